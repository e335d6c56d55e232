import { sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { leads } from '../../lead.table.server.ts'
import { leadCompanies, leadContacts } from '../company.table.server.ts'
import { attachLeads } from './attach-leads.ts'

const together = 2000

/** Attaches leads that came in beside the verbs, or learnt of their company later. Returns how many were looked at. */
export async function attachLoose(ctx: Ctx): Promise<number> {
  let seen = 0
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await ctx.db.execute<{ id: string }>(sql`
      select l.id from ${leads} l
      where l.id > ${after} and l.anonymised_at is null and l.stage <> 'merged'
        and (not exists (select 1 from ${leadContacts} k where k.lead_id = l.id)
          or not exists (select 1 from ${leadCompanies} c where c.lead_id = l.id))
      order by l.id limit ${together}`)
    const ids = rows.map(({ id }) => id)
    await ctx.transaction((tx) => attachLeads(tx, ids))
    seen += ids.length
    after = ids.at(-1) ?? after
    if (ids.length < together) return seen
  }
}
