import { join } from 'node:path'
import { Client } from 'pg'
import { z } from 'zod'
import type { Site } from '../tests/site.ts'
import type { Tally } from './load.ts'
import { whole, type Row } from './row.ts'

/** What was acknowledged is stored: an enquiry, a chat turn, an event for each. */
export async function rowStored(site: Site, runs: Map<string, Tally>[]): Promise<Row> {
  const client = new Client({
    host: join(site.dataDir, 'postgres', 'cluster'),
    port: 5432,
    user: 'site',
    database: 'site',
  })
  await client.connect()
  const count = async (table: string) =>
    z
      .object({ count: z.number() })
      .parse((await client.query(`select count(*)::int as count from ${table}`)).rows[0]).count
  try {
    const tables = [
      { kind: 'contact', rows: await count("enquiries where message like 'Measured enquiry %'") },
      { kind: 'chat', rows: await count("chat_turns where author = 'assistant'") },
      { kind: 'beacon', rows: await count('events') },
    ]
    const counted = tables.map(({ kind, rows }) => ({
      kind,
      rows,
      acknowledged: runs.reduce((so, run) => so + (run.get(kind)?.acceptedMs.length ?? 0), 0),
    }))
    return {
      requirement: 'Q10',
      what: 'acknowledged, and stored',
      target: 'none lost',
      figure: counted
        .map(({ kind, rows, acknowledged }) => `${kind} ${whole(acknowledged)}, ${whole(rows)}`)
        .join('; '),
      isMet: counted.every(({ rows, acknowledged }) => rows >= acknowledged),
    }
  } finally {
    await client.end()
  }
}

/** Work that fails beside the load, of which no visitor is told. */
export function rowLogged(site: Site): Row {
  const errors = site.faults()
  return {
    requirement: 'Q10',
    what: 'errors in the log',
    target: '0',
    figure: errors.length > 0 ? `${errors.length}, the first ${errors[0]?.slice(0, 200)}` : '0',
    isMet: errors.length === 0,
  }
}
