import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { minuteMs } from '#lib/durations.ts'
import { findSession } from '#features/users/sign-in/sessions.server.ts'
import { signIn } from '#features/users/sign-in/sign-in.server.ts'
import { users } from '#features/users/user.table.server.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createTestMfa, createTestUser, testPassword } from '#tests/users.ts'
import { acceptLink } from './accept-link.server.ts'
import { requestForgottenLink, sendForgottenLink } from './forgotten-password.server.ts'
import { createResetLink, getLink } from './user-links.server.ts'

const password = 'seven lamps over the weir'
const gone = { code: 'gone', message: 'This link is no longer valid. Ask for a new one.' }
const said =
  'If there is an account with this address, an email with a link is on its way. The link works once, for 30 minutes.'

/** What the queue holds of asked-for links, done as its worker does it. */
async function workOff(ctx: TestCtx) {
  const { rows } = await ctx.database.pool.query(
    "delete from pgboss.job where name = 'users.send-forgotten-link' returning data",
  )
  for (const { data } of rows) await sendForgottenLink(ctx, data)
  return rows.map(({ data }) => data)
}
async function mailed(ctx: TestCtx): Promise<{ to: string; token: string }[]> {
  const { rows } = await ctx.database.pool.query(
    `select "to", text from mails where kind = 'user.reset' order by created_at, id`,
  )
  return rows.map(({ to, text }) => ({ to, token: /reset=([\w-]{43})/.exec(text)?.[1] ?? '' }))
}

test('known, unknown and disabled addresses get the same answer and the same statements', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  const bob = await createTestUser(ctx, 'editor')
  await ctx.db.update(users).set({ state: 'disabled' }).where(eq(users.id, bob.id))
  const visitor = ctx.as('visitor')
  const answers = []
  for (const email of [ann.email, bob.email, 'nobody@site.test'])
    answers.push(await requestForgottenLink(visitor, { email }))
  expect(answers).toEqual([{ message: said }, { message: said }, { message: said }])
  const queued = await workOff(ctx)
  expect(queued).toHaveLength(3)
  expect(JSON.stringify(queued), 'no address lies in the queue').not.toContain('@')
  expect(await mailed(ctx)).toMatchObject([{ to: ann.email }])
})

test('a link works once, ends every other link and session, and leaves the second step on', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  const admin = await createTestUser(ctx, 'admin')
  const { codeNow } = await createTestMfa(ann.ctx)
  const visitor = ctx.as('visitor')
  const { url } = await createResetLink(admin.ctx, ann.id)
  await requestForgottenLink(visitor, { email: ann.email })
  await requestForgottenLink(visitor, { email: ann.email })
  await workOff(ctx)
  const [first, second] = (await mailed(ctx)).slice(-2)
  const sent = /reset=([\w-]{43})$/.exec(url)?.[1] ?? ''
  expect(await getLink(visitor, sent), 'asking ends no earlier link').toMatchObject({ kind: 'reset' })
  expect(await acceptLink(visitor, { token: first?.token ?? '', password })).toEqual({ email: ann.email })
  for (const token of [first?.token, second?.token, sent])
    await expect(acceptLink(visitor, { token: token ?? '', password })).rejects.toMatchObject(gone)
  expect((await findSession(ctx, ann.authorization)).kind).toBe('visitor')
  const old = signIn(visitor, { email: ann.email, password: testPassword })
  await expect(old).rejects.toMatchObject({ code: 'unauthorized' })
  const withoutCode = signIn(visitor, { email: ann.email, password })
  await expect(withoutCode).rejects.toMatchObject({ data: { totpRequired: true } })
  ctx.clock.advance(minuteMs)
  await signIn(visitor, { email: ann.email, password, totp: codeNow() })
})

test('a link that was asked for is gone after 30 minutes', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  await requestForgottenLink(ctx.as('visitor'), { email: ann.email })
  await workOff(ctx)
  const [link] = await mailed(ctx)
  ctx.clock.advance(30 * minuteMs - 1)
  expect(await getLink(ctx, link?.token ?? '')).toMatchObject({ kind: 'reset', email: ann.email })
  ctx.clock.advance(1)
  await expect(getLink(ctx, link?.token ?? '')).rejects.toMatchObject(gone)
})

test('an account gets three mails an hour, whoever asks; a source may ask five times in 15 minutes', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  for (let i = 0; i < 6; i++) {
    const stranger = ctx.as('visitor', `198.51.100.${i}`)
    expect(await requestForgottenLink(stranger, { email: ann.email })).toEqual({ message: said })
  }
  await workOff(ctx)
  expect(await mailed(ctx)).toHaveLength(3)
  const office = ctx.as('visitor', '203.0.113.50')
  for (let i = 0; i < 5; i++) await requestForgottenLink(office, { email: `p${i}@site.test` })
  const sixth = requestForgottenLink(office, { email: 'p6@site.test' })
  await expect(sixth).rejects.toMatchObject({ code: 'rate_limited', retryAfterS: expect.any(Number) })
})

test('asking is on the record of the account that a mail went to, and of nobody else', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  await requestForgottenLink(ctx.as('visitor'), { email: ann.email })
  await requestForgottenLink(ctx.as('visitor'), { email: 'nobody@site.test' })
  await workOff(ctx)
  const { rows } = await ctx.database.pool.query(
    "select entity_id from audit_log where action = 'user.reset-asked'",
  )
  expect(rows).toEqual([{ entity_id: ann.id }])
})
