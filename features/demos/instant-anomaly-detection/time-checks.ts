import type { Check } from '#features/demos/frame/report/report.ts'
import { dayMs } from '#lib/durations.ts'
import type { Analysed } from './analyse-column.ts'
import { spanName } from './timeline.ts'
import { count, many, percent } from './words.ts'

const mostUnordered = 0.1

export function orderCheck({ timeline, at, values }: Analysed): Check {
  const name = 'One reading at a time'
  const { step, unordered, isEven } = timeline
  if (!at || step === undefined)
    return {
      name,
      state: 'doubtful',
      says: 'There is no usable time column: rows are assumed to be evenly spaced, in the order of the file.',
    }
  if (unordered > 0 && at.every((time) => time % dayMs === 0))
    return {
      name,
      state: 'doubtful',
      says: 'The dates have no time of day: the rows of each day are taken in the order of the file.',
    }
  if (unordered > 0)
    return {
      name,
      state: unordered > values.length * mostUnordered ? 'failed' : 'doubtful',
      says: `${many(unordered, 'reading has', 'readings have')} the same time as the one before. If several sensors share a column, give each a column or a file of its own.`,
    }
  return isEven
    ? { name, state: 'passed', says: `There is one every ${spanName(1, step).replace(/^1 /, '')}.` }
    : { name, state: 'doubtful', says: 'They are unevenly spaced, so no cycle was looked for.' }
}

export function gapCheck(
  { timeline: { gaps, step, isEven } }: Analysed,
  line: (reading: number) => number,
): Check {
  const name = 'No readings are missing'
  if (step === undefined || !isEven)
    return { name, state: 'doubtful', says: 'Readings are unevenly spaced, so this can’t be checked.' }
  const longest = gaps.reduce<(typeof gaps)[number] | undefined>(
    (most, gap) => (gap.missing > (most?.missing ?? 0) ? gap : most),
    undefined,
  )
  if (!longest)
    return { name, state: 'passed', says: 'There is no gap between the first and the last reading.' }
  const missing = gaps.reduce((sum, gap) => sum + gap.missing, 0)
  return {
    name,
    state: 'doubtful',
    says: `${many(missing, 'reading is', 'readings are')} missing in ${many(gaps.length, 'place')}; the longest gap is after row ${line(longest.after)} (${spanName(longest.missing, step)}). Nothing was checked there.`,
  }
}

export function cycleCheck({ adjusted, timeline, values }: Analysed): Check {
  const name = 'Cycles are removed'
  const { seasons, isMultiplicative } = adjusted
  const short = seasons.find(({ cycles }) => cycles < 2)
  if (short)
    return {
      name,
      state: 'failed',
      says: `A cycle of ${count(short.period)} readings has to occur at least twice, and there are only ${count(values.length)} readings. Set a shorter one, or 1 for none.`,
    }
  if (seasons.length > 0) {
    const spans = seasons.map(({ period, autocorrelation, strength, cycles }) => {
      const span = timeline.step === undefined ? '' : ` (${spanName(period, timeline.step)})`
      return `A cycle of ${count(period)} readings${span} occurs ${count(Math.floor(cycles))} times, with an autocorrelation of ${autocorrelation.toFixed(2)}; it explains ${percent(strength)} of the variation.`
    })
    const isWeak = seasons.some(({ cycles, strength }) => cycles < 4 || strength < 0.3)
    return {
      name,
      state: isWeak ? 'doubtful' : 'passed',
      says: `${spans.join(' ')} It was removed${isMultiplicative ? ' as a factor, since it grows with the level' : ''}.`,
    }
  }
  if (!timeline.isEven)
    return { name, state: 'doubtful', says: 'Readings are unevenly spaced, so no cycle was looked for.' }
  return {
    name,
    state: 'passed',
    says: `No cycle of up to ${count(Math.floor(values.length / 3))} readings was found. If you know of one, enter its length.`,
  }
}
