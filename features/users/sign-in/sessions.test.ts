import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#features/context/audit.table.server.ts'
import { testCtx } from '#tests/context.ts'
import { createTestMfa, createTestUser, testPassword } from '#tests/users.ts'
import { hourMs as hour, minuteMs as minute } from '#lib/durations.ts'
import { updateOwnPassword } from '#features/users/own-account/account.server.ts'
import {
  clearOldSessions,
  createSession,
  endAllSessions,
  endSession,
  findSession,
  formerTokenMs,
  listSessions,
  mustBeConfirmed,
} from './sessions.server.ts'
import { confirmSession, signOut } from './sign-in.server.ts'
import type { Confirm } from '#features/users/user.schema.ts'
import { listUsers } from '#features/users/accounts/users.server.ts'
import { sessions, users } from '#features/users/user.table.server.ts'

const filter = { limit: 25 }

test('what is no live token of an active user is a visitor', async () => {
  const ctx = await testCtx()
  const { id, token, authorization } = await createTestUser(ctx, 'sales')
  const headers = [
    undefined,
    '',
    'Bearer',
    `Bearer ${token}x`,
    `Bearer ${token.slice(1)}A`,
    `Basic ${token}`,
    token,
    'Bearer \u0000',
  ]
  for (const header of headers) expect(await findSession(ctx, header)).toMatchObject({ kind: 'visitor' })
  await ctx.db.update(users).set({ state: 'disabled' }).where(eq(users.id, id))
  expect(await findSession(ctx, authorization)).toMatchObject({ kind: 'visitor' })
})

test('a session ends after twelve idle hours', async () => {
  const ctx = await testCtx()
  const { authorization } = await createTestUser(ctx, 'sales')
  ctx.clock.advance(12 * hour - 1)
  expect((await findSession(ctx, authorization)).kind).toBe('user')
  ctx.clock.advance(12 * hour - 1)
  expect((await findSession(ctx, authorization)).kind).toBe('user')
  ctx.clock.advance(12 * hour)
  expect((await findSession(ctx, authorization)).kind).toBe('visitor')
})

test('a session ends after seven days, however busy', async () => {
  const ctx = await testCtx()
  const { authorization } = await createTestUser(ctx, 'sales')
  for (let hours = 0; hours < 7 * 24; hours += 8) {
    expect((await findSession(ctx, authorization)).kind, `after ${hours} hours`).toBe('user')
    ctx.clock.advance(8 * hour)
  }
  expect((await findSession(ctx, authorization)).kind).toBe('visitor')
})

test('the last use is written once a minute at most', async () => {
  const ctx = await testCtx()
  const { authorization } = await createTestUser(ctx, 'sales')
  const lastUse = async () => (await ctx.db.select().from(sessions))[0]?.lastUsedAt.getTime()
  const began = await lastUse()
  ctx.clock.advance(minute - 1)
  await findSession(ctx, authorization)
  expect(await lastUse()).toBe(began)
  ctx.clock.advance(1)
  await findSession(ctx, authorization)
  expect(await lastUse()).toBe(ctx.clock.now().getTime())
})

test('users see and end their own sessions only', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  const bob = await createTestUser(ctx, 'editor')
  await createSession(ctx.as('visitor', '198.51.100.1'), ann.id)
  const own = await listSessions(ann.ctx)
  expect(own.map(({ isCurrent, address }) => [isCurrent, address]).sort()).toEqual([
    [false, '198.51.100.1'],
    [true, '203.0.113.7'],
  ])
  const other = own.find(({ isCurrent }) => !isCurrent)?.id ?? ''
  await expect(endSession(bob.ctx, other)).rejects.toMatchObject({ code: 'not_found' })
  await endSession(ann.ctx, other)
  expect(await listSessions(ann.ctx)).toHaveLength(1)
  await endAllSessions(ann.ctx)
  expect((await findSession(ctx, ann.authorization)).kind).toBe('visitor')
  expect((await findSession(ctx, bob.authorization)).kind).toBe('user')
})

