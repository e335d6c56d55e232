import { expect, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { auditLog } from '#features/context/audit.table.server.ts'
import { dayMs as day } from '#lib/durations.ts'
import { activities } from './activity.table.server.ts'
import { enquiries } from './enquiry.table.server.ts'
import { leads } from './lead.table.server.ts'
import type { NewEnquiry } from './leads.server/new-enquiry.ts'
import { recordEnquiry } from './leads.server/record-enquiry.ts'
import { recordNewEnquiries } from './leads.server/record-new-enquiries.ts'
import { findSameMessages } from './leads.server/find-same-message.ts'
import {
  discardQuarantined,
  listQuarantined,
  quarantineEnquiry,
  releaseQuarantined,
  sweepQuarantine,
} from './leads.server/quarantine.ts'

const ann: NewEnquiry = {
  source: 'contact',
  name: 'Ann Byrne',
  email: 'ann.byrne@castings.example',
  company: 'Byrne Castings',
  phone: '+44 20 7946 0011',
  message: 'Our inspection of castings takes too long and misses porosity.',
  touch: { page: '/contact', utm: { utm_source: 'newsletter' } },
  consents: [
    {
      kind: 'privacy',
      given: true,
      version: '1',
      text: 'I agree to be contacted.',
      at: '2026-11-20T17:30:00.000Z',
    },
  ],
}

test('the first enquiry makes a lead with a reply clock, a score and an audit row', async () => {
  const ctx = await testCtx({ role: 'visitor', now: '2026-11-20T17:30:00Z' })
  const recorded = await recordEnquiry(ctx, ann)
  expect(recorded).toMatchObject({ isNew: true, isRepeat: false, replyBy: new Date('2026-11-23T17:30:00Z') })
  const [lead] = await ctx.db.select().from(leads)
  expect(lead).toMatchObject({
    id: recorded.leadId,
    stage: 'new',
    source: 'contact',
    domain: 'castings.example',
    fit: 55,
    replyRiskAt: new Date('2026-11-23T15:15:00Z'),
    firstReplyAt: null,
    consents: ann.consents,
    retainUntil: new Date('2028-11-20T17:30:00Z'),
  })
  expect(await ctx.db.select().from(enquiries)).toMatchObject([
    { id: recorded.enquiryId, message: ann.message },
  ])
  expect(await ctx.db.select().from(auditLog)).toMatchObject([
    { action: 'lead.enquiry', entityId: recorded.leadId },
  ])
})

test('fifty enquiries of one person at once are one lead with fifty enquiries', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const sent = Array.from({ length: 50 }, (_, i) => ({
    ...ann,
    email: i % 2 ? ann.email : ' Ann.Byrne@Castings.example',
    message: `Message number ${i} of fifty`,
  }))
  const recorded = await Promise.all(sent.map((one) => recordEnquiry(ctx, one)))
  expect(new Set(recorded.map(({ leadId }) => leadId)).size).toBe(1)
  expect(recorded.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(await ctx.db.select({ version: leads.version }).from(leads)).toEqual([{ version: 50 }])
  expect(await ctx.db.$count(enquiries)).toBe(50)
})

test('a form sent ten times at once is one enquiry, and its mails go out once', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  let mails = 0
  const recorded = await Promise.all(
    Array.from({ length: 10 }, () => recordEnquiry(ctx, ann, async () => void mails++)),
  )
  expect(new Set(recorded.map(({ enquiryId }) => enquiryId)).size).toBe(1)
  expect(recorded.filter(({ isRepeat }) => isRepeat)).toHaveLength(9)
  expect([mails, await ctx.db.$count(enquiries)]).toEqual([1, 1])
  ctx.clock.advance(5 * 60 * 1000)
  expect(await recordEnquiry(ctx, ann)).toMatchObject({ isRepeat: false, isNew: false })
})

test('an enquiry whose mails cannot be queued leaves nothing behind', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  await expect(recordEnquiry(ctx, ann, () => Promise.reject(new Error('no outbox')))).rejects.toThrow(
    'no outbox',
  )
  expect([await ctx.db.$count(leads), await ctx.db.$count(enquiries)]).toEqual([0, 0])
})

test('a closed lead that writes again is reopened, with a new promise and a line in its timeline', async () => {
  const ctx = await testCtx({ role: 'visitor', now: '2026-11-18T10:00:00Z' })
  const { leadId } = await recordEnquiry(ctx, ann)
  await ctx.db.update(leads).set({ stage: 'lost', lostReason: 'No budget', firstReplyAt: ctx.clock.now() })
  ctx.clock.advance(7 * day)
  await recordEnquiry(ctx, { ...ann, message: 'We have a budget now, can we talk again?' })
  const [lead] = await ctx.db.select().from(leads)
  expect(lead).toMatchObject({
    id: leadId,
    stage: 'new',
    lostReason: null,
    firstReplyAt: null,
    replyDueAt: new Date('2026-11-26T10:00:00Z'),
    signals: { enquiry: '2026-11-25T10:00:00.000Z', return: '2026-11-25T10:00:00.000Z' },
  })
  expect(await ctx.db.select().from(activities)).toMatchObject([
    { kind: 'system', data: { from: 'lost', to: 'new' } },
  ])
})

