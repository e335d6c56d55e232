import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backupJobs } from '#features/backup/backup.jobs.ts'
import { changeSchedule } from '#features/backup/backups.server/change-schedule.ts'
import { machine } from '#tests/backup-machine.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { startStore } from '#tests/s3-server.ts'
import { createMetrics } from './metrics.ts'
import { gaugeOperation } from './operation-gauges.ts'

/** What a server would tell of backups just now: value by name. */
async function figuresOf(ctx: TestCtx) {
  // Opens the queue: without its tables nothing can be told.
  for (const job of backupJobs) await ctx.queue.retryNow(ctx.db, job, [])
  const metrics = createMetrics('test-build')
  gaugeOperation(metrics, ctx, ctx.settings.dataDir)
  const lines = (await metrics.text()).matchAll(/^(backup_\w+) (\S+)$/gm)
  return Object.fromEntries([...lines].map(([, name, value]) => [name, Number(value)]))
}

test('how far apart backups are is what the schedule says', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const keep = { hours: 24, days: 14, weeks: 8, months: 12 }
  expect(await figuresOf(ctx)).toEqual({ backup_interval_seconds: 3600, backup_last_run_failed: 0 })
  await changeSchedule(ctx, { isOn: true, hour: 3, keep: { ...keep, hours: 0 } })
  expect(await figuresOf(ctx)).toEqual({ backup_interval_seconds: 86_400, backup_last_run_failed: 0 })
  await changeSchedule(ctx, { isOn: false, hour: 3, keep })
  expect(await figuresOf(ctx)).toEqual({ backup_last_run_failed: 0 })
})

test('of the store it tells the newest file, a failed attempt and what is lost', async () => {
  const server = await startStore()
  const { ctx, tend, back } = await machine(server)
  expect(await figuresOf(ctx)).toMatchObject({ backup_store_failed: 0, backup_store_files_lost: 0 })
  expect(await figuresOf(ctx)).not.toHaveProperty('backup_store_newest_timestamp_seconds')
  await back()
  await tend()
  // The clock of the test stands at ten o'clock, and each backup takes a second of it.
  const first = Date.parse('2026-11-18T10:00:01Z') / 1000
  expect(await figuresOf(ctx)).toMatchObject({
    backup_last_success_timestamp_seconds: first,
    backup_store_newest_timestamp_seconds: first,
    backup_store_failed: 0,
    backup_store_files_lost: 0,
  })
  server.set('forbidden')
  await back()
  await tend()
  expect(await figuresOf(ctx)).toMatchObject({
    backup_last_success_timestamp_seconds: first + 1,
    backup_store_newest_timestamp_seconds: first,
    backup_store_failed: 1,
    backup_store_files_lost: 0,
  })
  server.set(undefined)
  await tend()
  expect(await figuresOf(ctx)).toMatchObject({
    backup_store_newest_timestamp_seconds: first + 1,
    backup_store_failed: 0,
  })
  // Away here and there: it can't be sent again.
  await rm(join(ctx.settings.dataDir, 'backups'), { recursive: true })
  await rm(join(server.folder, 'site'), { recursive: true })
  ctx.clock.advance(2 * 3_600_000)
  await tend()
  expect(await figuresOf(ctx)).toMatchObject({ backup_store_failed: 1, backup_store_files_lost: 2 })
  expect(await figuresOf(ctx)).not.toHaveProperty('backup_store_newest_timestamp_seconds')
})
