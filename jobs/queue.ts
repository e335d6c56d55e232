import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type ConstructorOptions, type PerJobWorkHandler } from 'pg-boss'
import { keptAlive, type Orm } from '#db/database.ts'
import { AppError } from '#lib/errors.ts'

export interface Job<C, D extends object> {
  name: string
  /** Five fields, in `timeZone` (UTC unless told): the job is queued once for each slot, however many servers run. */
  cron?: string
  timeZone?: string
  /** Jobs of this kind at work at once on each server; 1 unless told. */
  concurrency?: number
  /** Further tries after a throw; 5 unless told. The delay doubles from `retryDelayS` (5) up to `retryDelayMaxS` (900). */
  retryLimit?: number
  retryDelayS?: number
  retryDelayMaxS?: number
  /** Seconds after which a job at work counts as dead and is tried again; 120 unless told. */
  expireInS?: number
  run(ctx: C, data: D): Promise<void>
  /** In place of `run`, up to `batchSize` at once. Returns for each what went wrong, or undefined; a throw is for all of them. */
  runBatch?(ctx: C, list: D[]): Promise<(Error | undefined)[]>
  /** 25 unless told. */
  batchSize?: number
  /** Milliseconds to wait before each full batch; none unless told. */
  restMs?: number
}

/** What a send needs of a job: the name will do where what it runs is put together elsewhere. */
export type Sendable<C, D extends object> = Pick<Job<C, D>, 'name'> & Partial<Pick<Job<C, D>, 'run'>>

export interface SendOptions {
  /** The same key queues once, ever: a second send is a no-op. */
  key?: string
  startAfter?: Date
}

export interface Queue {
  send<C, D extends object>(orm: Orm, job: Sendable<C, D>, data: D, options?: SendOptions): Promise<void>
  /** Many of one kind with a single statement. */
  sendMany<C, D extends object>(orm: Orm, job: Job<C, D>, list: D[]): Promise<void>
  /** Jobs with this data that failed and wait for their next try are tried at once. */
  retryNow<C, D extends object>(orm: Orm, job: Job<C, D>, list: D[]): Promise<void>
  /**
   * Begins work on the given jobs; until then the queue only takes them. What throws an `unavailable` error is put off: tried again as after
   * any failure, but not told as one.
   */
  work<C>(jobs: AnyJob<C>[], context: (job: string) => C, onRun?: (run: JobRun) => void): Promise<void>
  stop(): Promise<void>
}

/** What a job, or a batch of one kind, came to. */
export interface JobRun {
  job: string
  done: number
  failed: number
  seconds: number
}

// A list of jobs mixes payload types; each handler is only ever given what was sent under its own name.
export type AnyJob<C> = Omit<Job<C, never>, 'run' | 'runBatch'> & {
  run(ctx: C, data: never): Promise<void>
  runBatch?(ctx: C, list: never[]): Promise<(Error | undefined)[]>
}

const defaultBatch = 25

export function defineJob<C, D extends object = object>(job: Job<C, D>): Job<C, D> {
  return job
}

