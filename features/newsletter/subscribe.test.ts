import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import {
  confirmMs,
  confirmSubscription,
  findByConfirmKey,
  forgetUnconfirmed,
  subscribe,
} from './subscribe.server.ts'
import { leaveNews } from './preferences.server.ts'
import { takeConfirmation, takeSignUp } from './newsletter-form.server.ts'
import { subscribers } from './newsletter.table.server.ts'
import { newsletterConsent } from './newsletter-words.ts'

const email = 'Maeve@castings.example'
const ask = (ctx: TestCtx, more: object = {}) =>
  subscribe(ctx.as('visitor'), { email, topics: ['rules'], ...more })
const rowsOf = (ctx: TestCtx) => ctx.db.select().from(subscribers)

const mailsOf = async (ctx: TestCtx): Promise<{ kind: string; to: string; text: string; html: string }[]> =>
  (await ctx.database.pool.query('select kind, "to", text, html from mails order by created_at, id')).rows
const keyIn = (text = '') => /key=([\w-]+)/.exec(text)?.[1] ?? ''
const lastKey = async (ctx: TestCtx) => keyIn((await mailsOf(ctx)).at(-1)?.text)

test('R8: a sign-up writes one mail with a link, and nobody is on the list before its button is pressed', async () => {
  const ctx = await testCtx({ role: 'visitor', now: '2026-11-20T15:00:00Z' })
  await ask(ctx, { country: 'IE', sector: 'manufacturing', source: { page: '/blog' } })
  const [mail, ...more] = await mailsOf(ctx)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ kind: 'newsletter.confirm', to: email })
  expect(mail?.text).toContain('https://site.test/newsletter/confirm?key=')
  expect(await rowsOf(ctx)).toMatchObject([{ state: 'pending', consent: null, confirmedAt: null }])

  const key = keyIn(mail?.text)
  expect(await findByConfirmKey(ctx, key)).toMatchObject({ email, isConfirmed: false })
  expect(await rowsOf(ctx)).toMatchObject([{ state: 'pending' }])
  ctx.clock.advance(60_000)
  await confirmSubscription(ctx, key)
  expect(await rowsOf(ctx)).toMatchObject([
    {
      email,
      emailKey: 'maeve@castings.example',
      state: 'confirmed',
      topics: ['rules'],
      country: 'IE',
      sector: 'manufacturing',
      confirmedAt: new Date('2026-11-20T15:01:00Z'),
      consent: { at: '2026-11-20T15:00:00.000Z', place: '/blog', ...newsletterConsent },
    },
  ])
})

test('the database holds no key that confirms, only its hash', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  await ask(ctx)
  expect(JSON.stringify(await rowsOf(ctx))).not.toContain(await lastKey(ctx))
})

test('the link acts once: a second press changes nothing, and after unsubscribing it opens nothing', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  await ask(ctx)
  const key = await lastKey(ctx)
  const leaveKey = await confirmSubscription(ctx, key)
  const [first] = await rowsOf(ctx)
  ctx.clock.advance(5000)
  expect(await confirmSubscription(ctx, key)).toBe(leaveKey)
  expect(await rowsOf(ctx)).toEqual([first])
  await leaveNews(ctx, leaveKey)
  await expect(confirmSubscription(ctx, key)).rejects.toMatchObject({ code: 'gone' })
  expect(await takeConfirmation(ctx, key)).toBeUndefined()
  expect(await rowsOf(ctx)).toMatchObject([{ state: 'unsubscribed' }])
})

test('two presses at once confirm once', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  await ask(ctx)
  const key = await lastKey(ctx)
  await Promise.all([confirmSubscription(ctx, key), confirmSubscription(ctx, key)])
  const { rows } = await ctx.database.pool.query("select from audit_log where action = 'subscriber.confirm'")
  expect(rows).toHaveLength(1)
})

test('only the newest link works, and none after 7 days', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  await ask(ctx)
  const first = await lastKey(ctx)
  ctx.clock.advance(1000)
  await ask(ctx)
  await expect(confirmSubscription(ctx, first)).rejects.toMatchObject({ code: 'gone' })
  ctx.clock.advance(confirmMs)
  await expect(confirmSubscription(ctx, await lastKey(ctx))).rejects.toMatchObject({ code: 'gone' })
  expect(confirmMs).toBe(7 * 24 * 60 * 60 * 1000)
})

