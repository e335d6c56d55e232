import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#features/context/audit.table.server.ts'
import { testCtx } from '#tests/context.ts'
import { createTestMfa, createTestUser, testPassword } from '#tests/users.ts'
import { findSession, mustBeConfirmed } from '#features/users/sign-in/sessions.server.ts'
import { confirmSession, proveOnce, signIn } from '#features/users/sign-in/sign-in.server.ts'
import { users } from '#features/users/user.table.server.ts'

const wrong = 'some other crab swims away'
const wrongPassword = 'This password is wrong'
const wrongCode = 'This code is wrong or was used before'
const minute = 60_000

test('a confirmed session goes on with a new token, and may do again what can’t be undone', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  ctx.clock.advance(10 * minute)
  await expect(mustBeConfirmed(ann.ctx)).rejects.toMatchObject({ code: 'forbidden' })
  const { token } = await confirmSession(ann.ctx, { password: testPassword }, ann.authorization)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(token).not.toBe(ann.token)
  expect(await findSession(ctx, `Bearer ${token}`)).toMatchObject({ kind: 'user', userId: ann.id })
  await mustBeConfirmed(ann.ctx)
})

test('confirming with the second step on takes a password and a code, and says which of them is wrong', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  const { codeNow, recoveryCodes } = await createTestMfa(ann.ctx)
  ctx.clock.advance(minute)
  const confirm = (given: { password: string; totp?: string; recoveryCode?: string }) =>
    confirmSession(ann.ctx, given, ann.authorization)
  const password = testPassword
  await expect(confirm({ password })).rejects.toMatchObject({
    code: 'invalid',
    errors: { totp: 'Enter the code of your authenticator app' },
  })
  await expect(confirm({ password: wrong, totp: codeNow() })).rejects.toMatchObject({
    errors: { password: wrongPassword },
  })
  await expect(confirm({ password, totp: '000000' })).rejects.toMatchObject({ errors: { totp: wrongCode } })
  await expect(confirm({ password, recoveryCode: 'aaaa-aaaa' })).rejects.toMatchObject({
    errors: { recoveryCode: wrongCode },
  })
  await expect(confirm({ password, totp: codeNow() })).resolves.toMatchObject({ token: expect.any(String) })
  const again = await createTestUser(ctx, 'editor')
  const second = await createTestMfa(again.ctx)
  const [recoveryCode = ''] = second.recoveryCodes
  expect(recoveryCodes).not.toContain(recoveryCode)
  await expect(
    confirmSession(again.ctx, { password, recoveryCode }, again.authorization),
  ).resolves.toMatchObject({ token: expect.any(String) })
})

test('a password that is given is judged, whatever the code beside it', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  const { codeNow } = await createTestMfa(ann.ctx)
  ctx.clock.advance(minute)
  await expect(proveOnce(ann.ctx, { password: wrong, totp: codeNow() })).rejects.toMatchObject({
    errors: { password: wrongPassword },
  })
  await proveOnce(ann.ctx, { totp: codeNow() })
})

test('without a second step no code proves anything', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  await expect(proveOnce(ann.ctx, { totp: '000000' })).rejects.toMatchObject({
    code: 'invalid',
    errors: { totp: wrongCode },
  })
})

test('a code is good for half a minute before and after its own, and never again', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  const { codeNow } = await createTestMfa(ann.ctx)
  ctx.clock.advance(minute)
  const code = codeNow()
  ctx.clock.advance(minute)
  await expect(proveOnce(ann.ctx, { totp: code }), 'two steps old').rejects.toMatchObject({ code: 'invalid' })
  const former = codeNow()
  ctx.clock.advance(minute / 2)
  await proveOnce(ann.ctx, { totp: former })
  await expect(proveOnce(ann.ctx, { totp: former })).rejects.toMatchObject({ code: 'invalid' })
  await proveOnce(ann.ctx, { totp: codeNow() })
})

