import { dayMs } from './durations.ts'
import bankHolidays from './bank-holidays.json' with { type: 'json' }

export interface BusinessCalendar {
  /** One working day, in ms of working time. */
  readonly dayMs: number
  /** The instant at which `ms` of working time have passed since `from`. */
  addWorkingTime(from: Date, ms: number): Date
  /** The working time between two instants, in ms; 0 when `to` isn't after `from`. */
  workingMsBetween(from: Date, to: Date): number
}

/** Bank holidays of England and Wales with their substitute days, as ISO dates. The data is in the shape of gov.uk/bank-holidays.json. */
export const englishBankHolidays: string[] = bankHolidays['england-and-wales'].events.map(({ date }) => date)

const dayInMs = dayMs
const quarterMs = 900_000
const mostOffsets = 1000
const longestSearchDays = 10_000

/**
 * Working time Monday to Friday between two times of day ("09:00") of a time zone, less holidays (ISO dates). Summer time shifts the
 * hours with the wall clock. A day must open before it closes.
 */
export function createBusinessCalendar(options: {
  timeZone: string
  opens: string
  closes: string
  holidays: Iterable<string>
}): BusinessCalendar {
  const opens = minutesOf(options.opens)
  const closes = minutesOf(options.closes)
  const holidays = new Set(options.holidays)
  if (opens >= closes)
    throw new Error(`Opening hours end (${options.closes}) before they begin (${options.opens})`)
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

  function isWorkingDay(day: number): boolean {
    const date = new Date(day)
    const weekday = date.getUTCDay()
    return weekday !== 0 && weekday !== 6 && !holidays.has(date.toISOString().slice(0, 10))
  }

  /** The opening spans from the day of `from` on, as [start, end] instants. */
  function* spans(from: number): Generator<[number, number]> {
    const first = Math.floor(wallClock(from) / dayInMs) * dayInMs
    for (let i = 0; i < longestSearchDays; i++) {
      const day = first + i * dayInMs
      if (isWorkingDay(day)) yield [instantOf(day + opens * 60_000), instantOf(day + closes * 60_000)]
    }
    throw new Error(`No working day within ${longestSearchDays} days`)
  }

  return {
    dayMs: (closes - opens) * 60_000,
    addWorkingTime(from, ms) {
      let left = ms
      for (const [start, end] of spans(from.getTime())) {
        const begin = Math.max(start, from.getTime())
        if (begin >= end) continue
        if (left <= end - begin) return new Date(begin + left)
        left -= end - begin
      }
      return from
    },
    workingMsBetween(from, to) {
      let sum = 0
      for (const [start, end] of spans(from.getTime())) {
        if (start >= to.getTime()) break
        sum += Math.max(0, Math.min(end, to.getTime()) - Math.max(start, from.getTime()))
      }
      return sum
    },
  }
}

function minutesOf(time: string): number {
  const [hours = NaN, minutes = NaN] = time.split(':').map(Number)
  if (Number.isNaN(hours + minutes)) {
    throw new Error(`"${time}" is not a time of day such as 09:00`)
  }
  return hours * 60 + minutes
}
