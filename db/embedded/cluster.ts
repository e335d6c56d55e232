import { spawn } from 'node:child_process'
import { chown, mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Binaries, childEnv } from './binaries.ts'
import { clusterArgument, giveToOwner, isGiven, isRoot, nobody, type Owner, ownerOptions } from './owner.ts'

const partialName = /^initdb-(\d+)-/

/**
 * Makes the cluster folder unless it exists. It is made elsewhere and renamed when whole, so that an interrupted first start leaves
 * nothing half-made and of two simultaneous ones either result is used. Root gives it to `owner`.
 */
export async function createCluster(
  parent: string,
  cluster: string,
  binaries: Binaries,
  owner: Owner | undefined,
) {
  await removeInterrupted(parent)
  if (await isCluster(cluster)) {
    if (owner && !(await isGiven(cluster, owner))) await giveToOwner(cluster, owner)
    return
  }
  // Only root can enter the outer folder.
  const outer = await mkdtemp(join(parent, `initdb-${process.pid}-`))
  const partial = join(outer, 'cluster')
  await mkdir(partial, { mode: 0o700 })
  // initdb needs an account. Its group, which nobody else has, keeps other processes of that account from looking into it.
  const maker = owner && { uid: nobody.uid, gid: owner.gid }
  try {
    if (maker) await chown(partial, maker.uid, maker.gid)
    await runInitdb(partial, binaries, maker)
    if (owner) await giveToOwner(partial, owner)
    await rename(partial, cluster)
    await syncFolder(parent)
  } catch (error) {
    if (!(await isCluster(cluster))) throw error
  } finally {
    await rm(outer, { recursive: true, force: true })
  }
}

/** Makes the folder in which the cluster lies. Throws with the remedy when it can't be written to. */
export async function createParent(dataDir: string) {
  const parent = join(dataDir, 'postgres')
  try {
    await mkdir(parent, { recursive: true })
    if (!isRoot()) await rm(await mkdtemp(join(parent, 'probe-')), { recursive: true })
    await syncFolder(dataDir)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The data folder ${dataDir} can't be written to (${reason}). Give this user write access to it, ` +
        'or set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL server.',
      { cause: error },
    )
  }
  return parent
}

function isCluster(folder: string) {
  return stat(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  )
}

async function removeInterrupted(parent: string) {
  for (const entry of await readdir(parent)) {
    const pid = partialName.exec(entry)?.[1]
    if (pid && !isAlive(Number(pid)))
      await rm(join(parent, entry), { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Whether a process has this id, no matter who owns it. */
export function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function runInitdb(folder: string, { initdb }: Binaries, owner: Owner | undefined) {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--username=postgres', '--auth=trust', '--data-checksums', '--no-instructions']
  const child = spawn(
    initdb,
    [`--pgdata=${clusterArgument(folder, owner)}`, ...locale, '--text-search-config=english', ...access],
    { ...ownerOptions(owner), cwd: folder, env: childEnv, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  )
  if (code === 0) return
  const hint = errors.includes('effective user ID')
    ? ' Start it as a user that the system knows, or set DATABASE_URL.'
    : ''
  throw new Error(
    `The database folder couldn't be made: ${errors.trim() || `initdb ended with ${code}`}.${hint}`,
  )
}

/** A rename is durable once its folder is. */
async function syncFolder(folder: string) {
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}
