import { expect, test } from 'vitest'
import { claims } from '#config/brand.ts'
import { rangeOf } from '#lib/range.ts'
import {
  firstStepOf,
  levelOf,
  priceInWords,
  priceOf,
  pricesInWords,
  projectWeeks,
  wholePriceOf,
} from './prices.ts'
import { quantities } from './quantities.ts'
import { solutions } from './solutions/index.ts'

test('a claim’s two numbers are read, with thousands and with a single one', () => {
  expect(rangeOf('£10,000–£100,000')).toEqual({ from: 10_000, to: 100_000 })
  expect(rangeOf('3–12 months')).toEqual({ from: 3, to: 12 })
  expect(rangeOf('£900')).toEqual({ from: 900, to: 900 })
})

test('the three levels share the claimed day rate without a gap, from end to end', () => {
  const claimed = rangeOf(claims.dayRate.value)
  const bands = (['engineer', 'senior', 'lead'] as const).map((level) => rangeOf(levelOf(level).rate))
  expect(bands[0]?.from).toBe(claimed.from)
  expect(bands[0]?.to).toBe(bands[1]?.from)
  expect(bands[1]?.to).toBe(bands[2]?.from)
  expect(bands[2]?.to).toBe(claimed.to)
  expect(levelOf('engineer').start).toBe(0)
  expect(levelOf('lead').start + levelOf('lead').width).toBeCloseTo(100)
})

test('the claimed months are counted in weeks of a year of 52', () => {
  const months = rangeOf(claims.duration.value)
  expect(projectWeeks).toEqual({ from: (months.from * 52) / 12, to: (months.to * 52) / 12 })
})

const reporting = {
  priceBasis: { days: { from: 20, to: 45 } },
  weeks: { from: 13, to: 20 },
  steps: [
    { name: 'Report autopsy', weeks: 2, text: '' },
    { name: 'The rest', weeks: 11, text: '' },
  ],
}
const vision = {
  priceBasis: 'vision' as const,
  weeks: { from: 16, to: 36 },
  steps: [
    { name: 'Optics trial', weeks: 2, text: '' },
    { name: 'The rest', weeks: 14, text: '' },
  ],
}

test('the whole of a solution costs its days at the claimed rate, or the claimed band of vision projects', () => {
  expect(wholePriceOf(reporting)).toEqual({ from: 20 * 800, to: 45 * 1500 })
  expect(priceOf(reporting)).toMatchObject({
    value: '£16,000–£67,500',
    label: 'for the whole project, 20 to 45 engineers’ days',
  })
  expect(wholePriceOf(vision)).toEqual({ from: 10_000, to: 100_000 })
  expect(priceOf(vision).value).toBe(claims.visionProject.value)
  for (const { basis } of [priceOf(reporting), priceOf(vision)]) expect(basis).toContain('£800–£1,500')
})

test('the first step costs its share of the fewest days, in whole days at the claimed rate', () => {
  // 2 of 13 weeks of 20 days are 3.1, so 4 days; 2 of 16 weeks of £10,000 at £800 a day are 1.6, so 2.
  expect(firstStepOf(reporting)).toMatchObject({ name: 'Report autopsy', days: 4, value: '£3,200–£6,000' })
  expect(firstStepOf(vision)).toMatchObject({ name: 'Optics trial', days: 2, value: '£1,600–£3,000' })
})

test('each of the eleven has a price for its first step and for the whole, and says both in words', () => {
  expect(solutions).toHaveLength(11)
  for (const entry of solutions) {
    const [whole, first] = [wholePriceOf(entry), firstStepOf(entry)]
    expect(rangeOf(first.value).to, entry.slug).toBeLessThan(whole.from)
    expect(first.days, entry.slug).toBeLessThanOrEqual((entry.steps[0]?.weeks ?? 0) * 5)
    expect(priceInWords(entry), entry.slug).toContain(priceOf(entry).value)
    expect(priceInWords(entry), entry.slug).toContain(first.value)
  }
})

test('what texts say of all solutions together is what the solutions say', () => {
  const days = solutions.map((entry) => firstStepOf(entry).days)
  expect(quantities.firstStepDays).toEqual({ from: Math.min(...days), to: Math.max(...days) })
  const whole = solutions.flatMap(({ priceBasis }) => (priceBasis === 'vision' ? [] : [priceBasis.days]))
  expect(quantities.wholeDays).toEqual({
    from: Math.min(...whole.map(({ from }) => from)),
    to: Math.max(...whole.map(({ to }) => to)),
  })
  expect(pricesInWords).toEqual({
    week: '£4,000–£7,500',
    firstStep: '£1,600–£7,500',
    smallest: '£1,600–£3,000',
    wholeByDays: '£16,000–£135,000',
  })
})

test('no solution is worked on every day of its course, nor less than half a day a week', () => {
  for (const { slug, weeks, priceBasis } of solutions) {
    if (priceBasis === 'vision') continue
    expect(priceBasis.days.from / weeks.from, slug).toBeGreaterThanOrEqual(0.5)
    expect(priceBasis.days.to / weeks.to, slug).toBeLessThan(5)
  }
})
