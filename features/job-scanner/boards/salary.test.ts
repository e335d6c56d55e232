import { expect, test } from 'vitest'
import { fromCents, intervalOf, salaryOf } from './salary.ts'
import { retryAfterOf } from './reading.server.ts'
import { dateOf, urlOf } from './wire.ts'

test.each([
  ['per-year-salary', 'year'],
  ['per-month-salary', 'month'],
  ['per-week-salary', 'week'],
  ['per-day-wage', 'day'],
  ['per-hour-wage', 'hour'],
  ['1 YEAR', 'year'],
  ['1 MONTH', 'month'],
  ['1 HOUR', 'hour'],
  ['YEAR', 'year'],
  ['Yearly', 'year'],
  ['per annum', 'year'],
  ['annual', 'year'],
  ['monthly', 'month'],
  ['daily', 'day'],
  ['hourly', 'hour'],
  ['per hour', 'hour'],
])('pay %s is by the %s', (words, interval) => {
  expect(intervalOf(words)).toBe(interval)
})

test.each(['NONE', '', '2 WEEK', '6 MONTH', 'one-off', 'fortnight', null, 1, {}, 'year'.repeat(100)])(
  'pay by %s has no interval that we know',
  (words) => {
    expect(intervalOf(words)).toBeUndefined()
  },
)

test('a salary needs an amount, a currency and an interval', () => {
  const whole = { min: 50_000, max: '60,000.50', currency: 'gbp', interval: 'YEAR' }
  expect(salaryOf(whole)).toEqual({ min: 50_000, max: 60_000.5, currency: 'GBP', interval: 'year' })
  expect(salaryOf({ ...whole, max: null })).toEqual({
    min: 50_000,
    max: null,
    currency: 'GBP',
    interval: 'year',
  })
  expect(salaryOf({ ...whole, min: 70_000 })).toMatchObject({ min: 60_000.5, max: 70_000 })
  for (const missing of [
    { currency: '£' },
    { currency: null },
    { interval: 'NONE' },
    { min: null, max: null },
    { min: 0, max: -5 },
    { min: 'plenty', max: Number.NaN },
  ]) {
    expect(salaryOf({ ...whole, ...missing })).toBeNull()
  }
})

test('cents become whole units', () => {
  expect([fromCents(5_000_000), fromCents('1250'), fromCents(null)]).toEqual([50_000, 12.5, null])
})

test.each([
  ['2026-08-10 10:00:00 UTC', '2026-08-10T10:00:00.000Z'],
  ['2026-08-10 10:00:00', '2026-08-10T10:00:00.000Z'],
  ['2026-08-10', '2026-08-10T00:00:00.000Z'],
  ['2026-01-30T08:57:16-05:00', '2026-01-30T13:57:16.000Z'],
  ['Tue, 03 Mar 2026 09:00:00 +0100', '2026-03-03T08:00:00.000Z'],
  [1_773_335_421_350, '2026-03-12T17:10:21.350Z'],
  [1_773_335_421, '2026-03-12T17:10:21.000Z'],
])('%s is the moment %s', (value, moment) => {
  expect(dateOf(value)?.toISOString()).toBe(moment)
})

test.each(['soon', '', null, {}, Number.NaN, Infinity, 0, -1, '0001-01-01', '9999-12-31', 1e20])(
  '%s is no date',
  (value) => {
    expect(dateOf(value)).toBeNull()
  },
)

test.each([
  'javascript:alert(1)',
  'mailto:jane@acme.com',
  'data:text/html,x',
  'http://',
  '',
  null,
  {},
  `https://a.example/${'x'.repeat(3000)}`,
])('%s is no web address', (value) => {
  expect(urlOf(value)).toBeNull()
})

test('an address is completed from its page and loses its password', () => {
  expect(urlOf('/jobs/1', 'https://acme.example/careers')).toBe('https://acme.example/jobs/1')
  expect(urlOf('https://me:secret@acme.example/')).toBe('https://acme.example/')
})

test.each([
  ['120', 120],
  [' 0 ', 0],
  ['999999', 86_400],
  ['Sun, 22 Nov 2026 10:01:00 GMT', 60],
  ['Sun, 22 Nov 2026 09:00:00 GMT', 0],
  ['-5', null],
  ['soon', null],
  ['1.5', null],
  ['', null],
  [null, null],
])('Retry-After %s means %s seconds', (value, seconds) => {
  expect(retryAfterOf(value, Date.parse('2026-11-22T10:00:00Z'))).toBe(seconds)
})
