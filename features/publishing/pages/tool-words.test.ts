import { expect, test } from 'vitest'
import { readinessModel } from '#content/readiness/model.ts'
import { readinessSample } from '#content/readiness/sample.ts'
import { sampleReport } from '#features/assessment/result/sample-report.server.ts'
import { scoreReadiness } from '#features/assessment/scoring/readiness-score.ts'
import { matcherPage } from '#features/matcher/matcher-page.server.ts'
import { asShipped, setLiveEdition } from '#lib/editions.ts'
import { testCtx } from '#tests/context.ts'
import { loadLivePages } from './live-pages.server.ts'
import { checkPage } from './staff-pages.server/check-page.ts'
import { getPage } from './staff-pages.server/list-pages.ts'
import { publishPage } from './staff-pages.server/publish-page.ts'
import { savePage } from './staff-pages.server/save-page.ts'

async function editing() {
  setLiveEdition(asShipped)
  const ctx = (await testCtx()).as('editor')
  return async (name: string, before: string, after: string) => {
    const where = { folder: 'site', name }
    const { version, text } = await getPage(ctx, where)
    expect(text).toContain(before)
    const draft = await savePage(ctx, { ...where, version, text: text.replace(before, after) })
    await publishPage(ctx, { ...where, version: draft.version })
    await loadLivePages(ctx)
  }
}

const everything =
  'sector=manufacturing&goal=defects&history=months&kinds=checks&speed=instant&systems=plc&limits=no-filming&means=large'

test('an editor words the matcher’s questions, answers and reasons; its points stay what they are (W7)', async () => {
  const before = matcherPage(new URLSearchParams(everything)).result
  const publish = await editing()
  await publish('matcher', 'question: What should change first?', 'question: What hurts most?')
  await publish('matcher', 'defects: Find defective or wrong parts', 'defects: Catch bad parts')
  await publish('matcher', 'reason: It works on pictures, and', 'reason: It needs eyes, and')
  const { questions, result } = matcherPage(new URLSearchParams(everything))
  const goal = questions.find(({ id }) => id === 'goal')
  expect(goal?.question).toBe('What hurts most?')
  expect(goal?.options[0]).toEqual({ id: 'defects', label: 'Catch bad parts' })
  expect(result?.ruledOut[0]?.objections[0]?.reason).toMatch(/^It needs eyes/)
  expect(result?.matches.map(({ slug, score }) => [slug, score])).toEqual(
    before?.matches.map(({ slug, score }) => [slug, score]),
  )
  setLiveEdition(asShipped)
})

test('an editor words the assessment’s questions, levels and advice; its score stays what it is (W7)', async () => {
  const before = scoreReadiness(readinessModel, readinessSample)
  const publish = await editing()
  await publish('assessment-questions', 'text: Who is accountable for AI?', 'text: Who answers for AI?')
  await publish('assessment-questions', 'name: Data foundations', 'name: Data at hand')
  await publish(
    'assessment-advice',
    'title: adopt a one-page AI policy',
    'title: write the rules on one page',
  )
  expect(readinessModel.questions[1]?.text).toBe('Who answers for AI?')
  expect(sampleReport().dimensions.rows[1]?.name).toBe('Data at hand')
  expect(
    Object.values(readinessModel.steps)
      .flat()
      .map(({ title }) => title),
  ).toContain('write the rules on one page')
  expect(scoreReadiness(readinessModel, readinessSample)).toEqual(before)
  setLiveEdition(asShipped)
})

test('a question or an answer is neither added nor left out in the page editor, and a sentence keeps the place of its figure', async () => {
  const ctx = (await testCtx()).as('editor')
  const refusals = [
    ['assessment-questions', '      - Nobody\n', ''],
    ['assessment-questions', '      - Nobody\n', '      - Nobody\n      - Somebody\n'],
    ['matcher', '      weeks: Some weeks\n', ''],
    ['matcher', '      weeks: Some weeks\n', '      weeks: Some weeks\n      days: Some days\n'],
    ['matcher', '{goal}', 'the goal'],
    ['matcher', 'at least {least} weeks', 'too many weeks'],
  ] as const
  for (const [name, before, after] of refusals) {
    const { text } = await getPage(ctx, { folder: 'site', name })
    expect(text).toContain(before)
    const { fault } = await checkPage(ctx, { folder: 'site', name, text: text.replace(before, after) })
    expect(fault, `${name}: ${before}`).not.toBeNull()
  }
})
