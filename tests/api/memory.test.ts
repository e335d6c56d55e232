import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { pages } from '#content/pages.ts'
import { dropDataDir, newDataDir } from '#tests/data-dir.ts'
import { startSite } from '#tests/site.ts'

const env = { NODE_ENV: 'production' }
const packedWithinMs = 240_000
/** Server and database have 400 MB at rest, and the database needs up to 63 of them. */
const mostMb = 330

const residentMb = (pid: number) =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000

/** The processes that render pages for a data folder. */
const renderersFor = (dataDir: string) =>
  globSync('/proc/[0-9]*/cmdline').filter((path) => {
    try {
      const settings = readFileSync(path.replace('cmdline', 'environ'), 'utf8').split('\0')
      return readFileSync(path, 'utf8').includes('render-ahead') && settings.includes(`DATA_DIR=${dataDir}`)
    } catch {
      return false
    }
  })

async function newSite() {
  const dataDir = await newDataDir()
  onTestFinished(() => dropDataDir(dataDir))
  const site = await startSite({ dataDir, env })
  onTestFinished(() => site.stop())
  return { ...site, stored: () => globSync(join(dataDir, 'pages/*/*.page')).length }
}

test('a server holds less than 330 MB just started and with every page packed, which another process renders', async () => {
  const site = await newSite()
  expect(residentMb(site.pid)).toBeGreaterThan(50)
  expect(residentMb(site.pid)).toBeLessThan(mostMb)
  for (const until = Date.now() + packedWithinMs; Date.now() < until; await sleep(500))
    if (site.stored() === pages.length) break
  expect(site.stored()).toBe(pages.length)
  await expect.poll(() => renderersFor(site.dataDir), { timeout: 20_000 }).toEqual([])
  const headers = { 'accept-encoding': 'br' }
  for (const { path } of pages) {
    const response = await fetch(site.url + path, { headers })
    expect(response.headers.get('content-encoding'), path).toBe('br')
    await response.arrayBuffer()
  }
  expect(residentMb(site.pid)).toBeLessThan(mostMb)
}, 300_000)

test('a page is served before it was rendered ahead, and a stop ends the rendering', async () => {
  const site = await newSite()
  expect((await fetch(`${site.url}/contact`)).status).toBe(200)
  await expect.poll(() => renderersFor(site.dataDir).length, { timeout: 20_000 }).toBe(1)
  await site.stop()
  expect(renderersFor(site.dataDir)).toEqual([])
  expect(site.stored()).toBeLessThan(pages.length)
}, 180_000)
