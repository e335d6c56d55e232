import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { expect, onTestFinished, test } from 'vitest'
import { openProxy } from '#tests/faults/proxy.ts'
import { type Orm, openDatabase } from './database.ts'
import { silentLog } from './log.ts'
import { createTestDatabase } from './test-database.ts'

const database = await createTestDatabase()

test('counts and big integers arrive as numbers, and as digits where a number would be rounded', async () => {
  const { rows } = await database.orm.execute(
    sql`select count(*) as few, 9007199254740993::int8 as many from generate_series(1, 3)`,
  )
  expect(rows).toEqual([{ few: 3, many: '9007199254740993' }])
})

test('opening connects to nothing, and a database that is away is told by the query', async () => {
  const away = openDatabase({ embedded: { ...database.connection, host: '/nowhere' }, log: silentLog })
  onTestFinished(() => away.close())
  await expect(away.pool.query('select 1')).rejects.toThrow('ENOENT')
})

test('a database is opened by its URL too, under the name of the site, with a limit for each statement', async () => {
  const byUrl = openDatabase({ url: database.url, log: silentLog })
  onTestFinished(() => byUrl.close())
  const { rows } = await byUrl.pool.query(
    "select current_database() as name, current_setting('application_name') as application, current_setting('statement_timeout') as most",
  )
  expect(rows).toEqual([{ name: database.connection.database, application: 'site', most: '15s' }])
})

test('a connection that is ended while idle is logged, and the next query has a new one', async () => {
  const warnings: string[] = []
  const log = { ...silentLog, warn: (_: object, message: string) => warnings.push(message) }
  const idle = openDatabase({ embedded: database.connection, max: 1, log })
  onTestFinished(() => idle.close())
  const { rows } = await idle.pool.query('select pg_backend_pid() as pid')
  await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid])
  await expect.poll(() => warnings).toEqual(['An idle database connection was lost'])
  expect((await idle.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a verb can be given the database or a transaction, and columns are snake_case', async () => {
  const notes = pgTable('notes', { firstWord: text().notNull() })
  const add = (orm: Orm, firstWord: string) => orm.insert(notes).values({ firstWord })
  await database.orm.execute(sql`create table notes (first_word text not null)`)
  await add(database.orm, 'kept')
  const undone = database.orm.transaction(async (tx) => {
    await add(tx, 'undone')
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  expect(await database.orm.select().from(notes)).toEqual([{ firstWord: 'kept' }])
})

test('a connection that dies as a transaction begins is given back, so that none is lost to the pool', async () => {
  const small = openDatabase({ embedded: database.connection, max: 1, log: silentLog })
  onTestFinished(() => small.close())
  const dying = await small.pool.connect()
  const { rows } = await dying.query('select pg_backend_pid() as pid')
  dying.release()
  // Its end is told only after the transaction has taken it.
  small.pool.once('acquire', () => void database.pool.query('select pg_terminate_backend($1)', [rows[0].pid]))
  await expect(
    small.orm.transaction((tx) => tx.execute(sql`select pg_sleep(5)`), { isolationLevel: 'read committed' }),
  ).rejects.toThrow()
  small.pool.once('acquire', (client) => client.connection.stream.destroy())
  await expect(small.orm.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow()
  const answer = await small.orm.transaction((tx) => tx.execute(sql`select 1 as one`))
  expect(answer.rows).toEqual([{ one: 1 }])
})

test('a transaction that gets no answer gives its connection to nobody else: what is written next stays', async () => {
  const { host, port, user } = database.connection
  const proxy = await openProxy({ path: `${host}/.s.PGSQL.${port}` })
  const url = `postgresql://${user}@127.0.0.1:${proxy.port}/${database.connection.database}`
  const far = openDatabase({ url, max: 1, statementTimeoutMs: 300, log: silentLog })
  onTestFinished(async () => {
    await far.close()
    await proxy.close()
  })
  await database.pool.query('create table kept (word text)')
  const cut = far.orm.transaction(async (tx) => {
    await tx.execute(sql`insert into kept values ('cut')`)
    await proxy.set('hang')
    await tx.execute(sql`insert into kept values ('cut too')`)
  })
  await expect(cut).rejects.toThrow()
  await proxy.set('pass')
  await far.pool.query(`insert into kept values ('acknowledged')`)
  expect((await database.pool.query('select word from kept')).rows).toEqual([{ word: 'acknowledged' }])
})

test('a transaction that loses its connection tells what failed in it, and not that it could not be rolled back', async () => {
  const small = openDatabase({ embedded: database.connection, max: 1, log: silentLog })
  onTestFinished(() => small.close())
  const lost = small.orm.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await tx.transaction(async (inner) => {
      await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await inner.execute(sql`select 'the work'`)
    })
  })
  const error = await lost.catch((reason: Error) => reason)
  expect(error).toMatchObject({ message: expect.stringContaining('the work') })
})
