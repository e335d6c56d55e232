import { expect, test } from 'vitest'
import { readNumber, readPounds } from './written-number.ts'

test.each([
  ['12', 12],
  ['12.5', 12.5],
  ['.5', 0.5],
  ['1.250', 1.25],
  ['1,250', 1250],
  ['1,250,000.75', 1_250_000.75],
  ['1,00,000', 100_000],
  ['24 500', 24_500],
  ['24\u00A0500', 24_500],
  ['-3', -3],
  ['\u22123,5', -3.5],
  ['24,5', 24.5],
  ['24500,00', 24_500],
  ['0,125', 0.125],
  ['18.000,50', 18_000.5],
  ['1.250.000', 1_250_000],
])('%s is %d', (text, number) => {
  expect(readNumber(text)).toBe(number)
})

test.each(['', '-', 'plenty', '1,2,3', '1.2.3', '12,34.5', '1,250,5', '1.250,5,5', '3-4', '1e5', 'Infinity'])(
  '“%s” is no number, or could be two',
  (text) => {
    expect(readNumber(text)).toBeUndefined()
  },
)

test.each([
  ['£18,000', 18_000],
  ['GBP 24.5k', 24_500],
  ['12K', 12_000],
  ['1.250k', 1250],
  ['24500.00', 24_500],
  ['£18.000,50', 18_000.5],
])('%s is %d pounds', (text, pounds) => {
  expect(readPounds(text)).toBe(pounds)
})

test.each(['40.000', '£1.250', 'k', '', '12kk', '12 to 15k'])('“%s” says no number of pounds', (text) => {
  expect(readPounds(text)).toBeUndefined()
})
