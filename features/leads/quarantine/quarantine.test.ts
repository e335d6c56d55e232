import { expect, test } from 'vitest'
import { auditLog } from '#features/context/audit.table.server.ts'
import { takeBack } from '#tests/take-back.ts'
import { testCtx } from '#tests/context.ts'
import { dayMs as day } from '#lib/durations.ts'
import { enquiries } from '#features/leads/enquiry.table.server.ts'
import { findSameMessages } from '#features/leads/leads.server/find-same-message.ts'
import type { NewEnquiry } from '#features/leads/leads.server/new-enquiry.ts'
import {
  discardQuarantined,
  listQuarantined,
  quarantineEnquiry,
  releaseQuarantined,
  sweepQuarantine,
} from '#features/leads/leads.server/quarantine.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'

const spam: NewEnquiry = {
  source: 'contact',
  name: 'Bob',
  email: 'Bob@Followers.example',
  message: 'Buy our cheap followers today.',
  touch: { page: '/contact' },
  consents: [],
}

test('the list shows the newest first, page by page, with why and until when', async () => {
  const ctx = await testCtx({ role: 'sales', now: '2026-11-18T10:00:00Z' })
  const ids: string[] = []
  for (const spamScore of [40, 60, 95]) {
    ids.unshift(await quarantineEnquiry(ctx, { enquiry: spam, spamScore, reasons: [`Points ${spamScore}`] }))
    ctx.clock.advance(60_000)
  }
  const first = await listQuarantined(ctx, { limit: 2 })
  expect(first).toMatchObject({
    items: [
      {
        id: ids[0],
        spamScore: 95,
        reasons: ['Points 95'],
        receivedAt: '2026-11-18T10:02:00.000Z',
        deletedAt: '2026-12-18T10:02:00.000Z',
        enquiry: { email: spam.email, message: spam.message },
      },
      { id: ids[1] },
    ],
    nextCursor: ids[1],
  })
  expect(await listQuarantined(ctx, { limit: 2, cursor: ids[1] })).toMatchObject({
    items: [{ id: ids[2] }],
    nextCursor: null,
  })
  expect((await listQuarantined(ctx, { limit: 3 })).nextCursor).toBeNull()
})

test('the promise of what is released runs from now; who released or discarded what is in the log', async () => {
  const ctx = await testCtx({ role: 'sales', now: '2026-11-18T10:00:00Z' })
  const receivedAt = new Date('2026-11-16T10:00:00Z')
  const kept = await quarantineEnquiry(ctx, { enquiry: { ...spam, receivedAt }, spamScore: 60, reasons: [] })
  const other = await quarantineEnquiry(ctx, { enquiry: spam, spamScore: 45, reasons: [] })
  expect((await listQuarantined(ctx, { limit: 9 })).items.at(-1)?.receivedAt).toBe(receivedAt.toISOString())
  const { replyBy } = await releaseQuarantined(ctx, kept, async () => undefined)
  expect(replyBy).toEqual(new Date('2026-11-19T10:00:00Z'))
  expect(await ctx.db.select().from(enquiries)).toMatchObject([{ receivedAt: ctx.clock.now() }])
  await discardQuarantined(ctx, other)
  expect(await ctx.db.select().from(auditLog)).toMatchObject([
    { action: 'enquiry.release', entity: 'quarantine', entityId: kept, from: { spamScore: 60 } },
    { action: 'lead.enquiry' },
    { action: 'enquiry.discard', entity: 'quarantine', entityId: other, from: { spamScore: 45 } },
  ])
  expect((await listQuarantined(ctx, { limit: 9 })).items).toEqual([])
})

test('nobody without leads reads, releases or discards', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const id = await quarantineEnquiry(ctx, { enquiry: spam, spamScore: 60, reasons: [] })
  for (const role of ['analyst', 'editor'] as const) {
    const refused = { code: 'forbidden' }
    await expect(listQuarantined(ctx.as(role), { limit: 9 })).rejects.toMatchObject(refused)
    await expect(releaseQuarantined(ctx.as(role), id, async () => undefined)).rejects.toMatchObject(refused)
    await expect(discardQuarantined(ctx.as(role), id)).rejects.toMatchObject(refused)
  }
})

test('the sweep takes what is over thirty days old and tells how many', async () => {
  const ctx = await testCtx()
  for (const age of [31, 30, 29]) {
    const receivedAt = new Date(ctx.clock.now().getTime() - age * day)
    await quarantineEnquiry(ctx, { enquiry: { ...spam, receivedAt }, spamScore: 60, reasons: [] })
  }
  expect(await sweepQuarantine(ctx)).toBe(1)
  expect((await listQuarantined(ctx, { limit: 9 })).items).toHaveLength(2)
})

test('of a list, each message is told by itself whether it came from another address', async () => {
  const ctx = await testCtx()
  await recordEnquiry(ctx, spam)
  const since = new Date(ctx.clock.now().getTime() - day)
  const sent = (message: string | undefined, email: string) => ({ message, email })
  const list = [
    sent(undefined, 'a@b.example'),
    sent('Another message altogether.', 'a@b.example'),
    sent(spam.message, 'a@b.example'),
    sent(spam.message, ' bob@followers.EXAMPLE'),
  ]
  expect(await findSameMessages(ctx, list, since)).toEqual([false, false, true, false])
  expect(await findSameMessages(ctx, list.slice(0, 1), since)).toEqual([false])
  expect(await findSameMessages(ctx, [], since)).toEqual([])
  expect(await findSameMessages(ctx, list, ctx.clock.now())).toEqual([false, false, false, false])
})

test('K7: what was deleted from quarantine comes back for a day, and then is nowhere any more', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const id = await quarantineEnquiry(ctx, { enquiry: spam, spamScore: 60, reasons: [] })
  const { undo } = await discardQuarantined(ctx, id)
  await expect(releaseQuarantined(ctx, id, async () => undefined)).rejects.toMatchObject({
    code: 'not_found',
  })
  await takeBack(ctx, undo)
  expect((await listQuarantined(ctx, { limit: 9 })).items).toMatchObject([{ id }])
  await expect(takeBack(ctx, undo)).rejects.toMatchObject({ code: 'gone' })
  await discardQuarantined(ctx, id)
  ctx.clock.advance(day)
  expect(await sweepQuarantine(ctx)).toBe(0)
  ctx.clock.advance(1)
  expect(await sweepQuarantine(ctx)).toBe(1)
})
