import { setTimeout as sleep } from 'node:timers/promises'
import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { postgresPid, startSite } from '../tests/site.ts'
import { enquiry, postJson } from '../tests/visits.ts'
import { contactKind, offerLoad, type Kind } from './load.ts'
import { proportionalBytes, residentBytes } from './process.ts'
import { median, megabytes, type Row } from './row.ts'
import { untilPacked } from './until-packed.ts'

const starts = 5
const mostAtRest = 400e6
/** V8 gives back what building the indexes took when it has been idle for a while. */
const untilGivenBackMs = 150_000
/** So long V8 widens its heap to what the load needs, and the allocator keeps what was given back to it. */
const warmUpS = 240
const pages: Kind = { name: 'page', weight: 10, method: 'GET', path: '/' }
const soak = { kinds: [pages, contactKind()], rate: 550, mostConnections: 16, patienceMs: 10_000 }

/** Q7: from the command to ready on an existing database, memory at rest with every page packed, and its growth under a steady load. */
export async function start(): Promise<Row[]> {
  const soakS = process.argv.includes('--long') ? 600 : 60
  const dataDir = await newDataDir({ isEmpty: true })
  const env = { NODE_ENV: 'production' }
  const first = await timed(() => startSite({ dataDir, env }))
  await postJson(`${first.value.url}/api/contact`, enquiry())
  await first.value.stop()
  const times: number[] = []
  for (let i = 0; i < starts; i++) {
    const { ms, value } = await timed(() => startSite({ dataDir, env }))
    times.push(ms)
    await value.stop()
  }

  const site = await startSite({ dataDir, env: { ...env, LOG_LEVEL: 'error' } })
  try {
    await untilPacked(site)
    // Connections to the database that nobody uses are closed after half a minute.
    await sleep(40_000)
    const databasePid = (await postgresPid(dataDir)) ?? 0
    const memory = () => ({ server: residentBytes(site.pid), database: proportionalBytes(databasePid) })
    const atRest = memory()
    await askOnce(site.url)
    const asked = memory()
    await sleep(untilGivenBackMs)
    const restAgain = memory()
    await offerLoad({ url: site.url, seconds: warmUpS, ...soak }, 1)
    const samples: number[] = []
    const sampling = setInterval(() => samples.push(residentBytes(site.pid)), 500)
    await offerLoad({ url: site.url, seconds: soakS, ...soak }, 1)
    clearInterval(sampling)
    const third = Math.floor(samples.length / 3)
    const growth = median(samples.slice(2 * third)) / median(samples.slice(third, 2 * third)) - 1
    return [
      {
        requirement: 'Q7',
        what: 'cold start to ready, existing database',
        target: '≤ 5 s',
        figure: `${(median(times) / 1000).toFixed(2)} s (the very first ${(first.ms / 1000).toFixed(2)} s)`,
        isMet: median(times) <= 5000,
      },
      atRestRow('memory at rest, server and database, every page packed', atRest),
      atRestRow(
        'the same two and a half minutes after a first search and a first question to the chat',
        restAgain,
      ),
      { requirement: 'Q7', what: 'at the moment these were answered', target: '', figure: memoryOf(asked) },
      {
        requirement: 'Q7',
        what: `memory, last third of ${soakS} s under load beside the second, after ${warmUpS} s of it`,
        target: 'no growth (≤ 5 %)',
        figure: `${(growth * 100).toFixed(1)} % (${megabytes(median(samples.slice(2 * third)))})`,
        isMet: growth <= 0.05,
      },
    ]
  } finally {
    await site.stop()
    await dropDataDir(dataDir)
  }
}

interface Memory {
  server: number
  database: number
}

const memoryOf = ({ server, database }: Memory) =>
  `${megabytes(server + database)} (${megabytes(server)} and ${megabytes(database)})`

const atRestRow = (what: string, memory: Memory): Row => ({
  requirement: 'Q7',
  what,
  target: `≤ ${megabytes(mostAtRest)}`,
  figure: memoryOf(memory),
  isMet: memory.server + memory.database <= mostAtRest,
})

/** What builds the indexes of search and chat. */
async function askOnce(url: string): Promise<void> {
  await (await fetch(`${url}/api/search?q=bearing%20failure`)).text()
  const message = { message: 'How long does a pilot take?', sessionId: null }
  await (await postJson(`${url}/api/chatbot`, message)).text()
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const started = performance.now()
  const value = await work()
  return { ms: performance.now() - started, value }
}
