import { sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import type { DuplicateReason } from '../duplicate.schema.ts'
import { leadDuplicates } from '../lead-duplicate.table.server.ts'
import { leads } from '../lead.table.server.ts'
import { areNamesAlike } from '../name-likeness.ts'

/** A switchboard's number, or a company with thousands of people, must not make a lead cost more than this. */
const alikeMax = 20
const colleaguesMax = 300

type Keyed = Pick<
  typeof leads.$inferSelect,
  'id' | 'name' | 'company' | 'emailKey' | 'phoneKey' | 'domain' | 'stage' | 'anonymisedAt'
>

interface Likely {
  leadA: string
  leadB: string
  reasons: DuplicateReason[]
}

interface Candidate extends Record<string, unknown> {
  given: string
  id: string
  name: string
  why: DuplicateReason
}

/** Compares each of `list` with all other leads by the indexes of mailbox, phone, domain and name. Bounded for each, however many there are. */
export async function likelyDuplicates(ctx: Ctx, list: Keyed[]): Promise<Likely[]> {
  const known = list.filter(
    ({ stage, anonymisedAt }) => stage !== 'merged' && stage !== 'quarantine' && !anonymisedAt,
  )
  if (known.length === 0) return []
  const given = sql`json_to_recordset(${JSON.stringify(
    known.map(({ id, name, company, emailKey, phoneKey, domain }) => ({
      id,
      name,
      company,
      email_key: emailKey,
      phone_key: phoneKey,
      domain,
    })),
  )}::json) as g(id uuid, name text, company text, email_key text, phone_key text, domain text)`
  const isOther = sql`l.id <> g.id and l.stage not in ('merged', 'quarantine') and l.anonymised_at is null`
  const { rows } = await ctx.db.execute<Candidate>(sql`
    select g.id as given, c.id, c.name, c.why from ${given} cross join lateral (
      (select l.id, l.name, 'mailbox' as why from ${leads} l
        where ${mailboxSql('l')} = ${mailboxSql('g')} and l.email_key is not null and ${isOther} limit ${alikeMax})
      union all
      (select l.id, l.name, 'phone' from ${leads} l where l.phone_key = g.phone_key and ${isOther} limit ${alikeMax})
      union all
      (select l.id, l.name, 'domain_and_name' from (
        select * from ${leads} l where l.domain = g.domain limit ${colleaguesMax}) l where ${isOther})
      union all
      (select l.id, l.name, 'name_and_company' from ${leads} l
        where lower(l.name) = lower(g.name) and g.company <> '' and lower(btrim(l.company)) = lower(btrim(g.company)) and ${isOther} limit ${alikeMax})
    ) c`)
  const names = new Map(known.map(({ id, name }) => [id, name]))
  const found = new Map<string, Likely>()
  for (const { given, id, name, why } of rows) {
    if (why === 'domain_and_name' && !areNamesAlike(names.get(given) ?? '', name)) continue
    const [leadA, leadB] = given < id ? [given, id] : [id, given]
    const pair = found.get(leadA + leadB) ?? { leadA, leadB, reasons: [] }
    if (!pair.reasons.includes(why)) pair.reasons.push(why)
    found.set(leadA + leadB, pair)
  }
  return [...found.values()]
}

const mailboxSql = (table: 'l' | 'g') => sql.raw(`(regexp_replace(${table}.email_key, '[+][^@]*@', '@'))`)

/** Keeps what is likely the same as one of `list`, beside what was decided before. Answers how many pairs are new. */
export async function findDuplicatesOf(ctx: Ctx, list: Keyed[]): Promise<number> {
  const pairs = await likelyDuplicates(ctx, list)
  if (pairs.length === 0) return 0
  const foundAt = ctx.clock.now()
  const { rowCount } = await ctx.db
    .insert(leadDuplicates)
    .values(pairs.map((pair) => ({ ...pair, foundAt })))
    .onConflictDoNothing()
  return rowCount ?? 0
}
