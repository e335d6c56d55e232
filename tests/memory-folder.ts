import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const neededBytes = 4e9

/**
 * A new folder in memory for the temporary files of a run: a database of 900 files is copied there in 50 ms, on a disk in 300. Undefined
 * where there is no room of 4 GB, or nothing there may be executed: the run is slower then, and the same.
 */
export async function newMemoryFolder(parent = '/dev/shm'): Promise<string | undefined> {
  const free = await statfs(parent).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  if (free < neededBytes) return undefined
  const folder = await mkdtemp(join(parent, 'tests-')).catch(() => undefined)
  if (folder === undefined) return undefined
  if (!(await mayExecute(folder))) {
    await rm(folder, { recursive: true })
    return undefined
  }
  // As `/tmp` is: servers that tests start run as users of their own.
  await chmod(folder, 0o1777)
  return folder
}

async function mayExecute(folder: string): Promise<boolean> {
  const program = join(folder, 'true')
  await writeFile(program, '#!/bin/sh\n', { mode: 0o700 })
  return promisify(execFile)(program).then(
    () => true,
    () => false,
  )
}