test('nobody learns who is on the list: the answer is the same, and a mail goes either way', async () => {
  const ctx = await testCtx({ role: 'visitor', limits: 'off' })
  const unknown = await ask(ctx)
  await confirmSubscription(ctx, await lastKey(ctx))
  ctx.clock.advance(1000)
  const known = await ask(ctx, { topics: ['hiring'] })
  expect(known).toEqual(unknown)
  const mails = await mailsOf(ctx)
  expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
    ['newsletter.confirm', email],
    ['newsletter.already', email],
  ])
  // Whoever typed the address has not changed what its owner chose.
  expect(await rowsOf(ctx)).toMatchObject([{ state: 'confirmed', topics: ['rules'], asked: null }])
  expect(await ask(ctx, { website: 'http://spam.example' })).toEqual(unknown)
  expect(await mailsOf(ctx)).toHaveLength(2)
})

test('nobody’s mailbox is flooded: three mails a day for an address, ten sign-ups an hour from one place', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  for (let i = 0; i < 3; i++) await ask(ctx)
  await expect(ask(ctx)).rejects.toMatchObject({ code: 'rate_limited' })
  expect(await mailsOf(ctx)).toHaveLength(3)
  const other = (i: number) => subscribe(ctx.as('visitor'), { email: `one${i}@castings.example`, topics: [] })
  for (let i = 0; i < 6; i++) await other(i)
  await expect(other(7)).rejects.toMatchObject({ code: 'rate_limited' })
})

test('who unsubscribed stays so until the new link was followed', async () => {
  const ctx = await testCtx({ role: 'visitor', limits: 'off' })
  await ask(ctx)
  await leaveNews(ctx, await confirmSubscription(ctx, await lastKey(ctx)))
  ctx.clock.advance(1000)
  await ask(ctx, { topics: [] })
  expect(await rowsOf(ctx)).toMatchObject([{ state: 'unsubscribed', topics: ['rules'] }])
  await confirmSubscription(ctx, await lastKey(ctx))
  expect(await rowsOf(ctx)).toMatchObject([{ state: 'confirmed', topics: [], endedAt: null }])
})

test('a sign-up that nobody confirms is forgotten after 7 days; that someone unsubscribed is not', async () => {
  const ctx = await testCtx({ limits: 'off' })
  await ask(ctx)
  await leaveNews(ctx, await confirmSubscription(ctx, await lastKey(ctx)))
  ctx.clock.advance(1000)
  await ask(ctx)
  await subscribe(ctx.as('visitor'), { email: 'other@castings.example', topics: [] })
  expect(await forgetUnconfirmed(ctx)).toBe(0)
  ctx.clock.advance(confirmMs + 1)
  expect(await forgetUnconfirmed(ctx)).toBe(2)
  expect(await rowsOf(ctx)).toMatchObject([{ email, state: 'unsubscribed', asked: null, confirmHash: null }])
  expect(await ctx.db.$count(subscribers, eq(subscribers.email, 'other@castings.example'))).toBe(0)
})

test('the form without script comes back with what was typed and what is wrong', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const send = (fields: [string, string][]) =>
    takeSignUp(
      ctx,
      new Request('https://site.test/newsletter', { method: 'POST', body: new URLSearchParams(fields) }),
    )
  const wrong = await send([
    ['email', 'nobody'],
    ['topics', 'rules'],
    ['topics', 'tools'],
    ['sector', ''],
  ])
  expect(wrong).toMatchObject({
    isSent: false,
    status: 422,
    state: { values: { email: 'nobody', 'topic.rules': 'on', 'topic.tools': 'on' } },
  })
  expect(!wrong.isSent && wrong.state.errors).toEqual({ email: expect.any(String) })
  expect(
    await send([
      ['email', email],
      ['topics', 'made up'],
    ]),
  ).toMatchObject({ isSent: false, status: 422 })
  expect(
    await send([
      ['email', email],
      ['topics', 'rules'],
      ['sector', ''],
      ['country', ''],
      ['page', '/blog'],
      ['website', ''],
    ]),
  ).toEqual({
    isSent: true,
  })
  expect(await rowsOf(ctx)).toMatchObject([{ asked: { topics: ['rules'], consent: { place: '/blog' } } }])
})
