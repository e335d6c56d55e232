import { expect, test } from 'vitest'
import { migrate } from '#db/migrations.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { migrationsBefore } from '#tests/migrations-before.ts'

const ids = ['new', 'contacted', 'qualified', 'proposal', 'won', 'lost', 'quarantine', 'merged', 'deleted']

test('leads that are there keep every value, each of their stages has its row, and those who wait are found', async () => {
  const database = await createTestDatabase({ bare: true })
  await migrate(database, await migrationsBefore(/_lead_stages$/))
  for (const id of ids)
    await database.pool.query(
      `insert into leads (created_at, updated_at, name, company, stage, lost_reason, source, first_touch, last_touch, consents, signals, fit,
         engagement_mass, reply_risk_at, reply_due_at, last_activity_at, retain_until)
       values (now(), now(), $1, '', $1, case when $1 = 'lost' then 'Too dear' end, 'contact', '{}', '{}', '[]', '{}', 0, 0, now(), now(), now(), now())`,
      [id],
    )
  const rows = async (text: string) => (await database.pool.query(text)).rows
  const before = await rows('select * from leads order by id')
  await migrate(database)
  // Later migrations add columns, and change none of these.
  expect(await rows('select * from leads order by id')).toMatchObject(before)
  expect(
    await rows('select l.stage from leads l left join lead_stages s on s.id = l.stage where s.id is null'),
  ).toEqual([])
  await database.pool.query('set enable_seqscan = off')
  const waiting = `select stage from leads where coalesce(case when first_reply_at is null and (stage in ('new', 'contacted', 'qualified', 'proposal') or stage like 'open-%') then reply_due_at end, 'infinity'::timestamptz) < 'infinity'`
  expect((await rows(`${waiting} order by stage`)).map(({ stage }) => stage)).toEqual([
    'contacted',
    'new',
    'proposal',
    'qualified',
  ])
})

test('whoever goes back finds the leads as they were, and takes the table away', async () => {
  const database = await createTestDatabase({ bare: true })
  await migrate(database)
  await database.pool.query(
    `insert into leads (created_at, updated_at, name, company, stage, source, first_touch, last_touch, consents, signals, fit, engagement_mass,
       last_activity_at, retain_until)
     values (now(), now(), 'Ann', '', 'proposal', 'contact', '{}', '{}', '[]', '{}', 0, 0, now(), now())`,
  )
  await database.pool.query('drop table lead_stages')
  const { rows } = await database.pool.query("select stage from leads where stage in ('new', 'proposal')")
  expect(rows).toEqual([{ stage: 'proposal' }])
})
