import { expect, test } from 'vitest'
import { planWords } from './word-plan.ts'

const wanted = { limit: 5, walkUs: 1.5, readUs: 8 }

test('K10: beside a rare word a common one is looked for in the rows, and the index asked for the rare one alone', () => {
  expect(planWords({ seen: 1000, having: [900, 3], found: 0 }, wanted).indexed).toEqual([1])
})

test('K10: of words that are all middling the index is asked for more than one, as they may never come together', () => {
  expect(planWords({ seen: 1000, having: [40, 45], found: 0 }, wanted).indexed).toHaveLength(2)
})

test('K10: what was met among the newest is looked for in some more of them before the index reads all rows that have common words', () => {
  const { newest } = planWords({ seen: 1000, having: [300, 250], found: 4 }, wanted)
  // 5 rows, of which 4 are in each thousand, and some more in case.
  expect(newest).toBeGreaterThan(1250)
  expect(newest).toBeLessThan(5000)
})

test('K10: words that never come together are not looked for among tens of thousands of rows', () => {
  expect(planWords({ seen: 1000, having: [1, 0], found: 0 }, wanted).newest).toBe(0)
})

test('K10: of texts, whose words are taken out anew, those that have all common words are left to the index', () => {
  expect(
    planWords({ seen: 1000, having: [667, 667, 667], found: 0 }, { limit: 5, walkUs: 4, readUs: 40 }).indexed,
  ).toHaveLength(3)
})
