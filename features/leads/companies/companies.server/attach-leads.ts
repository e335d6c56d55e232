import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { leads } from '../../lead.table.server.ts'
import { companyKey, namesCompany } from '../company-key.server.ts'
import { companies, companyDomains, leadCompanies, leadContacts, people } from '../company.table.server.ts'

const keyOfLead = companyKey(sql`l.company`)

/**
 * Puts leads that are at no company yet to theirs, by mail domain or by name, and makes the person of those that have none; what isn't there
 * yet is made. Leads that are attached stay as they are, so it may be done again. In the caller's transaction, a few statements however many.
 */
export async function attachLeads(ctx: Ctx, leadIds: string[]): Promise<void> {
  if (leadIds.length === 0) return
  const ids = sql`(select jsonb_array_elements_text(${JSON.stringify(leadIds)}::jsonb)::uuid)`
  const now = sql`${ctx.clock.now().toISOString()}::timestamptz`
  await attachCompanies(ctx, ids, now)
  await attachPeople(ctx, ids, now)
}

/** Leads that are at no company, with the key of the one they belong to: of their domain's, or of the name that they give. */
const loose = (ids: SQL): SQL => sql`
  select *, case when domain is null then case when is_named then name_key end
    else coalesce(min(name_key) filter (where is_named) over (partition by domain), ${companyKey(sql`domain`)}) end as key
  from (
    select l.id, l.company, l.domain, l.sector, l.company_size, l.country, ${keyOfLead} as name_key, ${namesCompany(sql`l.company`)} as is_named
    from ${leads} l
    where l.id in ${ids} and l.anonymised_at is null and l.stage <> 'merged'
      and not exists (select 1 from ${leadCompanies} c where c.lead_id = l.id)
  ) named`

const companyByKey = sql`
  (select coalesce(c.merged_into, c.id) from ${companies} c where c.name_key = loose.key order by c.merged_into is not null limit 1)`

/** A company whose import is being undone, as a person below: those at it wait, and find it or don't, rather than fail. */
const stillThere = sql`
  where exists (select 1 from ${companies} c where c.id = found.company_id for key share)`

async function attachCompanies(ctx: Ctx, ids: SQL, now: SQL) {
  // Always in the same order, so that two servers never wait for each other.
  await ctx.db.execute(sql`
    with loose as (${loose(ids)})
    insert into ${companies} (created_at, updated_at, name, sector, size, country)
    select distinct on (key) ${now}, ${now}, case when is_named and name_key = key then company else domain end, sector, company_size, country
    from loose
    where key is not null and not exists (select 1 from ${companyDomains} d where d.domain = loose.domain)
      and not exists (select 1 from ${companies} c where c.name_key = loose.key)
    order by key, (is_named and name_key = key) desc, company
    on conflict do nothing`)
  await ctx.db.execute(sql`
    with loose as (${loose(ids)})
    insert into ${companyDomains} (domain, company_id)
    select domain, company_id from (
      select distinct on (domain) domain, company_id from (select domain, ${companyByKey} as company_id from loose) keyed
      where domain is not null and company_id is not null order by domain
    ) found ${stillThere} order by domain
    on conflict do nothing`)
  await ctx.db.execute(sql`
    with loose as (${loose(ids)})
    insert into ${leadCompanies} (lead_id, company_id)
    select id, company_id from (
      select id, coalesce((select d.company_id from ${companyDomains} d where d.domain = loose.domain), ${companyByKey}) as company_id from loose
    ) found ${stillThere} order by id
    on conflict do nothing`)
}

async function attachPeople(ctx: Ctx, ids: SQL, now: SQL) {
  // The job scanner knows companies, and no people.
  const alone = sql`
    from ${leads} l left join ${leadCompanies} c on c.lead_id = l.id
    where l.id in ${ids} and l.anonymised_at is null and l.stage <> 'merged'
      and (l.source <> 'job_scanner' or l.email_key is not null)
      and not exists (select 1 from ${leadContacts} k where k.lead_id = l.id and k.is_main)`
  await ctx.db.execute(sql`
    insert into ${people} (created_at, updated_at, company_id, name, email, email_key, phone, phone_key)
    select ${now}, ${now}, c.company_id, l.name, l.email, l.email_key, l.phone, l.phone_key ${alone} and l.email_key is not null
    order by l.email_key
    on conflict (email_key) do nothing`)
  await ctx.db.execute(sql`
    with alone as (
      select l.id, coalesce(p.merged_into, p.id) as person_id, l.name, l.email, l.phone, l.phone_key, c.company_id
      from (select l.* ${alone}) l left join ${leadCompanies} c on c.lead_id = l.id left join ${people} p on p.email_key = l.email_key
    ),
    nameless as materialized (select *, gen_random_uuid() as new_id from alone where person_id is null),
    made as (
      insert into ${people} (id, created_at, updated_at, company_id, name, email, phone, phone_key)
      select new_id, ${now}, ${now}, company_id, name, email, phone, phone_key from nameless returning id
    )
    insert into ${leadContacts} (lead_id, person_id, is_main)
    select id, person_id, true from alone
    where exists (select 1 from ${people} p where p.id = alone.person_id for key share)
    union all select nameless.id, new_id, true from nameless join made on made.id = new_id
    on conflict do nothing`)
}
