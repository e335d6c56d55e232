import type { Cycle } from './find-cycle.ts'
import { stl } from './stl.ts'

export interface Seasonal {
  cycle: Cycle
  values: Float64Array
  /** What all seasons and the trend leave over. */
  remainder: Float64Array
  /** Readings that each of its values is a mean of. */
  seen: number
}

const fewestForChange = 12
const rounds = 2
/** Of a span under tricube weights, what counts in its mean: (∫w)² / (2 ∫w²). */
const tricubeShare = 0.705

/**
 * One seasonal part for each cycle, by robust STL of what the others leave over, in turn. A season may change slowly where it was seen
 * often. Source: K. Bandara, R. J. Hyndman, C. Bergmeir, MSTL, arXiv:2107.13462, 2021.
 */
export function mstl(values: readonly number[], cycles: readonly Cycle[]): Seasonal[] {
  const parts = cycles.map((cycle): Seasonal => ({
    cycle,
    values: new Float64Array(values.length),
    remainder: new Float64Array(values.length),
    seen: values.length / cycle.period,
  }))
  for (let round = 0; round < (parts.length > 1 ? rounds : 1); round++)
    for (const part of parts) {
      const rest = values.map((value, i) =>
        parts.reduce((left, other) => (other === part ? left : left - (other.values[i] ?? 0)), value),
      )
      const { period } = part.cycle
      const repeats = values.length / period
      const seasonSpan = repeats >= fewestForChange ? oddAbove(repeats / 2) : 'periodic'
      const { seasonal, remainder } = stl(rest, { period, seasonSpan, isRobust: true })
      part.values = seasonal
      part.seen = seasonSpan === 'periodic' ? repeats : tricubeShare * seasonSpan
      for (const one of parts) one.remainder = remainder
    }
  return parts
}

function oddAbove(value: number): number {
  const whole = Math.max(7, Math.ceil(value))
  return whole % 2 === 0 ? whole + 1 : whole
}
