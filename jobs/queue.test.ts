import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '#db/test-database.ts'
import { defineJob, openQueue, type AnyJob } from './queue.ts'

const log = { warn: () => undefined, error: () => undefined }

async function queueOf(jobs: AnyJob<string>[]) {
  const database = await createTestDatabase()
  const queue = await openQueue({ connection: database.connection, jobs, log, worker: true })
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

test('a job that throws is tried again', async () => {
  let tries = 0
  const job = defineJob<string>({
    name: 'stubborn',
    retryDelayS: 1,
    run: async () => {
      tries += 1
      if (tries < 2) throw new Error('not yet')
    },
  })
  const { database, queue } = await queueOf([job])
  await queue.work([job], () => 'ctx')
  await queue.send(database.orm, job, {})
  await vi.waitFor(() => expect(tries).toBe(2), 15_000)
})
