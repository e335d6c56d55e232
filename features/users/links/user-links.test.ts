import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { getMail, listMails } from '#features/mail/mail.server.ts'
import { createTestUser, testPassword } from '#tests/users.ts'
import { hourMs as hour } from '#lib/durations.ts'
import { acceptLink } from './accept-link.server.ts'
import { createFirstOwner } from './first-owner.server.ts'
import { findSession } from '#features/users/sign-in/sessions.server.ts'
import { signIn } from '#features/users/sign-in/sign-in.server.ts'
import {
  createInvitation,
  createResetLink,
  deleteInvitation,
  getLink,
  listInvitations,
} from './user-links.server.ts'
import { listUsers } from '#features/users/accounts/users.server.ts'

const password = 'seven lamps over the weir'
const tokenOf = (url = '') => /=([\w-]{43})$/.exec(url)?.[1] ?? ''
const gone = { code: 'gone', message: 'This link is no longer valid. Ask for a new one.' }

test('an invitation is mailed and shown once, kept as a hash, and makes one user', async () => {
  const ctx = await testCtx()
  const admin = await createTestUser(ctx, 'admin')
  const { url } = await createInvitation(admin.ctx, { email: 'ann@site.test', role: 'sales' })
  const token = tokenOf(url)
  expect(url).toBe(`https://site.test/create-user?invite=${token}`)
  const { rows } = await ctx.database.pool.query('select to_jsonb(l)::text as row from user_links l')
  expect(JSON.stringify(rows)).not.toContain(token)
  const mails = await ctx.database.pool.query('select "to", text from mails')
  expect(mails.rows).toEqual([{ to: 'ann@site.test', text: expect.stringContaining(url) }])
  expect(await getLink(ctx.as('visitor'), token)).toEqual({
    kind: 'invitation',
    email: 'ann@site.test',
    name: null,
    role: 'sales',
  })

  const visitor = ctx.as('visitor')
  await expect(acceptLink(visitor, { token, password })).rejects.toMatchObject({
    errors: { name: 'Please enter your name' },
  })
  const weak = acceptLink(visitor, { token, name: 'Ann Byrne', password: 'password1234' })
  await expect(weak).rejects.toMatchObject({ code: 'invalid' })
  const both = await Promise.allSettled(
    [1, 2].map(() => acceptLink(visitor, { token, name: 'Ann Byrne', password })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(acceptLink(visitor, { token, name: 'Ann Byrne', password })).rejects.toMatchObject(gone)
  const { user } = await signIn(visitor, { email: 'ann@site.test', password })
  expect(user).toMatchObject({ name: 'Ann Byrne', role: 'sales' })
})

test('the mail with a link is listed, but its words are shown to nobody', async () => {
  const ctx = await testCtx()
  const admin = await createTestUser(ctx, 'admin')
  await createInvitation(admin.ctx, { email: 'ann@site.test', role: 'admin' })
  const { items } = await listMails(ctx.as('sales'), { limit: 25 })
  expect(items).toMatchObject([{ kind: 'user.invitation', to: 'ann@site.test' }])
  expect(await getMail(ctx.as('owner'), items[0]?.id ?? '')).toMatchObject({ text: null, html: null })
})

test('what an invitation grants can’t be changed by who accepts it', async () => {
  const ctx = await testCtx()
  const admin = await createTestUser(ctx, 'admin')
  const { url } = await createInvitation(admin.ctx, { email: 'ann@site.test', role: 'analyst' })
  const given = { token: tokenOf(url), name: 'Ann', password, email: 'other@site.test', role: 'owner' }
  expect(await acceptLink(ctx.as('visitor'), given)).toEqual({ email: 'ann@site.test' })
  expect((await listUsers(ctx, { limit: 25, q: 'ann@' })).items).toMatchObject([{ role: 'analyst' }])
})

test('an invitation ends after 72 hours, when withdrawn, or when a newer one is sent', async () => {
  const ctx = await testCtx()
  const admin = await createTestUser(ctx, 'admin')
  const invite = () => createInvitation(admin.ctx, { email: 'ann@site.test', role: 'sales' })
  const first = await invite()
  const second = await invite()
  await expect(getLink(ctx, tokenOf(first.url))).rejects.toMatchObject(gone)
  await deleteInvitation(admin.ctx, second.id)
  await expect(getLink(ctx, tokenOf(second.url))).rejects.toMatchObject(gone)
  const third = await invite()
  expect(await listInvitations(admin.ctx)).toMatchObject([{ id: third.id, createdBy: 'Test admin' }])
  ctx.clock.advance(72 * hour - 1)
  expect(await getLink(ctx, tokenOf(third.url))).toMatchObject({ kind: 'invitation' })
  ctx.clock.advance(1)
  await expect(getLink(ctx, tokenOf(third.url))).rejects.toMatchObject(gone)
  await expect(getLink(ctx, 'unheard-of')).rejects.toMatchObject(gone)
})

test('only an owner invites an owner, and nobody a colleague', async () => {
  const ctx = await testCtx()
  const admin = await createTestUser(ctx, 'admin')
  const owner = createInvitation(admin.ctx, { email: 'ann@site.test', role: 'owner' })
  await expect(owner).rejects.toMatchObject({ code: 'forbidden' })
  const colleague = createInvitation(admin.ctx, { email: admin.email, role: 'sales' })
  await expect(colleague).rejects.toMatchObject({ code: 'conflict', errors: { email: expect.any(String) } })
})

test('a reset link sets the password of its user and ends the sessions', async () => {
  const ctx = await testCtx()
  const admin = await createTestUser(ctx, 'admin')
  const ann = await createTestUser(ctx, 'sales')
  const { url } = await createResetLink(admin.ctx, ann.id)
  expect(url).toContain('/create-user?reset=')
  expect(await acceptLink(ctx.as('visitor'), { token: tokenOf(url), password })).toEqual({ email: ann.email })
  expect((await findSession(ctx, ann.authorization)).kind).toBe('visitor')
  await expect(signIn(ctx.as('visitor'), { email: ann.email, password: testPassword })).rejects.toMatchObject(
    { code: 'unauthorized' },
  )
  await signIn(ctx.as('visitor'), { email: ann.email, password })
})

test('without users a start answers a set-up link; a later start another, which ends the first', async () => {
  const ctx = await testCtx()
  const first = await createFirstOwner(ctx, undefined)
  expect(first).toMatch(/^https:\/\/site\.test\/create-user\?setup=[\w-]{43}$/)
  ctx.clock.advance(hour)
  const second = await createFirstOwner(ctx, undefined)
  await expect(getLink(ctx, tokenOf(first))).rejects.toMatchObject(gone)
  const owner = { token: tokenOf(second), email: 'ann@site.test', name: 'Ann Byrne', password }
  await acceptLink(ctx.as('visitor'), owner)
  await expect(acceptLink(ctx.as('visitor'), { ...owner, email: 'bob@site.test' })).rejects.toMatchObject(
    gone,
  )
  expect(await createFirstOwner(ctx, undefined)).toBeUndefined()
  expect((await listUsers(ctx, { limit: 25 })).items).toMatchObject([
    { email: 'ann@site.test', role: 'owner' },
  ])
})

test('servers that start together each print a link that works, and one of them makes the owner', async () => {
  const ctx = await testCtx()
  const links = await Promise.all([1, 2, 3].map(() => createFirstOwner(ctx, undefined)))
  const tries = await Promise.allSettled(
    links.map((link, i) =>
      acceptLink(ctx.as('visitor'), {
        token: tokenOf(link),
        email: `u${i}@site.test`,
        name: 'Ann',
        password,
      }),
    ),
  )
  expect(tries.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: gone },
    { reason: gone },
  ])
  expect((await listUsers(ctx, { limit: 25 })).items).toHaveLength(1)
})

test('the owner that the settings name is made once, by servers that start together', async () => {
  const ctx = await testCtx()
  const given = { email: 'Owner@Site.test', password }
  expect(await Promise.all([1, 2, 3].map(() => createFirstOwner(ctx, given)))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect((await listUsers(ctx, { limit: 25 })).items).toMatchObject([
    { email: 'owner@site.test', role: 'owner' },
  ])
  await signIn(ctx.as('visitor'), { email: 'owner@site.test', password })
})

test('a weak password in the settings keeps the server from starting, and says why', async () => {
  const ctx = await testCtx()
  const start = createFirstOwner(ctx, { email: 'owner@site.test', password: 'password1234' })
  await expect(start).rejects.toThrow("ADMIN_PASSWORD can't be used: This is easily guessed")
})