interface QueueLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Opens the queue on the database (schema `pgboss`, made on first use) and declares `jobs`. Sends join the caller's transaction. */
export async function openQueue<C>(options: {
  connection: Pick<
    ConstructorOptions,
    'connectionString' | 'host' | 'port' | 'user' | 'database' | 'password'
  >
  jobs: AnyJob<C>[]
  log: QueueLog
  worker: boolean
}): Promise<Queue> {
  const { connection, jobs, log, worker } = options
  const boss = new PgBoss({
    ...connection,
    ...keptAlive,
    application_name: 'jobs',
    max: worker ? 4 : 2,
    schedule: worker,
    supervise: worker,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    useListenNotify: worker,
  })
  boss.on('error', (error) => {
    // pg-boss tells many of its errors as plain objects, of which the log would keep nothing.
    const err = error instanceof Error ? error : Object.assign(new Error(), error)
    // Waited for a connection in vain, as on a machine that stood still: the worker asks again by itself, and `/readyz` tells of a database that is away.
    if (err.message.startsWith('timeout exceeded when trying to connect')) log.warn({ err }, 'queue waits')
    else log.error({ err }, 'queue error')
  })
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'queue warning'))
  await boss.start()
  for (const job of jobs) await declare(boss, job)

  return {
    async send(orm, job, data, { key, startAfter } = {}) {
      await boss.send(job.name, data, {
        db: fromDrizzle(orm, sql),
        ...(key ? { id: idOf(`${job.name}:${key}`) } : {}),
        ...(startAfter ? { startAfter } : {}),
      })
    },
    async sendMany(orm, job, list) {
      await boss.insert(
        job.name,
        list.map((data) => ({ data })),
        { db: fromDrizzle(orm, sql) },
      )
    },
    async retryNow(orm, job, list) {
      if (list.length === 0) return
      // pg-boss moves one job at a time, and only by its id.
      await orm.execute(sql`
        update pgboss.job set start_after = pgboss.job_now() where name = ${job.name} and state = 'retry' and start_after > pgboss.job_now()
          and data in (select * from jsonb_array_elements(${JSON.stringify(list)}::jsonb))`)
    },
    async work(list, context, onRun = () => undefined) {
      const watch = watching(log, onRun)
      for (const job of list) {
        // New jobs are told at once; the poll is for retries and jobs with a later start.
        const pace = {
          localConcurrency: job.concurrency ?? 1,
          pollingIntervalSeconds: 2,
          notifyPollingIntervalSeconds: 4,
        }
        if (job.runBatch)
          await boss.work(
            job.name,
            {
              ...pace,
              batchSize: job.batchSize ?? defaultBatch,
              burstWhenBatchFull: true,
              perJobResults: true as const,
            },
            inBatches(job, context, watch),
          )
        else {
          await boss.work<never>(job.name, pace, async (batch) => {
            for (const { data } of batch)
              await watch(job.name, 1, async () => {
                await job.run(context(job.name), data)
                return []
              })
          })
        }
        if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: job.timeZone ?? 'UTC' })
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 8000 })
    },
  }
}

type Failures = (Error | undefined)[]
type Watch = (job: string, count: number, run: () => Promise<Failures>) => Promise<Failures>

/** The queue keeps a throw to itself: it is logged here, and each run counted. */
function watching(log: QueueLog, onRun: (run: JobRun) => void): Watch {
  return async (job, count, run) => {
    const startedAt = performance.now()
    const tell = (failed: number) =>
      onRun({ job, done: count - failed, failed, seconds: (performance.now() - startedAt) / 1000 })
    try {
      const failures = await run()
      tell(failures.filter(Boolean).length)
      return failures
    } catch (error) {
      if (error instanceof AppError && error.code === 'unavailable')
        log.info({ job, reason: error.message }, 'job put off')
      else {
        log.error({ err: error, job }, 'job failed')
        tell(count)
      }
      throw error
    }
  }
}

/** Tells the queue of each job by itself how it went. */
function inBatches<C>(job: AnyJob<C>, context: (job: string) => C, watch: Watch): PerJobWorkHandler<never> {
  return async (batch) => {
    // More is waiting than fits: work in bulk leaves room for visitors.
    if (batch.length >= (job.batchSize ?? defaultBatch)) await sleep(job.restMs ?? 0)
    const failures = await watch(job.name, batch.length, async () => {
      const list = batch.map(({ data }) => data)
      return (await job.runBatch?.(context(job.name), list)) ?? []
    })
    return batch.map(({ id }, i) => {
      const failure = failures[i]
      return failure
        ? { id, status: 'failed', output: { message: failure.message } }
        : { id, status: 'completed' }
    })
  }
}

async function declare<C>(boss: PgBoss, job: AnyJob<C>) {
  const options = {
    retryLimit: job.retryLimit ?? 5,
    retryDelay: job.retryDelayS ?? 5,
    retryDelayMax: job.retryDelayMaxS ?? 900,
    retryBackoff: true,
    expireInSeconds: job.expireInS ?? 120,
    // Without its worker's sign of life a job is tried again: one that died with its server doesn't wait for `expireInS`.
    heartbeatSeconds: 20,
    deleteAfterSeconds: 3 * 24 * 3600,
    notify: true,
  }
  if (await boss.getQueue(job.name)) await boss.updateQueue(job.name, options)
  else await boss.createQueue(job.name, options)
}

/** A UUID made of the key's SHA-256, so that the same key is the same row. */
function idOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
