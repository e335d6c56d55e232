import { expect, test } from 'vitest'
import { backupSiteOf, workOff } from '#tests/backup-site.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createTestUser } from '#tests/users.ts'
import { minuteMs } from '#lib/durations.ts'
import { backups } from '#features/backup/backup.table.server.ts'
import { changeSchedule } from '#features/backup/backups.server/change-schedule.ts'
import { createDueBackup } from '#features/backup/backups.server/create-backup.ts'
import { listBackups } from '#features/backup/backups.server/list-backups.ts'

async function site() {
  const ctx = await testCtx({ limits: 'off' })
  const { ctx: owner } = await createTestUser(ctx, 'owner')
  await ctx.database.pool.query('update users set created_at = $1', [ctx.clock.now()])
  return { ctx, owner, site: await backupSiteOf(ctx), ask: () => createDueBackup(ctx.as('system')) }
}

const madeKinds = async (owner: TestCtx) =>
  (await listBackups(owner, { limit: 100 })).items.map(({ kind, madeAt }) => `${kind} ${madeAt.slice(5, 16)}`)

test('an hourly backup is made before the last one is an hour old, once, and at once after a long sleep', async () => {
  const { ctx, owner, site: servers, ask } = await site()
  // Wednesday 18 November, 10:00.
  expect(await ask()).toBe(false)
  ctx.clock.advance(50 * minuteMs)
  expect(await ask()).toBe(true)
  expect(await ask()).toBe(false)
  await workOff(servers)
  expect(await ask()).toBe(false)
  ctx.clock.advance(40 * minuteMs)
  expect(await ask()).toBe(false)
  ctx.clock.advance(5 * minuteMs)
  expect(await ask()).toBe(true)
  await workOff(servers)
  ctx.clock.advance(9 * 60 * minuteMs)
  expect(await ask()).toBe(true)
  await workOff(servers)
  expect(await madeKinds(owner)).toEqual(['hourly 11-18T20:35', 'hourly 11-18T11:35', 'hourly 11-18T10:50'])
})

test('two servers whose clocks strike together make one', async () => {
  const { ctx, ask } = await site()
  ctx.clock.advance(50 * minuteMs)
  expect((await Promise.all([ask(), ask(), ask()])).filter(Boolean)).toHaveLength(1)
})

test('one that was interrupted is made again at once, one that failed after a quarter of an hour, and staff get one mail', async () => {
  const { ctx, site: servers, ask } = await site()
  const { pool } = ctx.database
  ctx.clock.advance(50 * minuteMs)
  await ask()
  await pool.query("update backup_works set state = 'running'")
  await workOff(servers)
  ctx.clock.advance(1000)
  expect(await ask()).toBe(true)
  // A folder that is a file: nothing can be written there.
  const broken = { ...servers, storage: { ...servers.storage, folder: '/dev/null/none' } }
  await workOff(broken)
  expect(await ask()).toBe(false)
  ctx.clock.advance(15 * minuteMs)
  expect(await ask()).toBe(true)
  await workOff(broken)
  const { rows } = await pool.query("select count(*)::int as n from mails where kind = 'backup.failed'")
  expect(rows[0].n).toBe(1)
  ctx.clock.advance(15 * minuteMs)
  expect(await ask()).toBe(true)
  await workOff(servers)
  expect(await ctx.database.orm.$count(backups)).toBe(1)
})

test('a schedule without hours makes none, and takes those of before away with the next nightly one', async () => {
  const { ctx, owner, site: servers, ask } = await site()
  ctx.clock.advance(50 * minuteMs)
  await ask()
  await workOff(servers)
  await changeSchedule(owner, { isOn: true, hour: 22, keep: { hours: 0, days: 14, weeks: 8, months: 12 } })
  ctx.clock.advance(3 * 60 * minuteMs)
  expect(await ask()).toBe(false)
  ctx.clock.advance(8 * 60 * minuteMs + 12 * minuteMs)
  expect(await ask()).toBe(true)
  await workOff(servers)
  expect(await madeKinds(owner)).toEqual(['nightly 11-18T22:02'])
})
