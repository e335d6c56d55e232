import { dayMs, hourMs } from '#lib/durations.ts'
import { isoDateOf } from '#lib/office-time.ts'

const opensAt = 9
const hour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  hourCycle: 'h23',
})
const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', weekday: 'short' })

/** Nine in the morning, London time, of the day that `at` lies in. */
function morningOf(at: Date): Date {
  const start = new Date(`${isoDateOf(at)}T0${opensAt}:00:00Z`)
  // In summer London is ahead of UTC.
  return new Date(start.getTime() - (Number(hour.format(start)) - opensAt) * hourMs)
}

/** Until when something can be put off with one press. */
export function snoozeTimes(now: Date): { label: string; until: Date }[] {
  const tomorrow = new Date(now.getTime() + dayMs)
  const days = [1, 2, 3, 4, 5, 6, 7].map((days) => new Date(now.getTime() + days * dayMs))
  const monday = days.find((day) => weekday.format(day) === 'Mon') ?? tomorrow
  return [
    { label: 'For an hour', until: new Date(now.getTime() + hourMs) },
    { label: 'Until tomorrow, 9:00', until: morningOf(tomorrow) },
    ...(monday.getTime() === tomorrow.getTime()
      ? []
      : [{ label: 'Until Monday, 9:00', until: morningOf(monday) }]),
  ]
}
