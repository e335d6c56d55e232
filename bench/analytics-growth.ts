import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { openDatabase } from '#db/database.ts'
import { silentLog } from '#db/log.ts'
import { openQueue } from '#jobs/queue.ts'
import { jobs } from '#server/jobs.ts'
import { dayMs } from '#lib/durations.ts'
import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { startSite } from '../tests/site.ts'
import { signIn } from '../tests/visits.ts'
import { makeUpEvents, makeUpVitals } from './made-up-events.ts'
import { percentile, whole, type Row } from './row.ts'
import { processesOf, underLoad, watchUse, type Used } from './under-load.ts'

const sizes = [1_000_000, 10_000_000]
const days = 400
const rounds = 20
const wantedMs = 500
const longestMs = 15 * 60 * 1000

const daysBack = (count: number) => {
  const day = (back: number) => new Date(Date.now() - back * dayMs).toISOString().slice(0, 10)
  return `from=${day(count - 1)}&to=${day(0)}&compare=previous`
}
const asked = [
  ...[28, 90, 365].map((count) => ({ name: `overview, ${count} days`, path: `overview?${daysBack(count)}` })),
  { name: 'overview of one source, 365 days', path: `overview?${daysBack(365)}&source=letter` },
  ...['sources', 'pages', 'goals', 'funnel', 'vitals', 'seo', 'filtered', 'search'].map((name) => ({
    name: `${name}, 90 days`,
    path: `${name}?${daysBack(90)}`,
  })),
]

/** Q6: what the analytics screen reads, each beside as many days before, over a million events and over ten; and the job that sums them. */
export async function analyticsGrowth(): Promise<Row[]> {
  const [small, large] = [await measure(sizes[0] ?? 0), await measure(sizes[1] ?? 0)]
  const [few, many] = sizes.map(whole)
  return [
    {
      requirement: 'Q6',
      what: `analytics: ${days} days of ${many} events are summed by the job`,
      target: '',
      figure: `${Math.round(large.sumS)} s (${few}: ${small.sumS.toFixed(1)} s)`,
    },
    ...asked.map(({ name }): Row => {
      const p95 = large.p95.get(name)?.ms ?? Number.NaN
      const isGoal = name.startsWith('overview')
      const row = {
        requirement: 'Q6',
        what: `analytics ${name}, ${many} events, p95`,
        target: isGoal ? `≤ ${wantedMs} ms` : '',
        figure: `${Math.round(p95)} ms (${few}: ${Math.round(small.p95.get(name)?.ms ?? Number.NaN)} ms)`,
        ...(isGoal && { isMet: p95 <= wantedMs }),
      }
      const used = large.p95.get(name)?.used
      return used ? underLoad(row, used) : row
    }),
  ]
}

async function measure(count: number) {
  const dataDir = await newDataDir()
  const env = { NODE_ENV: 'production', LOG_LEVEL: 'error' }
  const connection = {
    host: join(dataDir, 'postgres', 'cluster'),
    port: 5432,
    user: 'site',
    database: 'site',
  }
  // The job is to find all events at once, so nothing runs it while they are made.
  const idle = await startSite({ dataDir, env: { ...env, WORKER: 'off' } })
  const client = new Client(connection)
  await client.connect()
  await makeUpEvents(client, { count, days })
  await makeUpVitals(client, { count: count / 10, days })
  await client.end()
  await idle.stop()

  const site = await startSite({ dataDir, env })
  try {
    const sumS = await sum(connection)
    await tidy(connection)
    const headers = { authorization: `Bearer ${await signIn(site.url)}` }
    const p95 = new Map<string, { ms: number; used: Used }>()
    const pids = await processesOf(site)
    for (const { name, path } of asked) {
      const times: number[] = []
      const used = watchUse(pids)
      for (let round = 0; round <= rounds; round++) {
        const started = performance.now()
        const answer = await fetch(`${site.url}/api/analytics/${path}`, { headers })
        await answer.text()
        if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
        if (round > 0) times.push(performance.now() - started)
      }
      p95.set(name, { ms: percentile(times, 0.95), used: used() })
    }
    return { sumS, p95 }
  } finally {
    await site.stop()
    await dropDataDir(dataDir)
  }
}

/** What the database does by itself in the hours after so many rows. */
async function tidy(connection: ClientConfig) {
  const client = new Client(connection)
  await client.connect()
  await client.query('vacuum analyze origin_days, source_days, page_days, path_days')
  await client.end()
}

/** Queues the job, which the site's own worker runs, and waits until it has closed yesterday. Returns the seconds. */
async function sum(connection: { host: string; port: number; user: string; database: string }) {
  const database = openDatabase({ embedded: connection, log: silentLog })
  const queue = await openQueue({ connection, jobs, log: silentLog, worker: false })
  const job = jobs.find(({ name }) => name === 'analytics.sum')
  if (!job) throw new Error('There is no job that sums events')
  const started = performance.now()
  await queue.send(database.orm, job, {})
  const yesterday = new Date(Date.now() - dayMs).toISOString().slice(0, 10)
  for (const deadline = started + longestMs; performance.now() < deadline; await sleep(100)) {
    const { rowCount } = await database.pool.query('select from summed_days where day = $1', [yesterday])
    if (rowCount) break
  }
  const seconds = (performance.now() - started) / 1000
  if (seconds * 1000 >= longestMs) throw new Error('The job did not get to the end')
  await queue.stop()
  await database.close()
  return seconds
}
