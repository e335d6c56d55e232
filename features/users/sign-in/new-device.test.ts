import { expect, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createTestMfa, createTestUser, testPassword } from '#tests/users.ts'
import { signIn } from './sign-in.server.ts'

const laptop = 'L'.repeat(43)
const phone = 'P'.repeat(43)
const told = async (ctx: TestCtx) =>
  (await ctx.database.pool.query(`select "to", subject, text from mails where kind = 'user.new-device'`)).rows

test('a sign-in from a device that the account does not know is told by mail, from a known one it is not', async () => {
  const ctx = await testCtx()
  const { email } = await createTestUser(ctx, 'sales')
  const visitor = ctx.as('visitor', '198.51.100.9')
  await signIn(visitor, { email, password: testPassword, device: laptop })
  expect(await told(ctx), 'the first sign-in of an account').toHaveLength(0)
  await signIn(visitor, { email, password: testPassword, device: laptop })
  expect(await told(ctx), 'the device it knows').toHaveLength(0)
  await signIn(visitor, { email, password: testPassword, device: phone })
  expect(await told(ctx)).toEqual([
    {
      to: email,
      subject: expect.stringMatching(/^Signed in from a new device at /),
      text: expect.stringMatching(/18 November 2026 at 10:00 London time[^]*198\.51\.100\.9/),
    },
  ])
  await signIn(visitor, { email, password: testPassword })
  expect(await told(ctx), 'a browser that keeps nothing').toHaveLength(2)
})

test('a failed sign-in, or one that still waits for its code, sends no mail', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  await signIn(ctx.as('visitor'), { email: ann.email, password: testPassword, device: laptop })
  await createTestMfa(ann.ctx)
  const given = { email: ann.email, password: testPassword, device: phone }
  await signIn(ctx.as('visitor'), given).catch(() => undefined)
  await signIn(ctx.as('visitor'), { ...given, password: 'some other crab' }).catch(() => undefined)
  await signIn(ctx.as('visitor'), { ...given, totp: '000000' }).catch(() => undefined)
  expect(await told(ctx)).toHaveLength(0)
})
