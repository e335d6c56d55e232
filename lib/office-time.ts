import { dayMs } from './durations.ts'

const timeZone = 'Europe/London'
const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
const weekday = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short' })
const dayMonth = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short' })
const dayMonthYear = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
const weekdayDate = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone })

/** The date in London as 2026-11-21. */
export const isoDateOf = (date: Date) => isoDay.format(date)

/** "17:30" of today, "Mon 17:30" of the days around, "3 Nov 17:30", or "3 Nov 2025" further off; in London. */
export function shortTime(iso: string, now: Date): string {
  const date = new Date(iso)
  const days = Math.round((Date.parse(isoDateOf(date)) - Date.parse(isoDateOf(now))) / dayMs)
  if (days === 0) return clock.format(date)
  if (Math.abs(days) < 6) return `${weekday.format(date)} ${clock.format(date)}`
  if (Math.abs(days) < 180) return `${dayMonth.format(date)} ${clock.format(date)}`
  return dayMonthYear.format(date)
}

/** "3 Nov 2025, 17:30" in London. */
export const longTime = (iso: string) =>
  `${dayMonthYear.format(new Date(iso))}, ${clock.format(new Date(iso))}`

/** "3 Nov 2025" in London. */
export const longDate = (iso: string) => dayMonthYear.format(new Date(iso))

/** "Monday 3 November 2025" in London. */
export const longDay = (iso: string) => weekdayDate.format(new Date(iso)).replace(',', '')

/** "17:30" in London. */
export const clockTime = (iso: string) => clock.format(new Date(iso))

/** "2 h 15 min", "40 min", of working time. */
export function hoursOf(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000))
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes} min` : minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
}
