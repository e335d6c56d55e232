import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, readdir, readFile, readlink, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findBinaries } from './binaries.ts'
import { isMapped } from './owner.ts'
import { isRoot, newFolder, nobody, ownersBelow, postmasterPid, ready, start, startProcess } from './stage.ts'

const onLinuxAsRoot = test.runIf(isRoot && process.platform === 'linux')

onLinuxAsRoot(
  'started by root, PostgreSQL runs as a user id that no account and no other site has',
  async () => {
    const dataDirs = [await newFolder(0o755), await newFolder(0o755)]
    const ids: number[] = []
    for (const dataDir of dataDirs) {
      await start(dataDir)
      const cluster = join(dataDir, 'postgres/cluster')
      const { uid, gid } = await stat(cluster)
      const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':')[2])
      expect(accounts).toContain('65534')
      expect(accounts).not.toContain(String(uid))
      // Where systemd.io/UIDS-GIDS says that nobody hands ids out.
      expect(uid).toBeGreaterThanOrEqual(1_879_048_192)
      expect(uid).toBeLessThan(2_147_352_576)
      expect(gid).toBe(uid)
      expect(await ownersBelow(cluster)).toEqual([uid])
      expect((await stat(`/proc/${await postmasterPid(dataDir)}`)).uid).toBe(uid)
      ids.push(uid)
    }
    expect(new Set(ids).size).toBe(2)
  },
)

test('only its owner can enter the folder of the database and its socket, or read what lies there', async () => {
  const dataDir = await newFolder(0o755)
  const { connection } = await start(dataDir)
  const cluster = join(dataDir, 'postgres/cluster')
  expect(connection.host).toBe(cluster)
  expect((await stat(cluster)).mode & 0o777).toBe(0o700)
  for (const file of ['pg_hba.conf', 'postmaster.pid', 'postgresql.auto.conf', 'global/pg_control'])
    expect((await stat(join(cluster, file))).mode & 0o177, file).toBe(0)
  expect((await stat(join(cluster, '.s.PGSQL.5432'))).mode & 0o777).toBe(0o700)
})

onLinuxAsRoot(
  'a process of nobody gets no connection, no file, no signal and no look into PostgreSQL',
  async () => {
    const dataDir = await newFolder(0o755)
    await start(dataDir)
    const cluster = join(dataDir, 'postgres/cluster')
    const pid = await postmasterPid(dataDir)
    const programs = dirname(await readlink(`/proc/${pid}/exe`))
    expect(await tryAs(nobody, { cluster, pid, programs })).toEqual({
      connect: 'EACCES',
      list: 'EACCES',
      read: 'EACCES',
      write: 'EACCES',
      signal: 'EPERM',
      environment: 'EACCES',
      throughProc: 'EACCES',
      program: 'EACCES',
      besideProgram: 'EACCES',
    })
  },
)

onLinuxAsRoot('of an ordinary user’s database another user gets nothing either', async () => {
  const daemon = { uid: 1, gid: 1 }
  const dataDir = join(await newFolder(0o755), 'data')
  await mkdir(dataDir)
  await chown(dataDir, daemon.uid, daemon.gid)
  await ready(startProcess(dataDir, daemon))
  const cluster = join(dataDir, 'postgres/cluster')
  const pid = await postmasterPid(dataDir)
  expect((await stat(cluster)).uid).toBe(1)
  expect(await tryAs(nobody, { cluster, pid, programs: cluster })).toMatchObject({
    connect: 'EACCES',
    list: 'EACCES',
    read: 'EACCES',
    write: 'EACCES',
    signal: 'EPERM',
    throughProc: 'EACCES',
  })
})

test('in a user namespace only ids that it has are used', () => {
  const whole = '         0          0 4294967295\n'
  const rootless = '         0       1000          1\n         1     100000      65536\n'
  expect([1_879_048_192, 60_578].map((id) => isMapped(whole, id))).toEqual([true, true])
  expect([1_879_048_192, 60_578].map((id) => isMapped(rootless, id))).toEqual([false, true])
})

onLinuxAsRoot('while the database is being made, a process of nobody can’t reach it', async () => {
  const dataDir = await newFolder(0o755)
  const { initdb } = await findBinaries(dataDir, nobody)
  const script = `
    const fs = require('node:fs'); let seen = false, reached = 0
    const look = (pid) => {
      if (!fs.readFileSync('/proc/' + pid + '/cmdline', 'utf8').startsWith(${JSON.stringify(initdb)} + '\\0')) return
      seen = true
      fs.readdirSync('/proc/' + pid + '/cwd/')
      reached++
    }
    setInterval(() => {
      for (const pid of fs.readdirSync('/proc').filter(Number)) try { look(pid) } catch {}
    }, 2)
    process.on('SIGTERM', () => { console.log(JSON.stringify({ seen, reached })); process.exit() })
    console.log('watching')`
  const watcher = spawn(process.execPath, ['-e', script], {
    ...nobody,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void watcher.kill())
  await once(watcher.stdout, 'data')
  await start(dataDir)
  watcher.kill('SIGTERM')
  const [said] = await once(watcher.stdout, 'data')
  expect(JSON.parse(String(said))).toEqual({ seen: true, reached: 0 })
  expect(await readdir(join(dataDir, 'postgres'))).toEqual(['cluster'])
})

/** What a process of that user is told by everything that it could try. */
async function tryAs(
  user: { uid: number; gid: number },
  given: { cluster: string; pid: number; programs: string },
) {
  const script = `
    import fs from 'node:fs'
    import { Client } from ${JSON.stringify(import.meta.resolve('pg'))}
    const { cluster, pid, programs } = ${JSON.stringify(given)}
    const client = new Client({ host: cluster, port: 5432, user: 'postgres', database: 'postgres' })
    const tries = {
      connect: () => client.connect(),
      list: () => fs.readdirSync(cluster),
      read: () => fs.readFileSync(cluster + '/pg_hba.conf'),
      write: () => fs.writeFileSync(cluster + '/pg_hba.conf', ''),
      signal: () => process.kill(pid, 'SIGHUP'),
      environment: () => fs.readFileSync('/proc/' + pid + '/environ'),
      throughProc: () => fs.readdirSync('/proc/' + pid + '/cwd/'),
      program: () => fs.openSync(programs + '/postgres', 'r+'),
      besideProgram: () => fs.writeFileSync(programs + '/planted', ''),
    }
    const told = {}
    for (const [name, attempt] of Object.entries(tries))
      try { await attempt(); told[name] = 'done' } catch (error) { told[name] = error.code }
    console.log(JSON.stringify(told))
    process.exit()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    ...user,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(child.stdout, 'data')
  return JSON.parse(String(said))
}
