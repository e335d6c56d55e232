import { daysBetween } from '#lib/expiry.ts'
import { isoDateOf } from '#lib/office-time.ts'

/** "in 3 days", "today", "2 days late", counted in days of London. */
export function untilInWords(isoDate: string, now: Date): string {
  const days = daysBetween(isoDateOf(now), isoDate)
  if (days === 0) return 'today'
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`
  return days < 0 ? `${count} late` : `in ${count}`
}
