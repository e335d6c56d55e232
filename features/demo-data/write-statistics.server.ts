import { sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { noteDemoRecords } from './demo-data.server.ts'

/** Written into `ref` of each made-up event, by which it is found again. */
export const demoRef = 'demo-data'

export interface MadeUpEvent {
  at: string
  name: string
  subject: string
  path: string
  device: string
  entry: boolean
  origin: string
  source: string | null
  medium: string | null
  campaign: string | null
  host: string | null
}

/** How often a measurement fell into a band on a day; see `vital-bands.ts` of analytics. */
export interface MadeUpVital {
  day: string
  metric: string
  path: string
  device: string
  band: number
  count: number
}

const rowsAtOnce = 4000

export async function writeEvents(ctx: Ctx, events: MadeUpEvent[]): Promise<void> {
  await ctx.db.execute(sql`
    insert into events (at, name, subject, path, device, is_entry, origin, utm_source, utm_medium, utm_campaign, referrer_host, ref)
    select at, name, subject, path, device, entry, origin, source, medium, campaign, host, ${demoRef}
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as row(at timestamptz, name text, subject text, path text, device text,
      entry boolean, origin text, source text, medium text, campaign text, host text)`)
}

/** Adds to the counts of real visits and notes how much, so that it can be taken off again. */
export async function writeVitals(ctx: Ctx, vitals: MadeUpVital[]): Promise<void> {
  for (let at = 0; at < vitals.length; at += rowsAtOnce) {
    const rows = JSON.stringify(vitals.slice(at, at + rowsAtOnce))
    await ctx.db.execute(sql`
      insert into vital_days (day, metric, path, device, band, count)
      select day, metric, path, device, band, sum(count)
      from jsonb_to_recordset(${rows}::jsonb) as row(day date, metric text, path text, device text, band smallint, count integer)
      group by 1, 2, 3, 4, 5
      on conflict (day, metric, path, device, band) do update set count = vital_days.count + excluded.count`)
  }
  const added = new Map<string, number>()
  for (const { count, ...key } of vitals) {
    const name = JSON.stringify(key)
    added.set(name, (added.get(name) ?? 0) + count)
  }
  await noteDemoRecords(
    ctx,
    [...added].map(([key, amount]) => ({ place: 'vital_days', key, amount })),
  )
}
