import { expect, test } from 'vitest'
import { leads } from '#features/leads/lead.table.server.ts'
import { submitContact } from '#features/contact/contact.server.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { personHolders } from '#server/personal-data.ts'
import { dayMs } from '#lib/durations.ts'
import {
  answerRequest,
  askIdentity,
  confirmIdentity,
  extendRequest,
  takeRequest,
} from './requests/handle-request.server.ts'
import { getPrivacyRequest, listPrivacyRequests } from './requests/privacy-requests.server.ts'
import { takePrivacyForm } from './requests/privacy-form.server.ts'
import { confirmAddress, findByKey, submitPrivacyRequest } from './privacy.server.ts'
import { privacyRequests } from './privacy.table.server.ts'
import { clearRequests } from './erasure/retention.server.ts'
import type { RequestKind } from './requests/privacy-kinds.ts'

const maeve = { name: 'Maeve Example', email: 'maeve@castings.example' }

async function sent(ctx: TestCtx, kind: RequestKind, message?: string) {
  const answer = await submitPrivacyRequest(ctx.as('visitor'), { ...maeve, kind, message })
  const { items } = await listPrivacyRequests(ctx.as('admin'), {
    state: 'open',
    q: answer.reference,
    limit: 25,
  })
  return { ...answer, id: items[0]?.id ?? '' }
}

const mailsOf = async (
  ctx: TestCtx,
  kind: string,
): Promise<{ to: string; subject: string; text: string }[]> =>
  (
    await ctx.database.pool.query(
      'select "to", subject, text from mails where kind = $1 order by created_at, id',
      [kind],
    )
  ).rows
const keyIn = (text = '') => /key=([\w-]+)/.exec(text)?.[1] ?? ''

test('a request gets a reference and a day, is acknowledged and told to staff, and makes no lead', async () => {
  const ctx = await testCtx({ role: 'visitor', now: '2026-11-20T15:00:00Z' })
  const { reference, dueOn } = await sent(ctx, 'access')
  expect(reference).toMatch(/^PR(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
  expect(dueOn).toBe('2026-12-21')
  expect(await ctx.db.$count(leads)).toBe(0)
  const [acknowledgement] = await mailsOf(ctx, 'privacy.acknowledgement')
  expect(acknowledgement?.to).toBe(maeve.email)
  expect(acknowledgement?.text).toContain('Monday, 21 December 2026')
  expect(acknowledgement?.text).toContain('/privacy-request/confirm?key=')
  const [notice] = await mailsOf(ctx, 'privacy.notice')
  expect(notice?.to).toBe('sales@site.test')
  expect(JSON.stringify(notice)).not.toMatch(/Maeve|castings/)
})

test('the exact words of the form are stored with the request', async () => {
  const ctx = await testCtx()
  await sent(ctx, 'access')
  const [row] = await ctx.db.select().from(privacyRequests)
  expect(row?.notice.version).toBe('2026-11-26')
  expect(row?.notice.text).toContain('privacy policy')
})

test('a program that fills the trap gets the same answer, and nothing is stored', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const answer = await submitPrivacyRequest(ctx, {
    ...maeve,
    kind: 'erasure',
    website: 'http://spam.example',
  })
  expect(answer).toMatchObject({ success: true, dueOn: '2026-12-18' })
  expect(await ctx.db.$count(privacyRequests)).toBe(0)
})

test('nobody’s mailbox is flooded: three requests a day for an address', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  for (let i = 0; i < 3; i++) await submitPrivacyRequest(ctx, { ...maeve, kind: 'access' })
  await expect(submitPrivacyRequest(ctx, { ...maeve, kind: 'access' })).rejects.toMatchObject({
    code: 'rate_limited',
  })
})

