import { expect, test } from 'vitest'
import { auditLog } from '#features/context/audit.table.server.ts'
import { testCtx } from '#tests/context.ts'
import { createTestMfa, createTestUser } from '#tests/users.ts'
import { turnOffMfa, renewRecoveryCodes } from '#features/users/second-step/mfa.server.ts'
import { findSession } from '#features/users/sign-in/sessions.server.ts'
import { deleteUser, endUserSessions, getUser, listUsers, removeUserMfa, updateUser } from './users.server.ts'

test('an admin changes name, role and state; the log tells from what to what', async () => {
  const ctx = await testCtx()
  const admin = await createTestUser(ctx, 'admin')
  const ann = await createTestUser(ctx, 'sales')
  await updateUser(admin.ctx, ann.id, { version: 1, name: 'Ann Byrne', role: 'editor' })
  expect((await findSession(ctx, ann.authorization)).kind, 'a new role needs a new session').toBe('visitor')
  const changed = await updateUser(admin.ctx, ann.id, { version: 2, state: 'disabled' })
  expect(changed).toMatchObject({ name: 'Ann Byrne', role: 'editor', state: 'disabled', version: 3 })
  const log = (await ctx.db.select().from(auditLog)).filter(({ action }) => action === 'user.updated')
  expect(log.map(({ actorName, from, to }) => [actorName, from, to])).toEqual([
    ['Test admin', { name: 'Test sales', role: 'sales' }, { name: 'Ann Byrne', role: 'editor' }],
    ['Test admin', { state: 'active' }, { state: 'disabled' }],
  ])
})

test('of two who edit the same version, the second gets the present user', async () => {
  const ctx = await testCtx()
  const owner = await createTestUser(ctx, 'owner')
  const ann = await createTestUser(ctx, 'sales')
  await updateUser(owner.ctx, ann.id, { version: 1, name: 'Ann Byrne' })
  const late = updateUser(owner.ctx, ann.id, { version: 1, name: 'Anne Byrne' })
  await expect(late).rejects.toMatchObject({
    code: 'conflict',
    data: { current: { name: 'Ann Byrne', version: 2 } },
  })
})

test('an email address is free or refused', async () => {
  const ctx = await testCtx()
  const owner = await createTestUser(ctx, 'owner')
  const ann = await createTestUser(ctx, 'sales')
  const taken = updateUser(owner.ctx, ann.id, { version: 1, email: owner.email })
  await expect(taken).rejects.toMatchObject({
    code: 'conflict',
    errors: { email: 'Someone else has this email address' },
  })
})

test('admins act on nobody above them and nobody acts on themselves', async () => {
  const ctx = await testCtx()
  const owner = await createTestUser(ctx, 'owner')
  const admin = await createTestUser(ctx, 'admin')
  const ann = await createTestUser(ctx, 'sales')
  const forbidden = { code: 'forbidden', message: 'Only an owner can do this to an owner' }
  await expect(updateUser(admin.ctx, owner.id, { version: 1, role: 'sales' })).rejects.toMatchObject(
    forbidden,
  )
  await expect(updateUser(admin.ctx, ann.id, { version: 1, role: 'owner' })).rejects.toMatchObject(forbidden)
  await expect(deleteUser(admin.ctx, owner.id)).rejects.toMatchObject(forbidden)
  await expect(removeUserMfa(admin.ctx, owner.id)).rejects.toMatchObject(forbidden)
  await expect(endUserSessions(admin.ctx, owner.id)).rejects.toMatchObject(forbidden)
  await expect(updateUser(admin.ctx, admin.id, { version: 1, role: 'owner' })).rejects.toMatchObject({
    code: 'conflict',
  })
  await expect(deleteUser(owner.ctx, owner.id)).rejects.toMatchObject({ code: 'conflict' })
})

