import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { dashboard } from './dashboard.schema.ts'
import { getDashboard } from './dashboard.server.ts'

test('an empty site has a dashboard of noughts that fits its own description', async () => {
  const ctx = await testCtx({ role: 'analyst' })
  const answer = await getDashboard(ctx)
  expect(dashboard.parse(answer)).toEqual(answer)
  expect(answer).toMatchObject({
    dueToday: 0,
    breached: 0,
    last30Days: { asked: 0, met: 0, replied: 0, medianReplyMs: null },
  })
  expect(answer.newLeads).toHaveLength(30)
})

test('the dashboard tells numbers, never whose they are', async () => {
  const ctx = await testCtx({ role: 'analyst', now: '2026-11-18T09:00:00Z' })
  const ann = { name: 'Ann Byrne', email: 'ann@castings.example', company: 'Byrne Castings' }
  await recordEnquiry(ctx, { ...ann, source: 'contact', touch: {}, consents: [] })
  const answer = await getDashboard(ctx)
  expect(answer).toMatchObject({
    dueToday: 1,
    newLeads: expect.arrayContaining([{ day: '2026-11-18', bySource: { contact: 1 } }]),
  })
  expect(JSON.stringify(answer)).not.toMatch(/Ann|castings/i)
})

test('claims that nobody has proven yet are listed', async () => {
  const { claimsWithoutEvidence } = await getDashboard(await testCtx({ role: 'editor' }))
  expect(claimsWithoutEvidence).toContainEqual({ id: 'rating', text: 'from 150 reviews', value: '4.9' })
})

test('a visitor has no dashboard', async () => {
  await expect(getDashboard(await testCtx({ role: 'visitor' }))).rejects.toMatchObject({
    code: 'unauthorized',
  })
})
