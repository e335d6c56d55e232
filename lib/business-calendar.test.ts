import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs, hourMs } from './durations.ts'
import { createBusinessCalendar, englishBankHolidays, type Week } from './business-calendar.ts'

const weekdays = (opens: string, closes: string): Week => [
  ...Array.from({ length: 5 }, () => ({ opens, closes })),
  null,
  null,
]
const calendar = createBusinessCalendar({
  timeZone: 'Europe/London',
  week: weekdays('09:00', '18:00'),
  holidays: englishBankHolidays,
})
const instants = fc.date({
  min: new Date('2025-01-02T00:00Z'),
  max: new Date('2028-11-01T00:00Z'),
  noInvalidDate: true,
})
const hours = (count: number) => count * hourMs
const wallTime = (date: Date) =>
  date.toLocaleString('en-GB', {
    timeZone: 'Europe/London',
    hour: '2-digit',
    minute: '2-digit',
    weekday: 'short',
  })

test.each([
  ['Friday 17:30 is due Monday 17:30', '2026-11-20T17:30:00Z', '2026-11-23T17:30:00Z'],
  ['Saturday is due Monday 18:00', '2026-11-21T03:00:00Z', '2026-11-23T18:00:00Z'],
  ['Monday 09:00 is due the same day 18:00', '2026-11-23T09:00:00Z', '2026-11-23T18:00:00Z'],
  ['Monday 18:00 is due Tuesday 18:00', '2026-11-23T18:00:00Z', '2026-11-24T18:00:00Z'],
  [
    'the Thursday before Good Friday 17:30 is due Tuesday 17:30',
    '2026-04-02T16:30:00Z',
    '2026-04-07T16:30:00Z',
  ],
  [
    'Christmas Eve 2026 is due the Tuesday after the substitute day',
    '2026-12-24T12:00:00Z',
    '2026-12-29T12:00:00Z',
  ],
  [
    'the Friday before summer time starts keeps the wall clock',
    '2026-03-27T17:30:00Z',
    '2026-03-30T16:30:00Z',
  ],
  ['the Friday before summer time ends keeps the wall clock', '2026-10-23T16:30:00Z', '2026-10-26T17:30:00Z'],
])('an enquiry of %s', (_, received, due) => {
  expect(calendar.addWorkingDays(new Date(received), 1)).toEqual(new Date(due))
})

test('the working time up to a due time is the time that was added', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: hours(60) }), (from, ms) => {
      expect(calendar.workingMsBetween(from, calendar.addWorkingTime(from, ms))).toBe(ms)
    }),
  )
})

test('a due time always falls within opening hours on a working day, summer time or not', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: hours(60) }), (from, ms) => {
      const due = calendar.addWorkingTime(from, ms)
      const [weekday, time = ''] = wallTime(due).split(/[ ,]+/)
      expect(['Sat', 'Sun']).not.toContain(weekday)
      expect(time >= '09:00' && time <= '18:00').toBe(true)
      expect(englishBankHolidays).not.toContain(due.toISOString().slice(0, 10))
    }),
  )
})

test('one working day after opening time keeps the time of the wall clock', () => {
  fc.assert(
    fc.property(instants, (from) => {
      const start = calendar.addWorkingTime(from, 1)
      const due = calendar.addWorkingDays(start, 1)
      expect(wallTime(due).slice(-5)).toBe(wallTime(start).slice(-5))
    }),
  )
})

test('an earlier enquiry is never due after a later one', () => {
  fc.assert(
    fc.property(instants, instants, (a, b) => {
      const [earlier, later] = a < b ? [a, b] : [b, a]
      expect(calendar.addWorkingTime(earlier, hours(9)) <= calendar.addWorkingTime(later, hours(9))).toBe(
        true,
      )
    }),
  )
})

test('no bank holiday is missing: eight a year, none at a weekend', () => {
  for (const year of ['2025', '2026', '2027', '2028']) {
    const dates = englishBankHolidays.filter((date) => date.startsWith(year))
    expect(dates).toHaveLength(8)
    expect(dates.every((date) => ![0, 6].includes(new Date(date).getUTCDay()))).toBe(true)
  }
})

