import { dayMs } from '#lib/durations.ts'

/** Copies that a restore made of what it replaced are kept so long. */
export const copiesKeptMs = 60 * dayMs

/** Of how many hours, days, weeks and months a scheduled backup stays. */
export interface Keep {
  hours: number
  days: number
  weeks: number
  months: number
}

export interface Aged {
  id: string
  kind: 'hourly' | 'nightly'
  madeAt: Date
}

export const isScheduled = (kind: string | null): kind is Aged['kind'] =>
  kind === 'hourly' || kind === 'nightly'

const hourOf = (at: Date) => at.toISOString().slice(0, 13)
const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const monthOf = (at: Date) => at.toISOString().slice(0, 7)

/** The Monday of the week, in UTC. */
function weekOf(at: Date) {
  const monday = new Date(at)
  monday.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7))
  return dayOf(monday)
}

/**
 * Which of the scheduled backups may go: of hourly ones all but the newest of each of the last hours that have one, of nightly ones all but the
 * newest of each of the last days, weeks and months. It is periods with backups that count, not those of the calendar: when no more are made,
 * none of the last ones goes.
 */
export function scheduledToDelete(list: Aged[], keep: Keep): string[] {
  const newestFirst = list.toSorted(
    (a, b) => b.madeAt.getTime() - a.madeAt.getTime() || b.id.localeCompare(a.id),
  )
  const stays = new Set<string>()
  const keepNewest = (kind: Aged['kind'], most: number, periodOf: (at: Date) => string) => {
    const seen = new Set<string>()
    for (const one of newestFirst) {
      if (one.kind !== kind) continue
      const period = periodOf(one.madeAt)
      if (seen.size >= most) return
      if (seen.has(period)) continue
      seen.add(period)
      stays.add(one.id)
    }
  }
  keepNewest('hourly', keep.hours, hourOf)
  keepNewest('nightly', keep.days, dayOf)
  keepNewest('nightly', keep.weeks, weekOf)
  keepNewest('nightly', keep.months, monthOf)
  return newestFirst.filter(({ id }) => !stays.has(id)).map(({ id }) => id)
}
