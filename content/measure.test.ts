import { expect, test } from 'vitest'
import { measureOf, measuresOf } from './measure.ts'

test('a benefit is separated into what is measured, the words, and the typical range in per cent', () => {
  expect(measureOf('Scrap: typically 2.5 to 8% lower, by weight: not by count.')).toEqual({
    name: 'Scrap',
    text: 'typically 2.5 to 8% lower, by weight: not by count.',
    range: { from: 2.5, to: 8 },
  })
})

test('only a range of per cent that fits the scale is drawn', () => {
  for (const text of [
    'typically from 9 minutes to under 4.',
    'typically 30 to 60 ms at the 95th percentile.',
    'typically under 1 for each 50 cows.',
    'typically 80 to 140% more.',
    'reported beside it.',
  ]) {
    expect(measureOf(`A figure: ${text}`)).toEqual({ name: 'A figure', text })
  }
})

test('a range behind which a published figure stands names it and leads to it', () => {
  const [first, second] = measuresOf('/usecases/compressed-air-energy', [
    'Electricity for compressed air: typically 15 to 30% lower.',
    'Load on a Sunday: typically 20 to 40% lower.',
  ])
  expect(first?.source).toEqual({
    href: '/sources#compressed-air-sourcebook',
    label: 'US Department of Energy and Compressed Air Challenge, 2016',
  })
  expect(second).not.toHaveProperty('source')
})
