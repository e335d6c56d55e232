import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '#db/test-database.ts'
import { openProxy } from './faults/proxy.ts'
import type { Ends } from './faults/stage.ts'
import { freePort } from './site.ts'
import { eventually } from './visits.ts'

/** The URL of an empty database behind PgBouncer, which has its defaults but for the way it pools. */
export async function startPgBouncer(mode: 'session' | 'transaction', { onTestFinished }: Ends) {
  const database = await createTestDatabase({ bare: true })
  const { host, port: socket } = database.connection
  const proxy = await openProxy({ path: `${host}/.s.PGSQL.${socket}` })
  onTestFinished(() => proxy.close())
  const { username, password } = new URL(database.url)
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  // As root it goes on as another user, who reads the file.
  await chmod(folder, 0o755)
  const port = await freePort()
  const target = `host=127.0.0.1 port=${proxy.port} user=${username}${password && ` password=${decodeURIComponent(password)}`}`
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]\n${database.connection.database} = ${target}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\n` +
      `unix_socket_dir =\nauth_type = any\npool_mode = ${mode}\n`,
    { mode: 0o644 },
  )
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn('pgbouncer', [...user, join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const exited = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await exited
  })
  const isOpen = () =>
    new Promise<true | undefined>((told) => {
      if (child.exitCode !== null) throw new Error(`PgBouncer ended:\n${log}`)
      const line = connect(port, '127.0.0.1')
      line.once('connect', () => told(true)).once('error', () => told(undefined))
      line.once('connect', () => line.destroy())
    })
  await eventually(isOpen, { withinMs: 20_000, what: 'PgBouncer' })
  return {
    database,
    url: `postgresql://${username}@127.0.0.1:${port}/${database.connection.database}`,
    log: () => log,
  }
}
