import type { Client } from 'pg'

const common = [
  'camera',
  'line',
  'panel',
  'pump',
  'quality',
  'defect',
  'inspection',
  'pilot',
  'budget',
  'data',
]
const drawn = 20_000

/** An enquiry and a note for each lead and a mail for every third: half of their words are common ones, the others of four thousand with a long tail. */
export async function makeUpTexts(client: Client): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where indexname in ('enquiries_words', 'activities_words', 'messages_words')`,
  )
  for (const { name } of indexes) await client.query(`drop index "${name}"`)
  await client.query(
    `create temporary table drawn_texts as select i, (
      select string_agg(case when r < 0.5 then ($1::text[])[1 + floor(power(random(), 2) * ${common.length})::int]
        else 'word' || floor(power(random(), 3) * 4000)::int end, ' ')
      from (select random() as r from generate_series(1, 12 + i % 20)) words where i = i
    ) as words from generate_series(1, ${drawn}) i`,
    [common],
  )
  await client.query('create temporary table numbered as select id, row_number() over () as n from leads')
  const from = `from numbered join leads l using (id) join drawn_texts t on t.i = 1 + numbered.n % ${drawn}`
  await client.query(
    `insert into enquiries (lead_id, received_at, source, name, company, message, repeat_key, touch, consents, reply_due_at)
    select l.id, l.created_at, 'contact', l.name, l.company, t.words, l.id::text, '{}', '[]', l.created_at ${from}`,
  )
  await client.query(
    `insert into activities (lead_id, at, kind, body, actor_name) select l.id, l.created_at, 'note', t.words, 'Colleague' ${from}`,
  )
  await client.query(
    `insert into messages (lead_id, direction, state, message_id, fingerprint, from_address, "to", subject, text, at, created_at)
    select l.id, 'in', 'received', l.id::text, l.id::text, l.email, '[]', 'Enquiry', t.words || ' ' || t.words, l.created_at, l.created_at ${from} where n % 3 = 0`,
  )
  for (const { definition } of indexes) await client.query(definition)
}
