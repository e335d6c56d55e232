import { sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { companies, leadContacts, people } from '../companies/company.table.server.ts'
import { leads } from '../lead.table.server.ts'

/**
 * Gives leads that a file brought without an address to the people of that name, phone and company who have none either and no lead yet: a
 * file of people may have brought them before. Whoever isn't the only one is left alone.
 */
export async function joinNameless(ctx: Ctx, leadIds: string[]): Promise<void> {
  if (leadIds.length === 0) return
  await ctx.db.execute(sql`
    with found as (
      select l.id, p.id as person_id, count(*) over (partition by l.id) as people, count(*) over (partition by p.id) as leads
      from ${leads} l
      join ${people} p on lower(p.name) = lower(l.name) and p.email_key is null and p.merged_into is null
        and p.phone_key is not distinct from l.phone_key
      left join ${companies} c on c.id = p.company_id
      where l.id = any(${sql.param(leadIds)}::uuid[]) and l.email_key is null and lower(coalesce(c.name, '')) = lower(l.company)
        and not exists (select 1 from ${leadContacts} k where k.person_id = p.id)
    )
    insert into ${leadContacts} (lead_id, person_id, is_main)
    select id, person_id, true from found where people = 1 and leads = 1
      and exists (select 1 from ${people} p where p.id = found.person_id for key share)
    on conflict do nothing`)
}
