import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { explainFullDisk, watchDisk } from './disk.ts'

const mebibyte = 2 ** 20
const withFree = (megabytes: number) => async () => ({ bavail: megabytes * 256, bsize: mebibyte / 256 })
const needed = 128 * mebibyte

test('a start that fails for want of room says how much there is and how much it takes', async () => {
  const causes = [
    Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' }),
    new Error(
      'The database folder couldn’t be made: initdb: error: could not write to file: No space left on device.',
    ),
    new Error(
      'PostgreSQL can’t be started in /data/postgres/cluster:\nFATAL:  could not write lock file: No space left on device',
    ),
    Object.assign(new Error('could not extend file'), { code: '53100' }),
    new Error('Failed query', { cause: Object.assign(new Error('x'), { code: '53100' }) }),
  ]
  for (const cause of causes) {
    const told = await explainFullDisk(cause, '/data', needed, withFree(5))
    expect(told).toBeInstanceOf(Error)
    expect(String(told)).toContain('The disk of DATA_DIR (/data) has 5 MB free, a start needs about 128 MB')
  }
})

test('a start that fails on a disk without room is no other’s fault, and on one with room stays as it is told', async () => {
  const other = new Error(
    'PostgreSQL can’t be started in /data/postgres/cluster:\nFATAL:  bogus data in lock file',
  )
  expect(String(await explainFullDisk(other, '/data', needed, withFree(0)))).toContain('has 0 MB free')
  expect(await explainFullDisk(other, '/data', needed, withFree(9000))).toBe(other)
  const inUse = new Error('Port 3000 is in use. Set PORT to a free one.')
  expect(await explainFullDisk(inUse, '/data', needed, withFree(40))).toBe(inUse)
})

test('a folder that is not there yet is on the disk of the one above it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const full = Object.assign(new Error('full'), { code: 'ENOSPC' })
  expect(String(await explainFullDisk(full, join(folder, 'not/yet'), needed))).toMatch(/has \d+ MB free/)
})

test('a disk that fills is told once, with how much is left, and once more when there is room', async () => {
  const lines: string[] = []
  const log = {
    error: (fields: object, message: string) => lines.push(`error ${JSON.stringify(fields)} ${message}`),
    info: (fields: object, message: string) => lines.push(`info ${JSON.stringify(fields)} ${message}`),
  }
  let free = 500
  const disk = watchDisk('/data', log, () => withFree(free)())
  onTestFinished(() => disk.close())
  expect(await disk.check()).toBe('ok')
  free = 15
  expect(await disk.check()).toBe('full: 15 MB free, at least 16 MB are needed')
  expect(await disk.check()).toBe('full: 15 MB free, at least 16 MB are needed')
  free = 16
  expect(await disk.check()).toBe('ok')
  expect(lines).toEqual([
    expect.stringMatching(/^error \{"freeMb":15\} The disk of DATA_DIR \(\/data\) is full/),
    expect.stringMatching(/^info \{"freeMb":16\} The disk of DATA_DIR \(\/data\) has room again/),
  ])
})
