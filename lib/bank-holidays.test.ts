import { expect, test } from 'vitest'
import { bankHolidaysOf, easterOf, holidayRegions, type HolidayRegion } from './bank-holidays.ts'

const datesOf = (region: HolidayRegion, year: number) =>
  bankHolidaysOf(region, year)
    .map(({ date }) => date.slice(5))
    .join(' ')

/** As gov.uk/bank-holidays and, for Ireland, citizensinformation.ie publish them. */
const published: Record<HolidayRegion, Record<number, string>> = {
  'england-and-wales': {
    2021: '01-01 04-02 04-05 05-03 05-31 08-30 12-27 12-28',
    2025: '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26',
    2026: '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28',
    2027: '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28',
    2028: '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26',
  },
  scotland: {
    2021: '01-01 01-04 04-02 05-03 05-31 08-02 11-30 12-27 12-28',
    2025: '01-01 01-02 04-18 05-05 05-26 08-04 12-01 12-25 12-26',
    2026: '01-01 01-02 04-03 05-04 05-25 06-15 08-03 11-30 12-25 12-28',
    2027: '01-01 01-04 03-26 05-03 05-31 08-02 11-30 12-27 12-28',
    2028: '01-03 01-04 04-14 05-01 05-29 08-07 11-30 12-25 12-26',
  },
  'northern-ireland': {
    2025: '01-01 03-17 04-18 04-21 05-05 05-26 07-14 08-25 12-25 12-26',
    2026: '01-01 03-17 04-03 04-06 05-04 05-25 07-13 08-31 12-25 12-28',
    2027: '01-01 03-17 03-26 03-29 05-03 05-31 07-12 08-30 12-27 12-28',
    2028: '01-03 03-17 04-14 04-17 05-01 05-29 07-12 08-28 12-25 12-26',
  },
  ireland: {
    2025: '01-01 02-03 03-17 04-21 05-05 06-02 08-04 10-27 12-25 12-26',
    2026: '01-01 02-02 03-17 04-06 05-04 06-01 08-03 10-26 12-25 12-26',
    2027: '01-01 02-01 03-17 03-29 05-03 06-07 08-02 10-25 12-25 12-26',
    2028: '01-01 02-07 03-17 04-17 05-01 06-05 08-07 10-30 12-25 12-26',
  },
}

test.for(holidayRegions)('the bank holidays of %s are those that are published', (region) => {
  for (const [year, dates] of Object.entries(published[region]))
    expect(datesOf(region, Number(year))).toBe(dates)
})

test('a Christmas or New Year on a Sunday gives way to the holiday that the Monday is anyway', () => {
  expect(bankHolidaysOf('england-and-wales', 2022).slice(-2)).toEqual([
    { title: 'Boxing Day', date: '2022-12-26' },
    { title: 'Christmas Day', date: '2022-12-27' },
  ])
  expect(bankHolidaysOf('scotland', 2023).slice(0, 2)).toEqual([
    { title: '2 January', date: '2023-01-02' },
    { title: 'New Year’s Day', date: '2023-01-03' },
  ])
})

test('St Brigid’s Day is the first of February where that is a Friday', () => {
  expect(bankHolidaysOf('ireland', 2030)[1]).toEqual({ title: 'St Brigid’s Day', date: '2030-02-01' })
  expect(bankHolidaysOf('ireland', 2029)[1]).toEqual({ title: 'St Brigid’s Day', date: '2029-02-05' })
})

test('Easter is where the tables have it', () => {
  const days = ['1818-03-22', '2000-04-23', '2008-03-23', '2011-04-24', '2038-04-25', '2285-03-22']
  expect(
    days.map((day) =>
      easterOf(Number(day.slice(0, 4)))
        .toISOString()
        .slice(0, 10),
    ),
  ).toEqual(days)
})

test('no two holidays of a place fall on one day, and in the United Kingdom none on a weekend', () => {
  for (const region of holidayRegions)
    for (let year = 2020; year <= 2060; year += 1) {
      const dates = bankHolidaysOf(region, year).map(({ date }) => date)
      expect(new Set(dates).size).toBe(dates.length)
      if (region !== 'ireland')
        expect(dates.filter((date) => new Date(date).getUTCDay() % 6 === 0)).toEqual([])
    }
})
