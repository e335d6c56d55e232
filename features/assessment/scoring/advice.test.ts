import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readinessModel as model } from '#content/readiness/model.ts'
import { reportFor, textsOf } from './golden/score-firm.server.ts'
import { allHold } from './conditions.ts'
import { planOf } from './next-steps.ts'
import { scoreReadiness, type Answers } from './readiness-score.ts'

const anyAnswers = fc
  .array(fc.option(fc.integer({ min: 0, max: 4 }), { freq: 8 }), { minLength: 24, maxLength: 24 })
  .map((values): Answers => Object.fromEntries(model.questions.map(({ id }, i) => [id, values[i] ?? null])))

const numRuns = 1500
const valueIn = (answers: Answers, question: string) => answers[question] ?? 0
const actionsFor = (answers: Answers) => reportFor(answers).actions.items

/** What each chosen action does, with what its words say. */
function stepsFor(answers: Answers) {
  const { dimensions, actions } = scoreReadiness(model, answers)
  return actions.flatMap((id) => planOf(model, id, { answers, dimensions }).steps)
}

test('no step is about what is in place, and each raises an answer', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      for (const { raises, title } of stepsFor(answers)) {
        expect(answers[raises.question], title).not.toBeNull()
        expect(raises.to, title).toBeGreaterThan(valueIn(answers, raises.question))
      }
    }),
    { numRuns },
  )
})

test('every action is worth points: its dimension is below the target, and something is to be done in it', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      for (const { id, steps } of actionsFor(answers)) {
        const now = scoreReadiness(model, answers).dimensions.find((one) => one.id === id)
        expect(now?.score, id).toBeLessThan(model.target)
        expect(steps.length, id).toBeGreaterThan(0)
        expect(steps.length, id).toBeLessThanOrEqual(3)
      }
    }),
    { numRuns },
  )
})

test('nobody is bought, borrowed or shown before there is data to work on', () => {
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom(0, 1, null), (some, recorded) => {
      const actions = actionsFor({ ...some, D1: recorded })
      expect(actions.flatMap(({ links }) => links).filter(({ kind }) => kind === 'Role')).toEqual([])
      const buying = /engineer|scientist|\bhire|borrow|partner/i
      expect(actions.flatMap(({ advice, steps }) => [advice, ...steps]).join('\n')).not.toMatch(buying)
    }),
    { numRuns },
  )
})

test('without any governance no pilot is said to be able to start, and none is advised', () => {
  fc.assert(
    fc.property(anyAnswers, (some) => {
      const report = reportFor({ ...some, G1: 0, G2: 0, G3: 0, G4: 0 })
      expect(report.meaning).not.toMatch(/pilot can start|begin with one use|can be made to work in several/i)
      const said = report.actions.items.flatMap(textsOf).join('\n')
      expect(said).not.toMatch(/12-week pilot|pilot of 12 weeks|daily use in one place/i)
    }),
    { numRuns },
  )
})

test('no trial is advised before there is a problem, a record, a description and a reviewer', () => {
  const foundations = ['S1', 'D1', 'U1', 'G4']
  fc.assert(
    fc.property(
      anyAnswers,
      fc.constantFrom(...foundations),
      fc.integer({ min: 0, max: 1 }),
      (some, id, value) => {
        const answers = { ...some, [id]: value }
        const said = actionsFor(answers).flatMap(textsOf).join('\n')
        expect(said).not.toMatch(/12-week pilot|into production/i)
      },
    ),
    { numRuns },
  )
})

test('no trial is advised while governance or data are below 35', () => {
  const ready = { S1: 3, D1: 2, U1: 2, U2: 0, G4: 2 }
  fc.assert(
    fc.property(anyAnswers, (some) => {
      const report = reportFor({ ...some, ...ready })
      const isWeak = report.dimensions.rows.some(
        ({ id, band }) => (id === 'governance' || id === 'data') && band === 'low',
      )
      if (isWeak) expect(report.actions.items.flatMap(textsOf).join('\n')).not.toMatch(/12-week pilot/i)
    }),
    { numRuns },
  )
})

test('nothing is called in place of which the answers say the opposite', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { meaning } = reportFor(answers)
      if (valueIn(answers, 'U2') === 0) expect(meaning).not.toMatch(/works in one place|is part of how/i)
      if (valueIn(answers, 'S1') >= 2) expect(meaning).not.toMatch(/one problem, written down|no problem/i)
      if (valueIn(answers, 'D1') < 2) expect(meaning).not.toMatch(/pilot can start/i)
    }),
    { numRuns },
  )
})

test('what is in place everywhere leaves no action, and the page says why', () => {
  const best = Object.fromEntries(model.questions.map(({ id }) => [id, 4]))
  const { items, intro } = reportFor(best).actions
  expect(items).toEqual([])
  expect(intro).toContain('No dimension is below 65')
})

test('an unknown answer is found out before anything is done about it', () => {
  const answers = { ...Object.fromEntries(model.questions.map(({ id }) => [id, 3])), G1: null, G2: 0, G3: 0 }
  const [action] = reportFor(answers).actions.items
  expect(action?.advice).toMatch(/^Find out what nobody knew; /)
  expect(action?.steps[0]).toContain('Do you have an AI policy')
  expect(action?.advice).not.toMatch(/policy/)
})

test('where a dimension is below the target there is something to do, and what comes first is what waits for nothing', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { dimensions, actions } = scoreReadiness(model, answers)
      const below = dimensions.filter(({ score }) => score < model.target)
      expect(actions).toHaveLength(Math.min(3, below.length))
      for (const { needs = [], title } of stepsFor(answers))
        expect(allHold(needs, { answers, dimensions }), title).toBe(true)
    }),
    { numRuns },
  )
})
