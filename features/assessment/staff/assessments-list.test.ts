import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { readinessModel } from '#content/readiness/model.ts'
import { dayMs } from '#lib/durations.ts'
import { assessments } from '#features/assessment/assessment.table.server.ts'
import { countAssessments, listAssessments } from './assessments-list.server.ts'
import { createAssessment, finishAssessment } from '#features/assessment/assessments.server.ts'
import { saveAnswers } from '#features/assessment/run/save-answers.server.ts'

const ids = readinessModel.questions.map(({ id }) => id)

async function withRuns() {
  const ctx = await testCtx({ limits: 'off' })
  const visitor = ctx.as('visitor')
  const run = async (count: number, value: number | null = 2) => {
    ctx.clock.advance(1000)
    const { key } = await createAssessment(visitor)
    const answers = ids.slice(0, count).map((question) => ({ question, value }))
    if (answers.length > 0) await saveAnswers(visitor, { key }, { answers })
    return count === ids.length ? finishAssessment(visitor, { key }) : undefined
  }
  return { ctx, run }
}

test('for each question it is counted who saw it and who stopped at it', async () => {
  const { ctx, run } = await withRuns()
  for (const count of [0, 3, 3, 24, 24, 24]) await run(count, count === 24 ? 3 : 1)
  const { started, finished, sent, levels, steps } = await countAssessments(ctx.as('analyst'))
  expect({ started, finished, sent }).toEqual({ started: 6, finished: 3, sent: 0 })
  expect(levels.find(({ name }) => name === 'Scaling')?.count).toBe(3)
  expect(steps.map(({ reached }) => reached)).toEqual([6, 5, 5, 5, ...Array.from({ length: 20 }, () => 3)])
  expect(steps.flatMap(({ stopped }, i) => (stopped ? [[i + 1, stopped]] : []))).toEqual([
    [1, 1],
    [4, 2],
  ])
})

test('what was begun more than 30 days ago is left out of the figures', async () => {
  const { ctx, run } = await withRuns()
  await run(24)
  ctx.clock.advance(31 * dayMs)
  await run(1)
  expect(await countAssessments(ctx)).toMatchObject({ started: 1, finished: 0 })
})

test('the list is paged, filtered, and names a lead only to those who may read leads', async () => {
  const { ctx, run } = await withRuns()
  for (const count of [2, 24, 0]) await run(count, null)
  const leadId = crypto.randomUUID()
  await ctx.db.update(assessments).set({ leadId })
  const first = await listAssessments(ctx.as('sales'), { limit: 2 })
  expect(first.items.map(({ answered, level, leadId: id }) => [answered, level, id])).toEqual([
    [0, null, leadId],
    [24, 'Exploring', leadId],
  ])
  expect(first.items[1]).toMatchObject({ overall: 0, isProvisional: true })
  const rest = await listAssessments(ctx.as('analyst'), { limit: 2, cursor: first.nextCursor ?? '' })
  expect(rest).toMatchObject({ items: [{ answered: 2, leadId: null }], nextCursor: null })
  expect((await listAssessments(ctx.as('owner'), { state: 'finished', limit: 9 })).items).toHaveLength(1)
  expect((await listAssessments(ctx.as('owner'), { level: 'Leading', limit: 9 })).items).toEqual([])
  const ofLead = (lead: string) => listAssessments(ctx.as('sales'), { lead, limit: 9 })
  expect((await ofLead(leadId)).items).toHaveLength(3)
  expect((await ofLead(crypto.randomUUID())).items).toEqual([])
  await expect(listAssessments(ctx.as('analyst'), { lead: leadId, limit: 9 })).rejects.toMatchObject({
    code: 'forbidden',
  })
  await expect(listAssessments(ctx.as('editor'), { limit: 9 })).rejects.toMatchObject({ code: 'forbidden' })
  await expect(listAssessments(ctx, { limit: 9, cursor: 'x' })).rejects.toMatchObject({ code: 'invalid' })
})
