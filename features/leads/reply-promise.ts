import { brand } from '#config/brand.ts'

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** "Monday 23 November, 17:30", the wall clock of our office. */
export function inWords(instant: Date): string {
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  return `${parts['weekday']} ${parts['day']} ${parts['month']}, ${parts['hour']}:${parts['minute']}`
}

export const replyPromise = `An engineer replies within one working day (${brand.openingHours.label}, UK time).`
