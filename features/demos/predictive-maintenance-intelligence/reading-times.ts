import { dayMs } from '#lib/durations.ts'

/** Readings one after the other, each with the time since the one before. */
export interface Spaced {
  readings: number[]
  /** In ms; of several readings that were taken as one, their mean. */
  times: number[]
  /** From the reading before to each, in usual intervals; the first has none and counts as 1. */
  gaps: number[]
  /** The usual interval, in ms. */
  usual: number
  /** From the last of `times` to the last reading of the file, in usual intervals: above 0 where the last ones were taken as one. */
  lag: number
}

/** More empty intervals a reading than these, and the usual interval says nothing of how often readings are taken. */
const mostCells = 4

/**
 * Readings by their times, which are in order. Those that come within half of the usual interval count as one: a burst of a hundred readings says
 * no more of wear than its mean.
 */
export function spacedOf(readings: readonly number[], times: readonly number[]): Spaced {
  const last = times.at(-1) ?? 0
  const span = last - (times[0] ?? 0)
  let usual = usualOf(times)
  while (span / usual > mostCells * readings.length) usual *= 2
  const groups: number[][] = []
  times.forEach((time, i) => {
    const group = groups.at(-1)
    if (group && time - (times[group[0] ?? 0] ?? 0) < usual / 2) group.push(i)
    else groups.push([i])
  })
  const meanOf = (list: readonly number[]) => (group: readonly number[]) =>
    group.reduce((sum, i) => sum + (list[i] ?? 0), 0) / group.length
  const own = groups.map(meanOf(times))
  const interval = groups.length < times.length ? usualOf(own) : usual
  return {
    readings: groups.map(meanOf(readings)),
    times: own,
    gaps: own.map((time, i) => (i === 0 ? 1 : (time - (own[i - 1] ?? 0)) / interval)),
    usual: interval,
    lag: (last - (own.at(-1) ?? last)) / interval,
  }
}

function usualOf(times: readonly number[]): number {
  const gaps = times
    .slice(1)
    .map((time, i) => time - (times[i] ?? 0))
    .filter((gap) => gap > 0)
    .sort((a, b) => a - b)
  return gaps[Math.floor(gaps.length / 2)] ?? dayMs
}
