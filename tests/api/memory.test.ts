import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { dropDataDir, newDataDir } from '#tests/data-dir.ts'
import { startSite } from '#tests/site.ts'

test('a server that has just started holds less than 260 MB', async () => {
  const dataDir = await newDataDir()
  onTestFinished(() => dropDataDir(dataDir))
  const site = await startSite({ dataDir })
  onTestFinished(() => site.stop())
  const resident = Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1])
  expect(resident * 1024).toBeGreaterThan(50e6)
  expect(resident * 1024).toBeLessThan(260e6)
}, 180_000)
