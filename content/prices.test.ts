import { expect, test } from 'vitest'
import { brand } from '#config/brand.ts'
import { rangeOf } from '#lib/range.ts'
import { levelOf, priceOf, projectWeeks, wholePriceInWords, wholePriceOf } from './prices.ts'
import { solutions } from './solutions/index.ts'

test('a claim’s two numbers are read, with thousands and with a single one', () => {
  expect(rangeOf('£10,000–£100,000')).toEqual({ from: 10_000, to: 100_000 })
  expect(rangeOf('3–12 months')).toEqual({ from: 3, to: 12 })
  expect(rangeOf('£900')).toEqual({ from: 900, to: 900 })
})

test('the three levels share the claimed day rate without a gap, from end to end', () => {
  const claimed = rangeOf(brand.claims.dayRate.value)
  const bands = (['engineer', 'senior', 'lead'] as const).map((level) => rangeOf(levelOf(level).rate))
  expect(bands[0]?.from).toBe(claimed.from)
  expect(bands[0]?.to).toBe(bands[1]?.from)
  expect(bands[1]?.to).toBe(bands[2]?.from)
  expect(bands[2]?.to).toBe(claimed.to)
  expect(levelOf('engineer').start).toBe(0)
  expect(levelOf('lead').start + levelOf('lead').width).toBeCloseTo(100)
})

test('vision projects carry their own claim, all others five days at the day rate', () => {
  const { from, to } = rangeOf(brand.claims.dayRate.value)
  expect(priceOf({ priceBasis: 'vision' }).value).toBe(brand.claims.visionProject.value)
  const week = priceOf({ priceBasis: { days: { from: 20, to: 45 } } })
  expect(rangeOf(week.value)).toEqual({ from: from * 5, to: to * 5 })
  expect(week.basis).toContain(brand.claims.dayRate.value)
  expect(week.basis).toContain(brand.claims.duration.value)
})

test('the claimed months are counted in weeks of a year of 52', () => {
  const months = rangeOf(brand.claims.duration.value)
  expect(projectWeeks).toEqual({ from: (months.from * 52) / 12, to: (months.to * 52) / 12 })
})

test('the whole of a solution costs its days at the claimed rate, or the claimed band of vision projects', () => {
  const { from, to } = rangeOf(brand.claims.dayRate.value)
  const priceBasis = { days: { from: 20, to: 45 } }
  expect(wholePriceOf({ priceBasis })).toEqual({ from: 20 * from, to: 45 * to })
  expect(wholePriceOf({ priceBasis: 'vision' })).toEqual(rangeOf(brand.claims.visionProject.value))
  expect(wholePriceInWords({ priceBasis })).toEqual({
    value: '£16,000–£67,500',
    label: 'for the whole, 20 to 45 engineers’ days',
  })
})

test('no solution is worked on every day of its course, nor less than half a day a week', () => {
  for (const { slug, weeks, priceBasis } of solutions) {
    if (priceBasis === 'vision') continue
    expect(priceBasis.days.from / weeks.from, slug).toBeGreaterThanOrEqual(0.5)
    expect(priceBasis.days.to / weeks.to, slug).toBeLessThan(5)
  }
})
