import type { Client } from 'pg'
import { sources } from '#features/leads/lead.schema.ts'
import { firstSectorIds } from '#features/leads/sectors/first-sectors.ts'
import { massOf } from '#features/leads/lead-score.ts'

const firstNames =
  'Ann Bob Cara Dermot Eve Finn Gwen Hugh Isla Jonah Kim Liam Maeve Nora Owen Priya Quentin Rosa Sam Tess Una Vic Wyn Xan Yara Zoe'.split(
    ' ',
  )
export const beginnings =
  'Ash Birch Clay Dun East Fern Glen Hart Iver Kirk Lang Marsh North Oak Pen Quay Rook Stan Thorn West'.split(
    ' ',
  )
export const endings =
  'brook bury by croft dale field ford ham ley mere more ridge stead ton wick wood worth'.split(' ')
export const trades =
  'Castings Foundry Logistics Retail Farms Hospitals Presses Plastics Paper Pumps Tools Foods'.split(' ')
const tags = 'expo vision partner retrofit pilot warm audit robotics cold-store rework'.split(' ')
const stagesByShare: [string, number][] = [
  ['new', 3],
  ['contacted', 10],
  ['qualified', 8],
  ['proposal', 4],
  ['won', 20],
  ['lost', 50],
  ['quarantine', 3],
  ['merged', 2],
]
const stageOf = stagesByShare.flatMap(([stage, share]) => Array.from({ length: share }, () => stage))
const years = 5

/**
 * Leads as a firm could have gathered them in five years: most closed and answered, one in two hundred still waiting, a tenth with tags, a
 * hundredth with something to do. Made in the database; indexes are built afterwards.
 */
export async function makeUpLeads(client: Client, count: number): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where tablename = 'leads' and indexname <> 'leads_pkey'`,
  )
  for (const { name } of indexes) await client.query(`drop index "${name}"`)
  await client.query('select setseed(0.42)')
  await client.query(
    `insert into leads (id, created_at, updated_at, version, name, email, email_key, company, domain, phone, phone_key, sector, company_size,
      country, problem, stage, lost_reason, owner_id, owner_name, source, first_touch, last_touch, consents, signals, fit, engagement_mass,
      reply_risk_at, reply_due_at, first_reply_at, value, tags, last_activity_at, retain_until)
    select gen_random_uuid(), at, at, 1, name, mail, lower(mail), company, site, phone, phone, sector, '50-249', 'GB', 'Scratches on panels', stage,
      case when stage = 'lost' then 'No budget' end, owner, case when owner is not null then 'Colleague' end, source,
      '{"page":"/contact"}', '{"page":"/contact"}', '[]', '{}', fit, $6::float8 * power(2, -extract(epoch from now() - at) / 2592000) * points,
      at + interval '18 hours', at + interval '24 hours',
      case when not waits then at + make_interval(secs => 3600 * (1 + 26 * r3)) end,
      case when r4 > 0.4 then 1000 * (1 + floor(90 * r5))::int end,
      case when r6 < 0.1 then array[($4::text[])[1 + floor(r7 * ${tags.length})::int]] else '{}' end,
      at, at + interval '24 months'
    from (
      select i, now() - make_interval(secs => ${years * 365 * 86400} * (1 - power(i::float8 / $1, 0.8))) as at,
        ($2::text[])[1 + floor(random() * ${firstNames.length})::int] || ' ' || surname as name,
        surname || '.' || i || '@' || lower(trade) || i % 40000 || '.example' as mail,
        surname || ' ' || trade as company, lower(trade) || i % 40000 || '.example' as site, '4420' || (70000000 + i)::text as phone,
        ($7::text[])[1 + floor(random() * ${firstSectorIds.length})::int] as sector, stage, source,
        case when r8 > 0.2 then owners[1 + floor(power(r9, 1.5) * array_length(owners, 1))::int] end as owner,
        (floor(random() * 6) * 20)::int as fit, 20 + 80 * random() as points,
        stage in ('new', 'contacted', 'qualified', 'proposal') and random() < 0.02 as waits,
        random() as r3, random() as r4, random() as r5, random() as r6, random() as r7
      from (
        select i, ($5::text[])[1 + floor(random() * ${stageOf.length})::int] as stage,
          ($8::text[])[1 + floor(random() * ${beginnings.length})::int] || ($9::text[])[1 + floor(random() * ${endings.length})::int] as surname,
          ($10::text[])[1 + floor(random() * ${trades.length})::int] as trade,
          ($3::text[])[1 + floor(power(random(), 1.5) * ${sources.length})::int] as source, random() as r8, random() as r9
        from generate_series(1, $1::int) i
      ) drawn cross join (
        select array_agg(id) as owners from (select id from users union all select gen_random_uuid() from generate_series(1, 11)) u
      ) staff
    ) made`,
    [
      count,
      firstNames,
      sources,
      tags,
      stageOf,
      massOf(1, new Date()),
      firstSectorIds,
      beginnings,
      endings,
      trades,
    ],
  )
  await client.query(
    `insert into tasks (id, lead_id, created_at, title, due_at) select gen_random_uuid(), id, created_at, 'Call back', now() + interval '1 day' * (random() * 20 - 3)
    from leads where random() < 0.01`,
  )
  await client.query("set maintenance_work_mem = '512MB'")
  for (const { definition } of indexes) await client.query(definition)
  await client.query('vacuum analyze leads, tasks')
}
