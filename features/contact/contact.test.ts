import { expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { activities } from '#features/leads/activity.table.server.ts'
import { enquiries, quarantinedEnquiries } from '#features/leads/enquiry.table.server.ts'
import { leads } from '#features/leads/lead.table.server.ts'
import { marketingConsent, privacyConsent } from '#features/intake/consent.ts'
import { clearScreened } from '#features/intake/intake.server.ts'
import { droppedContacts, screenedContacts } from '#features/intake/intake.table.server.ts'
import { hourMs } from '#lib/durations.ts'
import type { ContactInput } from './contact.schema.ts'
import { submitContact } from './contact.server.ts'

const ann = (ctx: TestCtx, change: Partial<ContactInput> = {}): ContactInput => ({
  name: 'Ann Byrne',
  email: 'ann@castings.example',
  company: 'Byrne Castings',
  message: 'Our inspection of castings misses porosity.',
  formStartTime: String(ctx.clock.now().getTime() - 30_000),
  ...change,
})

interface MailRow {
  kind: string
  to: string
  subject: string
  text: string
  [column: string]: unknown
}

const mailRows = async (ctx: TestCtx) =>
  (await ctx.db.execute<MailRow>(sql`select * from mails order by kind`)).rows
const mailJobs = async (ctx: TestCtx) =>
  (await ctx.db.execute(sql`select id from pgboss.job where name = 'mail.deliver'`)).rows.length

test('an enquiry writes lead, enquiry, both mails and their jobs, and promises a reply', async () => {
  const ctx = await testCtx({ role: 'visitor', now: '2026-11-20T17:30:00Z' })
  const answer = await submitContact(
    ctx,
    ann(ctx, {
      phone: '+44 20 7946 0011',
      marketingOptIn: true,
      source: { page: '/solutions', utm_source: 'newsletter' },
    }),
  )
  expect(answer).toEqual({
    success: true,
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    message: 'Thanks for your message! We will get back to you soon.',
    replyBy: '2026-11-23T17:30:00.000Z',
  })
  const [enquiry] = await ctx.db.select().from(enquiries)
  expect(enquiry).toMatchObject({
    id: answer.id,
    name: 'Ann Byrne',
    touch: { page: '/solutions', utm: { utm_source: 'newsletter' } },
  })
  expect(enquiry?.consents).toEqual([
    { kind: 'privacy', given: true, at: '2026-11-20T17:30:00.000Z', ...privacyConsent },
    { kind: 'marketing', given: true, at: '2026-11-20T17:30:00.000Z', ...marketingConsent },
  ])
  const [acknowledgement, sales] = await mailRows(ctx)
  expect(acknowledgement).toMatchObject({
    kind: 'contact.acknowledgement',
    to: 'ann@castings.example',
    lead_id: enquiry?.leadId,
  })
  expect(acknowledgement?.text).toContain('we will reply by Monday 23 November, 17:30, UK time')
  expect(acknowledgement?.text).not.toContain('porosity')
  expect(sales).toMatchObject({
    kind: 'contact.sales',
    to: 'sales@site.test',
    reply_to: 'ann@castings.example',
    reply_to_name: 'Ann Byrne',
  })
  expect(sales?.text).toContain('misses porosity')
  expect(await mailJobs(ctx)).toBe(2)
})

test('when the mails can’t be written, nothing is', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  await ctx.db.execute(sql`alter table mails add constraint never check (kind <> 'contact.sales')`)
  await expect(submitContact(ctx, ann(ctx))).rejects.toThrow()
  expect(await ctx.db.$count(leads)).toBe(0)
  expect(await ctx.db.$count(enquiries)).toBe(0)
})

test('the same enquiry sent twice at once is one, with one id and one pair of mails', async () => {
  const ctx = await testCtx({ role: 'visitor', limits: 'off' })
  const [first, ...others] = await Promise.all(Array.from({ length: 6 }, () => submitContact(ctx, ann(ctx))))
  expect(new Set(others.map(({ id }) => id))).toEqual(new Set([first?.id]))
  expect(await ctx.db.$count(enquiries)).toBe(1)
  expect(await mailRows(ctx)).toHaveLength(2)
})

test('after 5 minutes the same words are a new enquiry of the same lead, and it is mailed again', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const first = await submitContact(ctx, ann(ctx))
  ctx.clock.advance(5 * 60_000)
  const second = await submitContact(ctx, ann(ctx, { email: 'ANN@castings.example' }))
  expect(second.id).not.toBe(first.id)
  expect(await ctx.db.$count(leads)).toBe(1)
  expect(await ctx.db.$count(enquiries)).toBe(2)
  expect(await mailRows(ctx)).toHaveLength(4)
})

test('a closed lead is reopened by an enquiry', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  await submitContact(ctx, ann(ctx))
  await ctx.db.update(leads).set({ stage: 'lost' })
  await submitContact(ctx, ann(ctx, { message: 'We would like to try again next spring.' }))
  expect((await ctx.db.select().from(leads))[0]?.stage).toBe('new')
  expect(await ctx.db.$count(activities)).toBe(1)
})

