import { sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { leadCompanies, leadContacts } from '../company.table.server.ts'

/** Of two leads that become one: the people of the one are noted at the other too, and its company where that one has none. */
export async function joinContacts(ctx: Ctx, { from, to }: { from: string; to: string }): Promise<void> {
  await ctx.db.execute(sql`
    insert into ${leadContacts} (lead_id, person_id, is_main)
    select ${to}::uuid, person_id, false from ${leadContacts} where lead_id = ${from}
    on conflict do nothing`)
  await ctx.db.execute(sql`
    insert into ${leadCompanies} (lead_id, company_id) select ${to}::uuid, company_id from ${leadCompanies} where lead_id = ${from}
    on conflict do nothing`)
}

/** The same two apart again: whom the one brought leaves the other. */
export async function partContacts(ctx: Ctx, { from, to }: { from: string; to: string }): Promise<void> {
  await ctx.db.execute(sql`
    delete from ${leadContacts} k where k.lead_id = ${to} and not k.is_main
      and k.person_id in (select person_id from ${leadContacts} where lead_id = ${from} and is_main)`)
}
