import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { auditLog } from '#features/context/audit.table.server.ts'
import { leadChildrenOfAll } from '#server/lead-children.ts'
import { enquiries } from '#features/leads/enquiry.table.server.ts'
import { leadMerges } from './lead-merge.table.server.ts'
import { leads, type Lead } from '#features/leads/lead.table.server.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { getLead } from '#features/leads/leads.server/get-lead.ts'
import { logActivity } from '#features/leads/leads.server/log-activity.ts'
import { moveLead } from '#features/leads/leads.server/move-lead.ts'
import { createTask } from '#features/leads/tasks/tasks.server.ts'
import { updateLead } from '#features/leads/leads.server/update-lead.ts'
import { sweepMerges } from './merge.server/list-merges.ts'
import { mergeLeads } from './merge.server/merge-leads.ts'
import { previewMerge } from './merge.server/preview-merge.ts'
import { unmergeLeads } from './merge.server/unmerge-leads.ts'
import { write, rowOf, twoLeads, merge, mergeIdOf } from '#tests/merging.ts'
import { dayMs as day } from '#lib/durations.ts'

const children = leadChildrenOfAll

test('two leads become one: gaps are filled, all that hangs on the other moves over, the clock that ends first runs on', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { first, second } = await twoLeads(ctx)
  await logActivity(ctx, { leadId: second, kind: 'note', body: 'Met at the fair' })
  await createTask(ctx, { leadId: second, title: 'Send the paper', dueAt: ctx.clock.now().toISOString() })
  const before = await rowOf(ctx, first)
  const preview = await previewMerge(ctx, children, { id: second, otherId: first })
  expect(preview.moves).toMatchObject({ enquiries: 1 })
  expect(preview.proposed).toMatchObject({ phone: 'other', company: 'survivor', email: 'survivor' })

  await merge(ctx, second, first)
  expect(await getLead(ctx, second)).toMatchObject({
    phone: '+44 20 7946 0011',
    company: 'Byrne Castings',
    email: 'ann.byrne@gmail.com',
    source: 'contact',
    firstTouch: { page: '/from/ann@castings.example' },
    lastTouch: { page: '/from/ann.byrne@gmail.com' },
    createdAt: before.createdAt.toISOString(),
    reply: { state: 'due', dueAt: before.replyDueAt?.toISOString() },
  })
  const { timeline, tasks } = await getLead(ctx, second)
  expect(timeline.filter(({ kind }) => kind === 'enquiry')).toHaveLength(2)
  expect(timeline.map(({ body }) => body)).toContain('Merged with Ann Byrne, ann@castings.example')
  expect(tasks).toHaveLength(1)
  expect(await getLead(ctx, first)).toMatchObject({ stage: 'merged', mergedInto: second, timeline: [] })
  const log = await ctx.db
    .select()
    .from(auditLog)
    .where(inArray(auditLog.entityId, [first, second]))
  expect(log.map(({ action }) => action)).toContain('lead.merge')
  expect(log.map(({ action }) => action)).toContain('lead.merged_away')
})

test('what someone chose stays, whichever lead it comes from', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { first, second } = await twoLeads(ctx)
  await updateLead(ctx, { id: first, version: 1, name: 'Ann B.', tags: ['fair'] })
  await updateLead(ctx, { id: second, version: 1, name: 'Ann Byrne PhD', tags: ['fair', 'chat'] })
  await merge(ctx, first, second, { name: 'other', email: 'other', phone: 'other' })
  expect(await getLead(ctx, first)).toMatchObject({
    name: 'Ann Byrne PhD',
    email: 'ann.byrne@gmail.com',
    phone: null,
    tags: ['fair', 'chat'],
  })
})

test('what is sent from either address reaches the survivor, whichever one it shows', async () => {
  const ctx = await testCtx({ role: 'sales' })
  for (const email of ['survivor', 'other'] as const) {
    const ann = (await write(ctx, `ann.${email}@castings.example`)).leadId
    const ben = (await write(ctx, `ben.${email}@castings.example`)).leadId
    await merge(ctx, ann, ben, { email })
    ctx.clock.advance(day)
    for (const name of ['ann', 'ben'])
      expect(await write(ctx, `${name}.${email}@castings.example`)).toMatchObject({
        leadId: ann,
        isNew: false,
      })
  }
  const again = createLead(ctx, { name: 'Ben', email: 'ben.survivor@castings.example', source: 'manual' })
  await expect(again).rejects.toMatchObject({ code: 'conflict' })
})

test('an enquiry for the other’s address that arrives during the merge reaches the survivor', async () => {
  const ctx = await testCtx({ role: 'sales' })
  for (let round = 0; round < 8; round++) {
    const ann = (await write(ctx, `ann${round}@castings.example`)).leadId
    const ben = (await write(ctx, `ben${round}@castings.example`)).leadId
    ctx.clock.advance(day)
    const sent = Array.from({ length: 4 }, (_, i) =>
      write(ctx, `ben${round}@castings.example`, { message: `Message number ${i} of this round` }),
    )
    // A merge of versions that are past is refused: anyone who merges looks again.
    const merging = (async () => {
      for (;;) {
        try {
          return await merge(ctx, ann, ben, { email: round % 2 ? 'other' : 'survivor' })
        } catch (error) {
          if (!(error instanceof Error) || !('code' in error) || error.code !== 'conflict') throw error
        }
      }
    })()
    await Promise.all([...sent, merging])
    const left = await ctx.db
      .select({ leadId: enquiries.leadId })
      .from(enquiries)
      .where(eq(enquiries.leadId, ben))
    expect(left).toEqual([])
    expect((await getLead(ctx, ann)).timeline.filter(({ kind }) => kind === 'enquiry')).toHaveLength(6)
  }
})

