import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newMemoryFolder } from './memory-folder.ts'

function parent(options: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'memory-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  onTestFinished(() => {
    execFileSync('umount', [folder])
    rmSync(folder, { recursive: true })
  })
  return folder
}

test('a run has a new folder of its own where there is room, which any user may write to', async ({
  skip,
}) => {
  const memory = parent('size=5g')
  if (!memory) return skip('no right to mount')
  const folders = [await newMemoryFolder(memory), await newMemoryFolder(memory)]
  expect(new Set(folders).size).toBe(2)
  for (const folder of folders) expect(statSync(folder ?? '').mode & 0o7777).toBe(0o1777)
})

test('there is none where room is short or nothing may be executed, and nothing is left behind', async ({
  skip,
}) => {
  const [small, closed] = [parent('size=1g'), parent('size=5g,noexec')]
  if (!small || !closed) return skip('no right to mount')
  expect(await newMemoryFolder(small)).toBeUndefined()
  expect(await newMemoryFolder(closed)).toBeUndefined()
  expect([...readdirSync(small), ...readdirSync(closed)]).toEqual([])
  expect(await newMemoryFolder('/nowhere')).toBeUndefined()
  expect(existsSync('/nowhere')).toBe(false)
})
