import { expect, test } from 'vitest'
import { matcherQuestions } from '#config/matcher-questions.ts'
import { match } from '#features/matcher/match.ts'
import { answersOf, unanswered } from '#features/matcher/matcher-answers.ts'
import { verdictBasis } from '#features/matcher/verdict-basis.server.ts'
import type { GoldenCase } from './case.ts'
import { goldenCases } from './cases.ts'
import { goldenCasesAside } from './cases-aside.ts'
import { scoreCase } from './score-case.ts'

const answersIn = ({ given }: GoldenCase) => answersOf(new URLSearchParams(given))
const all = [...goldenCases, ...goldenCasesAside]

test.each(all)('$who', (golden) => {
  const answers = answersIn(golden)
  expect(unanswered(answers)).toEqual([])
  const { matches, ruledOut } = match(answers, verdictBasis())
  const faults = scoreCase(golden, {
    fits: matches.map(({ slug }) => slug),
    nearest: ruledOut.map(({ slug, objections }) => ({
      slug,
      questions: objections.map(({ question }) => question),
    })),
  })
  expect(faults).toEqual([])
})

test('the cases cover every goal and every sector, and a third of them is set aside', () => {
  for (const { id, options } of matcherQuestions.slice(0, 2)) {
    const asked = all.flatMap((golden) => answersIn(golden)[id])
    expect(options.filter((option) => !asked.includes(option))).toEqual([])
  }
  expect(all.length).toBeGreaterThanOrEqual(24)
  expect(goldenCasesAside.length / all.length).toBeGreaterThanOrEqual(1 / 3)
})
