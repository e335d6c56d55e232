import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { startSite } from '../tests/site.ts'
import { signIn } from '../tests/visits.ts'
import { findCases } from './find-cases.ts'
import { makeUpCompanies } from './made-up-companies.ts'
import { makeUpLeads } from './made-up-leads.ts'
import { makeUpTexts } from './made-up-texts.ts'
import { median, percentile, whole, type Row } from './row.ts'
import { processesOf, underLoad, watchUse } from './under-load.ts'

const leads = 1_000_000
const companies = 300_000
const rounds = 5
const wantedMs = 50
const slowestShown = 5

/** A data folder to keep: filled when it is empty, measured again and again after that. */
const kept = process.env['FIND_DATA_DIR']

/** Who finds: what the one user is made before asking. */
const callers = [
  { name: 'an owner', role: 'owner', isLimited: false },
  { name: 'sales', role: 'sales', isLimited: false },
  { name: 'sales who see but their own leads', role: 'sales', isLimited: true },
]

/** K10: each request of `find-cases.ts` as three people send it, one after the other. */
export async function findGrowth(): Promise<Row[]> {
  const dataDir = kept ? resolve(kept) : await newDataDir()
  await mkdir(dataDir, { recursive: true })
  const site = await startSite({
    dataDir,
    env: { NODE_ENV: 'production', LOG_LEVEL: 'error', WORKER: 'off' },
  })
  const host = join(dataDir, 'postgres', 'cluster')
  const client = new Client({ host, port: 5432, user: 'site', database: 'site' })
  try {
    await client.connect()
    await fill(client)
    const headers = { authorization: `Bearer ${await signIn(site.url)}` }
    const rows: Row[] = []
    const pids = await processesOf(site)
    for (const { name, role, isLimited } of callers) {
      await client.query('update users set role = $1', [role])
      await client.query(
        `insert into role_settings (role, sees_only_own_leads) values ('sales', $1) on conflict (role) do update set sees_only_own_leads = $1`,
        [isLimited],
      )
      const used = watchUse(pids)
      const taken: { q: string; isSetAside: boolean; times: number[] }[] = []
      for (const { q, isSetAside } of findCases) {
        const times: number[] = []
        for (let round = 0; round <= rounds; round++) {
          const started = performance.now()
          const answer = await fetch(`${site.url}/api/find?q=${encodeURIComponent(q)}`, { headers })
          await answer.text()
          if (!answer.ok) throw new Error(`“${q}” was answered with ${answer.status}`)
          if (round > 0) times.push(performance.now() - started)
        }
        taken.push({ q, isSetAside, times })
      }
      for (const setAside of [false, true]) {
        const those = taken.filter(({ isSetAside }) => isSetAside === setAside)
        const p95 = percentile(
          those.flatMap(({ times }) => times),
          0.95,
        )
        const slowest = those
          .map(({ q, times }) => ({ q, ms: median(times) }))
          .toSorted((a, b) => b.ms - a.ms)
          .slice(0, slowestShown)
        const row = {
          requirement: 'K10',
          what: `⌘K of ${name}, ${those.length} requests${setAside ? ' set aside' : ''}, ${whole(leads)} leads, p95`,
          target: `≤ ${wantedMs} ms`,
          figure: `${p95.toFixed(1)} ms (slowest: ${slowest.map(({ q, ms }) => `${q} ${ms.toFixed(0)}`).join(', ')})`,
          isMet: p95 <= wantedMs,
        }
        rows.push(underLoad(row, used()))
      }
    }
    return rows
  } finally {
    await client.query(`update users set role = 'owner'`)
    await client.end()
    await site.stop()
    if (!kept) await dropDataDir(dataDir)
  }
}

async function fill(client: Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int from leads')
  if ((rows[0]?.count ?? 0) >= leads) return
  await makeUpLeads(client, leads)
  await makeUpCompanies(client, companies)
  await makeUpTexts(client)
  await client.query('vacuum analyze')
}
