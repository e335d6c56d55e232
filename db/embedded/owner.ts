import { createHash } from 'node:crypto'
import { lchown, readdir, readFile, readlink, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** PostgreSQL refuses to run as root: the user as which root starts it. */
export interface Owner {
  uid: number
  gid: number
}

/** Shared by many services, so good for nothing that must be kept from them. */
export const nobody: Owner = { uid: 65_534, gid: 65_534 }

/** Ids that no distribution, account or container is given (systemd.io/UIDS-GIDS). The second range is for user namespaces of 65,536 ids. */
const freeIds = [
  { first: 1_879_048_192, count: 268_304_384 },
  { first: 60_578, count: 606 },
]

export function isRoot() {
  return process.getuid?.() === 0
}

/**
 * The user as which PostgreSQL runs: undefined for this process's own. Root gives it an id of its own, without an account, but keeps an
 * ordinary user's, so that a user's site can be started by root once and by its user again.
 */
export async function findOwner(parent: string, cluster: string): Promise<Owner | undefined> {
  const found = await stat(cluster).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (isRoot()) {
    if (found && found.uid !== 0 && !(await ranAsNobody(parent, cluster, found))) return found
    return ownId(parent)
  }
  if (found && found.uid !== process.getuid?.()) {
    throw new Error(
      `The database in ${cluster} belongs to the user with id ${found.uid}, not to you: it was started by someone else before. ` +
        `Start as that user or as root, give it to yourself (sudo chown -R $(id -u) ${JSON.stringify(cluster)}), or set DATA_DIR to another folder.`,
    )
  }
  return undefined
}

/** Versions before gave a cluster to nobody. One that the user nobody made, or with parts elsewhere that can't be given away safely, stays theirs. */
async function ranAsNobody(parent: string, cluster: string, found: Owner) {
  if (process.platform !== 'linux' || found.uid !== nobody.uid || (await stat(parent)).uid !== 0) return false
  const entries = await readdir(cluster, { recursive: true, withFileTypes: true })
  return !entries.some((entry) => entry.isSymbolicLink())
}

/** The same at every call, so that processes that start at once agree. */
async function ownId(folder: string): Promise<Owner> {
  if (process.platform !== 'linux') return nobody
  const { dev, ino, birthtimeMs } = await stat(folder)
  const hash = createHash('sha256').update(`${folder}:${dev}:${ino}:${birthtimeMs}`).digest()
  const maps = await Promise.all(['uid_map', 'gid_map'].map((name) => readFile(`/proc/self/${name}`, 'utf8')))
  for (const { first, count } of freeIds) {
    const id = first + (hash.readUInt32BE() % count)
    if (maps.every((map) => isMapped(map, id))) return { uid: id, gid: id }
  }
  return nobody
}

/** Whether a user namespace has this id, from its lines of first id inside, first id outside, and count. */
export function isMapped(map: string, id: number) {
  return map.split('\n').some((line) => {
    const [first = Number.NaN, , count = 0] = line.trim().split(/\s+/).map(Number)
    return id >= first && id < first + count
  })
}

const longestWaitMs = 30_000

/** The file that is given last: while its owner isn't the folder's, the rest isn't either. */
const lastGiven = 'PG_VERSION'

export async function isGiven(cluster: string, owner: Owner) {
  const found = await Promise.all([stat(cluster), stat(join(cluster, lastGiven))])
  return found.every(({ uid }) => uid === owner.uid)
}

/** Can be interrupted, repeated and done by two processes at once. */
export async function giveToOwner(cluster: string, owner: Owner) {
  for (let waitedMs = 0; await isUsed(cluster); waitedMs += 50) {
    if (await isGiven(cluster, owner)) return
    if (waitedMs >= longestWaitMs)
      throw new Error(
        `Processes of an earlier PostgreSQL still use ${cluster}; try again when they have ended`,
      )
    await sleep(50)
  }
  await giveFolder(cluster, owner, join(cluster, lastGiven))
  await lchown(join(cluster, lastGiven), owner.uid, owner.gid)
}

/** Each folder before what it holds: from then on its former owner can't put a link where something was. */
async function giveFolder(folder: string, owner: Owner, except: string) {
  await lchown(folder, owner.uid, owner.gid)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await giveFolder(path, owner, except)
    else if (path !== except)
      await lchown(path, owner.uid, owner.gid).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
  }
}

/** Children of a killed PostgreSQL may still be writing, which a new one of another user wouldn't notice. */
async function isUsed(cluster: string) {
  if (process.platform !== 'linux') return false
  const folder = await realpath(cluster)
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const used = await Promise.all(
    processes.map(async (pid) => {
      const at = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
      return at === folder && (await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')) === 'postgres\n'
    }),
  )
  return used.includes(true)
}

export function ownerOptions(owner: Owner | undefined) {
  return owner ? { uid: owner.uid, gid: owner.gid } : {}
}

/** What `-D` is given. Root's child starts inside the folder and names it so, and needs no way through closed parents such as /root. */
export function clusterArgument(cluster: string, owner: Owner | undefined) {
  return owner && process.platform === 'linux' ? '/proc/self/cwd' : cluster
}
