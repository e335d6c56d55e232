/** How many nights, weeks and months a nightly backup is kept for. */
export const kept = { days: 7, weeks: 4, months: 12 }
/** Copies that a restore made of what it replaced are kept so long. */
export const copiesKeptMs = 60 * 24 * 60 * 60 * 1000

export interface Aged {
  id: string
  madeAt: Date
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const monthOf = (at: Date) => at.toISOString().slice(0, 7)

/** The Monday of the week, in UTC. */
function weekOf(at: Date) {
  const monday = new Date(at)
  monday.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7))
  return dayOf(monday)
}

/**
 * Which of the nightly backups may go: all but the newest of each of the last 7 days, 4 weeks and 12 months that have one. It is days with
 * backups that count, not days of the calendar: when no more are made, none of the last ones goes.
 */
export function nightliesToDelete(list: Aged[]): string[] {
  const newestFirst = list.toSorted(
    (a, b) => b.madeAt.getTime() - a.madeAt.getTime() || b.id.localeCompare(a.id),
  )
  const stays = new Set<string>()
  const keep = (most: number, periodOf: (at: Date) => string) => {
    const seen = new Set<string>()
    for (const { id, madeAt } of newestFirst) {
      const period = periodOf(madeAt)
      if (seen.size >= most) return
      if (seen.has(period)) continue
      seen.add(period)
      stays.add(id)
    }
  }
  keep(kept.days, dayOf)
  keep(kept.weeks, weekOf)
  keep(kept.months, monthOf)
  return newestFirst.filter(({ id }) => !stays.has(id)).map(({ id }) => id)
}
