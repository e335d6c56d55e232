import { expect, test } from 'vitest'
import { acknowledgeDayOf, dayInWords, dayOf, dueDayOf } from './due-date.ts'

test.for([
  ['the same day of the next month', '2026-09-03T10:00:00Z', '2026-10-05', 'a Saturday moves to Monday'],
  ['a working day stays', '2026-10-06T10:00:00Z', '2026-11-06', ''],
  ['the last day of a shorter month', '2027-03-31T10:00:00Z', '2027-04-30', ''],
  ['the last of February is a Sunday', '2027-01-31T10:00:00Z', '2027-03-01', ''],
  ['Christmas and its weekend are passed over', '2026-11-25T10:00:00Z', '2026-12-29', '25 to 28 December'],
  ['a Sunday moves to Monday', '2026-10-22T10:00:00Z', '2026-11-23', ''],
  [
    'a bank holiday in the week moves on',
    '2027-02-26T10:00:00Z',
    '2027-03-30',
    'Good Friday and Easter Monday',
  ],
  ['the end of the year is passed', '2026-12-04T10:00:00Z', '2027-01-04', ''],
  ['late in the evening of summer time it is tomorrow in London', '2026-07-06T23:30:00Z', '2026-08-07', ''],
])('%s', ([, received = '', due]) => {
  expect(dueDayOf(new Date(received))).toBe(due)
})

test('a complex request may take three months in all', () => {
  expect(dueDayOf(new Date('2026-10-06T10:00:00Z'), 3)).toBe('2027-01-06')
})

test('a complaint is acknowledged within 30 days', () => {
  expect(acknowledgeDayOf(new Date('2026-11-21T10:00:00Z'))).toBe('2026-12-21')
})

test('a day is that of London', () => {
  expect(dayOf(new Date('2026-07-06T22:59:59Z'))).toBe('2026-07-06')
  expect(dayOf(new Date('2026-07-06T23:00:00Z'))).toBe('2026-07-07')
  expect(dayOf(new Date('2026-11-21T23:30:00Z'))).toBe('2026-11-21')
})

test('a day is told in words, with its weekday', () => {
  expect(dayInWords('2026-12-21')).toBe('Monday, 21 December 2026')
})
