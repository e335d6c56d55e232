import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '#db/test-database.ts'
import { AppError } from '#lib/errors.ts'
import { defineJob, openQueue, type AnyJob, type JobRun } from './queue.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

async function queueOf(jobs: AnyJob<string>[], to: Parameters<typeof openQueue>[0]['log'] = log) {
  const database = await createTestDatabase()
  const queue = await openQueue({ connection: database.connection, jobs, log: to, worker: true })
  onTestFinished(() => queue.stop())
  return { database, queue }
}

test('a job sent in a transaction is run after the commit, and never after a rollback', async () => {
  const seen: string[] = []
  const job = defineJob<string, { word: string }>({
    name: 'note',
    run: async (_, { word }) => void seen.push(word),
  })
  const { database, queue } = await queueOf([job])
  await queue.work([job], () => 'ctx')
  await database.orm.transaction((tx) => queue.send(tx, job, { word: 'kept' }))
  await database.orm
    .transaction(async (tx) => {
      await queue.send(tx, job, { word: 'lost' })
      throw new Error('roll back')
    })
    .catch(() => undefined)
  await queue.send(database.orm, job, { word: 'last' })
  await vi.waitFor(() => expect(seen).toEqual(['kept', 'last']), 8000)
})

test('the same key is queued once', async () => {
  const seen: string[] = []
  const job = defineJob<string, { word: string }>({
    name: 'once',
    run: async (_, { word }) => void seen.push(word),
  })
  const { database, queue } = await queueOf([job])
  await queue.send(database.orm, job, { word: 'first' }, { key: 'a' })
  await queue.send(database.orm, job, { word: 'second' }, { key: 'a' })
  await queue.send(database.orm, job, { word: 'third' }, { key: 'b' })
  await queue.work([job], () => 'ctx')
  await vi.waitFor(() => expect(seen.toSorted()).toEqual(['first', 'third']), 8000)
})

test('a job that throws is logged, counted and tried again', async () => {
  let tries = 0
  const runs: JobRun[] = []
  const errors: object[] = []
  const job = defineJob<string>({
    name: 'stubborn',
    retryDelayS: 1,
    run: async () => {
      tries += 1
      if (tries < 2) throw new Error('not yet')
    },
  })
  const { database, queue } = await queueOf([job], { ...log, error: (fields) => void errors.push(fields) })
  await queue.work(
    [job],
    () => 'ctx',
    (run) => void runs.push(run),
  )
  await queue.send(database.orm, job, {})
  await vi.waitFor(() => expect(runs).toHaveLength(2), 15_000)
  expect(tries).toBe(2)
  expect(errors).toEqual([{ err: new Error('not yet'), job: 'stubborn' }])
  expect(runs).toMatchObject([
    { job: 'stubborn', done: 0, failed: 1 },
    { job: 'stubborn', done: 1, failed: 0 },
  ])
  expect(runs.every(({ seconds }) => seconds >= 0 && seconds < 5)).toBe(true)
})

test('a job that can’t be done just now is tried again, and is no failure', async () => {
  let isOpen = false
  const runs: JobRun[] = []
  const told: string[] = []
  const tell = (_: object, message: string) => void told.push(message)
  const job = defineJob<string>({ name: 'patient', retryDelayS: 1, run: async () => undefined })
  const { database, queue } = await queueOf([job], { info: tell, warn: tell, error: tell })
  const context = () => {
    if (isOpen) return 'ctx'
    isOpen = true
    throw new AppError('unavailable', 'A backup is being restored.')
  }
  await queue.work([job], context, (run) => void runs.push(run))
  await queue.send(database.orm, job, {})
  await vi.waitFor(() => expect(runs).toMatchObject([{ job: 'patient', done: 1, failed: 0 }]), 15_000)
  expect(told).toEqual(['job put off'])
})

test('of a batch those that failed are counted by themselves', async () => {
  const runs: JobRun[] = []
  const job = defineJob<string, { word: string }>({
    name: 'batch',
    retryLimit: 0,
    run: async () => undefined,
    runBatch: async (_, list) => list.map(({ word }) => (word === 'bad' ? new Error('bad') : undefined)),
  })
  const { database, queue } = await queueOf([job])
  await queue.sendMany(database.orm, job, [{ word: 'good' }, { word: 'bad' }, { word: 'fine' }])
  await queue.work(
    [job],
    () => 'ctx',
    (run) => void runs.push(run),
  )
  await vi.waitFor(() => expect(runs).toMatchObject([{ job: 'batch', done: 2, failed: 1 }]), 8000)
})

test('what the queue itself fails at reaches the log as an error with its SQLSTATE', async () => {
  const told: unknown[] = []
  const job = defineJob<string>({ name: 'idle', run: async () => undefined })
  const { database, queue } = await queueOf([job], {
    ...log,
    error: (fields) => void told.push('err' in fields && fields.err),
  })
  await queue.work([job], () => 'ctx')
  await database.orm.execute('alter schema pgboss rename to elsewhere')
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(0), 20_000)
  await database.orm.execute('alter schema elsewhere rename to pgboss')
  for (const error of told) {
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({ message: expect.stringContaining('pgboss'), code: '42P01' })
  }
})

test(
  'workers that wait for a connection in vain are told as a warning, and work on',
  { timeout: 90_000 },
  async () => {
    const told: Record<'warn' | 'error', string[]> = { warn: [], error: [] }
    const keep = (level: 'warn' | 'error') => (fields: object) =>
      void told[level].push('err' in fields && fields.err instanceof Error ? fields.err.message : 'other')
    const ran: string[] = []
    const jobs = Array.from({ length: 12 }, (_, i) =>
      defineJob<string>({ name: `waiting${i}`, run: async () => void ran.push(`waiting${i}`) }),
    )
    const { database, queue } = await queueOf(jobs, { ...log, warn: keep('warn'), error: keep('error') })
    await queue.work(jobs, () => 'ctx')
    await database.orm.transaction(async (tx) => {
      await tx.execute('lock table pgboss.job in access exclusive mode')
      await vi.waitFor(() => expect(told.warn.length).toBeGreaterThan(0), 30_000)
    })
    expect(told.warn[0]).toMatch(/^timeout exceeded when trying to connect/)
    expect(told.error).toEqual([])
    const last = jobs.at(-1)
    if (last) await queue.send(database.orm, last, {})
    await vi.waitFor(() => expect(ran).toEqual(['waiting11']), 30_000)
  },
)
