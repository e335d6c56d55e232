import { openingHours } from '#config/brand.ts'

// Made at its first use: the first one of a page blocks a phone for 70 ms.
let format: Intl.DateTimeFormat | undefined
const makeFormat = () =>
  new Intl.DateTimeFormat('en-GB', {
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
  const parts = partsOf(instant)
  return `${parts['weekday']} ${parts['day']} ${parts['month']}, ${parts['hour']}:${parts['minute']}`
}

/** "17:30" there. */
export function timeInWords(instant: Date): string {
  const parts = partsOf(instant)
  return `${parts['hour']}:${parts['minute']}`
}

function partsOf(instant: Date): Record<string, string> {
  format ??= makeFormat()
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
}

export const replyPromise = () =>
  `An engineer replies within one working day (${openingHours.label}, UK time).`