test('the list has the last used first, tells each session’s times and device, and leaves out what is over', async () => {
  const ctx = await testCtx({ now: '2026-11-18T10:00:00Z' })
  const ann = await createTestUser(ctx, 'sales')
  const idle = await createSession(ctx.as('visitor', '198.51.100.1'), ann.id)
  ctx.clock.advance(2 * minute)
  const other = await createSession(ctx.as('visitor', '198.51.100.2'), ann.id)
  ctx.clock.advance(2 * minute)
  await findSession(ctx, `Bearer ${other}`)
  const list = await listSessions(ann.ctx)
  expect(list.map(({ address }) => address)).toEqual([
    '198.51.100.2',
    ...list.slice(1).map(() => expect.any(String)),
  ])
  expect(list[0]).toEqual({
    id: expect.any(String),
    createdAt: '2026-11-18T10:02:00.000Z',
    lastUsedAt: '2026-11-18T10:04:00.000Z',
    expiresAt: '2026-11-25T10:02:00.000Z',
    address: '198.51.100.2',
    userAgent: 'test',
    isCurrent: false,
  })
  expect(list.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  await endSession(ann.ctx, list[0]?.id ?? '')
  await expect(endSession(ann.ctx, list[0]?.id ?? '')).rejects.toMatchObject({ code: 'not_found' })
  expect(await listSessions(ann.ctx)).toHaveLength(2)
  // Signing out everywhere says how many sessions that were.
  await endAllSessions(ann.ctx)
  const log = await ctx.db.select().from(auditLog)
  expect(log.find(({ action }) => action === 'session.all-ended')).toMatchObject({
    entityId: ann.id,
    to: { count: 2 },
  })
  expect((await findSession(ctx, `Bearer ${idle}`)).kind).toBe('visitor')
})

test('the system need not confirm; a visitor can’t', async () => {
  const ctx = await testCtx()
  await mustBeConfirmed(ctx.as('system'))
  await expect(mustBeConfirmed(ctx.as('visitor'))).rejects.toMatchObject({ code: 'unauthorized' })
})

test('a new password needs the old one and ends the other sessions', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  const other = await createSession(ctx.as('visitor'), ann.id)
  const next = 'seven lamps over the weir'
  const refused = updateOwnPassword(ann.ctx, { current: 'not my password', next }, ann.authorization)
  await expect(refused).rejects.toMatchObject({ errors: { current: 'This password is wrong' } })
  const weak = updateOwnPassword(ann.ctx, { current: testPassword, next: 'password1234' }, ann.authorization)
  await expect(weak).rejects.toMatchObject({ errors: { next: expect.stringContaining('easily guessed') } })
  const { token } = await updateOwnPassword(ann.ctx, { current: testPassword, next }, ann.authorization)
  expect((await findSession(ctx, `Bearer ${token}`)).kind).toBe('user')
  expect((await findSession(ctx, `Bearer ${other}`)).kind).toBe('visitor')
})

test('ten minutes after the password was given it must be given again', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  await mustBeConfirmed(ann.ctx)
  ctx.clock.advance(10 * minute)
  await expect(mustBeConfirmed(ann.ctx)).rejects.toMatchObject({
    code: 'forbidden',
    data: { confirmationRequired: true },
  })
  await confirmSession(ann.ctx, { password: testPassword }, ann.authorization)
  await mustBeConfirmed(ann.ctx)
})

test('with the second step on, password and code are both asked for, and a recovery code does for the code', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  const { codeNow, recoveryCodes } = await createTestMfa(ann.ctx)
  ctx.clock.advance(10 * minute)
  const confirm = (given: Confirm) => confirmSession(ann.ctx, given, ann.authorization)
  const password = testPassword
  await expect(confirm({ password })).rejects.toMatchObject({
    code: 'invalid',
    errors: { totp: 'Enter the code of your authenticator app' },
  })
  const wrongCode = confirm({ password, totp: '000000' })
  await expect(wrongCode).rejects.toMatchObject({ errors: { totp: expect.stringContaining('wrong') } })
  const wrongPassword = confirm({ password: 'not my password', totp: codeNow() })
  await expect(wrongPassword).rejects.toMatchObject({ errors: { password: 'This password is wrong' } })
  await expect(mustBeConfirmed(ann.ctx)).rejects.toMatchObject({ code: 'forbidden' })
  await confirm({ password, totp: codeNow() })
  await mustBeConfirmed(ann.ctx)
  ctx.clock.advance(10 * minute)
  const next = 'seven lamps over the weir'
  const unconfirmed = updateOwnPassword(ann.ctx, { current: password, next }, ann.authorization)
  await expect(unconfirmed).rejects.toMatchObject({ data: { confirmationRequired: true } })
  await confirm({ password, recoveryCode: recoveryCodes[0] })
  await mustBeConfirmed(ann.ctx)
})

