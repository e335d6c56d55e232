import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { lchown, mkdir, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { findBinaries } from './binaries.ts'
import { giveToOwner, isGiven } from './owner.ts'
import { spawnPostgres } from './process.ts'
import {
  giveAll,
  isRoot,
  newFolder,
  nobody,
  ownersBelow,
  query,
  ready,
  root,
  start,
  startProcess,
  until,
} from './stage.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { silentLog } from '#db/log.ts'

const onLinuxAsRoot = test.runIf(isRoot && process.platform === 'linux')

onLinuxAsRoot(
  'a database that ran as nobody is moved to its own id at the next start, with all that it holds',
  async () => {
    const { dataDir, cluster, own } = await formerSite()
    const { connection } = await start(dataDir)
    expect(await query(connection, 'select text from notes')).toEqual([{ text: 'kept' }])
    expect(await ownersBelow(cluster)).toEqual([own])
  },
)

onLinuxAsRoot('a move that was killed at any point is finished by the next start', async () => {
  for (const moved of [[], ['base'], ['base', 'global', 'pg_wal', 'pg_hba.conf']]) {
    const { dataDir, cluster, own } = await formerSite()
    await lchown(cluster, own, own)
    for (const entry of moved) await giveAll(join(cluster, entry), own)
    const { connection } = await start(dataDir)
    expect(await query(connection, 'select text from notes'), moved.join()).toEqual([{ text: 'kept' }])
    expect(await ownersBelow(cluster)).toEqual([own])
  }
})

onLinuxAsRoot('a database counts as moved only once all of it is', async () => {
  const cluster = await newFolder(0o755)
  await mkdir(join(cluster, 'base'))
  await mkdir(join(cluster, 'pg_wal'))
  const names = Array.from({ length: 300 }, (_, i) => [`base/${i}`, `pg_wal/${i}`]).flat()
  for (const name of [...names, 'PG_VERSION', 'pg_hba.conf', 'z']) await writeFile(join(cluster, name), '')
  await giveAll(cluster, nobody.uid)
  const own = { uid: 60_600, gid: 60_600 }
  const move = giveToOwner(cluster, own)
  while (!(await isGiven(cluster, own)));
  const files = readdirSync(cluster, { recursive: true })
  const owners = files.map((name) => statSync(join(cluster, String(name))).uid)
  await move
  expect(new Set(owners)).toEqual(new Set([own.uid]))
  expect(owners).toHaveLength(605)
})

onLinuxAsRoot(
  'a database that a child of a killed PostgreSQL still works in is moved when it has ended',
  async () => {
    const cluster = await newFolder(0o755)
    await writeFile(join(cluster, 'PG_VERSION'), '')
    await giveAll(cluster, nobody.uid)
    const programs = await newFolder(0o755)
    await symlink('/bin/sleep', join(programs, 'postgres'))
    const child = spawn(join(programs, 'postgres'), ['60'], { cwd: cluster })
    onTestFinished(() => void child.kill())
    await once(child, 'spawn')
    const own = { uid: 60_600, gid: 60_600 }
    const move = giveToOwner(cluster, own)
    await sleep(500)
    expect(await ownersBelow(cluster)).toEqual([nobody.uid])
    child.kill()
    await move
    expect(await ownersBelow(cluster)).toEqual([own.uid])
  },
)

onLinuxAsRoot(
  'two that start at once on a database that ran as nobody move it once and share it',
  async () => {
    const { dataDir, cluster, own } = await formerSite()
    const found = await Promise.all([startProcess(dataDir), startProcess(dataDir)].map(ready))
    expect(found.map(({ attached }) => attached).toSorted()).toEqual([false, true])
    for (const connection of found)
      expect(await query(connection, 'select text from notes')).toEqual([{ text: 'kept' }])
    expect(await ownersBelow(cluster)).toEqual([own])
  },
)

onLinuxAsRoot(
  'one left running as nobody by a killed site is stopped and moved, unless another process uses it',
  async () => {
    const { dataDir, cluster, own } = await formerSite()
    const binaries = await findBinaries(dataDir, nobody)
    const former = spawnPostgres(cluster, binaries, nobody, {}, silentLog)
    const asAdmin = { host: cluster, port: 5432, user: 'postgres', database: 'postgres' }
    await until(async () => (await query(asAdmin, 'select 1')).length === 1)
    const busy = startOther(asAdmin)
    await busy.locked

    const warnings: string[] = []
    const log = { ...silentLog, warn: (_fields: object, message: string) => void warnings.push(message) }
    const guest = await startEmbeddedPostgres({ dataDir, log })
    expect(guest.attached).toBe(true)
    expect(warnings.join()).toContain('still runs as nobody')
    expect(await query(guest.connection, 'select text from notes')).toEqual([{ text: 'kept' }])
    expect((await stat(cluster)).uid).toBe(nobody.uid)
    await guest.stop()
    expect(former.child.exitCode).toBe(null)
    await busy.end()

    const { connection, attached } = await start(dataDir)
    expect(attached).toBe(false)
    expect(former.child.exitCode).toBe(0)
    expect(await query(connection, 'select text from notes')).toEqual([{ text: 'kept' }])
    expect(await ownersBelow(cluster)).toEqual([own])
  },
)

onLinuxAsRoot('a database parts of which lie elsewhere by a link stays whose it was', async () => {
  const { dataDir, cluster } = await formerSite()
  await symlink('/nowhere', join(cluster, 'pg_tblspc/1'))
  const { connection } = await start(dataDir)
  expect(await query(connection, 'select text from notes')).toEqual([{ text: 'kept' }])
  expect((await stat(cluster)).uid).toBe(nobody.uid)
})

/** A stopped site as versions before this one left it: root's folder, and in it a cluster of nobody. */
async function formerSite() {
  const dataDir = await newFolder(0o755)
  const first = await start(dataDir)
  await query(first.connection, "create table notes as select 'kept' as text")
  await first.stop()
  const cluster = join(dataDir, 'postgres/cluster')
  const own = (await stat(cluster)).uid
  await giveAll(cluster, nobody.uid)
  return { dataDir, cluster, own }
}

/** Another process of a former version: it holds the lock that says so. */
function startOther(connection: { host: string; port: number; user: string; database: string }) {
  const script = `
    import { Client } from ${JSON.stringify(import.meta.resolve('pg'))}
    const client = new Client(${JSON.stringify(connection)})
    await client.connect()
    await client.query('select pg_advisory_lock_shared(1)')
    console.log('locked')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
    await sleep(200)
  }
  onTestFinished(end)
  return { locked: once(child.stdout, 'data'), end }
}
