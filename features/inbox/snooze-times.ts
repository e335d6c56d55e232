import type { BusinessCalendar } from '#lib/business-calendar.ts'
import { dayMs, hourMs } from '#lib/durations.ts'
import { daysBetween } from '#lib/expiry.ts'
import { startOfLondonDay } from '#lib/like-periods.ts'
import { isoDateOf } from '#lib/office-time.ts'

const timeZone = 'Europe/London'
const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', minute: '2-digit' })
const weekday = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long' })
const day = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'long' })

/** Until when something can be put off with one press: for an hour, until the next opening, and until the first one of the coming week. */
export function snoozeTimes(now: Date, calendar: BusinessCalendar): { label: string; until: Date }[] {
  const next = calendar.opensAfter(now)
  const ofNextWeek = calendar.opensAfter(new Date(nextMonday(now).getTime() - 1))
  return [
    { label: 'For an hour', until: new Date(now.getTime() + hourMs) },
    ...[next, ...(ofNextWeek > next ? [ofNextWeek] : [])].map((until) => ({
      label: `Until ${dayInWords(until, now)}, ${clock.format(until)}`,
      until,
    })),
  ]
}

function nextMonday(now: Date): Date {
  const days = [1, 2, 3, 4, 5, 6, 7].map((days) => startOfLondonDay(isoDateOf(now), days))
  return days.find((at) => weekday.format(at) === 'Monday') ?? new Date(now.getTime() + 7 * dayMs)
}

function dayInWords(at: Date, now: Date): string {
  const days = daysBetween(isoDateOf(now), isoDateOf(at))
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  return days < 7 ? weekday.format(at) : day.format(at)
}
