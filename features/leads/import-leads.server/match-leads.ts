import { asc, inArray, or, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { emailKeyOf } from '../email-key.ts'
import type { ImportFields } from '../import-fields.ts'
import { leadColumns, leads, type Lead } from '../lead.table.server.ts'

/** A lead as an import needs it: its fields, and what speaks against changing them. */
export type KnownLead = ImportFields & Pick<Lead, 'id' | 'stage' | 'version'> & { isNobody: boolean }

export interface WantedLead {
  id?: string | undefined
  email?: string | null | undefined
  name?: string | undefined
  company?: string | undefined
  /** ISO: of our own export, by which leads of one name and company are told apart. */
  createdAt?: string | undefined
}

export interface Match {
  byId?: KnownLead | undefined
  /** Or by an address that was merged into it. */
  byEmail?: KnownLead | undefined
  /** Only looked for without an address, and where the ID is none of ours. */
  byName?: KnownLead | undefined
}

/** Finds the leads that rows of a file mean, in three questions however many rows there are. With `lock`, kept from others. */
export async function matchLeads(ctx: Ctx, list: WantedLead[], { lock = false } = {}): Promise<Match[]> {
  const ids = list.flatMap(({ id }) => id ?? [])
  const keys = list.flatMap(({ email }) => (email ? emailKeyOf(email) : []))
  const nameless = list.filter(({ email }) => !email)
  const names = nameless.flatMap(({ name }) => name ?? [])
  const where = or(
    ids.length > 0 ? sql`${leads.id} = any(${sql.param(ids)}::uuid[])` : undefined,
    keys.length > 0 ? sql`${leads.emailKey} = any(${sql.param(keys)}::text[])` : undefined,
    names.length > 0
      ? sql`(lower(${leads.name}) = any(array(select lower(n) from unnest(${sql.param(names)}::text[]) n)) and ${leads.email} is null)`
      : undefined,
  )
  if (!where) return list.map(() => ({}))
  const query = ctx.db.select(leadColumns).from(leads).where(where).orderBy(asc(leads.id))
  const rows: Lead[] = await (lock ? query.for('update') : query)
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (let missing = pointersOf(byId); missing.length > 0; missing = pointersOf(byId)) {
    const more = await ctx.db.select(leadColumns).from(leads).where(inArray(leads.id, missing))
    for (const row of more) byId.set(row.id, row)
  }
  const byKey = new Map(rows.flatMap((row) => (row.emailKey ? [[row.emailKey, row] as const] : [])))
  const byName = new Map<string, Lead>()
  for (const row of rows.filter(({ email }) => !email)) {
    byName.set(nameKeyOf(row), row)
    byName.set(`${nameKeyOf(row)}\n${row.createdAt.toISOString()}`, row)
  }
  const current = (lead: Lead | undefined): Lead | undefined =>
    lead?.mergedInto ? current(byId.get(lead.mergedInto)) : lead
  const known = (lead: Lead | undefined) => lead && toKnown(lead)
  return list.map(({ id, email, name, company, createdAt }) => ({
    byId: known(id ? byId.get(id) : undefined),
    byEmail: known(current(email ? byKey.get(emailKeyOf(email)) : undefined)),
    byName: known(
      !(id && byId.has(id)) && !email && name
        ? byName.get(
            [nameKeyOf({ name, company: company ?? '' }), ...(id && createdAt ? [createdAt] : [])].join('\n'),
          )
        : undefined,
    ),
  }))
}

const pointersOf = (rows: Map<string, Lead>) =>
  [...rows.values()].flatMap(({ mergedInto }) => (mergedInto && !rows.has(mergedInto) ? mergedInto : []))

const nameKeyOf = ({ name, company }: { name: string; company: string }) =>
  `${name.toLowerCase()}\n${company.trim().toLowerCase()}`

export function toKnown(lead: Lead): KnownLead {
  const {
    id,
    stage,
    version,
    name,
    email,
    company,
    phone,
    sector,
    companySize,
    country,
    problem,
    value,
    expectedClose,
    tags,
    custom,
  } = lead
  const who = { name, email, company, phone, sector, companySize, country }
  const what = { problem, value, expectedClose, tags, custom }
  return { ...who, ...what, id, stage, version, isNobody: lead.anonymisedAt !== null }
}
