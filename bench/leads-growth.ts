import { join } from 'node:path'
import { Client } from 'pg'
import { z } from 'zod'
import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { startSite } from '../tests/site.ts'
import { signIn } from '../tests/visits.ts'
import { makeUpLeads } from './made-up-leads.ts'
import { percentile, whole, type Row } from './row.ts'
import { processesOf, underLoad, watchUse, type Used } from './under-load.ts'

const sizes = [100_000, 1_000_000]
/** The 95th of a hundred is then the third from the end, and not the one that a checkpoint fell into. */
const rounds = 60
const wantedMs = 50

export interface Asked {
  name: string
  path: string
}

const sorts = {
  '-created': 'created_at',
  created: 'created_at',
  name: 'lower(name)',
  '-engagement': 'engagement_mass',
} as const
const filters = [
  'stage=new',
  'stage=open',
  'stage=closed',
  'stage=lost',
  'owner=me',
  'owner=none',
  'source=manual',
  'sector=retail',
  'grade=A1',
  'grade=B2',
  'grade=C3',
  'reply=waiting',
  'reply=breached',
  'reply=today',
  'reply=at_risk',
  'reply=met',
  'reply=late',
  'tag=expo',
  'task=due',
  'since=today',
  'since=month',
  'from=2024-01-01&to=2024-01-31',
  'owner=me&stage=open',
  'owner=none&stage=open',
  'stage=open&sort=reply',
  'stage=lost&sort=name',
  'sector=retail&sort=-engagement',
  'grade=A1&sort=name',
  'grade=A1&sort=created',
  'grade=B2&sort=created',
  'tag=expo&stage=open&sort=reply',
  'source=job_scanner&sector=retail&stage=proposal',
]
const searches = [
  'a',
  'ann',
  'ann ashbrook',
  'pumps',
  'thornton.',
  '+44 20 70 000 500',
  'nobodyofthisname',
  'ann&stage=open',
  'pumps&owner=me&sort=reply',
]
const stages = ['new', 'contacted', 'qualified', 'proposal', 'won', 'lost']

/** Where the staff area lists leads. */
export const asked: Asked[] = [
  { name: 'first page', path: '/api/leads?total=1' },
  ...Object.keys(sorts).map((sort) => ({
    name: `first page, sort=${sort}`,
    path: `/api/leads?total=1&sort=${sort}`,
  })),
  { name: 'first page, sort=reply', path: '/api/leads?total=1&sort=reply' },
  ...filters.map((filter) => ({ name: filter, path: `/api/leads?total=1&${filter}` })),
  ...searches.map((q) => ({ name: `search ${q}`, path: `/api/leads?total=1&q=${q.replace('+', '%2B')}` })),
  ...stages.map((stage) => ({
    name: `board: column ${stage}`,
    path: `/api/leads?stage=${stage}&sort=-created&limit=20`,
  })),
  { name: 'board: column proposal, reply due first', path: '/api/leads?stage=proposal&sort=reply&limit=20' },
  { name: 'board: totals', path: '/api/leads/stages' },
  { name: 'board: totals of owner=me', path: '/api/leads/stages?owner=me' },
  { name: 'board: totals of tag=expo', path: '/api/leads/stages?tag=expo' },
  { name: 'board: totals of search ann', path: '/api/leads/stages?q=ann' },
  { name: 'tick all of stage=open', path: '/api/leads/selection?stage=open' },
  { name: 'owners and tags', path: '/api/leads/facets' },
  { name: 'inbox', path: '/api/inbox' },
  { name: 'inbox, mine', path: '/api/inbox?filter=mine' },
  { name: 'inbox, nobody’s', path: '/api/inbox?filter=free' },
]

/** Q6: what the leads screen reads, at a hundred thousand leads and at a million. */
export async function leadsGrowth(): Promise<Row[]> {
  const all = async (client: Client) => [...asked, ...(await deepPages(client))]
  const [small, large] = [await measureAt(sizes[0] ?? 0, all), await measureAt(sizes[1] ?? 0, all)]
  const [few, many] = sizes.map(whole)
  return [...large].map(([name, { p95, used }]) => {
    const row = {
      requirement: 'Q6',
      what: `leads, ${name}, ${many}, p95`,
      target: `≤ ${wantedMs} ms`,
      figure: `${p95.toFixed(1)} ms (${few}: ${(small.get(name)?.p95 ?? Number.NaN).toFixed(1)} ms)`,
      isMet: p95 <= wantedMs,
    }
    return underLoad(row, used)
  })
}

/** The times of what `prepare` names, at so many leads. */
export async function measureAt(
  count: number,
  prepare: (client: Client) => Promise<Asked[]>,
): Promise<Map<string, { p95: number; used: Used }>> {
  const dataDir = await newDataDir()
  const site = await startSite({
    dataDir,
    env: { NODE_ENV: 'production', LOG_LEVEL: 'error', WORKER: 'off' },
  })
  const client = new Client({
    host: join(dataDir, 'postgres', 'cluster'),
    port: 5432,
    user: 'site',
    database: 'site',
  })
  try {
    await client.connect()
    await makeUpLeads(client, count)
    const headers = { authorization: `Bearer ${await signIn(site.url)}` }
    const all = await prepare(client)
    const read = new Map<string, { p95: number; used: Used }>()
    const pids = await processesOf(site)
    for (const { name, path } of all) {
      const times: number[] = []
      const used = watchUse(pids)
      for (let round = 0; round <= rounds; round++) {
        const started = performance.now()
        const answer = await fetch(site.url + path, { headers })
        await answer.text()
        if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
        if (round > 0) times.push(performance.now() - started)
      }
      read.set(name, { p95: percentile(times, 0.95), used: used() })
    }
    return read
  } finally {
    await client.end()
    await site.stop()
    await dropDataDir(dataDir)
  }
}

const place = z.object({ key: z.string(), id: z.string() })

/** The page after the row at six tenths of each sort: as far in as nobody turns page by page. */
async function deepPages(client: Client) {
  const pages = []
  for (const [sort, key] of Object.entries(sorts)) {
    const { rows } = await client.query(
      `select (${key})::text as key, id from leads order by ${key}, id offset (select count(*) * 6 / 10 from leads) limit 1`,
    )
    const { key: at, id } = place.parse(rows[0])
    const cursor = Buffer.from(JSON.stringify([sort, at, id])).toString('base64url')
    pages.push({ name: `deep page, sort=${sort}`, path: `/api/leads?sort=${sort}&cursor=${cursor}` })
  }
  return pages
}
