import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { emailKeyOf } from '../email-key.ts'
import { leads } from '../lead.table.server.ts'
import { visibleLeads } from '../visible-leads.server.ts'

/** The lead of an address, or the one that it was merged into. For other features, so no permission is asked. */
export async function findLeadOfAddress(ctx: Ctx, address: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ id: sql<string>`coalesce(${leads.mergedInto}, ${leads.id})` })
    .from(leads)
    .where(and(eq(leads.emailKey, emailKeyOf(address)), isNull(leads.anonymisedAt)))
  return row && currentLead(ctx, row.id)
}

/** The lead, or the one that answers for it since they were merged; undefined for one that is gone. */
export async function currentLead(ctx: Ctx, id: string): Promise<string | undefined> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    with recursive line(id, merged_into) as (
      select ${leads.id}, ${leads.mergedInto} from ${leads} where ${leads.id} = ${id}
      union select l.id, l.merged_into from line join ${leads} l on l.id = line.merged_into
    )
    select id from line where merged_into is null`)
  return rows[0]?.id
}

export interface Correspondent {
  id: string
  name: string
  email: string | null
  company: string
  ownerName: string | null
}

/** Who a mail to this lead is for; nobody for a lead that the caller doesn’t see. */
export async function findCorrespondent(ctx: Ctx, id: string): Promise<Correspondent | undefined> {
  const [row] = await ctx.db
    .select({
      id: leads.id,
      name: leads.name,
      email: leads.email,
      company: leads.company,
      ownerName: leads.ownerName,
    })
    .from(leads)
    .where(and(eq(leads.id, id), visibleLeads(ctx)))
  return row
}
