import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from './test-database.ts'

const database = await createTestDatabase()

test('counts and big integers arrive as numbers, and as digits where a number would be rounded', async () => {
  const { rows } = await database.orm.execute(sql`select count(*) as few, 9007199254740993::int8 as many from generate_series(1, 3)`)
  expect(rows).toEqual([{ few: 3, many: '9007199254740993' }])
})
