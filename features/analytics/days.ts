import { dayMs } from '#lib/durations.ts'
import { isoDateOf } from '#lib/office-time.ts'

/** The day of the office’s clocks in London, as ISO date. */
export const dayOf = (at: Date): string => isoDateOf(at)

/** The day `count` days after an ISO date, or before it when negative. */
export function plusDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}

/** Days from the first to the last, both included. */
export interface DayRange {
  from: string
  to: string
}

/** Days of which the last one counts only until an instant, where that is told: it is compared with one that isn’t over. */
export interface CutRange extends DayRange {
  until?: Date
}

export function countDays({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
}

/** Every day of a range, the first one first. */
export function daysOf(range: DayRange): string[] {
  return Array.from({ length: countDays(range) }, (_, at) => plusDays(range.from, at))
}

export const comparisons = ['previous', 'year'] as const
export type Comparison = (typeof comparisons)[number]

/** As many days just before, or those of 52 weeks before, which are the same weekdays. */
export function rangeBefore(range: DayRange, comparison: Comparison): DayRange {
  const back = comparison === 'year' ? 364 : countDays(range)
  return { from: plusDays(range.from, -back), to: plusDays(range.to, -back) }
}

export const presets = [
  { name: '1', label: 'Today', days: 1 },
  { name: '7', label: 'Last 7 days', days: 7 },
  { name: '28', label: 'Last 28 days', days: 28 },
  { name: '90', label: 'Last 90 days', days: 90 },
  { name: '365', label: 'Last 365 days', days: 365 },
] as const
export const usualDays = 28

/** The last days up to and with `today`. */
export const lastDays = (count: number, today: string): DayRange => ({
  from: plusDays(today, 1 - count),
  to: today,
})
