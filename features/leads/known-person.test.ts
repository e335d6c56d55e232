import { expect, test } from 'vitest'
import { auditLog } from '#features/context/audit.table.server.ts'
import { testCtx } from '#tests/context.ts'
import { merge, rowOf, twoLeads } from '#tests/merging.ts'
import { dayMs as day, hourMs as hour } from '#lib/durations.ts'
import { activities } from './activity.table.server.ts'
import { enquiries } from './enquiry.table.server.ts'
import type { Consent } from './lead.schema.ts'
import { leads } from './lead.table.server.ts'
import type { NewEnquiry } from './leads.server/new-enquiry.ts'
import { recordEnquiry } from './leads.server/record-enquiry.ts'

const consent = (kind: Consent['kind'], version: string): Consent => ({
  kind,
  given: true,
  version,
  text: `Words ${version}`,
  at: '2026-11-18T10:00:00.000Z',
})
const bare: NewEnquiry = {
  source: 'chat',
  name: 'Ann Byrne',
  email: 'ann@castings.example',
  touch: { page: '/chat' },
  consents: [consent('privacy', '1')],
}
const full: NewEnquiry = {
  ...bare,
  source: 'contact',
  company: '  Byrne Castings ',
  phone: ' 020 7946 0011 ',
  message: 'Our inspection of castings misses porosity.',
  touch: { page: '/contact', utm: { utm_source: 'newsletter' } },
  consents: [consent('privacy', '2'), consent('marketing', '2')],
}
const only = async <T>(rows: PromiseLike<T[]>) => {
  const list = await rows
  expect(list).toHaveLength(1)
  return list[0]
}

test('a further enquiry fills the gaps of a lead, and its score, consents, touch and period follow', async () => {
  const ctx = await testCtx({ role: 'visitor', now: '2026-11-18T10:00:00Z' })
  const first = await recordEnquiry(ctx, { ...bare, company: ' ', phone: ' ' })
  expect(await only(ctx.db.select().from(leads))).toMatchObject({
    company: '',
    phone: null,
    phoneKey: null,
    problem: null,
    fit: 15,
    signals: { chat: '2026-11-18T10:00:00.000Z' },
  })
  ctx.clock.advance(2 * hour)
  const second = await recordEnquiry(ctx, full)
  expect(second).toMatchObject({ leadId: first.leadId, isNew: false, isRepeat: false })
  expect(await only(ctx.db.select().from(leads))).toMatchObject({
    company: 'Byrne Castings',
    phone: '020 7946 0011',
    phoneKey: '442079460011',
    problem: 'Our inspection of castings misses porosity.',
    // Business address 15, UK 20, named problem 20.
    fit: 55,
    signals: {
      chat: '2026-11-18T10:00:00.000Z',
      enquiry: '2026-11-18T12:00:00.000Z',
      return: '2026-11-18T12:00:00.000Z',
    },
    firstTouch: { page: '/chat' },
    lastTouch: { page: '/contact', utm: { utm_source: 'newsletter' } },
    consents: [consent('privacy', '2'), consent('marketing', '2')],
    // The first promise still runs.
    replyDueAt: new Date('2026-11-19T10:00:00Z'),
    updatedAt: new Date('2026-11-18T12:00:00Z'),
    lastActivityAt: new Date('2026-11-18T12:00:00Z'),
    retainUntil: new Date('2028-11-18T12:00:00Z'),
    version: 2,
  })
  expect(await ctx.db.select().from(activities)).toEqual([])
  expect((await ctx.db.select().from(auditLog)).map(({ to }) => to)).toMatchObject([
    { enquiryId: first.enquiryId, source: 'chat', isNew: true },
    { enquiryId: second.enquiryId, source: 'contact', isNew: false },
  ])
})

test('what is known of a person is not overwritten, and consents of another kind stay', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  await recordEnquiry(ctx, full)
  ctx.clock.advance(hour)
  await recordEnquiry(ctx, {
    ...bare,
    company: 'Other Ltd',
    phone: '+1 555 010 0000',
    message: 'A quite different problem of ours.',
    consents: [consent('privacy', '3')],
  })
  expect(await only(ctx.db.select().from(leads))).toMatchObject({
    company: 'Byrne Castings',
    phone: '020 7946 0011',
    problem: 'Our inspection of castings misses porosity.',
    consents: [consent('marketing', '2'), consent('privacy', '3')],
  })
})