test('a right proof forgives the wrong ones before it', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  const { codeNow } = await createTestMfa(ann.ctx)
  for (let round = 0; round < 2; round++) {
    ctx.clock.advance(minute)
    for (let i = 0; i < 9; i++)
      await expect(proveOnce(ann.ctx, { totp: '000000' })).rejects.toMatchObject({ code: 'invalid' })
    await proveOnce(ann.ctx, { totp: codeNow() })
  }
})

test('ten wrong codes of a session keep all sessions of the user from trying more, and nobody from giving the password', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  const { codeNow } = await createTestMfa(ann.ctx)
  ctx.clock.advance(minute)
  const { token } = await signIn(ctx.as('visitor'), {
    email: ann.email,
    password: testPassword,
    totp: codeNow(),
  })
  ctx.clock.advance(minute)
  for (let i = 0; i < 10; i++)
    await expect(proveOnce(ann.ctx, { totp: '000000' })).rejects.toMatchObject({ code: 'invalid' })
  const other = await ann.as(token)
  await expect(proveOnce(other, { totp: codeNow() })).rejects.toMatchObject({ code: 'rate_limited' })
  await proveOnce(other, { password: testPassword })
  // The password forgives no wrong codes.
  await expect(proveOnce(other, { totp: codeNow() })).rejects.toMatchObject({ code: 'rate_limited' })
})

test('the record tells each failure’s reason, where it came from, and whose account it was', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  const { codeNow } = await createTestMfa(ann.ctx)
  ctx.clock.advance(minute)
  const visitor = ctx.as('visitor', '198.51.100.77')
  const given = { email: ann.email, password: testPassword }
  for (const attempt of [
    () => signIn(visitor, { email: 'nobody@site.test', password: wrong }),
    () => signIn(visitor, { ...given, password: wrong }),
    () => signIn(visitor, { ...given, totp: '000000' }),
    () => signIn(visitor, { ...given, totp: codeNow() }),
    () => proveOnce(ann.ctx, { password: wrong }),
    () => proveOnce(ann.ctx, { totp: '000000' }),
  ]) {
    ctx.clock.advance(1000)
    await attempt().catch(() => undefined)
  }
  const rows = await ctx.db.select().from(auditLog).orderBy(auditLog.at)
  const from = { address: '198.51.100.77', browser: 'Unknown browser' }
  const here = { address: '203.0.113.7', browser: 'Unknown browser' }
  const who = { name: 'Test sales', state: 'active' }
  expect(rows.filter(({ action }) => action.includes('sign')).map(({ to }) => to)).toEqual([
    { reason: 'password', ...from },
    { ...who, reason: 'password', ...from },
    { ...who, reason: 'code', ...from },
    { method: 'password and code', ...from },
    { ...who, reason: 'password', ...here },
    { ...who, reason: 'code', ...here },
  ])
})

test('signing in is noted with its time and its method', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  const bob = await createTestUser(ctx, 'editor')
  const { recoveryCodes } = await createTestMfa(bob.ctx)
  ctx.clock.advance(minute)
  const password = testPassword
  await signIn(ctx.as('visitor'), { email: ann.email, password })
  ctx.clock.advance(minute)
  await signIn(ctx.as('visitor'), { email: bob.email, password, recoveryCode: recoveryCodes[0] })
  const rows = await ctx.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'user.signed-in'))
    .orderBy(auditLog.at)
  expect(rows.map(({ entityId, to }) => [entityId, to])).toEqual([
    [ann.id, { method: 'password', address: '203.0.113.7', browser: 'Unknown browser' }],
    [bob.id, { method: 'password and recovery code', address: '203.0.113.7', browser: 'Unknown browser' }],
  ])
  const [row] = await ctx.db.select().from(users).where(eq(users.id, ann.id))
  expect(row?.lastSignInAt).toEqual(new Date('2026-11-18T10:01:00Z'))
})
