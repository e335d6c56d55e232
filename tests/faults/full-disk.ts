import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ends } from './stage.ts'

interface Disk {
  fill(): void
  free(): void
}

const pieceBytes = 2 ** 18

/** A small disk of its own at `folder` until the test ends; undefined where nothing may be mounted. */
export async function mountSmallDisk(
  folder: string,
  sizeMb: number,
  { onTestFinished }: Ends,
): Promise<Disk | undefined> {
  await mkdir(folder, { recursive: true })
  const { status } = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${sizeMb}m,mode=0755`,
    'small-disk',
    folder,
  ])
  if (status !== 0) return undefined
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]))
  const filler = join(folder, 'filler')
  return {
    fill() {
      const file = openSync(filler, 'a')
      try {
        for (;;) writeSync(file, Buffer.alloc(pieceBytes, 1))
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(filler, { force: true }),
  }
}

/** What stands in for a full disk without any rights: none of these processes can write to a file, and is told so by EFBIG. */
export function limitFiles(processes: () => number[]): Disk {
  const set = (limit: string) => {
    for (const pid of processes()) {
      // Only a process of the same user may do this: PostgreSQL has one of its own where root starts it.
      const owner = statSync(`/proc/${pid}`, { throwIfNoEntry: false })
      if (!owner) continue
      const { uid, gid } = owner
      const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${limit}`], {
        ...(process.getuid?.() === uid ? {} : { uid, gid }),
        encoding: 'utf8',
      })
      if (status !== 0 && existsSync(`/proc/${pid}`)) throw new Error(`No limit for ${pid}: ${stderr}`)
    }
  }
  return { fill: () => set('0:unlimited'), free: () => set('unlimited:unlimited') }
}
