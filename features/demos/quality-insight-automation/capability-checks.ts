import type { Check } from '#features/demos/frame/report/report.ts'
import type { Transformation } from './box-cox.ts'
import { andersonDarling } from './normality.ts'
import type { Stability } from './stability.ts'

const fewestReadings = 8
/** Of so many readings one lies beyond each of the percentiles 0.135 and 99.865. */
const fewestForPercentiles = 741
const enoughForPercentiles = 2000

/** `by`: the rules of the chart, or the same rules on ranks where readings aren't normal. */
export function stabilityCheck({ base, signals, expected, state }: Stability, by: 'rules' | 'ranks'): Check {
  const name = 'Stable while the limits were set'
  const how = by === 'ranks' ? ', judged by the ranks of the readings, which need no distribution' : ''
  if (state === 'stable')
    return {
      name,
      state: 'passed',
      says: `No rule fired among the ${base} points that set the limits${how}.`,
    }
  const fired = `${signals} signal${signals === 1 ? '' : 's'} among the ${base} points that set the limits${how}`
  if (state === 'doubtful')
    return {
      name,
      state: 'doubtful',
      says: `${fired}; in a stable process chance alone gives ${expected.toFixed(1)}. Look for a cause; if you find one, leave that point out with the reason.`,
    }
  return {
    name,
    state: 'failed',
    says: `${fired}, more, or further out, than chance explains (${expected.toFixed(1)} expected). Find the cause and leave those points out with the reason; until then Cp and Cpk mean nothing.`,
  }
}

/** `other` when Anderson–Darling doubts a normal distribution at 5%. */
export function shapeOf(readings: readonly number[]): 'normal' | 'unknown' | 'other' {
  if (readings.length < fewestReadings) return 'unknown'
  return andersonDarling(readings).chance >= 0.05 ? 'normal' : 'other'
}

export function normalityCheck(readings: readonly number[]): Check {
  const name = 'Readings are normally distributed'
  if (readings.length < fewestReadings)
    return { name, state: 'doubtful', says: `${readings.length} readings are too few to tell.` }
  const { figures, state } = andersonDarlingOf(readings)
  if (state === 'passed') return { name, state, says: `${figures}.` }
  const ways = 'Box–Cox or percentiles, under “Readings that aren’t normal”, may suit'
  if (state === 'doubtful')
    return { name, state, says: `${figures}: look at the histogram before you trust Cpk; ${ways} better.` }
  return {
    name,
    state,
    says: `${figures}. Cp and Cpk assume a normal distribution and would be wrong for this shape. The usual cause is several streams in one column (cavities, tools, shifts): chart each on its own. Where the shape is natural, as with flatness or runout, ${ways}.`,
  }
}

function andersonDarlingOf(readings: readonly number[]): { figures: string; state: Check['state'] } {
  const { statistic, chance } = andersonDarling(readings)
  return {
    figures: `Anderson–Darling A² ${statistic.toFixed(3)}, p ${chance < 0.005 ? 'under 0.005' : chance.toFixed(3)}`,
    state: chance >= 0.05 ? 'passed' : chance >= 0.005 ? 'doubtful' : 'failed',
  }
}

const powerNames: Record<string, string> = {
  '-1': 'the reciprocal',
  '-0.5': 'the reciprocal of the root',
  '0': 'the logarithm',
  '0.5': 'the square root',
  '2': 'the square',
}

/** `found` is undefined where readings at or under nought allow no power. */
export function transformationCheck(found: Transformation | undefined, moved: readonly number[]): Check {
  const name = 'Transformed readings are normally distributed'
  if (!found)
    return {
      name,
      state: 'failed',
      says: 'Box–Cox needs readings above zero, and some are not. Use percentiles instead.',
    }
  const { best, low, high, lambda } = found
  const power = powerNames[String(lambda)]
  const figures = `Box–Cox λ ${best.toFixed(2)} (95% interval ${low.toFixed(2)} to ${high.toFixed(2)})${power ? `; ${power} is used, λ ${lambda}` : ''}`
  const { figures: after, state } = andersonDarlingOf(moved)
  const advice = {
    passed: '.',
    doubtful: ': look at the histogram before you trust Cpk.',
    failed:
      '. No power makes these readings normal: look for several streams in one column, or use percentiles.',
  }
  return { name, state, says: `${figures}. ${after} afterwards${advice[state]}` }
}

export function percentilesCheck(count: number): Check {
  const name = 'Enough readings for percentiles'
  const figures = `${count.toLocaleString('en-GB')} readings`
  if (count < fewestForPercentiles)
    return {
      name,
      state: 'failed',
      says: `${figures}; the percentiles 0.135 and 99.865 need at least ${fewestForPercentiles} to show at all, and preferably ${enoughForPercentiles.toLocaleString('en-GB')}. Box–Cox needs fewer.`,
    }
  if (count < enoughForPercentiles)
    return {
      name,
      state: 'doubtful',
      says: `${figures}: the percentiles rest on the one or two outermost readings at each end.`,
    }
  return { name, state: 'passed', says: `${figures}.` }
}
