import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { AppError } from '#lib/errors.ts'
import { testCtx } from '#tests/context.ts'
import { createLog } from './log.ts'

const typed = 'Maeve-Murphy-44'

function logged(error: unknown): { line: string; err: Record<string, unknown> } {
  const lines: string[] = []
  createLog('info', { write: (line: string) => void lines.push(line) }).error(
    { err: error },
    'request failed',
  )
  expect(lines).toHaveLength(1)
  const line = lines[0] ?? ''
  return { line, err: JSON.parse(line).err }
}

/** Statement, what it is given, SQLSTATE and what the log says of it. */
const failures = [
  [`select 1 from no_such_table where 'x' = $1`, typed, '42P01', 'relation "no_such_table" does not exist'],
  [`select no_such_column, $1::text`, typed, '42703', 'column "no_such_column" does not exist'],
  [`select $1::integer`, typed, '22P02', 'invalid input syntax for type integer: [value]'],
  [`select $1::text::integer`, typed, '22P02', 'invalid input syntax for type integer: [value]'],
  [
    `select $1::timestamptz`,
    typed,
    '22007',
    'invalid input syntax for type timestamp with time zone: [value]',
  ],
  [`select $1::jsonb`, typed, '22P02', 'invalid input syntax for type json'],
  [`select $1::smallint`, '4444444', '22003', 'value "[value]" is out of range for type smallint'],
  [`select $1::text[]`, typed, '22P02', 'malformed array literal: [value]'],
  [`select now() at time zone $1`, typed, '22023', 'time zone "[value]" not recognized'],
  [`select 'a' ~ $1`, `(${typed}`, '2201B', 'invalid regular expression: [value]'],
  [`do $do$ begin raise exception 'no % here', '${typed}'; end $do$`, undefined, 'P0001', '[value]'],
  [`select '${typed}' from`, undefined, '42601', 'syntax error at end of input'],
  [`select 1 '${typed}' 2`, undefined, '42601', 'syntax error at or near "[value]"'],
  [
    `insert into kept values ($1)`,
    typed,
    '23505',
    'duplicate key value violates unique constraint "kept_name_key"',
  ],
  [
    `insert into kept values ($1)`,
    'ab',
    '23514',
    'new row for relation "kept" violates check constraint "kept_name_check"',
  ],
  [
    `insert into kept values ($1)`,
    null,
    '23502',
    'null value in column "name" of relation "kept" violates not-null constraint',
  ],
] as const

test('of a failed query the log keeps the SQLSTATE and the message of PostgreSQL, and no value', async () => {
  const ctx = await testCtx()
  await ctx.database.pool.query(
    'create table kept (name text not null constraint kept_name_key unique constraint kept_name_check check (length(name) > 3))',
  )
  await ctx.database.pool.query('insert into kept values ($1)', [typed])
  for (const [text, value, sqlstate, message] of failures) {
    const bare: unknown = await ctx.database.pool
      .query(text, value === undefined ? [] : [value])
      .catch((error: unknown) => error)
    // As Drizzle wraps it, as a verb wraps that again, and as pg throws it.
    const wrapped = new Error(`Failed query: ${text}\nparams: ${value}`, { cause: bare })
    for (const error of [bare, wrapped, new AppError('unavailable', 'Not now', { cause: wrapped })]) {
      const { line, err } = logged(error)
      expect(err, text).toMatchObject({ sqlstate, postgres: message })
      if (!text.includes(typed)) expect(line, text).not.toContain(typed)
      if (value === '4444444') expect(line).not.toContain(value)
      expect(line).not.toContain('DETAIL')
    }
  }
})

test('a query through the ORM tells what went wrong below it', async () => {
  const ctx = await testCtx()
  const error: unknown = await ctx.db
    .execute(sql`select ${typed}::integer`)
    .catch((thrown: unknown) => thrown)
  const { line, err } = logged(error)
  expect(err).toMatchObject({ sqlstate: '22P02', postgres: 'invalid input syntax for type integer: [value]' })
  expect(line).not.toContain(typed)
})

test('every cause is told, with its code, and a circle of causes ends', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
  const { err } = logged(
    new AppError('unavailable', 'Not now', {
      cause: new Error('Failed query: select 1\nparams: ', { cause: refused }),
    }),
  )
  expect(err).toMatchObject({
    type: 'AppError',
    message: 'Not now',
    cause: {
      message: expect.stringContaining('Failed query'),
      cause: { code: 'ECONNREFUSED', message: expect.stringContaining('ECONNREFUSED') },
    },
  })
  const circle = new Error('one')
  circle.cause = new Error('two', { cause: circle })
  expect(logged(circle).line.length).toBeLessThan(20_000)
  expect(logged({ password: typed }).line).not.toContain(typed)
})
