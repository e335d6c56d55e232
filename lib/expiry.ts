import { dayMs } from './durations.ts'
import { longDate } from './office-time.ts'

/** Whole days from one ISO date to another; negative when it lies before. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** "expires in 7 days, on 28 Nov 2026", "expired on 20 Nov 2026". `expiresOn` is the last day on which it holds. */
export function expiryInWords(daysLeft: number, expiresOn: string): string {
  const on = longDate(expiresOn)
  if (daysLeft < 0) return `expired on ${on}`
  if (daysLeft === 0) return `expires today, ${on}`
  return `expires in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}, on ${on}`
}
