import type { Client } from 'pg'
import { z } from 'zod'
import { asked, measureAt, type Asked } from './leads-growth.ts'
import { makeUpCompanies } from './made-up-companies.ts'
import { makeUpTexts } from './made-up-texts.ts'
import { whole, type Row } from './row.ts'
import { underLoad } from './under-load.ts'

const leads = 1_000_000
const companies = 300_000
const wantedMs = 50

/** K9 and K10: what someone of sales reads who sees but their own leads, at a million of them with their enquiries, notes and mails, and 300,000 companies. */
export async function ownLeadsGrowth(): Promise<Row[]> {
  const read = await measureAt(leads, limitedAmongCompanies)
  return [...read].map(([name, { p95, used }]) => {
    const row = {
      requirement: 'K10',
      what: `own leads, ${name}, ${whole(leads)}, p95`,
      target: `≤ ${wantedMs} ms`,
      figure: `${p95.toFixed(1)} ms`,
      isMet: p95 <= wantedMs,
    }
    return underLoad(row, used)
  })
}

/** Companies with their people and leads, a field of the firm’s own on a fifth of the leads, and the one user limited to their own. */
async function limitedAmongCompanies(client: Client): Promise<Asked[]> {
  await makeUpCompanies(client, companies)
  const [text, number, choice, option] = Array.from({ length: 4 }, () => crypto.randomUUID())
  await client.query(
    `insert into custom_fields (id, record, kind, name, options, position)
    values ($1, 'lead', 'text', 'Maker', '[]', 1), ($2, 'lead', 'number', 'Lines', '[]', 2), ($3, 'lead', 'choice', 'Hall', $4, 3)`,
    [text, number, choice, JSON.stringify([{ id: option, name: 'North', isArchived: false }])],
  )
  await client.query(
    `update leads set custom = jsonb_build_object($1::text, 'Maker ' || (random() * 100000)::int, $2::text, (random() * 1000)::int) ||
      case when random() < 0.001 then jsonb_build_object($3::text, $4::text) else '{}' end where random() < 0.2`,
    [text, number, choice, option],
  )
  await makeUpTexts(client)
  await client.query(`update users set role = 'sales'`)
  await client.query(`insert into role_settings (role, sees_only_own_leads) values ('sales', true)`)
  await client.query('vacuum analyze')
  const { rows } = await client.query(
    `select (select company_id from lead_companies group by 1 order by count(*) desc limit 1) as most, (select id from companies order by name offset 150000 limit 1) as middle,
      (select id from people limit 1) as person`,
  )
  const { most, middle, person } = z
    .object({ most: z.string(), middle: z.string(), person: z.string() })
    .parse(rows[0])
  const fields = (condition: object) =>
    `/api/leads?total=1&fields=${encodeURIComponent(JSON.stringify(condition))}`
  return [
    ...asked,
    { name: 'companies', path: '/api/companies' },
    { name: 'companies, search pumps', path: '/api/companies?q=pumps' },
    { name: 'companies, search kirkmere', path: '/api/companies?q=kirkmere' },
    { name: 'people', path: '/api/people' },
    { name: 'people, search ann', path: '/api/people?q=ann' },
    { name: 'company page, one of many leads', path: `/api/companies/${most}` },
    { name: 'company page', path: `/api/companies/${middle}` },
    { name: 'company timeline, of many leads', path: `/api/companies/${most}/timeline` },
    { name: 'company timeline', path: `/api/companies/${middle}/timeline` },
    { name: 'person page', path: `/api/people/${person}` },
    { name: 'dashboard', path: '/api/dashboard' },
    { name: 'dashboard: worklist', path: '/api/dashboard/worklist' },
    { name: 'own field: rare option', path: fields({ [choice ?? '']: { is: option } }) },
    { name: 'own field: range of a hundredth', path: fields({ [number ?? '']: { from: 100, to: 110 } }) },
    { name: 'own field: rare words', path: fields({ [text ?? '']: { contains: 'Maker 4242' } }) },
  ]
}