test('two merges at once: one wins, the other is told; sent twice it is done once', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { first, second } = await twoLeads(ctx)
  const outcomes = await Promise.allSettled([
    merge(ctx, first, second),
    merge(ctx, second, first),
    merge(ctx, first, second),
  ])
  const failed = outcomes.filter(({ status }) => status === 'rejected')
  expect(failed.length).toBeGreaterThan(0)
  for (const one of failed) expect(one).toMatchObject({ reason: { code: 'conflict' } })
  expect(await ctx.db.select().from(leadMerges)).toHaveLength(1)
  expect((await ctx.db.select().from(leads)).filter(({ stage }) => stage === 'merged')).toHaveLength(1)
})

test('a merge of versions that are past is refused with the present state, and nothing moves', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { first, second } = await twoLeads(ctx)
  const input = { id: first, otherId: second, version: 1, otherVersion: 1, choices: {} }
  await updateLead(ctx, { id: second, version: 1, company: 'Byrne & Sons' })
  await expect(mergeLeads(ctx, children, input)).rejects.toMatchObject({
    code: 'conflict',
    data: { other: { company: 'Byrne & Sons', version: 2 } },
  })
  expect((await getLead(ctx, second)).timeline).not.toEqual([])
  await expect(mergeLeads(ctx, children, { ...input, otherId: first })).rejects.toMatchObject({
    code: 'invalid',
  })
})

test('taking apart restores both, with what hung on each; a third time of asking finds nothing', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { first, second } = await twoLeads(ctx)
  await logActivity(ctx, { leadId: second, kind: 'note', body: 'Met at the fair' })
  const before = [await rowOf(ctx, first), await rowOf(ctx, second)]
  const lines = async (id: string) =>
    (await getLead(ctx, id)).timeline.filter(({ kind }) => kind !== 'system').map(({ id }) => id)
  const timelines = [await lines(first), await lines(second)]
  await merge(ctx, first, second, { email: 'other', name: 'other', company: 'other' })
  const mergeId = await mergeIdOf(ctx, first)
  expect(await unmergeLeads(ctx, children, mergeId)).toEqual({ survivorId: first, leadId: second, kept: [] })
  const after = [await rowOf(ctx, first), await rowOf(ctx, second)]
  const bare = (rows: Lead[]) => rows.map((row) => ({ ...row, version: 0 }))
  expect(bare(after)).toEqual(bare(before))
  expect([await lines(first), await lines(second)]).toEqual(timelines)
  expect((await getLead(ctx, first)).duplicates).toEqual([])
  await expect(unmergeLeads(ctx, children, mergeId)).rejects.toMatchObject({ code: 'not_found' })
})

test('what was changed, added or answered since the merge survives taking apart', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { first, second } = await twoLeads(ctx)
  const { version } = await merge(ctx, first, second, { company: 'other' })
  await updateLead(ctx, { id: first, version, company: 'Byrne Holdings', tags: ['vip'] })
  await logActivity(ctx, { leadId: first, kind: 'call', body: 'Spoke with Ann' })
  const mergeId = await mergeIdOf(ctx, first)
  expect(await unmergeLeads(ctx, children, mergeId)).toMatchObject({ kept: ['company'] })
  const survivor = await getLead(ctx, first)
  expect(survivor).toMatchObject({ company: 'Byrne Holdings', tags: ['vip'], reply: { state: 'met' } })
  expect(survivor.timeline.map(({ body }) => body)).toContain('Spoke with Ann')
  // The call answered both.
  expect(await getLead(ctx, second)).toMatchObject({ company: 'Byrne Castings', reply: { state: 'met' } })
})

test('a survivor that was merged itself is taken apart first; after 30 days nothing is', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { first, second } = await twoLeads(ctx)
  const third = (await write(ctx, 'ab@castings.example')).leadId
  await merge(ctx, first, second)
  const inner = await mergeIdOf(ctx, first)
  await merge(ctx, third, first)
  await expect(unmergeLeads(ctx, children, inner)).rejects.toMatchObject({ code: 'conflict' })
  ctx.clock.advance(day)
  expect(await write(ctx, 'ann.byrne@gmail.com')).toMatchObject({ leadId: third })
  await unmergeLeads(ctx, children, await mergeIdOf(ctx, third))
  ctx.clock.advance(30 * day)
  await expect(unmergeLeads(ctx, children, inner)).rejects.toMatchObject({ code: 'gone' })
  expect(await sweepMerges(ctx)).toBe(1)
  expect(await write(ctx, 'ann.byrne@gmail.com')).toMatchObject({ leadId: first })
})

test('a note, a task and a change that come late for a merged lead: the first two reach the survivor, the last is refused', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { first, second } = await twoLeads(ctx)
  await merge(ctx, first, second)
  await logActivity(ctx, { leadId: second, kind: 'note', body: 'Late note' })
  await createTask(ctx, { leadId: second, title: 'Late task', dueAt: ctx.clock.now().toISOString() })
  const { timeline, tasks } = await getLead(ctx, first)
  expect(timeline.map(({ body }) => body)).toContain('Late note')
  expect(tasks).toMatchObject([{ title: 'Late task' }])
  await expect(updateLead(ctx, { id: second, version: 9, name: 'Late' })).rejects.toMatchObject({
    code: 'conflict',
  })
  await expect(moveLead(ctx, { id: second, stage: 'won' })).rejects.toMatchObject({ code: 'conflict' })
})

test('an editor and an analyst can neither look at a merge nor make one', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { first, second } = await twoLeads(ctx)
  for (const role of ['editor', 'analyst'] as const)
    await expect(previewMerge(ctx.as(role), children, { id: first, otherId: second })).rejects.toMatchObject({
      code: 'forbidden',
    })
})