const hoursOf = (opens: string, closes: string, holidays: string[] = []) =>
  createBusinessCalendar({ timeZone: 'Europe/London', week: weekdays(opens, closes), holidays })

test('opening hours that end before or when they begin are refused', () => {
  expect(() => hoursOf('18:00', '09:00')).toThrow('end (09:00) before they begin (18:00)')
  expect(() => hoursOf('09:00', '09:00')).toThrow()
  expect(() => hoursOf('09:00', '09:01')).not.toThrow()
})

test('hours may begin and end at any minute', () => {
  const early = hoursOf('08:15', '16:45')
  expect(early.workingMsBetween(new Date('2026-11-18T00:00:00Z'), new Date('2026-11-19T00:00:00Z'))).toBe(
    hours(8.5),
  )
  expect(early.addWorkingTime(new Date('2026-11-18T00:00:00Z'), hours(1))).toEqual(
    new Date('2026-11-18T09:15:00Z'),
  )
})

test('what is no time of day is refused', () => {
  for (const time of ['', '9', 'nine', 'nine:30', '9:thirty'])
    expect(() => hoursOf(time, '18:00'), time).toThrow(`"${time}" is not a time of day such as 09:00`)
})

test('a calendar without a working day says so', () => {
  const day = dayMs
  const closed = Array.from({ length: 10_001 }, (_, i) =>
    new Date(Date.UTC(2026, 0, 1) + i * day).toISOString().slice(0, 10),
  )
  const never = hoursOf('09:00', '18:00', closed)
  expect(() => never.addWorkingTime(new Date('2026-01-01T10:00:00Z'), 1)).toThrow('No working day')
})

const nine = { opens: '09:00', closes: '18:00' }
const uneven = createBusinessCalendar({
  timeZone: 'Europe/London',
  week: [nine, nine, nine, nine, { opens: '09:00', closes: '13:00' }, null, null],
  holidays: ['2026-11-24'],
})

test.each([
  ['Thursday at noon, a third of the day, is due at a third of Friday', '12:00', '2026-11-20T10:20:00Z'],
  ['Thursday at nine is due when Thursday ends', '09:00', '2026-11-19T18:00:00Z'],
  ['Thursday at six is due when Friday ends', '18:00', '2026-11-20T13:00:00Z'],
])('of days of different length each is one: %s', (_, time, due) => {
  expect(uneven.addWorkingDays(new Date(`2026-11-19T${time}:00Z`), 1)).toEqual(new Date(due))
})

test('a share of a short day is due at the same share of the next day that opens', () => {
  const due = uneven.addWorkingDays(new Date('2026-11-20T11:00:00Z'), 1)
  expect(due).toEqual(new Date('2026-11-23T13:30:00Z'))
  expect(uneven.workingDaysBetween(new Date('2026-11-20T11:00:00Z'), due)).toBeCloseTo(1, 9)
  expect(uneven.addWorkingDays(due, 1)).toEqual(new Date('2026-11-25T13:30:00Z'))
})

test('the end of an opening is told while it lasts', () => {
  expect(uneven.closesAt(new Date('2026-11-20T12:59:59Z'))).toEqual(new Date('2026-11-20T13:00:00Z'))
  for (const closed of [
    '2026-11-20T13:00:00Z',
    '2026-11-20T08:59:59Z',
    '2026-11-22T10:00:00Z',
    '2026-11-24T10:00:00Z',
  ])
    expect(uneven.closesAt(new Date(closed)), closed).toBeUndefined()
})

test('time that is over before it begins is none', () => {
  const [early, late] = [new Date('2026-11-18T10:00:00Z'), new Date('2026-11-18T11:00:00Z')]
  expect(calendar.workingMsBetween(early, late)).toBe(hours(1))
  expect(calendar.workingMsBetween(late, early)).toBe(0)
})
