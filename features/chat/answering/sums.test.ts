import { expect, test } from 'vitest'
import { sumOf } from './sums.server.ts'

// £800 to £1,500 a day is the claim; a senior costs £1,050 to £1,250.
test.for([
  ['3 months of that person = how much total', '£52,000–£97,500: 65 days × £800–£1,500 a day.'],
  ['how much is an engineer for 6 weeks', '£24,000–£45,000: 30 days × £800–£1,500 a day.'],
  [
    'what would two senior data engineers for 10 days cost',
    '£21,000–£25,000: 2 people × 10 days × £1,050–£1,250 a day.',
  ],
  [
    'price of a data scientist, two days a week, for three months?',
    '£20,800–£39,000: 26 days × £800–£1,500 a day.',
  ],
] as const)('days at our rates are added up, with the working: %s', ([message, sum]) => {
  expect(sumOf(message)).toContain(sum)
})

test.for([
  'how much is predictive maintenance and can it run in 3 months',
  'can an engineer start for 3 months in May',
  'what does it cost if the engineer is sick for 2 weeks',
  'how much notice for an engineer, 4 weeks of it?',
  'what does a data scientist cost a day',
])('what is no such sum is not made one: %s', (message) => {
  expect(sumOf(message)).toBeUndefined()
})
