import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { forgetDemoRecords, listDemoRecords } from './demo-data.server.ts'
import { demoRef } from './write-statistics.server.ts'

/** Tables whose rows go by id, those that refer to leads before them. What hangs on a row by a foreign key goes with it. */
const places = [
  'conversations',
  'assessments',
  'quarantined_enquiries',
  'suppliers',
  'job_sources',
  'tasks',
  'undos',
  'leads',
] as const

/** Made by the way for leads, and kept when a real lead has come to use them; people before the companies they belong to. */
const customers = {
  people: ['lead_contacts', 'person_id'],
  companies: ['lead_companies', 'company_id'],
} as const

/**
 * Takes away exactly what was noted as made up, with its lines in the log, in one transaction; `sumAgain` then sums the real events of
 * those days. Returns how many records.
 */
export async function removeDemoData(ctx: Ctx, sumAgain: (ctx: Ctx) => Promise<void>): Promise<number> {
  return ctx.transaction(async (ctx) => {
    let removed = 0
    const remove = async (query: SQL) => {
      const { rowCount } = await ctx.db.execute(query)
      removed += rowCount ?? 0
    }
    for (const place of places) {
      const ids = (await listDemoRecords(ctx, place)).map(({ key }) => key)
      const list = sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
      // A question that others asked as well stays; its reference to the conversation is emptied by the database.
      if (place === 'conversations')
        await remove(sql`delete from chat_questions where asked = 1 and conversation_id::text in ${list}`)
      await remove(sql`delete from ${sql.identifier(place)} where id::text in ${list}`)
      await ctx.db.execute(sql`delete from audit_log where entity_id in ${list}`)
    }
    for (const [place, [uses, by]] of Object.entries(customers)) {
      const ids = (await listDemoRecords(ctx, place)).map(({ key }) => key)
      await remove(sql`
        delete from ${sql.identifier(place)}
        where id::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
          and not exists (select from ${sql.identifier(uses)} where ${sql.identifier(by)} = ${sql.identifier(place)}.id)`)
    }
    if (await removeStatistics(ctx, remove)) await sumAgain(ctx)
    await forgetDemoRecords(ctx)
    return removed
  })
}

/** Whether days must be summed anew. */
async function removeStatistics(ctx: Ctx, remove: (query: SQL) => Promise<void>): Promise<boolean> {
  const vitals = await listDemoRecords(ctx, 'vital_days')
  const added = JSON.stringify(vitals.map(({ key, amount }) => ({ ...JSON.parse(key), amount })))
  await ctx.db.execute(sql`
    update vital_days set count = count - made_up.amount
    from jsonb_to_recordset(${added}::jsonb) as made_up(day date, metric text, path text, device text, band smallint, amount integer)
    where (vital_days.day, vital_days.metric, vital_days.path, vital_days.device, vital_days.band)
      = (made_up.day, made_up.metric, made_up.path, made_up.device, made_up.band)`)
  await remove(sql`delete from vital_days where count <= 0`)

  const [from] = await listDemoRecords(ctx, 'events')
  if (!from) return false
  await remove(sql`delete from events where ref = ${demoRef}`)
  for (const table of ['origin_days', 'source_days', 'page_days', 'path_days', 'summed_days'])
    await ctx.db.execute(sql`delete from ${sql.identifier(table)} where day >= ${from.key}::date`)
  return true
}
