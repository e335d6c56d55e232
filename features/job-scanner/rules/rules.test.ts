import { expect, test } from 'vitest'
import { boardOf, found, full } from '#tests/board-readings.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { defaultRules } from './default-rules.ts'
import { ruleChange, ruleFields } from './rule.schema.ts'
import { jobQuery } from '#features/job-scanner/postings/scanned-job.schema.ts'
import { getJob } from '#features/job-scanner/postings/postings.server/get-job.ts'
import { listJobs } from '#features/job-scanner/postings/postings.server/list-jobs.ts'
import { matchStoredJobs } from './rules.server/match-stored-jobs.ts'
import { previewRule } from './rules.server/preview-rule.ts'
import { listRules } from './rules.server/rules.ts'
import { updateRule } from './rules.server/update-rule.ts'

const role = 'ml-engineer'
const cranes = { keywords: [{ phrase: 'crane driver', title: 3, body: 1 }], exclusions: [], threshold: 3 }
const ruleOf = async (ctx: TestCtx) => (await listRules(ctx)).items.find((one) => one.role === role)
const titlesOf = async (ctx: TestCtx) =>
  (await listJobs(ctx, jobQuery.parse({ role }))).items.map(({ title }) => title).toSorted()

async function withJobs() {
  const ctx = await testCtx()
  const { read } = await boardOf(ctx)
  await read(
    full(
      found('1'),
      found('2', { title: 'Crane Drivers wanted', descriptionText: 'Drive cranes' }),
      found('3', { title: 'Cook', descriptionText: 'Soup for crane drivers' }),
    ),
  )
  return { ctx, read }
}

test('without a change each role has the rule of the product', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { items } = await listRules(ctx)
  expect(items).toHaveLength(14)
  for (const rule of items)
    expect(rule).toMatchObject({ ...defaultRules[rule.role], version: 0, isDefault: true, matching: null })
})

test('a preview says what would match more and what no longer, with the words, and changes nothing', async () => {
  const { ctx } = await withJobs()
  const keywords = [...cranes.keywords, { phrase: 'pytorch', title: 3, body: 1 }]
  const preview = await previewRule(ctx.as('sales'), { role, ...cranes, keywords })
  expect(preview).toMatchObject({ checked: 3, all: 3, matches: 1, newly: 1, noLonger: 1 })
  expect(preview.examples).toMatchObject({
    newly: [
      {
        title: 'Crane Drivers wanted',
        score: 3,
        words: [{ phrase: 'crane driver', where: 'title', points: 3 }],
      },
    ],
    noLonger: [
      { title: 'Machine Learning Engineer', score: 1, words: [{ phrase: 'pytorch', where: 'body' }] },
    ],
    still: [],
  })
  const excluded = await previewRule(ctx, { role, ...defaultRules[role], exclusions: ['machine learning'] })
  expect(excluded.examples.noLonger).toMatchObject([{ excludedBy: 'machine learning' }])
  expect(await titlesOf(ctx)).toEqual(['Machine Learning Engineer'])
})

test('a saved rule is applied to the stored jobs by its job, to new ones at once, and other roles stay', async () => {
  const { ctx, read } = await withJobs()
  const saved = await updateRule(ctx, { role, ...cranes, version: 0 })
  expect(saved).toMatchObject({
    version: 1,
    isDefault: false,
    matching: { done: 0, all: 3 },
    defaults: defaultRules[role],
  })
  await read(
    full(found('1'), found('2'), found('4', { title: 'Night crane driver', descriptionText: 'Night' })),
  )
  expect(await titlesOf(ctx)).toContain('Night crane driver')
  await matchStoredJobs(ctx, { role, version: 1 })
  expect(await titlesOf(ctx)).toEqual(['Night crane driver'])
  expect(await ruleOf(ctx)).toMatchObject({ matching: null, openMatches: 1 })
  const back = await updateRule(ctx, { role, ...defaultRules[role], version: 1 })
  expect(back).toMatchObject({ version: 2, isDefault: true })
  await matchStoredJobs(ctx, { role, version: 1 })
  expect(await ruleOf(ctx)).toMatchObject({ matching: { done: 0 } })
  await matchStoredJobs(ctx, { role, version: 2 })
  await matchStoredJobs(ctx, { role, version: 2 })
  expect(await titlesOf(ctx)).toEqual(['Machine Learning Engineer', 'Machine Learning Engineer'])
  const [job] = (await listJobs(ctx, jobQuery.parse({ role }))).items
  const { matches } = await getJob(ctx, job?.id ?? '')
  expect(matches.filter((one) => one.role === role)).toHaveLength(1)
})

test('two people change a rule: the second is told, and may save on top', async () => {
  const ctx = await testCtx()
  await updateRule(ctx.as('admin'), { role, ...cranes, version: 0 })
  const mine = { role, ...cranes, threshold: 5 } as const
  const refusal = await updateRule(ctx.as('admin'), { ...mine, version: 0 }).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'conflict', data: { current: { version: 1, threshold: 3 } } })
  expect(await updateRule(ctx.as('admin'), { ...mine, version: 1 })).toMatchObject({
    version: 2,
    threshold: 5,
  })
  expect(await updateRule(ctx.as('admin'), { ...mine, version: 0 })).toMatchObject({ version: 2 })
})

test.each([
  [{ ...cranes, keywords: [] }, 'A rule needs at least one word'],
  [{ ...cranes, keywords: [{ phrase: '…', title: 3, body: 1 }] }, 'A word needs a letter or a figure'],
  [{ ...cranes, keywords: [{ phrase: 'a', title: 10, body: 1 }] }, 'From 0 to 9'],
  [{ ...cranes, threshold: 0 }, 'At least 1, else every job matches'],
])('the rule %o is refused: %s', (fields, message) => {
  expect(ruleFields.safeParse(fields).error?.issues[0]?.message).toBe(message)
})

test('what looks like a pattern is a word like any other, and the same word counts once', async () => {
  const ctx = await testCtx()
  const keywords = ['(a+)+$', 'A  a', 'crane', 'Cranes', '%_\\'].map((phrase) => ({
    phrase,
    title: 3,
    body: 1,
  }))
  const parsed = ruleChange.parse({
    keywords: keywords.slice(0, 4),
    exclusions: ['x', 'X'],
    threshold: 4,
    version: 0,
  })
  expect(ruleChange.safeParse({ ...parsed, keywords }).success).toBe(false)
  const saved = await updateRule(ctx, { role, ...parsed })
  expect(saved.keywords.map(({ phrase }) => phrase)).toEqual(['(a+)+$', 'A  a', 'crane'])
  expect(saved.exclusions).toEqual(['x'])
})