test('a lead closed without ever a reply has a new deadline when it writes again', async () => {
  const ctx = await testCtx({ role: 'visitor', now: '2026-11-18T10:00:00Z' })
  await recordEnquiry(ctx, ann)
  await ctx.db.update(leads).set({ stage: 'lost', lostReason: 'Seemed to be a supplier' })
  ctx.clock.advance(7 * day)
  const { replyBy } = await recordEnquiry(ctx, { ...ann, message: 'Has anybody read my first message yet?' })
  expect(replyBy).toEqual(new Date('2026-11-26T10:00:00Z'))
  expect(await ctx.db.select().from(leads)).toMatchObject([
    {
      stage: 'new',
      firstReplyAt: null,
      replyDueAt: new Date('2026-11-26T10:00:00Z'),
      replyRiskAt: new Date('2026-11-25T16:45:00Z'),
    },
  ])
})

test('a second enquiry before the reply keeps the earlier promise and what staff wrote', async () => {
  const ctx = await testCtx({ role: 'visitor', now: '2026-11-18T10:00:00Z' })
  await recordEnquiry(ctx, { ...ann, phone: undefined, message: undefined })
  await ctx.db.update(leads).set({ company: 'Byrne Castings Ltd' })
  ctx.clock.advance(day / 2)
  await recordEnquiry(ctx, ann)
  expect(await ctx.db.select().from(leads)).toMatchObject([
    {
      company: 'Byrne Castings Ltd',
      phone: ann.phone,
      problem: ann.message,
      replyDueAt: new Date('2026-11-19T10:00:00Z'),
    },
  ])
})

test('the same message from another address is noticed, a short one is not', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const since = new Date(ctx.clock.now().getTime() - day)
  await recordEnquiry(ctx, ann)
  const again = `  ${ann.message?.toUpperCase()} `
  expect(await findSameMessages(ctx, [{ message: again, email: 'bob@other.example' }], since)).toEqual([true])
  expect(await findSameMessages(ctx, [{ message: again, email: ann.email }], since)).toEqual([false])
  expect(await findSameMessages(ctx, [{ message: 'Call me', email: 'bob@other.example' }], since)).toEqual([
    false,
  ])
  await quarantineEnquiry(ctx, {
    enquiry: { ...ann, message: 'Buy our cheap followers today' },
    spamScore: 60,
    reasons: [],
  })
  const spam = { message: 'Buy our cheap followers today', email: 'bob@other.example' }
  expect(await findSameMessages(ctx, [{ email: 'a@b.example' }, spam], since)).toEqual([false, true])
})

test('new people of one list share a transaction; known ones and doubles are left to go alone', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  await recordEnquiry(ctx, ann)
  const person = (name: string) => ({ ...ann, name, email: `${name}@works.example` })
  const seen: number[][] = []
  const recorded = await recordNewEnquiries(
    ctx,
    [ann, person('bea'), person('cal'), { ...person('bea'), message: 'A second word' }],
    async (_, list) => void seen.push(list.map(({ index }) => index)),
  )
  expect(recorded.map(({ index }) => index)).toEqual([1, 2])
  expect(seen).toEqual([[1, 2]])
  expect(await ctx.db.$count(leads)).toBe(3)
  expect(await ctx.db.$count(enquiries)).toBe(3)
  const fails = recordNewEnquiries(ctx, [person('dot'), person('eve')], async () => {
    throw new Error('no mail')
  })
  await expect(fails).rejects.toThrow('no mail')
  expect(await ctx.db.$count(leads)).toBe(3)
})

test('what is released from quarantine becomes an enquiry with mails, once', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const sales = ctx.as('sales')
  const id = await quarantineEnquiry(ctx, { enquiry: ann, spamScore: 60, reasons: ['Sent within 3 seconds'] })
  expect(await ctx.db.$count(leads)).toBe(0)
  expect((await listQuarantined(sales, { limit: 25 })).items).toMatchObject([
    { id, spamScore: 60, enquiry: { name: ann.name } },
  ])
  const mails: string[] = []
  const release = () =>
    releaseQuarantined(
      sales,
      id,
      async (_, recorded, enquiry) => void mails.push(enquiry.email + recorded.enquiryId),
    )
  const results = await Promise.allSettled([release(), release()])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(mails).toHaveLength(1)
  expect(await ctx.db.select().from(leads)).toMatchObject([{ name: ann.name, stage: 'new' }])
  await expect(discardQuarantined(sales, id)).rejects.toMatchObject({ code: 'not_found' })
})

test('quarantine is left after 30 days, and an analyst never sees it', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  await quarantineEnquiry(ctx, { enquiry: ann, spamScore: 60, reasons: [] })
  await expect(listQuarantined(ctx.as('analyst'), { limit: 25 })).rejects.toMatchObject({ code: 'forbidden' })
  ctx.clock.advance(30 * day)
  expect(await sweepQuarantine(ctx)).toBe(0)
  ctx.clock.advance(1)
  expect(await sweepQuarantine(ctx)).toBe(1)
})

test('who comes with others is kept with every detail that one alone is kept with', async () => {
  const rows = async (record: (ctx: TestCtx) => Promise<unknown>) => {
    const ctx = await testCtx()
    await record(ctx)
    const [lead] = await ctx.db.select().from(leads)
    const [enquiry] = await ctx.db.select().from(enquiries)
    return { lead: { ...lead, id: '' }, enquiry: { ...enquiry, id: '', leadId: '' } }
  }
  const input = { ...ann, details: { matches: ['machine-vision'] } }
  const together = await rows((ctx) => recordNewEnquiries(ctx, [input], async () => undefined))
  expect(together.lead).toMatchObject({ name: 'Ann Byrne', source: 'contact' })
  expect(together).toEqual(await rows((ctx) => recordEnquiry(ctx, input)))
})
