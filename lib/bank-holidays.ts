import { dayMs } from './durations.ts'

/** Where bank holidays are kept. */
export const holidayRegions = ['england-and-wales', 'scotland', 'northern-ireland', 'ireland'] as const
export type HolidayRegion = (typeof holidayRegions)[number]

export const regionNames: Record<HolidayRegion, string> = {
  'england-and-wales': 'England and Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
  ireland: 'Ireland',
}

export interface BankHoliday {
  title: string
  /** An ISO date. */
  date: string
}

type Day = [title: string, date: Date]

const day = (year: number, month: number, date: number) => new Date(Date.UTC(year, month - 1, date))
const plus = (date: Date, days: number) => new Date(date.getTime() + days * dayMs)
const isWeekend = (date: Date) => date.getUTCDay() % 6 === 0
const isoOf = (date: Date) => date.toISOString().slice(0, 10)

/** The first Monday on or after a day. */
const mondayFrom = (date: Date) => plus(date, (8 - date.getUTCDay()) % 7)
const firstMonday = (year: number, month: number) => mondayFrom(day(year, month, 1))
const lastMonday = (year: number, month: number) => mondayFrom(plus(day(year, month + 1, 1), -7))

/** Easter Sunday of the Gregorian calendar. Source: Meeus, Astronomical Algorithms, chapter 8. */
export function easterOf(year: number): Date {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const e = b % 4
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  return day(year, month, (h + l - 7 * m + 33 * month + 19) % 32)
}

/** Proclaimed for one year alone. Source: the proclamation of 4 February 2026 for Scotland. */
const proclaimed: (BankHoliday & { region: HolidayRegion })[] = [
  { region: 'scotland', title: 'World Cup bank holiday', date: '2026-06-15' },
]

/**
 * Bank holidays of a year in their order, with substitute days in the United Kingdom: one at a weekend is kept on the next working day that is
 * none itself. Sources: Banking and Financial Dealings Act 1971 with the yearly proclamations (gov.uk/bank-holidays); St Andrew’s Day Bank Holiday
 * (Scotland) Act 2007; for Ireland the Organisation of Working Time Act 1997, second schedule, which moves no day that falls on a weekend.
 */
export function bankHolidaysOf(region: HolidayRegion, year: number): BankHoliday[] {
  const days = region === 'ireland' ? ofIreland(year) : withSubstitutes(ofTheKingdom(region, year))
  const once = proclaimed.filter((one) => one.region === region && one.date.startsWith(String(year)))
  return [
    ...days.map(([title, date]) => ({ title, date: isoOf(date) })),
    ...once.map(({ title, date }) => ({ title, date })),
  ].toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

function ofTheKingdom(region: Exclude<HolidayRegion, 'ireland'>, year: number): Day[] {
  const easter = easterOf(year)
  const isScotland = region === 'scotland'
  const ofRegion: Record<typeof region, Day[]> = {
    'england-and-wales': [],
    scotland: [
      ['2 January', day(year, 1, 2)],
      ['St Andrew’s Day', day(year, 11, 30)],
    ],
    'northern-ireland': [
      ['St Patrick’s Day', day(year, 3, 17)],
      ['Battle of the Boyne', day(year, 7, 12)],
    ],
  }
  return [
    ['New Year’s Day', day(year, 1, 1)],
    ...ofRegion[region],
    ['Good Friday', plus(easter, -2)],
    ...(isScotland ? [] : [['Easter Monday', plus(easter, 1)] satisfies Day]),
    ['Early May bank holiday', firstMonday(year, 5)],
    ['Spring bank holiday', lastMonday(year, 5)],
    ['Summer bank holiday', isScotland ? firstMonday(year, 8) : lastMonday(year, 8)],
    ['Christmas Day', day(year, 12, 25)],
    ['Boxing Day', day(year, 12, 26)],
  ]
}

function ofIreland(year: number): Day[] {
  const february = day(year, 2, 1)
  const isFriday = february.getUTCDay() === 5
  return [
    ['New Year’s Day', day(year, 1, 1)],
    ['St Brigid’s Day', isFriday ? february : firstMonday(year, 2)],
    ['St Patrick’s Day', day(year, 3, 17)],
    ['Easter Monday', plus(easterOf(year), 1)],
    ['May bank holiday', firstMonday(year, 5)],
    ['June bank holiday', firstMonday(year, 6)],
    ['August bank holiday', firstMonday(year, 8)],
    ['October bank holiday', lastMonday(year, 10)],
    ['Christmas Day', day(year, 12, 25)],
    ['St Stephen’s Day', day(year, 12, 26)],
  ]
}

/** Days on a working day keep it; then each of the others takes the next one that is free. */
function withSubstitutes(days: Day[]): Day[] {
  const taken = new Set(days.filter(([, date]) => !isWeekend(date)).map(([, date]) => isoOf(date)))
  return days.map(([title, date]) => {
    if (!isWeekend(date)) return [title, date]
    let free = plus(date, 1)
    while (isWeekend(free) || taken.has(isoOf(free))) free = plus(free, 1)
    taken.add(isoOf(free))
    return [title, free]
  })
}
