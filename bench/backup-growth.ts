import { spawn } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { startSite } from '../tests/site.ts'
import { makeUpLeads } from './made-up-leads.ts'
import { residentBytes } from './process.ts'
import { megabytes, whole, type Row } from './row.ts'

const sizes = [100_000, 1_000_000]
/** What either may need: V8's heap with room to spare, whatever the size of the data. */
const mostBytes = 700e6
const sampleMs = 50

/** Q6: `npm run backup` and `npm run restore` beside a running site, with a hundred thousand leads and a million. */
export async function backupGrowth(): Promise<Row[]> {
  const [small, large] = [await measure(sizes[0] ?? 0), await measure(sizes[1] ?? 0)]
  const [few, many] = sizes.map(whole)
  const beside = (of: (one: typeof small) => string) => `${of(large)} (${few}: ${of(small)})`
  const memory = (what: 'backup' | 'restore'): Row => ({
    requirement: 'Q6',
    what: `${what} of ${many} leads, memory at most`,
    target: `≤ ${megabytes(mostBytes)}`,
    figure: beside((one) => megabytes(one[what].peak)),
    isMet: large[what].peak <= mostBytes,
  })
  return [
    {
      requirement: 'Q6',
      what: `backup of ${many} leads`,
      target: '',
      figure: beside(({ backup }) => seconds(backup.ms)),
    },
    { requirement: 'Q6', what: 'its file', target: '', figure: beside(({ bytes }) => megabytes(bytes)) },
    memory('backup'),
    {
      requirement: 'Q6',
      what: `restore of ${many} leads, copy of the present included`,
      target: '',
      figure: beside(({ restore }) => seconds(restore.ms)),
    },
    {
      requirement: 'Q6',
      what: 'of that the site answers “back in a minute”',
      target: '',
      figure: beside(({ closedMs }) => seconds(closedMs)),
    },
    memory('restore'),
  ]
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

async function measure(count: number) {
  const dataDir = await newDataDir()
  const site = await startSite({ dataDir, env: { NODE_ENV: 'production', LOG_LEVEL: 'fatal' } })
  try {
    const client = new Client({ host: join(dataDir, 'postgres/cluster'), user: 'site', database: 'site' })
    await client.connect()
    await makeUpLeads(client, count)
    await client.end()
    const backup = await run(dataDir, ['backup'])
    const folder = join(dataDir, 'backups')
    const name = (await readdir(folder)).find((one) => one.startsWith('backup-')) ?? ''
    const { size } = await stat(join(folder, name))
    const watch = watchDoors(site.url)
    const restore = await run(dataDir, ['restore', join(folder, name), '--yes'])
    return { backup, restore, bytes: size, closedMs: await watch.stop() }
  } finally {
    await site.stop()
    await dropDataDir(dataDir)
  }
}

/** Runs the built server's command as npm does, and returns how long it took and the most memory it had. */
async function run(dataDir: string, words: string[]) {
  const started = performance.now()
  const child = spawn(process.execPath, ['build/server/main.js', ...words], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  let peak = 0
  const sampling = setInterval(() => {
    if (child.exitCode === null && child.pid) peak = Math.max(peak, residentBytes(child.pid) || 0)
  }, sampleMs)
  const code = await ended
  clearInterval(sampling)
  if (code !== 0) throw new Error(`${words[0]} ended with ${code}: ${errors}`)
  return { ms: performance.now() - started, peak }
}

/** How long the site refuses to touch the data. */
function watchDoors(url: string) {
  let closedMs = 0
  const looking = setInterval(async () => {
    const answer = await fetch(`${url}/api/search?q=pump`).catch(() => undefined)
    if (answer?.status === 503) closedMs += 250
  }, 250)
  return {
    stop: async () => {
      clearInterval(looking)
      return closedMs
    },
  }
}