test('an objection ends the news at once', async () => {
  const ctx = await testCtx({ limits: 'off' })
  const formStartTime = String(ctx.clock.now().getTime() - 60_000)
  await submitContact(ctx.as('visitor'), {
    ...maeve,
    company: 'Castings',
    formStartTime,
    marketingOptIn: true,
  })
  await sent(ctx, 'objection')
  const [lead] = await ctx.db.select({ consents: leads.consents }).from(leads)
  expect(lead?.consents.map(({ kind, given }) => [kind, given])).toEqual([
    ['privacy', true],
    ['marketing', false],
  ])
})

test('a complaint has 30 days for the acknowledgement, which goes at once', async () => {
  const ctx = await testCtx({ now: '2026-11-18T10:00:00Z' })
  const { id } = await sent(ctx, 'complaint', 'You wrote twice.')
  expect(await getPrivacyRequest(ctx, personHolders, id)).toMatchObject({
    acknowledgeBy: '2026-12-18',
    acknowledgedAt: '2026-11-18T10:00:00.000Z',
    needsIdentity: false,
    status: 'received',
  })
})

test('the link in the mail confirms the address, once and again, until a newer one is sent', async () => {
  const ctx = await testCtx()
  const { id } = await sent(ctx, 'access')
  const first = keyIn((await mailsOf(ctx, 'privacy.acknowledgement'))[0]?.text)
  await askIdentity(ctx, { id, version: 1 })
  await expect(confirmAddress(ctx, first)).rejects.toMatchObject({ code: 'gone' })
  const second = keyIn((await mailsOf(ctx, 'privacy.identity'))[0]?.text)
  await confirmAddress(ctx, second)
  await confirmAddress(ctx, second)
  expect(await findByKey(ctx, second)).toMatchObject({ isConfirmed: true })
  expect(await getPrivacyRequest(ctx, personHolders, id)).toMatchObject({
    status: 'in_work',
    confirmedHow: null,
  })
  const { rows } = await ctx.database.pool.query('select confirm_hash from privacy_requests')
  expect(rows[0].confirm_hash).not.toContain(second)
})

test('a link is too old after 30 days', async () => {
  const ctx = await testCtx()
  await sent(ctx, 'access')
  const key = keyIn((await mailsOf(ctx, 'privacy.acknowledgement'))[0]?.text)
  ctx.clock.advance(30 * dayMs)
  await expect(confirmAddress(ctx, key)).rejects.toMatchObject({ code: 'gone' })
})

test('a copy goes to a confirmed address only, under the answer', async () => {
  const ctx = await testCtx({ limits: 'off' })
  const formStartTime = String(ctx.clock.now().getTime() - 60_000)
  await submitContact(ctx.as('visitor'), {
    ...maeve,
    company: 'Castings',
    message: 'Porosity again.',
    formStartTime,
  })
  const { id } = await sent(ctx, 'access')
  const admin = ctx.as('admin')
  const answer = { outcome: 'done' as const, text: 'Here it is.', withCopy: true }
  await expect(answerRequest(admin, personHolders, { id, version: 1, ...answer })).rejects.toMatchObject({
    code: 'conflict',
  })
  await confirmIdentity(admin, { id, version: 1, how: 'Called back' })
  await answerRequest(admin, personHolders, { id, version: 2, ...answer })
  const [mail] = await mailsOf(ctx, 'privacy.answer')
  expect(mail?.text).toContain('Here it is.')
  expect(mail?.text).toContain('Porosity again.')
  expect(await getPrivacyRequest(admin, personHolders, id)).toMatchObject({
    status: 'done',
    answer: 'Here it is.',
  })
})

test('a refusal tells its reason and where to complain', async () => {
  const ctx = await testCtx()
  const { id } = await sent(ctx, 'erasure')
  await answerRequest(ctx, personHolders, {
    id,
    version: 1,
    outcome: 'refused',
    text: 'The invoice must stay.',
    withCopy: false,
  })
  const [mail] = await mailsOf(ctx, 'privacy.answer')
  expect(mail?.text).toMatch(/The invoice must stay[^]*ico\.org\.uk[^]*dataprotection\.ie/)
})

