import { readFileSync } from 'node:fs'
import { spawn, type ChildProcess } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { keepOutput, unreadableLines } from './log-lines.ts'

// The very command of `npm start`, without npm: its shell becomes the server.
const { scripts } = z
  .object({ scripts: z.object({ start: z.string() }) })
  .parse(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')))
const ownNode = dirname(process.execPath)

/** Seconds are usual; a machine that does much else at once may take this long. */
const startWithinMs = 120_000

export const owner = { email: 'owner@site.test', password: 'seven green lorries sleep' }

export interface Site {
  url: string
  dataDir: string
  pid: number
  /** What the process printed. */
  output(): string
  /** The lines of its log from `error` on: faults of its own, which no visitor need have been told of. */
  faults(): string[]
  /** Ends it as an operator would; the data folder stays. Throws when a line of its log was not JSON, as `kill` does. */
  stop(): Promise<void>
  /** Ends it as a power cut would, its database as well when told so; the data folder stays. */
  kill(what?: 'server' | 'server and database'): Promise<void>
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  return port
}

/** Starts the built server as `npm start` does and returns once it is ready. `env` adds to quiet settings for tests. */
export async function startSite({
  dataDir,
  env = {},
  port,
}: {
  dataDir: string
  env?: Record<string, string>
  port?: number
}): Promise<Site> {
  const usedPort = port ?? (await freePort())
  const url = `http://127.0.0.1:${usedPort}`
  const settings = {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(usedPort),
    SITE_URL: url,
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  }
  const child = spawn('sh', ['-c', scripts.start], {
    env: {
      PATH: `${ownNode}:${process.env['PATH'] ?? ''}`,
      HOME: process.env['HOME'] ?? '',
      ...settings,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: Record<'stdout' | 'stderr', string> = { stdout: '', stderr: '' }
  const name = `${process.pid}-${child.pid}-${usedPort}`
  for (const stream of ['stdout', 'stderr'] as const) {
    const decoder = new StringDecoder()
    child[stream].on('data', (chunk: Buffer) => {
      const piece = decoder.write(chunk)
      said[stream] += piece
      keepOutput(`${name}-${stream}`, piece)
    })
  }
  const exited = new Promise<void>((done) => child.once('close', () => done()))
  const output = () => said.stdout + said.stderr
  const mustBeReadable = () => {
    const lines = [...unreadableLines(said.stdout), ...unreadableLines(said.stderr)]
    if (lines.length > 0) throw new Error(`Lines of the log are not JSON:\n${lines.join('\n')}`)
  }
  try {
    await waitUntilReady(url, child, output)
  } catch (error) {
    child.kill('SIGKILL')
    await exited
    await stopLeftDatabase(dataDir)
    throw error
  }

  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    output,
    faults: () =>
      output()
        .split('\n')
        .filter((line) => /"level":"(?:error|fatal)"/.test(line)),
    async stop() {
      child.kill('SIGTERM')
      await exited
      mustBeReadable()
    },
    async kill(what = 'server') {
      const database = what === 'server and database' ? await postgresPid(dataDir) : undefined
      child.kill('SIGKILL')
      if (database !== undefined) process.kill(database, 'SIGKILL')
      await exited
      mustBeReadable()
    },
  }
}

async function waitUntilReady(url: string, child: ChildProcess, output: () => string) {
  for (const deadline = Date.now() + startWithinMs; Date.now() < deadline; await sleep(20)) {
    if (child.exitCode !== null || child.signalCode !== null) break
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error(`The server didn't get ready:\n${output()}`)
}

/** The process id of the embedded database of this data folder. */
export async function postgresPid(dataDir: string): Promise<number | undefined> {
  for (const name of await readdir(dataDir, { recursive: true })) {
    if (name.endsWith('postmaster.pid'))
      return Number((await readFile(join(dataDir, name), 'utf8')).split('\n')[0])
  }
  return undefined
}

/** Ends what a killed server left running on this folder. */
export async function stopLeftDatabase(dataDir: string): Promise<void> {
  const pid = await postgresPid(dataDir).catch(() => undefined)
  if (pid === undefined) return
  try {
    process.kill(pid, 'SIGQUIT')
  } catch {
    return
  }
  for (
    let waited = 0;
    waited < 5000 && (await postgresPid(dataDir).catch(() => undefined)) !== undefined;
    waited += 50
  )
    await sleep(50)
}
