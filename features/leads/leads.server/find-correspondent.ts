import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { leadContacts, people } from '../companies/company.table.server.ts'
import { emailKeyOf } from '../email-key.ts'
import { leads } from '../lead.table.server.ts'
import { isOpen } from '../stages/stage-kind.ts'
import { visibleLeads } from '../visible-leads.server.ts'

/** The lead of an address, or the one that it was merged into. For other features, so no permission is asked. */
export async function findLeadOfAddress(ctx: Ctx, address: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ id: sql<string>`coalesce(${leads.mergedInto}, ${leads.id})` })
    .from(leads)
    .where(and(eq(leads.emailKey, emailKeyOf(address)), isNull(leads.anonymisedAt)))
  return row && currentLead(ctx, row.id)
}

/** An open lead of somebody who wrote, as staff tell it from their others. */
export interface OpenLead {
  id: string
  name: string
  company: string
  problem: string | null
  stage: string
  /** In pounds. */
  value: number | null
  createdAt: Date
}

/**
 * The open leads that whoever has one of these addresses owns or takes part in, by address, the newest first: those that the caller sees. For other
 * features, so no permission is asked.
 */
export async function openLeadsOf(ctx: Ctx, addresses: readonly string[]): Promise<Map<string, OpenLead[]>> {
  const found = new Map<string, OpenLead[]>()
  if (addresses.length === 0) return found
  const { rows } = await ctx.db.execute<
    Omit<OpenLead, 'createdAt'> & { key: string; created_at: string }
  >(sql`
    select wanted.key, l.id, l.name, l.company, l.problem, l.stage, l.value, l.created_at
    from unnest(${sql.param([...new Set(addresses.map(emailKeyOf))])}::text[]) as wanted(key)
    cross join lateral (
      with them(id) as (
        select coalesce(p.merged_into, p.id) from ${people} p where p.email_key = wanted.key
        union select k.person_id from ${leads} o join ${leadContacts} k on k.lead_id = o.id and k.is_main
          where o.email_key = wanted.key
      )
      select k.lead_id as id from ${leadContacts} k join them on them.id = k.person_id
      union select coalesce(o.merged_into, o.id) from ${leads} o where o.email_key = wanted.key
    ) theirs
    join ${leads} l on l.id = theirs.id
    where l.anonymised_at is null and ${visibleLeads(ctx, sql`l.owner_id`)}
    order by l.created_at desc, l.id desc`)
  const open = rows.filter(({ stage }) => isOpen(stage))
  for (const address of addresses) {
    const key = emailKeyOf(address)
    const theirs = open.filter((row) => row.key === key)
    found.set(
      address,
      theirs.map(({ key: _key, created_at: at, ...lead }) => ({ ...lead, createdAt: new Date(at) })),
    )
  }
  return found
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

/** Who a mail to this lead is for, at the address of its person where it has none of its own; nobody for a lead that the caller doesn’t see. */
export async function findCorrespondent(ctx: Ctx, id: string): Promise<Correspondent | undefined> {
  const [row] = await ctx.db
    .select({
      id: leads.id,
      name: leads.name,
      email: sql<string | null>`coalesce(${leads.email}, ${people.email})`,
      company: leads.company,
      ownerName: leads.ownerName,
    })
    .from(leads)
    .leftJoin(leadContacts, and(eq(leadContacts.leadId, leads.id), leadContacts.isMain))
    .leftJoin(people, eq(people.id, leadContacts.personId))
    .where(and(eq(leads.id, id), visibleLeads(ctx)))
  return row
}
