import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, lchown, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { type EmbeddedConnection, startEmbeddedPostgres } from './embedded.ts'
import { silentLog } from '#db/log.ts'

// What the tests of the embedded PostgreSQL start and ask.

export const root = join(import.meta.dirname, '../..')
export const isRoot = process.getuid?.() === 0
export const nobody = { uid: 65_534, gid: 65_534 }

export async function newFolder(mode = 0o700) {
  const folder = await mkdtemp(join(tmpdir(), 'pg test-'))
  await chmod(folder, mode)
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))
  return folder
}

export async function start(dataDir: string) {
  const server = await startEmbeddedPostgres({ dataDir, log: silentLog })
  onTestFinished(() => server.stop())
  return server
}

export function startProcess(dataDir: string, as: { uid?: number; gid?: number } = {}, from = root) {
  const child = spawn(process.execPath, [join(from, 'db/embedded/fixture.ts'), dataDir], {
    ...as,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
  return child
}

export async function ready(
  child: ReturnType<typeof startProcess>,
): Promise<EmbeddedConnection & { attached: boolean }> {
  const errors = collect(child)
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error(errors()))),
  ])
  return JSON.parse(String(line))
}

export async function failure(child: ReturnType<typeof startProcess>) {
  const errors = collect(child)
  await once(child, 'close')
  return errors()
}

function collect(child: ReturnType<typeof startProcess>) {
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  return () => errors
}

export async function query(connection: EmbeddedConnection, text: string) {
  const client = new Client({ ...connection })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

export async function postmasterPid(dataDir: string) {
  return Number.parseInt(await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10)
}

/** Waits until it is true; a throw counts as not yet. */
export async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo().catch(() => false))) await sleep(10)
}

export async function giveAll(path: string, uid: number) {
  await lchown(path, uid, uid)
  if (!(await stat(path)).isDirectory()) return
  for (const entry of await readdir(path, { recursive: true })) await lchown(join(path, entry), uid, uid)
}

export async function ownersBelow(folder: string) {
  const owners = new Set([(await stat(folder)).uid])
  for (const entry of await readdir(folder, { recursive: true })) {
    const found = await stat(join(folder, entry)).catch(() => undefined)
    if (found) owners.add(found.uid)
  }
  return [...owners]
}