test('what fills the hidden field is answered like a success and only counted', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const spam = ann(ctx, { website: 'https://spam.example' })
  const answer = await submitContact(ctx, spam)
  expect(Object.keys(answer)).toEqual(['success', 'id', 'message', 'replyBy'])
  expect(await submitContact(ctx, spam)).toEqual(answer)
  expect(await ctx.db.$count(leads)).toBe(0)
  expect(await ctx.db.$count(quarantinedEnquiries)).toBe(0)
  expect(await mailRows(ctx)).toEqual([])
  expect(await ctx.db.select().from(droppedContacts)).toEqual([{ day: '2026-11-18', count: 1 }])
})

test('from 40 points an enquiry waits in quarantine with its reasons and without mail', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const doubtful = ann(ctx, { company: 'www.spam.example' })
  const answer = await submitContact(ctx, doubtful)
  expect((await submitContact(ctx, doubtful)).id).toBe(answer.id)
  const [row, ...more] = await ctx.db.select().from(quarantinedEnquiries)
  expect(more).toEqual([])
  expect(row).toMatchObject({ spamScore: 60, reasons: ['A link or markup in the name or company (60)'] })
  expect(await ctx.db.$count(leads)).toBe(0)
  expect(await mailRows(ctx)).toEqual([])
})

test('two visitors with the same result of a tool send the same message, and both are enquiries', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const message = 'I would like to discuss this result of the AI Solution Matcher.'
  await submitContact(ctx, ann(ctx, { message, tool: 'matcher' }))
  await submitContact(ctx, ann(ctx, { message, tool: 'matcher', email: 'maeve@plant.example' }))
  expect(await ctx.db.$count(enquiries)).toBe(2)
  expect(await ctx.db.$count(quarantinedEnquiries)).toBe(0)
})

test('whoever only says that a tool wrote the words gets three of them in, and no fourth', async () => {
  const ctx = await testCtx({ role: 'visitor', limits: 'off' })
  const message = 'Cheap followers for your company, delivered by tonight.'
  for (const tool of ['demo', 'matcher', 'calculator', 'assessment'] as const)
    await submitContact(ctx, ann(ctx, { message, tool, email: `${tool}@bulk.example` }))
  expect(await ctx.db.$count(enquiries)).toBe(3)
  const [row] = await ctx.db.select().from(quarantinedEnquiries)
  expect(row?.reasons).toEqual(['The same message came from another address within 24 hours (50)'])
})

test('a message that already came from someone else within a day goes to quarantine', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  await submitContact(ctx, ann(ctx))
  ctx.clock.advance(23 * hourMs)
  await submitContact(ctx, ann(ctx, { email: 'bob@other.example' }))
  expect(await ctx.db.$count(quarantinedEnquiries)).toBe(1)
  ctx.clock.advance(25 * hourMs)
  await submitContact(ctx, ann(ctx, { email: 'eve@third.example' }))
  expect(await ctx.db.$count(leads)).toBe(2)
})

test('over-long origins are cut, never refused', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  await submitContact(
    ctx,
    ann(ctx, { source: { referrer: `https://x.example/${'a'.repeat(1900)}`, utm_term: '👍'.repeat(150) } }),
  )
  const [enquiry] = await ctx.db.select().from(enquiries)
  expect(enquiry?.touch.referrer).toHaveLength(500)
  expect(enquiry?.touch.utm?.['utm_term']).toHaveLength(200)
})

test('the hourly clearing forgets what was set aside', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  await submitContact(ctx, ann(ctx, { website: 'x' }))
  ctx.clock.advance(5 * 60_000 + 1)
  await clearScreened(ctx)
  expect(await ctx.db.$count(screenedContacts)).toBe(0)
  expect(await ctx.db.$count(droppedContacts)).toBe(1)
})

test('enquiries of every shape pass through the same named statements', async () => {
  const ctx = await testCtx({ role: 'visitor', limits: 'off' })
  const shapes: Partial<ContactInput>[] = [
    {},
    { phone: '+44 20 7946 0011' },
    { message: undefined },
    { message: 'Short' },
    { source: { page: '/', referrer: 'https://x.example/', utm_source: 'a' }, marketingOptIn: 'on' },
  ]
  for (const [i, shape] of shapes.entries()) {
    await submitContact(
      ctx,
      ann(ctx, { email: `ann${i}@castings.example`, message: `Message number ${i} of several`, ...shape }),
    )
    await submitContact(
      ctx,
      ann(ctx, {
        email: `ann${i}@castings.example`,
        company: `Another ${i}`,
        ...shape,
        message: `Once more ${i}`,
      }),
    )
  }
  expect(await ctx.db.$count(enquiries)).toBe(10)
})

test('forty people at once: each gets an id and a pair of mails, and one that can’t be stored spoils none', async () => {
  const ctx = await testCtx({ role: 'visitor', limits: 'off' })
  await ctx.db.execute(sql`alter table enquiries add constraint never check (company <> 'Refused Ltd')`)
  const answers = await Promise.allSettled(
    Array.from({ length: 40 }, (_, i) =>
      submitContact(
        ctx,
        ann(ctx, {
          email: `person${i}@castings.example`,
          message: `Line ${i} stops ${i} times a shift`,
          company: i === 20 ? 'Refused Ltd' : 'Castings Ltd',
        }),
      ),
    ),
  )
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  const ids = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []))
  expect(new Set(ids).size).toBe(39)
  expect(await mailRows(ctx)).toHaveLength(78)
  expect(await mailJobs(ctx)).toBe(78)
})
