import { expect, test } from 'vitest'
import { leads } from '#features/leads/lead.table.server.ts'
import { submitContact } from '#features/contact/contact.server.ts'
import { submitPrivacyRequest } from '#features/privacy/privacy.server.ts'
import { deliverMail } from '#features/mail/mail-delivery.server.ts'
import { mailFilesWith } from '#tests/mail-files.ts'
import { personHolders } from '#server/personal-data.ts'
import { erasePerson } from '#features/privacy/erasure/person-data.server.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { newsletterHolder } from './person.server.ts'
import { endNews } from './end-news.server.ts'
import { takePreferences } from './newsletter-form.server.ts'
import { findPreferences, leaveNews, savePreferences } from './preferences.server.ts'
import { confirmSubscription, subscribe } from './subscribe.server.ts'
import { subscribers } from './newsletter.table.server.ts'
import { newsletterConsent } from './newsletter-words.ts'

const email = 'maeve@castings.example'

/** Returns the key of the preferences. */
async function onTheList(ctx: TestCtx): Promise<string> {
  await subscribe(ctx.as('visitor'), { email, topics: [] })
  const { rows } = await ctx.database.pool.query<{ text: string }>(
    "select text from mails where kind = 'newsletter.confirm' order by created_at",
  )
  return confirmSubscription(ctx, /key=([\w-]+)/.exec(rows.at(-1)?.text ?? '')?.[1] ?? '')
}

const stateOf = async (ctx: TestCtx) => (await ctx.db.select().from(subscribers))[0]?.state
const post = (ctx: TestCtx, key: string, body: BodyInit, headers: HeadersInit = {}) =>
  takePreferences(
    ctx,
    new Request('https://site.test/newsletter/preferences', { method: 'POST', body, headers }),
    new URLSearchParams({ key }),
  )

test('R8: one press ends it, and a second one is no error', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const key = await onTheList(ctx)
  expect(await findPreferences(ctx, key)).toEqual({ email, topics: [], isSubscribed: true })
  expect(await post(ctx, key, new URLSearchParams({ do: 'leave' }))).toBe('left')
  expect(await stateOf(ctx)).toBe('unsubscribed')
  expect(await post(ctx, key, new URLSearchParams({ do: 'leave' }))).toBe('left')
  expect(await findPreferences(ctx, key)).toMatchObject({ isSubscribed: false })
})

test('R8: the one click of RFC 8058 ends it, as a form of either kind', async () => {
  const ctx = await testCtx({ role: 'visitor', limits: 'off' })
  const key = await onTheList(ctx)
  const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect(await post(ctx, key, oneClick)).toBe('left by one click')
  expect(await stateOf(ctx)).toBe('unsubscribed')

  const again = await onTheList(ctx)
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  expect(await post(ctx, again, form)).toBe('left by one click')
  expect(await stateOf(ctx)).toBe('unsubscribed')
})

test('a key that is nobody’s opens and changes nothing', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  await onTheList(ctx)
  expect(await findPreferences(ctx, 'made-up')).toBeUndefined()
  expect(await post(ctx, 'made-up', new URLSearchParams({ do: 'leave' }))).toBeUndefined()
  await expect(leaveNews(ctx, '')).rejects.toMatchObject({ code: 'gone' })
  expect(await stateOf(ctx)).toBe('confirmed')
})

test('what is chosen can be changed, to what there is, by who is on the list', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const key = await onTheList(ctx)
  expect(
    await post(
      ctx,
      key,
      new URLSearchParams([
        ['do', 'save'],
        ['topics', 'tools'],
        ['topics', 'rules'],
      ]),
    ),
  ).toBe('saved')
  expect(await findPreferences(ctx, key)).toMatchObject({ topics: ['tools', 'rules'] })
  await expect(
    post(
      ctx,
      key,
      new URLSearchParams([
        ['do', 'save'],
        ['topics', 'made up'],
      ]),
    ),
  ).rejects.toMatchObject({
    code: 'invalid',
  })
  await leaveNews(ctx, key)
  await expect(savePreferences(ctx, key, [])).rejects.toMatchObject({ code: 'gone' })
})

test('whoever unsubscribes says no on their lead too', async () => {
  const ctx = await testCtx({ limits: 'off' })
  const formStartTime = String(ctx.clock.now().getTime() - 60_000)
  await submitContact(ctx.as('visitor'), {
    name: 'Maeve Example',
    email,
    company: 'Castings',
    formStartTime,
    marketingOptIn: true,
  })
  await leaveNews(ctx, await onTheList(ctx))
  const [lead] = await ctx.db.select({ consents: leads.consents }).from(leads)
  expect(lead?.consents.find(({ kind }) => kind === 'marketing')).toMatchObject({ given: false })
})

test('an objection ends the newsletter at once, whoever sent it', async () => {
  const ctx = await testCtx({ limits: 'off' })
  await onTheList(ctx)
  await submitPrivacyRequest(ctx.as('visitor'), { kind: 'objection', name: 'Maeve Example', email })
  expect(await stateOf(ctx)).toBe('unsubscribed')
})

test('that an address bounced does not hide that its owner unsubscribed', async () => {
  const ctx = await testCtx()
  await leaveNews(ctx, await onTheList(ctx))
  await endNews(ctx, { emailKey: email, state: 'bounced', reason: '550 unknown' })
  expect(await stateOf(ctx)).toBe('unsubscribed')
})

test('who was erased comes back by their own confirmed sign-up alone', async () => {
  const ctx = await testCtx({ limits: 'off' })
  await onTheList(ctx)
  await erasePerson(ctx, personHolders, email)
  expect(await ctx.db.$count(subscribers)).toBe(0)
  await subscribe(ctx.as('visitor'), { email, topics: [] })
  expect(await stateOf(ctx)).toBe('pending')
  await onTheList(ctx)
  expect(await stateOf(ctx)).toBe('confirmed')
})

test('a copy tells what was agreed to, and opens nothing; an erasure takes the file of a mail without a mail server along', async () => {
  const ctx = await testCtx()
  await onTheList(ctx)
  const { rows } = await ctx.database.pool.query<{ id: string }>('select id from mails')
  for (const { id } of rows) await deliverMail(ctx, id)
  const person = { emailKey: email, leadIds: [], recordIds: [] }
  const copy = JSON.stringify(await newsletterHolder.exportPerson(ctx, person))
  expect(copy).toContain(newsletterConsent.text)
  const [row] = await ctx.db.select().from(subscribers)
  expect(copy).not.toContain(row?.leaveKey)
  expect(await mailFilesWith(ctx, email)).toEqual(['newsletter.confirm'])
  await erasePerson(ctx, personHolders, email)
  expect(await mailFilesWith(ctx, email)).toEqual([])
})
