import { expect, test } from 'vitest'
import { dayMs, minuteMs } from '#lib/durations.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createTestUser, testPassword } from '#tests/users.ts'
import { clearOldDevices, findKnownDevice, rememberDevice } from './known-devices.server.ts'
import { endAllSessions } from './sessions.server.ts'
import { signIn } from './sign-in.server.ts'

const laptop = 'L'.repeat(43)
const phone = 'P'.repeat(43)
const rowsIn = async (ctx: TestCtx) =>
  (await ctx.database.pool.query('select to_jsonb(d)::text as row from known_devices d')).rows

test('a device is kept as a hash, and forgotten by signing out everywhere', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  await signIn(ctx.as('visitor'), { email: ann.email, password: testPassword, device: laptop })
  const rows = await rowsIn(ctx)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(laptop)
  await endAllSessions(ann.ctx)
  expect(await rowsIn(ctx)).toHaveLength(0)
})

test('only who signs in with a device has it known, and only for themselves', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  const bob = await createTestUser(ctx, 'editor')
  await signIn(ctx.as('visitor'), { email: ann.email, password: testPassword })
  expect(await rowsIn(ctx)).toHaveLength(0)
  await rememberDevice(ctx, ann.id, laptop)
  await rememberDevice(ctx, ann.id, phone)
  expect(await findKnownDevice(ctx, ann.id, laptop)).not.toBe(await findKnownDevice(ctx, ann.id, phone))
  expect(await findKnownDevice(ctx, bob.id, laptop)).toBeUndefined()
  expect(await findKnownDevice(ctx, ann.id, undefined)).toBeUndefined()
})

test('a device passes as known for 90 days after its last use, whether or not old ones were cleared', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  const isKnown = async () => (await findKnownDevice(ctx, ann.id, laptop)) !== undefined
  await rememberDevice(ctx, ann.id, laptop)
  ctx.clock.advance(60 * dayMs)
  await rememberDevice(ctx, ann.id, laptop)
  ctx.clock.advance(90 * dayMs - minuteMs)
  expect(await isKnown()).toBe(true)
  await clearOldDevices(ctx)
  expect(await rowsIn(ctx)).toHaveLength(1)
  ctx.clock.advance(2 * minuteMs)
  expect(await isKnown()).toBe(false)
  await clearOldDevices(ctx)
  expect(await rowsIn(ctx)).toHaveLength(0)
})

test('of each user the twenty devices used last are known', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  const bob = await createTestUser(ctx, 'editor')
  await rememberDevice(ctx, bob.id, laptop)
  const device = (i: number) => String(i).padStart(43, 'x')
  for (let i = 0; i < 20; i++) {
    ctx.clock.advance(minuteMs)
    await rememberDevice(ctx, ann.id, device(i))
  }
  ctx.clock.advance(minuteMs)
  await rememberDevice(ctx, ann.id, device(0))
  await rememberDevice(ctx, ann.id, device(20))
  expect(await findKnownDevice(ctx, ann.id, device(0))).toBeDefined()
  expect(await findKnownDevice(ctx, ann.id, device(1)), 'the one used longest ago').toBeUndefined()
  expect(await findKnownDevice(ctx, ann.id, device(2))).toBeDefined()
  expect(await findKnownDevice(ctx, bob.id, laptop), 'someone else’s').toBeDefined()
})
