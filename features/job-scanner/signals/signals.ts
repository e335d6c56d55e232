import { roleSlugs, type RoleSlug } from '#config/roles.ts'
import { dayMs } from '#lib/durations.ts'
import type { ScorePart } from './signal.schema.ts'

/** A signal is what a company opened within so many days, compared with as many before. */
export const signalDays = 30
/** Where we place people: the United Kingdom and Ireland. */
export const nearCountries = ['GB', 'IE']

/** A job of a role in the UK or Ireland. */
export interface SignalJob {
  id: string
  title: string
  company: string
  companyKey: string
  countries: string[]
  roles: RoleSlug[]
  /** Postings of one job share it. */
  groupKey: string
  openedAt: Date
  isOpen: boolean
}

export interface Signal {
  companyKey: string
  company: string
  jobs: SignalJob[]
  jobsBefore: number
  roles: RoleSlug[]
  countries: string[]
  newestAt: Date
  score: number
  parts: ScorePart[]
}

/**
 * Companies by what they opened in the 30 days before `now`, the strongest first. Postings of one job count once, and a company none of
 * whose jobs is still open gives no signal.
 */
export function signalsOf(jobs: readonly SignalJob[], now: Date): Signal[] {
  const from = now.getTime() - signalDays * dayMs
  const before = from - signalDays * dayMs
  const signals: Signal[] = []
  for (const [companyKey, all] of Map.groupBy(jobs, (job) => job.companyKey)) {
    const recent = onceEach(all.filter(({ openedAt }) => openedAt.getTime() > from))
    const earlier = onceEach(
      all.filter(({ openedAt }) => openedAt.getTime() > before && openedAt.getTime() <= from),
    )
    const [newest] = recent
    if (!newest || !recent.some(({ isOpen }) => isOpen)) continue
    const has = new Set(recent.flatMap(({ roles }) => roles))
    const roles = roleSlugs.filter((role) => has.has(role))
    const parts = scoreOf({
      jobs: recent.length,
      before: earlier.length,
      roles: roles.length,
      newest: newest.openedAt,
      now,
    })
    signals.push({
      companyKey,
      company: newest.company,
      jobs: recent,
      jobsBefore: earlier.length,
      roles,
      countries: nearCountries.filter((code) => recent.some(({ countries }) => countries.includes(code))),
      newestAt: newest.openedAt,
      score: parts.reduce((sum, { points }) => sum + points, 0),
      parts,
    })
  }
  return signals.toSorted((a, b) => b.score - a.score || (a.companyKey < b.companyKey ? -1 : 1))
}

/** The newest posting of each job, the newest first; an open one before a closed one. */
function onceEach(jobs: SignalJob[]): SignalJob[] {
  const sorted = jobs.toSorted(
    (a, b) => Number(b.isOpen) - Number(a.isOpen) || b.openedAt.getTime() - a.openedAt.getTime(),
  )
  const first = new Map<string, SignalJob>()
  for (const job of sorted) if (!first.has(job.groupKey)) first.set(job.groupKey, job)
  return [...first.values()].toSorted(
    (a, b) => b.openedAt.getTime() - a.openedAt.getTime() || (a.id < b.id ? -1 : 1),
  )
}

/** At most 100 points: 10 a job up to 50, 5 a role up to 25, 15 for a job of the last week, 10 for more than in the 30 days before. */
function scoreOf(one: { jobs: number; before: number; roles: number; newest: Date; now: Date }): ScorePart[] {
  const isFresh = one.now.getTime() - one.newest.getTime() < 7 * dayMs
  const parts = [
    { reason: one.jobs === 1 ? '1 job' : `${one.jobs} jobs`, points: Math.min(50, one.jobs * 10) },
    { reason: one.roles === 1 ? '1 role' : `${one.roles} roles`, points: Math.min(25, one.roles * 5) },
    { reason: 'Opened one within the last 7 days', points: isFresh ? 15 : 0 },
    { reason: `More than in the ${signalDays} days before`, points: one.jobs > one.before ? 10 : 0 },
  ]
  return parts.filter(({ points }) => points > 0)
}
