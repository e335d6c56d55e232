import type { Client } from 'pg'

/** In nearly every sentence. */
const joining = 'the a in of and to we our is on for with'.split(' ')
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
const known =
  'porosity weld burr scratch seam torque chiller palletiser robot spindle gearbox crate blister invoice forecast'.split(
    ' ',
  )
const syllables = 'po ro si ty ca me ra li ne ma in an te re sta tor con ver dal fin'.split(' ')
const vocabulary = 4000
const drawn = 20_000

/** Words of two to four syllables with the known ones among them; the first are drawn most. */
function makeUpWords(): string[] {
  const words = new Set<string>()
  for (let i = 1; words.size < vocabulary; i++) {
    let word = ''
    for (let rest = i * 7919; rest > 0; rest = Math.floor(rest / syllables.length))
      word += syllables[rest % syllables.length]
    words.add(word)
  }
  const list = [...words]
  for (const [i, word] of known.entries()) list[(i + 1) * 250] = word
  return list
}

/**
 * An enquiry and a note for each lead and a mail for every third. Their words are as in any language: a dozen in nearly all of them, some common
 * ones, four thousand with a long tail, and in each a number of an order and a postcode of its own or nearly so.
 */
export async function makeUpTexts(client: Client): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where indexname in ('enquiries_words', 'activities_words', 'messages_words')`,
  )
  for (const { name } of indexes) await client.query(`drop index "${name}"`)
  await client.query(
    `create temporary table drawn_texts as select i, (
      select string_agg(case when r < 0.35 then ($2::text[])[1 + floor(random() * ${joining.length})::int]
        when r < 0.6 then ($1::text[])[1 + floor(power(random(), 2) * ${common.length})::int]
        else ($3::text[])[1 + floor(power(random(), 3) * ${vocabulary})::int] end, ' ')
      from (select random() as r from generate_series(1, 12 + i % 20)) words where i = i
    ) as words from generate_series(1, ${drawn}) i`,
    [common, joining, makeUpWords()],
  )
  await client.query(
    `create temporary table texts as select l.id, t.words || '. Order ' || 100000 + n || ', ' || chr(65 + (n % 26)::int) || chr(65 + (n / 26 % 26)::int) || n % 20 || ' ' ||
      n % 10 || chr(65 + (n / 7 % 26)::int) || chr(65 + (n / 11 % 26)::int) as words, n
    from (select id, row_number() over (order by id) as n from leads) l join drawn_texts t on t.i = 1 + l.n % ${drawn}`,
  )
  const from = 'from texts t join leads l using (id)'
  // As rows come to be: the newest lie together.
  const inTime = 'order by l.created_at'
  await client.query(
    `insert into enquiries (lead_id, received_at, source, name, company, message, repeat_key, touch, consents, reply_due_at)
    select l.id, l.created_at, 'contact', l.name, l.company, t.words, l.id::text, '{}', '[]', l.created_at ${from} ${inTime}`,
  )
  await client.query(
    `insert into activities (lead_id, at, kind, body, actor_name) select l.id, l.created_at, 'note', t.words, 'Colleague' ${from} ${inTime}`,
  )
  await client.query(
    `insert into messages (lead_id, direction, state, message_id, fingerprint, from_address, "to", subject, text, at, created_at)
    select l.id, 'in', 'received', l.id::text, l.id::text, l.email, '[]', 'Enquiry', t.words || ' ' || t.words, l.created_at, l.created_at ${from} where n % 3 = 0 ${inTime}`,
  )
  for (const { definition } of indexes) await client.query(definition)
  await client.query('drop table texts, drawn_texts')
}
