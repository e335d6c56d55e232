import type { Client } from 'pg'
import { beginnings, endings, trades } from './made-up-leads.ts'

/**
 * So many companies, each with a domain and with someone of its leads as its person, and the leads at them: one company in a thousand has hundreds.
 * There must be as many leads at least.
 */
export async function makeUpCompanies(client: Client, count: number): Promise<void> {
  const places = beginnings.length * endings.length
  await client.query(
    `insert into companies (name, created_at, updated_at)
    select b[1 + i / ${endings.length} % ${beginnings.length}] || e[1 + i % ${endings.length}] || ' ' || t[1 + i / ${places} % ${trades.length}] || ' ' ||
      b[1 + i / ${places * trades.length} / ${endings.length}] || e[1 + i / ${places * trades.length} % ${endings.length}], at, at
    from generate_series(0, $4 - 1) i, lateral (select now() - ($4 - i) * interval '5 minutes' as at) made, (select $1::text[] as b, $2::text[] as e, $3::text[] as t) words`,
    [beginnings, endings, trades, count],
  )
  await client.query(
    `insert into company_domains (domain, company_id) select replace(lower(name), ' ', '-') || '.example', id from companies`,
  )
  await client.query(
    `create temporary table numbered_leads as select id, name, email, phone, created_at, row_number() over (order by id) as n from leads where stage <> 'merged'`,
  )
  await client.query(
    `create temporary table numbered_companies as select id, row_number() over (order by id) as n from companies`,
  )
  await client.query(
    `insert into people (company_id, name, email, email_key, phone, phone_key, created_at, updated_at)
    select c.id, l.name, l.email, lower(l.email), l.phone, l.phone, l.created_at, l.created_at from numbered_leads l join numbered_companies c using (n)
    order by l.created_at`,
  )
  await client.query(
    `insert into lead_companies (lead_id, company_id) select l.id, c.id
    from numbered_leads l join numbered_companies c on c.n = case when l.n % 4 = 0 then 1 + l.n % 300 else 1 + l.n % $1::bigint end`,
    [count],
  )
  await client.query('drop table numbered_leads, numbered_companies')
}
