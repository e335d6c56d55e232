import { sql } from 'drizzle-orm'
import { insertRows } from '#db/recordset.ts'
import type { Ctx } from '#features/context/context.server.ts'
import type { DuplicateReason } from '../duplicate.schema.ts'
import { leadDuplicates } from '../lead-duplicate.table.server.ts'
import { leads } from '../../lead.table.server.ts'
import { leadContacts } from '../../companies/company.table.server.ts'
import { areNamesAlike } from '../name-likeness.ts'
import { isAway } from '../../stages/stage-kind.ts'
import { isOfKind } from '../../stages/stage-kind.server.ts'

/** A switchboard's number, or a company with thousands of people, must not make a lead cost more than this: pairs for each reason, and names read. */
const alikeMax = 20
const colleaguesMax = 300
/** Leads compared at once: their names are read in one turn of the event loop, which has visitors to serve. */
const together = 20

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

/** Two leads of one person are two opportunities. Compares each of `list` with all other leads by the indexes of mailbox, phone, domain and name. Bounded for each, however many there are. */
export async function likelyDuplicates(ctx: Ctx, list: Keyed[]): Promise<Likely[]> {
  const known = list.filter(({ stage, anonymisedAt }) => !isAway(stage) && !anonymisedAt)
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
  const isOther = sql`l.id <> g.id and ${isOfKind(sql`l.stage`, 'open', 'won', 'lost')} and l.anonymised_at is null
    and not exists (select 1 from ${leadContacts} mine join ${leadContacts} theirs using (person_id)
      where mine.lead_id = g.id and mine.is_main and theirs.lead_id = l.id and theirs.is_main)`
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
  const colleagues = new Map(known.map(({ id }) => [id, 0]))
  const found = new Map<string, Likely>()
  for (const { given, id, name, why } of rows) {
    if (why === 'domain_and_name') {
      const alike = colleagues.get(given) ?? 0
      if (alike >= alikeMax || !areNamesAlike(names.get(given) ?? '', name)) continue
      colleagues.set(given, alike + 1)
    }
    const [leadA, leadB] = given < id ? [given, id] : [id, given]
    const pair = found.get(leadA + leadB) ?? { leadA, leadB, reasons: [] }
    if (!pair.reasons.includes(why)) pair.reasons.push(why)
    found.set(leadA + leadB, pair)
  }
  return [...found.values()]
}

const mailboxSql = (table: 'l' | 'g') => sql.raw(`(regexp_replace(${table}.email_key, '[+][^@]*@', '@'))`)

/** Keeps what is likely the same as one of `list`, beside what was decided before. */
export async function findDuplicatesOf(ctx: Ctx, list: Keyed[]): Promise<void> {
  for (let at = 0; at < list.length; at += together) {
    const pairs = await likelyDuplicates(ctx, list.slice(at, at + together))
    if (pairs.length === 0) continue
    const insert = insertRows(leadDuplicates, ['leadA', 'leadB', 'reasons'], pairs, {
      foundAt: ctx.clock.now(),
    })
    await ctx.db.execute(sql`${insert} on conflict do nothing`)
  }
}
