import { sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { companyKey } from '../companies/company-key.server.ts'
import {
  companies,
  companyDomains,
  leadCompanies,
  leadContacts,
  people,
} from '../companies/company.table.server.ts'
import { emailKeyOf } from '../email-key.ts'
import type { FileContact } from '../export/contacts-cell.ts'
import type { NewLeadFacts } from '../import-fields.ts'

interface Joined {
  id: string
  emailKey: string | null
  company: string
  facts: Pick<NewLeadFacts, 'mainContact' | 'otherContacts' | 'companyRecord'>
}

/** Somebody of one lead, as the database is told of them. */
interface Wanted {
  lead: string
  name: string
  email: string | null
  key: string | null
  company: string
  main: boolean
}

/**
 * Gives new leads the company and the people that our own export names. Whoever is named with an address and isn’t there yet is made; whoever
 * has none is found by their name among those without, by their company too where there are several, and left alone where that is not one.
 */
export async function joinParties(ctx: Ctx, list: Joined[]): Promise<void> {
  const at = list.flatMap(({ id, facts }) =>
    facts.companyRecord ? { lead: id, name: facts.companyRecord } : [],
  )
  if (at.length > 0) await joinCompanies(ctx, at)
  const wanted = list.flatMap((one) => [
    ...wantedOf(one, one.facts.mainContact ? [one.facts.mainContact] : [], true),
    ...wantedOf(one, one.facts.otherContacts ?? [], false),
  ])
  if (wanted.length > 0) await joinPeople(ctx, wanted)
}

/** Whoever has the lead’s own address is found, or made, by it. */
const wantedOf = (
  { id, emailKey, company, facts }: Joined,
  contacts: FileContact[],
  main: boolean,
): Wanted[] =>
  contacts
    .filter(({ email }) => !email || emailKeyOf(email) !== emailKey)
    .map(({ name, email }) => ({
      lead: id,
      name,
      email,
      key: email && emailKeyOf(email),
      company: facts.companyRecord ?? company,
      main,
    }))

async function joinCompanies(ctx: Ctx, at: { lead: string; name: string }[]) {
  await ctx.db.execute(sql`
    insert into ${leadCompanies} (lead_id, company_id)
    select lead, company_id from (
      select r.lead, (select coalesce(c.merged_into, c.id) from ${companies} c where c.name_key = ${companyKey(sql`r.name`)}
        order by c.merged_into is not null limit 1) as company_id
      from json_to_recordset(${JSON.stringify(at)}::json) as r(lead uuid, name text)
    ) found
    where exists (select 1 from ${companies} c where c.id = found.company_id for key share)
    order by lead
    on conflict do nothing`)
}

async function joinPeople(ctx: Ctx, wanted: Wanted[]) {
  const now = sql`${ctx.clock.now().toISOString()}::timestamptz`
  const rows = sql`json_to_recordset(${JSON.stringify(wanted)}::json) as r(lead uuid, name text, email text, key text, company text, main boolean)`
  // Always in the same order, so that two servers never wait for each other.
  await ctx.db.execute(sql`
    insert into ${people} (created_at, updated_at, company_id, name, email, email_key)
    select distinct on (r.key) ${now}, ${now}, coalesce(d.company_id, k.company_id), r.name, r.email, r.key
    from ${rows}
    left join ${companyDomains} d on d.domain = split_part(r.key, '@', 2)
    left join ${leadCompanies} k on k.lead_id = r.lead and r.main
    where r.key is not null
    order by r.key, r.main desc
    on conflict (email_key) do nothing`)
  await ctx.db.execute(sql`
    with named as (
      select r.*, p.id as person_id, c.name as works_at,
        count(*) over same as namesakes,
        count(*) filter (where lower(c.name) = lower(r.company)) over same as colleagues
      from (select *, row_number() over () as nr from ${rows}) r
      join ${people} p on lower(p.name) = lower(r.name) and p.email_key is null and p.merged_into is null
      left join ${companies} c on c.id = p.company_id
      where r.key is null
      window same as (partition by r.nr)
    ),
    found as (
      select r.lead, coalesce(p.merged_into, p.id) as person_id, r.main from ${rows} join ${people} p on p.email_key = r.key
      union all
      select lead, person_id, main from named
      where namesakes = 1 or (colleagues = 1 and lower(works_at) = lower(company))
    )
    insert into ${leadContacts} (lead_id, person_id, is_main)
    select distinct on (lead, person_id) lead, person_id, main from found
    where exists (select 1 from ${people} p where p.id = found.person_id for key share)
    order by lead, person_id, main desc
    on conflict do nothing`)
  // A lead that names no company is at its person’s, as a further lead is.
  await ctx.db.execute(sql`
    insert into ${leadCompanies} (lead_id, company_id)
    select k.lead_id, p.company_id from ${leadContacts} k join ${people} p on p.id = k.person_id
    where k.is_main and p.company_id is not null and k.lead_id in (select r.lead from ${rows} where r.main and r.company = '')
      and exists (select 1 from ${companies} c where c.id = p.company_id for key share)
    order by k.lead_id
    on conflict do nothing`)
}
