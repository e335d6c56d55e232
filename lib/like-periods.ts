import { dayMs } from './durations.ts'
import { instantOf, wallOf } from './london-clock.ts'

export const periodNames = ['today', 'week', 'month', 'quarter', 'year'] as const
export type PeriodName = (typeof periodNames)[number]

export interface Span {
  from: Date
  /** Not in it any more. */
  to: Date
}

/** The first moment of a day in London, by an ISO date, some days on. */
export function startOfLondonDay(isoDate: string, plusDays = 0): Date {
  return new Date(instantOf(Date.parse(`${isoDate}T00:00:00Z`) + plusDays * dayMs))
}

/** The instant at which London's clocks show on another day, by its ISO date, what they show now. */
export function sameTimeOn(isoDate: string, now: Date): Date {
  return new Date(instantOf(Date.parse(`${isoDate}T00:00:00Z`) + (wallOf(now.getTime()) % dayMs)))
}

/** Where a period began, and the one before it, as clocks show it. */
function beginnings(name: PeriodName, wall: Date): { start: number; before: number } {
  const year = wall.getUTCFullYear()
  const month = wall.getUTCMonth()
  const day = Date.UTC(year, month, wall.getUTCDate())
  if (name === 'today') return { start: day, before: day - dayMs }
  if (name === 'week') {
    const monday = day - ((wall.getUTCDay() + 6) % 7) * dayMs
    return { start: monday, before: monday - 7 * dayMs }
  }
  const months = { month: 1, quarter: 3, year: 12 }[name]
  const first = month - (month % months)
  return { start: Date.UTC(year, first), before: Date.UTC(year, first - months) }
}

/**
 * A period until now and the one before it until the same moment of it, on London's clocks: today until 14:30 and yesterday until 14:30. Where the one
 * before is shorter, as February is, it ends with its last day.
 */
export function likePeriods(name: PeriodName, now: Date): { now: Span; before: Span } {
  const wall = wallOf(now.getTime())
  const { start, before } = beginnings(name, new Date(wall))
  const beforeEnd = Math.min(before + (wall - start), start)
  const from = new Date(instantOf(start))
  return {
    now: { from, to: now },
    before: { from: new Date(instantOf(before)), to: new Date(instantOf(beforeEnd)) },
  }
}
