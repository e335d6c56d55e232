import { dayMs } from '#lib/durations.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
})

export const shortDay = (isoDate: string) => day.format(new Date(`${isoDate}T00:00:00Z`))
export const shortMoment = (iso: string) => moment.format(new Date(iso))

/** "in 3 days", "today", "2 days late", counted in days of London. */
export function untilInWords(isoDate: string, now: Date): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(now)
  const days = Math.round((Date.parse(isoDate) - Date.parse(today)) / dayMs)
  if (days === 0) return 'today'
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`
  return days < 0 ? `${count} late` : `in ${count}`
}