test('a person who was answered and writes again has a new promise, and the stage stays', async () => {
  const ctx = await testCtx({ role: 'visitor', now: '2026-11-18T10:00:00Z' })
  await recordEnquiry(ctx, full)
  await ctx.db.update(leads).set({ stage: 'qualified', firstReplyAt: new Date('2026-11-18T11:00:00Z') })
  ctx.clock.advance(day)
  const { replyBy } = await recordEnquiry(ctx, { ...full, message: 'One more question about your offer.' })
  expect(replyBy).toEqual(new Date('2026-11-20T10:00:00Z'))
  expect(await only(ctx.db.select().from(leads))).toMatchObject({
    stage: 'qualified',
    firstReplyAt: null,
    replyDueAt: new Date('2026-11-20T10:00:00Z'),
    replyRiskAt: new Date('2026-11-19T16:45:00Z'),
  })
  expect(await ctx.db.select().from(activities)).toEqual([])
})

test('a lead that was entered by hand, without a clock, has one from its first enquiry on', async () => {
  const ctx = await testCtx({ role: 'visitor', now: '2026-11-18T10:00:00Z' })
  await recordEnquiry(ctx, full)
  await ctx.db.update(leads).set({ replyDueAt: null, replyRiskAt: null })
  ctx.clock.advance(hour)
  await recordEnquiry(ctx, { ...full, message: 'My first words to you myself.' })
  expect(await only(ctx.db.select().from(leads))).toMatchObject({
    replyDueAt: new Date('2026-11-19T11:00:00Z'),
  })
})

test('an enquiry that came in before it was kept has its promise from when it came in', async () => {
  const ctx = await testCtx({ role: 'visitor', now: '2026-11-18T15:00:00Z' })
  const receivedAt = new Date('2026-11-18T10:00:00Z')
  const recorded = await recordEnquiry(ctx, { ...full, receivedAt })
  expect(recorded.replyBy).toEqual(new Date('2026-11-19T10:00:00Z'))
  expect(await only(ctx.db.select().from(enquiries))).toMatchObject({
    receivedAt,
    replyDueAt: recorded.replyBy,
  })
  expect(await only(ctx.db.select().from(leads))).toMatchObject({
    createdAt: new Date('2026-11-18T15:00:00Z'),
    replyDueAt: recorded.replyBy,
    signals: { enquiry: '2026-11-18T10:00:00.000Z' },
  })
})

test('the same words within five minutes answer the first enquiry and its promise; another company or tool is another enquiry', async () => {
  const ctx = await testCtx({ role: 'visitor', now: '2026-11-18T10:00:00Z' })
  const first = await recordEnquiry(ctx, full)
  ctx.clock.advance(5 * 60_000 - 1)
  expect(await recordEnquiry(ctx, full)).toEqual({ ...first, isNew: false, isRepeat: true })
  expect((await recordEnquiry(ctx, { ...full, company: 'Another' })).isRepeat).toBe(false)
  expect((await recordEnquiry(ctx, { ...full, source: 'chat' })).isRepeat).toBe(false)
  expect((await recordEnquiry(ctx, { ...full, email: 'ben@castings.example' })).isRepeat).toBe(false)
  expect(await ctx.db.$count(enquiries)).toBe(4)
})

test('a person who was merged into another writes to that one', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { first, second } = await twoLeads(ctx)
  const email = (await rowOf(ctx, second)).email ?? ''
  await merge(ctx, first, second)
  const before = await rowOf(ctx, first)
  const recorded = await recordEnquiry(ctx.as('visitor'), { ...full, email })
  expect(recorded).toMatchObject({ leadId: first, isNew: false })
  expect((await rowOf(ctx, first)).version).toBe(before.version + 1)
  expect((await rowOf(ctx, second)).stage).toBe('merged')
})
