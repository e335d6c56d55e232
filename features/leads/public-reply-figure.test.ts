import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { dayMs } from '#lib/durations.ts'
import { logActivity } from './leads.server/log-activity.ts'
import { recordEnquiry } from './leads.server/record-enquiry.ts'
import { publicReplyFigure } from './public-reply-figure.server.ts'

test('the public reads the share of kept promises once enough asked, and only when the brand shows it', async () => {
  const ctx = await testCtx({ now: '2026-11-18T10:00:00Z' })
  for (let i = 0; i < 20; i += 1) {
    const person = { name: 'Ann Byrne', email: `ann${i}@castings.example`, touch: {}, consents: [] }
    const { leadId } = await recordEnquiry(ctx, { ...person, source: 'contact' })
    if (i === 18) expect(await publicReplyFigure(ctx, true)).toBeUndefined()
    if (i < 19) await logActivity(ctx, { leadId, kind: 'call', body: 'Spoke about the furnace.' })
  }
  // The twentieth still waits in time, and counts once its time is over.
  expect(await publicReplyFigure(ctx, true)).toBeUndefined()
  ctx.clock.advance(3 * dayMs)
  expect(await publicReplyFigure(ctx, true)).toBe(
    'In the last 30 days 95% of 20 enquiries had their reply in that time.',
  )
  expect(await publicReplyFigure(ctx, false)).toBeUndefined()
})
