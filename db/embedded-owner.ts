import { lchown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** PostgreSQL refuses to run as root: the user as which root starts it. */
export interface Owner {
  uid: number
  gid: number
}

const nobody: Owner = { uid: 65_534, gid: 65_534 }

export function isRoot() {
  return process.getuid?.() === 0
}

/**
 * The user as which PostgreSQL runs: undefined for this process's own. Root keeps the owner of an existing cluster, so that an
 * ordinary user's site can be started by root once and by its user again.
 */
export async function findOwner(cluster: string): Promise<Owner | undefined> {
  const found = await stat(cluster).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (isRoot()) return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : nobody
  if (found && found.uid !== process.getuid?.()) {
    throw new Error(
      `The database in ${cluster} belongs to the user with id ${found.uid}, not to you: it was started by somebody else before. ` +
        `Start as that user or as root, give it to yourself (sudo chown -R $(id -u) ${JSON.stringify(cluster)}), or set DATA_DIR to another folder.`,
    )
  }
  return undefined
}

/** A folder that root copied is root's: nobody else could change it, so its owner can be set without following a link. */
export async function giveToOwner(folder: string, owner: Owner) {
  await lchown(folder, owner.uid, owner.gid)
  for (const entry of await readdir(folder, { recursive: true }))
    await lchown(join(folder, entry), owner.uid, owner.gid)
}

export function ownerOptions(owner: Owner | undefined) {
  return owner ? { uid: owner.uid, gid: owner.gid } : {}
}

/** What `-D` is given. Root's child starts inside the folder and names it so, and needs no way through closed parents such as /root. */
export function clusterArgument(cluster: string, owner: Owner | undefined) {
  return owner && process.platform === 'linux' ? '/proc/self/cwd' : cluster
}
