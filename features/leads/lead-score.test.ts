import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs as day } from '#lib/durations.ts'
import {
  engagementAt,
  engagementMass,
  engagementRules,
  fitOf,
  fitRules,
  gradeOf,
  type Fitness,
  type Signals,
} from './lead-score.ts'

const nothing: Fitness = {
  email: null,
  phone: null,
  sector: null,
  companySize: null,
  country: null,
  problem: null,
}
const targets = new Set(['manufacturing', 'food-drink'])
const now = new Date('2026-11-21T12:00:00Z')
const past = fc
  .date({ min: new Date('2024-01-01'), max: now, noInvalidDate: true })
  .map((date) => date.toISOString())
const signals: fc.Arbitrary<Signals> = fc.record(
  { enquiry: past, assessment: past, matcher: past, chat: past, demo: past, return: past },
  { requiredKeys: [] },
)

test('the rules of fit add up to 100 at most, and each says why', () => {
  const best: Fitness = {
    email: 'ann@castings.example',
    phone: null,
    sector: 'manufacturing',
    companySize: '250-999',
    country: 'IE',
    problem: 'Porosity in castings',
  }
  expect(fitOf(best, targets)).toBe(100)
  expect(fitOf(nothing, targets)).toBe(0)
  expect(fitRules(best, targets).map(({ rule, points }) => [rule, points])).toEqual([
    ['Sector', 25],
    ['UK or Ireland', 20],
    ['Business address', 15],
    ['Company size', 20],
    ['Named problem', 20],
  ])
  expect(fitRules(nothing, targets).every(({ points, reason }) => points === 0 && reason.length > 0)).toBe(
    true,
  )
})

test.each([
  ['a British mobile', { phone: '07700 900123' }, 20],
  ['an Irish number in international form', { phone: '+353 1 555 0100' }, 20],
  ['an American number', { phone: '+1 555 0100' }, 0],
  ['an Irish business address', { email: 'ann@works.ie' }, 35],
  ['an Irish number dialled with zeros', { phone: '00353 (1) 555.01-00' }, 20],
  ['a number with a British code in its middle', { phone: '+1 555 0044 100' }, 0],
  ['a number that begins with three zeros', { phone: '000 7946 0011' }, 0],
  ['a British address with white space behind it', { email: 'ann@works.co.uk \n' }, 35],
  ['a domain with uk in its middle', { email: 'ann@works.uk.example' }, 15],
  ['an empty phone number', { phone: '' }, 0],
  ['a private mailbox', { email: 'ann@gmail.com' }, 0],
  ['a country that outweighs the phone number', { country: 'FR', phone: '020 7946 0011' }, 0],
  ['a sector that is not ours', { sector: 'retail' }, 0],
  ['a sector that was added', { sector: 'food-drink' }, 25],
  ['a company of nine', { companySize: '1-9' as const }, 0],
])('%s', (_, facts, points) => {
  expect(fitOf({ ...nothing, ...facts }, targets)).toBe(points)
})

test('an enquiry counts 40 on its day, 20 after 30 days and 10 after 60', () => {
  const mass = engagementMass({ enquiry: now.toISOString() })
  const after = (days: number) => engagementAt(mass, new Date(now.getTime() + days * day))
  expect(after(0)).toBeCloseTo(40, 9)
  expect(after(30)).toBeCloseTo(20, 9)
  expect(after(60)).toBeCloseTo(10, 9)
})

test('each signal says how long ago it was, and one in the future counts as now', () => {
  const at = (days: number) => new Date(now.getTime() - days * day).toISOString()
  const rules = engagementRules({ enquiry: at(0.9), matcher: at(1), chat: at(2.5), demo: at(-3) }, now)
  expect(rules.map(({ rule, outOf, reason }) => [rule, outOf, reason])).toEqual([
    ['Enquiry', 40, 'today'],
    ['Solution matcher', 15, 'yesterday'],
    ['Chat', 10, '2 days ago'],
    ['Demo', 10, 'today'],
  ])
  expect(rules[3]?.points).toBe(10)
})

test('engagement of the stored mass is the sum of the rules shown, at any time', () => {
  fc.assert(
    fc.property(signals, fc.integer({ min: 0, max: 2000 }), (given, days) => {
      const at = new Date(now.getTime() + days * day)
      const sum = engagementRules(given, at).reduce((total, { points }) => total + points, 0)
      expect(engagementAt(engagementMass(given), at)).toBeCloseTo(Math.min(100, sum), 6)
    }),
  )
})

test('engagement never rises by waiting, and what is more engaged stays so', () => {
  fc.assert(
    fc.property(signals, signals, fc.integer({ min: 1, max: 2000 }), (a, b, days) => {
      const later = new Date(now.getTime() + days * day)
      const [one, other] = [engagementMass(a), engagementMass(b)]
      expect(engagementAt(one, later)).toBeLessThanOrEqual(engagementAt(one, now))
      if (one >= other) expect(engagementAt(one, later)).toBeGreaterThanOrEqual(engagementAt(other, later))
    }),
  )
})

test.each([
  [70, 60, 'A1'],
  [69, 60, 'B1'],
  [40, 59.9, 'B2'],
  [39, 30, 'C2'],
  [100, 29.9, 'A3'],
  [0, 0, 'C3'],
])('fit %i and engagement %f make %s', (fit, engagement, grade) => {
  expect(gradeOf(fit, engagement)).toBe(grade)
})
