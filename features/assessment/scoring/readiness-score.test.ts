import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readinessModel as model } from '#content/readiness/model.ts'
import { readinessSample } from '#content/readiness/sample.ts'
import { dimensionIds } from '#content/readiness/readiness-model.ts'
import { scoreReadiness, type Answers } from './readiness-score.ts'

const all = (value: number | null): Answers =>
  Object.fromEntries(model.questions.map(({ id }) => [id, value]))
const score = (answers: Answers) => scoreReadiness(model, answers)
const some = fc
  .array(fc.option(fc.integer({ min: 0, max: 4 })), { minLength: 24, maxLength: 24 })
  .map((values): Answers => Object.fromEntries(model.questions.map(({ id }, i) => [id, values[i] ?? null])))

test('the model has 24 questions and seven dimensions whose weights add up to 100', () => {
  expect(model.questions).toHaveLength(24)
  expect(new Set(model.questions.map(({ id }) => id)).size).toBe(24)
  expect(model.dimensions.map(({ id }) => id)).toEqual([...dimensionIds])
  expect(model.dimensions.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
  for (const { id } of model.dimensions)
    expect(
      model.questions.some(({ dimension }) => dimension === id),
      id,
    ).toBe(true)
})

test.for([
  [0, 0, 'Exploring'],
  [1, 25, 'Preparing'],
  [2, 50, 'Piloting'],
  [3, 75, 'Scaling'],
  [4, 100, 'Leading'],
] as const)('every answer %i gives %i, %s', ([value, overall, levelByFigure]) => {
  expect(score(all(value))).toMatchObject({ overall, levelByFigure, confidence: 1, isProvisional: false })
})

test('uniform answers keep the level that their figure gives', () => {
  expect([0, 1, 2, 3, 4].map((value) => score(all(value)).level)).toEqual([
    'Exploring',
    'Preparing',
    'Piloting',
    'Scaling',
    'Leading',
  ])
})

test('strong everywhere but governance 19 with pilots gives 82, held at Piloting by that gate alone', () => {
  const strong = { ...all(4), D3: 3, T1: 3, P2: 3, C1: 3, U2: 3, G1: 1, G2: 1, G3: 1, G4: 0 }
  const result = score(strong)
  const governance = result.dimensions.find(({ id }) => id === 'governance')
  expect(governance?.score).toBe(18.75)
  expect(result).toMatchObject({ overall: 82, levelByFigure: 'Scaling', level: 'Piloting', gates: [1] })
  expect(result.actions[0]).toBe('governance')
})

test('weak governance without a pilot lowers nothing', () => {
  const none = { ...all(4), G1: 1, G2: 1, G3: 1, G4: 0, U2: 1 }
  expect(score(none).gates).toEqual([])
  expect(score({ ...none, U2: 2 }).level).toBe('Piloting')
  expect(score({ ...none, U2: null }).gates).toEqual([])
})

test('weak data holds at Piloting, a missing strategy at Preparing, and the lowest cap decides', () => {
  const noData = { D1: 1, D2: 1, D3: 1, D4: 1, D5: 1 }
  const noStrategy = { S1: 0, S2: 1, S3: 1, S4: 2 }
  expect(score({ ...all(4), ...noData })).toMatchObject({ gates: [0], level: 'Piloting' })
  expect(score({ ...all(4), ...noStrategy })).toMatchObject({ gates: [2], level: 'Preparing' })
  expect(score({ ...all(4), ...noData, ...noStrategy })).toMatchObject({ gates: [0, 2], level: 'Preparing' })
})

test('a cap never lifts a level', () => {
  expect(score(all(0))).toMatchObject({ gates: [0, 2], level: 'Exploring' })
})

test('“I do not know” counts 0 and lowers the confidence; below 75% the result is provisional', () => {
  const unsure = (count: number) => ({
    ...all(4),
    ...Object.fromEntries(model.questions.slice(0, count).map(({ id }) => [id, null])),
  })
  expect(score(unsure(6))).toMatchObject({ confidence: 0.75, isProvisional: false })
  expect(score(unsure(7))).toMatchObject({ confidence: 17 / 24, isProvisional: true })
  const zero = { ...all(4), S1: 0, S2: 0, S3: 0, S4: 0 }
  expect(score(unsure(4)).dimensions).toEqual(score(zero).dimensions)
})

test('half a point is rounded up, once, at the end', () => {
  const halves = fc.sample(some, { numRuns: 2000, seed: 7 }).filter((answers) => {
    const exact = exactly(answers)
    return Math.abs(exact * 2 - Math.round(exact * 2)) < 1e-9 && Math.round(exact * 2) % 2 === 1
  })
  expect(halves.length).toBeGreaterThan(0)
  for (const answers of halves) expect(score(answers).overall).toBe(Math.round(exactly(answers) + 1e-9))
})

test('the three actions are worth most by weight and distance to 65; ties go to the lower score', () => {
  expect(score({ ...all(3), D1: 0, D2: 0, D3: 0, C1: 1, C2: 1 }).actions.slice(0, 2)).toEqual([
    'data',
    'culture',
  ])
  // Nothing is below 65, so nothing is worth points.
  expect(score({ ...all(4), U1: 3, C1: 3 }).actions).toEqual([])
})

test('a heavier dimension goes before a lower one when its weight × distance is more', () => {
  // Delivery 10 × (65 − 16.7) = 483, strategy 15 × (65 − 35) = 450, culture 10 × (65 − 25) = 400, data 20 × (65 − 50) = 300.
  const delivery = { U1: 2, U2: 0, U3: 0 }
  const strategy = { S1: 1, S2: 1, S3: 2, S4: 2 }
  const culture = { C1: 0, C2: 2 }
  const data = { D1: 2, D2: 2, D3: 2, D4: 2, D5: 2 }
  const mixed = { ...all(4), ...delivery, ...strategy, ...culture, ...data }
  expect(score(mixed).actions).toEqual(['delivery', 'strategy', 'culture'])
})

test('a gate holds below its figure, not at it', () => {
  expect(score({ ...all(4), S1: 1, S2: 1, S3: 1, S4: 1 })).toMatchObject({ gates: [], level: 'Leading' })
})

test('for any answers the figure is the weighted mean within half a point, and each dimension lies in its band', () => {
  fc.assert(
    fc.property(some, (answers) => {
      const result = score(answers)
      expect(Math.abs(result.overall - exactly(answers))).toBeLessThanOrEqual(0.5 + 1e-9)
      expect(result.overall).toBeGreaterThanOrEqual(0)
      expect(result.overall).toBeLessThanOrEqual(100)
      const below = result.dimensions.filter((one) => one.score < 65)
      expect(new Set(result.actions).size).toBe(Math.min(3, below.length))
      for (const { score, band } of result.dimensions)
        expect(score < 35 ? 'low' : score < 65 ? 'mid' : 'high').toBe(band)
    }),
  )
})

test('the example on the start page says what its caption says', () => {
  expect(score(readinessSample).actions.slice(0, 2)).toEqual(['governance', 'data'])
})

test('a better answer never lowers the figure', () => {
  fc.assert(
    fc.property(some, fc.integer({ min: 0, max: 23 }), (answers, index) => {
      const { id = '' } = model.questions[index] ?? {}
      const better = { ...answers, [id]: Math.min(4, (answers[id] ?? 0) + 1) }
      expect(score(better).overall).toBeGreaterThanOrEqual(score(answers).overall)
    }),
  )
})

/** The formula in plain floating point, as an independent check. */
function exactly(answers: Answers): number {
  return model.dimensions.reduce((sum, { id, weight }) => {
    const asked = model.questions.filter(({ dimension }) => dimension === id)
    const points = asked.reduce((all, question) => all + question.weight * (answers[question.id] ?? 0), 0)
    return sum + (weight * points) / asked.reduce((all, question) => all + 4 * question.weight, 0)
  }, 0)
}
