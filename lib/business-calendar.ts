import { dayMs } from './durations.ts'
import { bankHolidaysOf, type BankHoliday } from './bank-holidays.ts'

/** The times of day ("09:00") at which a day opens and closes. */
export interface DayHours {
  opens: string
  closes: string
}
/** Seven days from Monday on; null for one that stays closed. */
export type Week = readonly (DayHours | null)[]

export interface BusinessCalendar {
  /** The instant at which `ms` of working time have passed since `from`. */
  addWorkingTime(from: Date, ms: number): Date
  /** The working time between two instants, in ms; 0 when `to` isn't after `from`. */
  workingMsBetween(from: Date, to: Date): number
  /** The instant at which so many working days have passed since `from`; of a day that is shorter than others, each part counts for more. */
  addWorkingDays(from: Date, days: number): Date
  /** The same between two instants, in days and parts of them. */
  workingDaysBetween(from: Date, to: Date): number
  /** When the opening that an instant lies in ends; undefined while it is closed. */
  closesAt(instant: Date): Date | undefined
  /** When it opens next: never the instant itself. */
  opensAfter(instant: Date): Date
}

/** The years for which closed days come with the site. */
const shippedYears = [2025, 2026, 2027, 2028]

/** Bank holidays of England and Wales with their substitute days, as ISO dates. */
export const bankHolidaysOfEngland: BankHoliday[] = shippedYears.flatMap((year) =>
  bankHolidaysOf('england-and-wales', year),
)
export const englishBankHolidays: string[] = bankHolidaysOfEngland.map(({ date }) => date)

const dayInMs = dayMs
const quarterMs = 900_000
const mostOffsets = 1000
const longestSearchDays = 10_000

/**
 * Working time on the days of a week, by the wall clock of a time zone, less holidays (ISO dates). Summer time shifts the hours with the
 * wall clock. A day must open before it closes.
 */
export function createBusinessCalendar(options: {
  timeZone: string
  week: Week
  holidays: Iterable<string>
}): BusinessCalendar {
  const week = options.week.map((day) => day && minutesOfDay(day))
  const holidays = new Set(options.holidays)
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: options.timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })

  const offsets = new Map<number, number>()

  /** By how many ms the clocks are ahead of UTC. They only ever change at a quarter of an hour, so each is asked for once. */
  function offsetAt(instant: number): number {
    const quarter = Math.floor(instant / quarterMs) * quarterMs
    const known = offsets.get(quarter)
    if (known !== undefined) return known
    const parts: Record<string, number> = {}
    for (const { type, value } of format.formatToParts(quarter)) parts[type] = Number(value)
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
    const offset = Date.UTC(year, month - 1, day, hour, minute, second) - quarter
    if (offsets.size >= mostOffsets) offsets.clear()
    offsets.set(quarter, offset)
    return offset
  }

  /** The wall clock of an instant, as the ms that UTC would call by the same name. */
  const wallClock = (instant: number) => instant + offsetAt(instant)

  function instantOf(wall: number): number {
    const guess = wall - (wallClock(wall) - wall)
    return wall - (wallClock(guess) - guess)
  }

  /** When a day opens and closes, in minutes of the wall clock. */
  function hoursOn(day: number): { opens: number; closes: number } | null {
    const date = new Date(day)
    if (holidays.has(date.toISOString().slice(0, 10))) return null
    return week[(date.getUTCDay() + 6) % 7] ?? null
  }

  /** The opening spans from the day of `from` on, as [start, end] instants. */
  function* spans(from: number): Generator<[number, number]> {
    const first = Math.floor(wallClock(from) / dayInMs) * dayInMs
    for (let i = 0; i < longestSearchDays; i++) {
      const day = first + i * dayInMs
      const hours = hoursOn(day)
      if (hours) yield [instantOf(day + hours.opens * 60_000), instantOf(day + hours.closes * 60_000)]
    }
    throw new Error(`No working day within ${longestSearchDays} days`)
  }

  /** `weigh` says how much of what is counted one ms of a span is. */
  function add(from: Date, amount: number, weigh: (spanMs: number) => number): Date {
    let left = amount
    for (const [start, end] of spans(from.getTime())) {
      const begin = Math.max(start, from.getTime())
      if (begin >= end) continue
      const each = weigh(end - start)
      // Rounded, or a day's end and the next one's start would be told apart by a sliver.
      const neededMs = Math.round(left / each)
      if (neededMs <= end - begin) return new Date(begin + neededMs)
      left -= (end - begin) * each
    }
    return from
  }

  function between(from: Date, to: Date, weigh: (spanMs: number) => number): number {
    let sum = 0
    for (const [start, end] of spans(from.getTime())) {
      if (start >= to.getTime()) break
      const ms = Math.max(0, Math.min(end, to.getTime()) - Math.max(start, from.getTime()))
      sum += ms * weigh(end - start)
    }
    return sum
  }

  function opensAfter(instant: Date): Date {
    for (const [start] of spans(instant.getTime())) if (start > instant.getTime()) return new Date(start)
    return instant
  }

  const inMs = () => 1
  const inDays = (spanMs: number) => 1 / spanMs
  return {
    addWorkingTime: (from, ms) => add(from, ms, inMs),
    workingMsBetween: (from, to) => between(from, to, inMs),
    addWorkingDays: (from, days) => add(from, days, inDays),
    workingDaysBetween: (from, to) => between(from, to, inDays),
    opensAfter,
    closesAt(instant) {
      const [[start, end] = [0, 0]] = spans(instant.getTime())
      return start <= instant.getTime() && instant.getTime() < end ? new Date(end) : undefined
    },
  }
}

function minutesOfDay({ opens, closes }: DayHours) {
  const minutes = { opens: minutesOf(opens), closes: minutesOf(closes) }
  if (minutes.opens >= minutes.closes)
    throw new Error(`Opening hours end (${closes}) before they begin (${opens})`)
  return minutes
}

function minutesOf(time: string): number {
  const [hours = NaN, minutes = NaN] = time.split(':').map(Number)
  if (Number.isNaN(hours + minutes)) {
    throw new Error(`"${time}" is not a time of day such as 09:00`)
  }
  return hours * 60 + minutes
}
