import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Gauge } from 'prom-client'
import { backupSummary } from '#features/backup/backup-summary.server.ts'
import { readSchedule } from '#features/backup/backups.server/change-schedule.ts'
import { backupIntervalOf } from '#features/backup/schedule/schedule.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { readMailBacklog } from '#features/mail/mail-backlog.server.ts'
import { readQueueDepth } from '#jobs/queue-depth.ts'
import type { Metrics } from './metrics.ts'

const readWithinMs = 2000
const keptMs = 1000

/**
 * Gauges of what an operator would otherwise look up: mails, backups, jobs, disk. Every server tells the same of the database. What can't be read
 * in time, as while the database is away, is left out of the answer.
 */
export function gaugeOperation(metrics: Metrics, ctx: Ctx, folder: string): void {
  const stored = keptFor(keptMs, () => inTime(readStored(ctx)))
  const disk = keptFor(keptMs, () => statfs(folder).catch(() => undefined))
  const gauge = <T>(
    name: string,
    help: string,
    read: () => Promise<T | undefined>,
    pick: (from: T) => number | null | undefined,
  ) =>
    new Gauge({
      name,
      help,
      registers: [metrics.registry],
      async collect() {
        const found = await read()
        const value = found === undefined ? undefined : pick(found)
        if (typeof value !== 'number') this.remove()
        else this.set(value)
      },
    })
  gauge('mail_queue_length', 'Mails that wait to be sent', stored, ({ mail }) => mail.waiting)
  gauge(
    'mail_queue_oldest_seconds',
    'Age of the oldest mail that waits, 0 when none does',
    stored,
    ({ mail }) => (mail.oldestAt ? Math.max(0, (Date.now() - mail.oldestAt.getTime()) / 1000) : 0),
  )
  gauge('mail_failed', 'Mails given up, to be sent again by hand', stored, ({ mail }) => mail.failed)
  gauge(
    'backup_last_success_timestamp_seconds',
    'When the last good backup was made; missing when there is none',
    stored,
    ({ backup }) => (backup.lastBackupAt ? Date.parse(backup.lastBackupAt) / 1000 : undefined),
  )
  gauge(
    'backup_last_run_failed',
    '1 when the last backup, or the last check of one, failed',
    stored,
    ({ backup }) => (backup.lastFailure ? 1 : 0),
  )
  gauge(
    'backup_interval_seconds',
    'How far apart the schedule makes backups; missing when it is switched off',
    stored,
    ({ schedule }) => {
      const interval = backupIntervalOf(schedule)
      return interval === undefined ? undefined : interval / 1000
    },
  )
  gauge(
    'backup_store_newest_timestamp_seconds',
    'When the newest backup in the store off the machine was made; missing when nothing is there',
    stored,
    ({ backup: { store } }) => (store?.lastStoredAt ? Date.parse(store.lastStoredAt) / 1000 : undefined),
  )
  gauge(
    'backup_store_failed',
    '1 when the last attempt to keep backups in the store failed; missing when no store is set up',
    stored,
    ({ backup: { store } }) => store && (store.problem ? 1 : 0),
  )
  gauge(
    'backup_store_files_lost',
    'Files of the store that are damaged or gone; missing when no store is set up',
    stored,
    ({ backup: { store } }) => store?.lost,
  )
  gauge(
    'data_disk_free_bytes',
    'Free room on the disk of DATA_DIR',
    disk,
    ({ bavail, bsize }) => bavail * bsize,
  )
  gauge('data_disk_size_bytes', 'Size of the disk of DATA_DIR', disk, ({ blocks, bsize }) => blocks * bsize)
  const queues = new Gauge({
    name: 'job_queue_length',
    help: 'Jobs by kind (queue) and state: ready, later (its time or its next try), active; counted every ten seconds',
    labelNames: ['queue', 'state'],
    registers: [],
    async collect() {
      this.reset()
      for (const { job, ready, later, active } of (await stored())?.jobs ?? []) {
        this.set({ queue: job, state: 'ready' }, ready)
        this.set({ queue: job, state: 'later' }, later)
        this.set({ queue: job, state: 'active' }, active)
      }
    },
  })
  metrics.registry.registerMetric(queues)
}

async function readStored(ctx: Ctx) {
  const [mail, backup, schedule, jobs] = await Promise.all([
    readMailBacklog(ctx),
    backupSummary(ctx),
    readSchedule(ctx),
    readQueueDepth(ctx.db),
  ])
  return { mail, backup, schedule, jobs }
}

const inTime = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work.catch(() => undefined), sleep(readWithinMs, undefined, { ref: false })])

/** One reading serves all gauges of a request. */
function keptFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let last: { at: number; reading: Promise<T> } | undefined
  return () => {
    const now = performance.now()
    if (!last || now - last.at > ms) last = { at: now, reading: read() }
    return last.reading
  }
}
