import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { erasePerson } from '#features/privacy/erasure/person-data.server.ts'
import { anonymiseExpired } from '#features/privacy/erasure/retention.server.ts'
import { leadChildrenOfAll } from '#server/lead-children.ts'
import { personHolders } from '#server/personal-data.ts'
import { leadMerges } from './lead-merge.table.server.ts'
import { leads } from '#features/leads/lead.table.server.ts'
import { logActivity } from '#features/leads/leads.server/log-activity.ts'
import { unmergeLeads } from './merge.server/unmerge-leads.ts'
import { withdrawMarketing } from '#features/leads/withdraw-marketing.server.ts'
import { marketing, write, rowOf, twoLeads, merge, mergeIdOf } from '#tests/merging.ts'
import { dayMs as day } from '#lib/durations.ts'

const children = leadChildrenOfAll

test('a refusal of marketing outlives merging and taking apart, on whichever side it was said', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const given = { consents: [marketing(true, '2026-11-01T10:00:00.000Z')] }
  const ann = (await write(ctx, 'ann@castings.example', given)).leadId
  const ben = (
    await write(ctx, 'ben@castings.example', { consents: [marketing(false, '2026-10-01T10:00:00.000Z')] })
  ).leadId
  await merge(ctx, ann, ben)
  expect((await rowOf(ctx, ann)).consents).toMatchObject([{ kind: 'marketing', given: false }])

  const eve = (await write(ctx, 'eve@castings.example', given)).leadId
  const fay = (await write(ctx, 'fay@castings.example', given)).leadId
  await merge(ctx, eve, fay)
  await withdrawMarketing(ctx, { emailKey: 'fay@castings.example', text: 'No', version: '1' })
  expect((await rowOf(ctx, eve)).consents).toMatchObject([{ given: false }])
  await unmergeLeads(ctx, children, await mergeIdOf(ctx, eve))
  for (const id of [eve, fay]) expect((await rowOf(ctx, id)).consents).toMatchObject([{ given: false }])
})

test('an erasure reaches both of two merged leads and how they were, whichever address is erased', async () => {
  const ctx = await testCtx({ role: 'sales' })
  for (const erased of ['ann@castings.example', 'ann.byrne@gmail.com']) {
    const { first, second } = await twoLeads(ctx)
    await merge(ctx, first, second, { email: 'other' })
    await ctx.transaction((tx) => erasePerson(tx, personHolders, erased))
    expect(await ctx.db.select().from(leads)).toEqual([])
    expect(await ctx.db.select().from(leadMerges)).toEqual([])
    const { rows } = await ctx.database.pool.query(
      "select t::text as row from audit_log t where t::text ilike '%byrne%' or t::text ilike '%castings%'",
    )
    expect(rows).toEqual([])
  }
})

test('a merged lead is kept for as long as the survivor is, and anonymised with it', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { first, second } = await twoLeads(ctx)
  await merge(ctx, first, second)
  ctx.clock.advance(700 * day)
  await logActivity(ctx, { leadId: first, kind: 'call', body: 'Still there' })
  ctx.clock.advance(100 * day)
  expect(await anonymiseExpired(ctx.as('system'), personHolders)).toBe(0)
  expect(await rowOf(ctx, second)).toMatchObject({ name: 'Ann Byrne' })
  ctx.clock.advance(700 * day)
  expect(await anonymiseExpired(ctx.as('system'), personHolders)).toBe(1)
  expect(await rowOf(ctx, second)).toMatchObject({ name: 'Anonymised', email: null, stage: 'merged' })
  expect(await ctx.db.select().from(leadMerges)).toEqual([])
})
