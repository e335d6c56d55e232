import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { failureInWords } from './failure-in-words.server.ts'

const words = async (work: Promise<unknown>) =>
  failureInWords(await work.catch((error: unknown) => error), false)

test('a statement that is refused is told by its reason, without its text and what it was to write', async () => {
  const ctx = await testCtx()
  expect(await words(Promise.resolve(ctx.db.execute(sql`select ${'ann@castings.example'}::int`)))).toBe(
    'The database refused it: invalid input syntax for type integer: [value]',
  )
  await expect(words(Promise.resolve(ctx.db.execute(sql`select * from looms`)))).resolves.toContain(
    'relation "looms" does not exist',
  )
})

test('long work whose connection is lost in the middle says so, and not that it could not be rolled back', async () => {
  const ctx = await testCtx()
  const lost = ctx.transaction((outer) =>
    outer.transaction(async ({ db }) => {
      const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await ctx.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
      await db.execute(sql`select 1`)
    }),
  )
  expect(await words(lost)).toMatch(/^The connection to the database was lost/)
})