test('what can’t be undone is refused without a fresh confirmation', async () => {
  const ctx = await testCtx()
  const owner = await createTestUser(ctx, 'owner')
  const ann = await createTestUser(ctx, 'sales')
  ctx.clock.advance(11 * 60_000)
  const unconfirmed = { code: 'forbidden', data: { confirmationRequired: true } }
  await expect(updateUser(owner.ctx, ann.id, { version: 1, role: 'admin' })).rejects.toMatchObject(
    unconfirmed,
  )
  await expect(deleteUser(owner.ctx, ann.id)).rejects.toMatchObject(unconfirmed)
  await expect(removeUserMfa(owner.ctx, ann.id)).rejects.toMatchObject(unconfirmed)
  await updateUser(owner.ctx, ann.id, { version: 1, name: 'Ann Byrne' })
})

test('the last active owner stays, whatever the system asks', async () => {
  const ctx = await testCtx()
  const owner = await createTestUser(ctx, 'owner')
  const conflict = { code: 'conflict', message: expect.stringContaining('last owner') }
  await expect(updateUser(ctx, owner.id, { version: 1, role: 'admin' })).rejects.toMatchObject(conflict)
  await expect(updateUser(ctx, owner.id, { version: 1, state: 'disabled' })).rejects.toMatchObject(conflict)
  await expect(deleteUser(ctx, owner.id)).rejects.toMatchObject(conflict)
})

test.for(['removed', 'demoted', 'disabled'])(
  'of two owners, one demoted and one %s at the same moment, one stays',
  async (how) => {
    const ctx = await testCtx()
    const ann = await createTestUser(ctx, 'owner', 'ann@site.test')
    const bob = await createTestUser(ctx, 'owner', 'bob@site.test')
    const tries = await Promise.allSettled([
      updateUser(ann.ctx, bob.id, { version: 1, role: 'sales' }),
      how === 'removed'
        ? deleteUser(bob.ctx, ann.id)
        : updateUser(bob.ctx, ann.id, {
            version: 1,
            ...(how === 'disabled' ? { state: 'disabled' } : { role: 'sales' }),
          }),
    ])
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await listUsers(ctx, { limit: 100, role: 'owner', state: 'active' })).items).toHaveLength(1)
  },
)

test('pages of users follow on without a gap, and names are found', async () => {
  const ctx = await testCtx()
  for (let i = 0; i < 7; i++) await createTestUser(ctx, 'sales', `u${i}@site.test`)
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await listUsers(ctx, { limit: 3, cursor })
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(new Set(seen).size).toBe(7)
  expect((await listUsers(ctx, { limit: 25, q: 'U3@SITE' })).items).toHaveLength(1)
  expect((await listUsers(ctx, { limit: 25, q: '%' })).items).toHaveLength(0)
  await expect(listUsers(ctx, { limit: 3, cursor: '["x","1"]' })).rejects.toMatchObject({ code: 'invalid' })
})

test('an admin helps a colleague who lost the phone; that ends the sessions', async () => {
  const ctx = await testCtx()
  const admin = await createTestUser(ctx, 'admin')
  const ann = await createTestUser(ctx, 'sales')
  await createTestMfa(ann.ctx)
  expect(await getUser(admin.ctx, ann.id)).toMatchObject({ hasMfa: true })
  await removeUserMfa(admin.ctx, ann.id)
  expect(await getUser(admin.ctx, ann.id)).toMatchObject({ hasMfa: false })
  expect((await findSession(ctx, ann.authorization)).kind).toBe('visitor')
})

test('one’s own second step: new recovery codes, off where the role allows it', async () => {
  const ctx = await testCtx({ settings: { requireMfa: true } })
  const admin = await createTestUser(ctx, 'admin')
  const ann = await createTestUser(ctx, 'sales')
  const { recoveryCodes } = await createTestMfa(ann.ctx)
  const renewed = await renewRecoveryCodes(ann.ctx)
  expect(renewed.recoveryCodes).toHaveLength(10)
  expect(renewed.recoveryCodes).not.toContain(recoveryCodes[0])
  await turnOffMfa(ann.ctx)
  await createTestMfa(admin.ctx)
  await expect(turnOffMfa(admin.ctx)).rejects.toMatchObject({ code: 'conflict' })
})
