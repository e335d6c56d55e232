import { createHash } from 'node:crypto'
import { lstat, mkdir, mkdtemp, readlink, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { port } from './process.ts'

/** The shortest of the systems' limits (macOS), in bytes. */
const longestSocketPath = 103

/**
 * A path of the cluster folder, in which the socket lies, short enough to connect to: the folder itself, else a symbolic link to it in
 * a folder below the temporary one that only this user can enter. The name is the same at every start; when someone else
 * has taken it, a random one is used.
 */
export async function findSocketFolder(cluster: string) {
  if (Buffer.byteLength(join(cluster, `.s.PGSQL.${port}`)) <= longestSocketPath) return cluster
  const hash = createHash('sha256').update(`${process.getuid?.()}:${cluster}`).digest('hex')
  const usual = join(tmpdir(), `pg-${hash.slice(0, 16)}`)
  const folder = (await isPrivate(usual)) ? usual : await mkdtemp(join(tmpdir(), 'pg-'))
  const link = join(folder, 'd')
  await symlink(cluster, link).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST' || (await readlink(link)) !== cluster) throw error
  })
  return link
}

/** Clears what `findSocketFolder` made. */
export async function removeSocketFolder(cluster: string, found: string) {
  if (found !== cluster) await rm(dirname(found), { recursive: true, force: true })
}

async function isPrivate(folder: string) {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const found = await lstat(folder)
  return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o077) === 0
}