test('two more months are taken once, and the person is told', async () => {
  const ctx = await testCtx({ now: '2026-11-18T10:00:00Z' })
  const { id } = await sent(ctx, 'complaint', 'Many mails.')
  await extendRequest(ctx, { id, version: 1, reason: 'Forty mails have to be read' })
  expect(await getPrivacyRequest(ctx, personHolders, id)).toMatchObject({ dueOn: '2027-02-18' })
  expect((await mailsOf(ctx, 'privacy.extension'))[0]?.text).toContain('Forty mails')
  await expect(extendRequest(ctx, { id, version: 2, reason: 'Again' })).rejects.toMatchObject({
    code: 'conflict',
  })
})

test('two people at work on one request notice each other, and the handler is the one who was first', async () => {
  const ctx = await testCtx()
  const { id } = await sent(ctx, 'complaint', 'Too slow.')
  await takeRequest(ctx.as('admin'), { id, version: 1 })
  await expect(takeRequest(ctx.as('owner'), { id, version: 1 })).rejects.toMatchObject({ code: 'conflict' })
  expect(await getPrivacyRequest(ctx, personHolders, id)).toMatchObject({
    handlerName: 'Test admin',
    status: 'in_work',
  })
})

test('the list shows what is open by its day, and what is overdue', async () => {
  const ctx = await testCtx({ limits: 'off' })
  const first = await sent(ctx, 'access')
  ctx.clock.advance(40 * dayMs)
  const second = await sent(ctx, 'erasure')
  const admin = ctx.as('admin')
  const open = await listPrivacyRequests(admin, { state: 'open', limit: 1 })
  expect(open.items).toMatchObject([{ reference: first.reference, isOverdue: true }])
  const rest = await listPrivacyRequests(admin, { state: 'open', limit: 1, cursor: open.nextCursor ?? '' })
  expect(rest.items).toMatchObject([{ reference: second.reference, isOverdue: false }])
  const late = await listPrivacyRequests(admin, { state: 'overdue', limit: 25 })
  expect(late.items.map(({ reference }) => reference)).toEqual([first.reference])
  const closed = await listPrivacyRequests(admin, { state: 'closed', limit: 25 })
  expect(closed.items).toEqual([])
})

test('the log of changes names nobody', async () => {
  const ctx = await testCtx()
  const { id } = await sent(ctx, 'complaint', 'You wrote to Maeve twice.')
  await takeRequest(ctx.as('admin'), { id, version: 1 })
  const { rows } = await ctx.database.pool.query("select * from audit_log where entity = 'privacy'")
  expect(rows.length).toBe(2)
  expect(JSON.stringify(rows)).not.toMatch(/Maeve|castings/)
})

test('closed requests go after three years, those that nobody confirmed after 90 days', async () => {
  const ctx = await testCtx({ limits: 'off' })
  const { id } = await sent(ctx, 'complaint', 'Once.')
  await sent(ctx, 'access')
  await answerRequest(ctx, personHolders, {
    id,
    version: 1,
    outcome: 'done',
    text: 'Sorry.',
    withCopy: false,
  })
  ctx.clock.advance(91 * dayMs)
  expect(await clearRequests(ctx)).toBe(1)
  ctx.clock.advance(3 * 366 * dayMs)
  expect(await clearRequests(ctx)).toBe(1)
  expect(await ctx.db.$count(privacyRequests)).toBe(0)
})

test('the form without script comes back with what was typed and what is missing', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const body = new URLSearchParams({
    kind: 'complaint',
    name: 'Maeve Example',
    email: 'nobody',
    message: ' ',
  })
  const outcome = await takePrivacyForm(
    ctx,
    new Request('https://site.test/privacy-request', { method: 'POST', body }),
  )
  expect(outcome).toMatchObject({
    isSent: false,
    status: 422,
    state: { values: { name: 'Maeve Example', kind: 'complaint' } },
  })
  expect(!outcome.isSent && outcome.state.errors).toMatchObject({ email: expect.any(String) })
})
