import { englishBankHolidays } from '#lib/business-calendar.ts'
import { dayMs } from '#lib/durations.ts'

const londonDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })
const holidays = new Set(englishBankHolidays)

/** The day of an instant in London, as an ISO date. */
export const dayOf = (instant: Date): string => londonDay.format(instant)

/**
 * The last day for an answer, as an ISO date: the same day of the month so many months later, or the last one of a shorter month; where
 * nobody works on it, the next working day. Source: ICO, "How long do we have to comply?" on the right of access.
 */
export function dueDayOf(receivedAt: Date, months = 1): string {
  const [year = 0, month = 1, day = 1] = dayOf(receivedAt).split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  let due = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth)))
  while (!isWorkingDay(due)) due = new Date(due.getTime() + dayMs)
  return due.toISOString().slice(0, 10)
}

/** The last day on which a complaint may be acknowledged: 30 days after it came. Source: Data (Use and Access) Act 2025, section 103. */
export function acknowledgeDayOf(receivedAt: Date): string {
  return new Date(Date.parse(dayOf(receivedAt)) + 30 * dayMs).toISOString().slice(0, 10)
}

function isWorkingDay(day: Date): boolean {
  const weekday = day.getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.has(day.toISOString().slice(0, 10))
}

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })

/** "Monday, 21 December 2026". */
export const dayInWords = (isoDate: string): string => inWords.format(new Date(`${isoDate}T00:00:00Z`))
