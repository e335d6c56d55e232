import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#features/context/audit.table.server.ts'
import { testCtx } from '#tests/context.ts'
import { createTestMfa, createTestUser, testPassword } from '#tests/users.ts'
import { findSession, mustBeConfirmed } from './sessions.server.ts'
import { confirmSession, proveOnce, signIn, signOut } from './sign-in.server.ts'
import { users } from '#features/users/user.table.server.ts'

const wrong = 'some other crab swims away'
const refusal = {
  code: 'unauthorized',
  message: 'The email address or the password is wrong',
  data: undefined,
}

test('the right password answers a token that is stored as a hash only, and the user with their permissions', async () => {
  const ctx = await testCtx()
  const { id, email } = await createTestUser(ctx, 'sales')
  const { token, user } = await signIn(ctx.as('visitor'), { email, password: testPassword })
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(user).toMatchObject({ id, email, role: 'sales', mfa: { isOn: false, isRequired: false } })
  expect(user.permissions).toContain('leads.read')
  expect(user.permissions).not.toContain('users.read')
  expect(await findSession(ctx, `Bearer ${token}`)).toMatchObject({ kind: 'user', userId: id, role: 'sales' })
  const { rows } = await ctx.database.pool.query('select to_jsonb(s)::text as row from sessions s')
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('an unknown address, a wrong password and a disabled user get the same answer', async () => {
  const ctx = await testCtx()
  const { id, email } = await createTestUser(ctx, 'sales')
  const visitor = ctx.as('visitor')
  await expect(signIn(visitor, { email, password: wrong })).rejects.toMatchObject(refusal)
  await expect(signIn(visitor, { email: 'nobody@site.test', password: wrong })).rejects.toMatchObject(refusal)
  await ctx.db.update(users).set({ state: 'disabled' }).where(eq(users.id, id))
  await expect(signIn(visitor, { email, password: testPassword })).rejects.toMatchObject(refusal)
})

test('signing in, failing and signing out are on the record, without what was typed', async () => {
  const ctx = await testCtx()
  const { id, email } = await createTestUser(ctx, 'sales')
  const visitor = ctx.as('visitor')
  await signIn(visitor, { email: 'my-secret-password-typed-here', password: wrong }).catch(() => undefined)
  await signIn(visitor, { email, password: wrong }).catch(() => undefined)
  const { token } = await signIn(visitor, { email, password: testPassword })
  await signOut(ctx.as(await findSession(ctx, `Bearer ${token}`)))
  expect(await findSession(ctx, `Bearer ${token}`)).toMatchObject({ kind: 'visitor' })
  const log = await ctx.db.select().from(auditLog)
  expect(log.map(({ action, entityId }) => [action, entityId])).toEqual([
    ['user.created', id],
    ['user.sign-in-failed', 'unknown'],
    ['user.sign-in-failed', id],
    ['user.signed-in', id],
    ['session.ended', id],
  ])
  expect(log[3]).toMatchObject({ actorKind: 'user', actorId: id, actorName: 'Test sales' })
  expect(JSON.stringify(log)).not.toMatch(/my-secret|crab|argon2/)
})

test('with the second step on, a right password asks for a code and a code is taken once', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  const { codeNow } = await createTestMfa(ann.ctx)
  const visitor = ctx.as('visitor')
  const given = { email: ann.email, password: testPassword }
  await expect(signIn(visitor, given)).rejects.toMatchObject({
    code: 'unauthorized',
    data: { totpRequired: true },
  })
  await expect(signIn(visitor, { ...given, password: wrong, totp: codeNow() })).rejects.toMatchObject(refusal)
  const used = signIn(visitor, { ...given, totp: codeNow() })
  await expect(used, 'the code that turned it on').rejects.toMatchObject({ data: { totpRequired: true } })
  ctx.clock.advance(60_000)
  const both = await Promise.allSettled([1, 2].map(() => signIn(visitor, { ...given, totp: codeNow() })))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a right password does not forgive wrong codes', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  await createTestMfa(ann.ctx)
  const given = { email: ann.email, password: testPassword }
  const stranger = ctx.as('visitor', '198.51.100.1')
  for (let i = 0; i < 5; i++) {
    await signIn(stranger, given).catch(() => undefined)
    await signIn(stranger, { ...given, totp: '000000' }).catch(() => undefined)
  }
  await expect(signIn(stranger, { ...given, totp: '000000' })).rejects.toMatchObject({
    code: 'proof_required',
  })
})

test('a recovery code signs in once', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  const { recoveryCodes } = await createTestMfa(ann.ctx)
  const given = { email: ann.email, password: testPassword, recoveryCode: recoveryCodes[3]?.toUpperCase() }
  const { user } = await signIn(ctx.as('visitor'), given)
  expect(user.mfa).toEqual({ isOn: true, isRequired: false, recoveryCodesLeft: 9 })
  await expect(signIn(ctx.as('visitor'), given)).rejects.toMatchObject({ data: { totpRequired: true } })
})

test('a recovery code of 24 characters, as they were made before, still signs in', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  await createTestMfa(ann.ctx)
  const recoveryCodeHashes = [createHash('sha256').update('abcdefghijklmnopqrstuvwx').digest('hex')]
  await ctx.db.update(users).set({ recoveryCodeHashes }).where(eq(users.id, ann.id))
  const given = { email: ann.email, password: testPassword, recoveryCode: 'abcd-efgh-ijkl-mnop-qrst-uvwx' }
  const { user } = await signIn(ctx.as('visitor'), given)
  expect(user.mfa.recoveryCodesLeft).toBe(0)
})

test('confirming counts failures like sign-ins', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  const confirm = (password: string) => confirmSession(ann.ctx, { password }, ann.authorization)
  for (let i = 0; i < 10; i++) {
    await expect(confirm(wrong)).rejects.toMatchObject({
      code: 'invalid',
      errors: { password: 'This password is wrong' },
    })
  }
  await expect(confirm(testPassword)).rejects.toMatchObject({ code: 'rate_limited' })
})

test('one thing alone takes the password or a code, and confirms nothing else', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  const { codeNow } = await createTestMfa(ann.ctx)
  ctx.clock.advance(10 * 60_000)
  await proveOnce(ann.ctx, { password: testPassword })
  await proveOnce(ann.ctx, { totp: codeNow() })
  await expect(proveOnce(ann.ctx, { totp: codeNow() })).rejects.toMatchObject({
    errors: { totp: 'This code is wrong or was used before' },
  })
  await expect(proveOnce(ann.ctx, {})).rejects.toMatchObject({ errors: { password: expect.any(String) } })
  await expect(mustBeConfirmed(ann.ctx)).rejects.toMatchObject({ code: 'forbidden' })
})