test('other sessions are ended ten minutes after the password was given only once it is given again', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  await createSession(ctx.as('visitor'), ann.id)
  ctx.clock.advance(10 * minute)
  const other = (await listSessions(ann.ctx)).find(({ isCurrent }) => !isCurrent)?.id ?? ''
  const unconfirmed = { code: 'forbidden', data: { confirmationRequired: true } }
  await expect(endSession(ann.ctx, other)).rejects.toMatchObject(unconfirmed)
  await expect(endAllSessions(ann.ctx)).rejects.toMatchObject(unconfirmed)
  expect(await listSessions(ann.ctx)).toHaveLength(2)
  await confirmSession(ann.ctx, { password: testPassword }, ann.authorization)
  await endSession(ann.ctx, other)
  expect(await listSessions(ann.ctx)).toHaveLength(1)
  ctx.clock.advance(10 * minute)
  await signOut(ann.ctx)
})

test('confirming changes the token; the one before is good until the new one is used and half a minute more', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  const live = async (token: string) => (await findSession(ctx, `Bearer ${token}`)).kind === 'user'
  const { token } = await confirmSession(ann.ctx, { password: testPassword }, ann.authorization)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(token).not.toBe(ann.token)
  // The answer is lost on its way: nobody is signed out, and asking again finds the same token.
  ctx.clock.advance(hour)
  expect(await live(ann.token)).toBe(true)
  const again = await confirmSession(await ann.as(), { password: testPassword }, ann.authorization)
  expect(again).toEqual({ token })
  expect(await live(token)).toBe(true)
  ctx.clock.advance(formerTokenMs - 1)
  expect(await live(ann.token)).toBe(true)
  ctx.clock.advance(1)
  expect(await live(ann.token)).toBe(false)
  expect(await live(token)).toBe(true)
  expect(await listSessions(ann.ctx)).toHaveLength(1)
  const { rows } = await ctx.database.pool.query('select to_jsonb(s)::text as row from sessions s')
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('two tabs that confirm at once are given the same token, and one that comes too late stays signed in', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  const confirm = (bearer: string) => confirmSession(ann.ctx, { password: testPassword }, `Bearer ${bearer}`)
  const [one, two] = await Promise.all([confirm(ann.token), confirm(ann.token)])
  expect(one).toEqual(two)
  const next = await confirm(one.token)
  await expect(confirm(ann.token)).rejects.toMatchObject({ code: 'conflict' })
  expect((await findSession(ctx, `Bearer ${next.token}`)).kind).toBe('user')
})

test('where the second step is required, owners and admins may only set it up until they did', async () => {
  const ctx = await testCtx({ settings: { requireMfa: true } })
  const admin = await createTestUser(ctx, 'admin')
  expect(admin.ctx.actor).toMatchObject({ mustEnrol: true })
  await expect(listUsers(admin.ctx, filter)).rejects.toMatchObject({
    code: 'forbidden',
    data: { mfaRequired: true },
  })
  expect((await createTestUser(ctx, 'owner')).ctx.actor).toMatchObject({ mustEnrol: true })
  for (const role of ['sales', 'editor', 'analyst'] as const)
    expect((await createTestUser(ctx, role)).ctx.actor).not.toHaveProperty('mustEnrol')
  await createTestMfa(admin.ctx)
  expect((await listUsers(await admin.as(), filter)).items).toHaveLength(5)
})

test('where it is required of everybody, each role sets it up first', async () => {
  const ctx = await testCtx({ settings: { requireMfa: 'everybody' } })
  const analyst = await createTestUser(ctx, 'analyst')
  expect(analyst.ctx.actor).toMatchObject({ mustEnrol: true })
  await createTestMfa(analyst.ctx)
  expect((await analyst.as()).actor).not.toHaveProperty('mustEnrol')
})

test('ended sessions are forgotten after a month', async () => {
  const ctx = await testCtx()
  await createTestUser(ctx, 'sales')
  ctx.clock.advance(36 * 24 * hour)
  await clearOldSessions(ctx)
  expect(await ctx.db.select().from(sessions)).toHaveLength(1)
  ctx.clock.advance(2 * 24 * hour)
  await clearOldSessions(ctx)
  expect(await ctx.db.select().from(sessions)).toHaveLength(0)
})
