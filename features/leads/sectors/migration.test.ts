import { expect, test } from 'vitest'
import { migrate } from '#db/migrations.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { migrationsBefore } from '#tests/migrations-before.ts'
import { fitOf } from '#features/leads/lead-score.ts'
import { firstSectorIds, firstSectors } from './first-sectors.ts'

test('leads and companies that are there keep their sector, each has its row, and counts as it did', async () => {
  const database = await createTestDatabase({ bare: true })
  await migrate(database, await migrationsBefore(/_sectors$/))
  for (const id of firstSectorIds) {
    await database.pool.query(
      `insert into leads (created_at, updated_at, name, company, sector, source, first_touch, last_touch, consents, signals, fit, engagement_mass,
         last_activity_at, retain_until)
       values (now(), now(), $1, '', $1, 'contact', '{}', '{}', '[]', '{}', case $1 when 'other' then 0 else 25 end, 0, now(), now())`,
      [id],
    )
    await database.pool.query(
      'insert into companies (created_at, updated_at, name, sector) values (now(), now(), $1, $1)',
      [id],
    )
  }
  const rows = async (text: string) => (await database.pool.query(text)).rows
  const before = [
    await rows('select * from leads order by id'),
    await rows('select * from companies order by id'),
  ]
  await migrate(database)
  // Later migrations add columns, and change none of these.
  expect(await rows('select * from leads order by id')).toMatchObject(before[0] ?? [])
  expect(await rows('select * from companies order by id')).toMatchObject(before[1] ?? [])
  const sectors = await rows('select id, name, is_target from lead_sectors order by position')
  expect(sectors.map(({ id, name }) => [id, name])).toEqual(Object.entries(firstSectors))
  const targets = new Set(sectors.flatMap(({ id, is_target: isTarget }) => (isTarget ? [id] : [])))
  const nothing = { email: null, phone: null, companySize: null, country: null, problem: null }
  for (const { sector, fit } of await rows('select sector, fit from leads'))
    expect(fitOf({ ...nothing, sector }, targets)).toBe(fit)
})
