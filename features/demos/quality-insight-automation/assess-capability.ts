import { mean, quantile, sampleStandardDeviation } from 'simple-statistics'
import type { Check } from '#features/demos/frame/report/report.ts'
import { boxCox, transform } from './box-cox.ts'
import { capabilityOf, type Capability } from './capability.ts'
import {
  normalityCheck,
  percentilesCheck,
  shapeOf,
  stabilityCheck,
  transformationCheck,
} from './capability-checks.ts'

export interface Process {
  /** Readings that set the limits, of the stage that is running. */
  reference: readonly number[]
  /** All readings of that stage that count. */
  readings: readonly number[]
  /** How many points set the limits, and whether no rule fired among them. */
  base: number
  isStable: boolean
  /** σ within of the readings that set the limits when each is moved so. */
  withinOf: (move: (value: number) => number) => number
}

export interface Tolerance {
  lower: number
  upper: number
  /** What is done with readings that aren't normal. */
  shape?: 'none' | 'box-cox' | 'percentiles'
}

export interface Assessment {
  checks: Check[]
  /** Only to be shown when no check failed; undefined where nothing can be computed. */
  capability?: {
    method: 'normal' | 'box-cox' | 'percentiles'
    /** None by percentiles, which know no short-term spread. */
    within?: Capability
    overall: Pick<Capability, 'cp' | 'cpk'>
  }
}

/** Capability within the tolerance and what it assumes: a stable process of a known shape. */
export function assessCapability(process: Process, tolerance: Tolerance): Assessment {
  const { reference, readings } = process
  const { shape = 'none' } = tolerance
  const stability = stabilityCheck(process.isStable, process.base)
  if (shape === 'none' || shapeOf(reference) !== 'other')
    return {
      checks: [stability, normalityCheck(reference)],
      capability: { method: 'normal', ...indices(process, tolerance, (value) => value) },
    }
  if (shape === 'percentiles')
    return {
      checks: [stability, percentilesCheck(readings.length)],
      capability: { method: 'percentiles', overall: byPercentiles(readings, tolerance) },
    }
  if (readings.some((value) => value <= 0)) return { checks: [stability, transformationCheck(undefined, [])] }
  const found = boxCox(reference)
  const move = (value: number) => transform(value, found.lambda)
  return {
    checks: [stability, transformationCheck(found, reference.map(move))],
    capability: { method: 'box-cox', ...indices(process, overNought(tolerance), move) },
  }
}

/** Where all readings lie over 0, a limit at or under it is never reached. */
const overNought = ({ lower, upper }: Tolerance): Tolerance => ({
  lower: lower > 0 ? lower : Number.NaN,
  upper: upper > 0 ? upper : Number.NaN,
})

/** Of readings and limits that are moved alike. */
function indices(
  { reference, readings, withinOf }: Process,
  tolerance: Tolerance,
  move: (value: number) => number,
) {
  const limits = { lower: move(tolerance.lower), upper: move(tolerance.upper) }
  const [short, long] = [reference.map(move), readings.map(move)]
  return {
    within: capabilityOf({ mean: mean(short), deviation: withinOf(move), count: short.length }, limits),
    overall: capabilityOf(
      { mean: mean(long), deviation: sampleStandardDeviation(long), count: long.length },
      limits,
    ),
  }
}

/**
 * Pp and Ppk with the span of 99.73 % of the readings in place of 6 σ, and their median in place of the mean.
 * Source: ISO 22514-2, Statistical methods in process management, capability by percentiles.
 */
function byPercentiles(readings: readonly number[], { lower, upper }: Tolerance) {
  const [low = 0, middle = 0, high = 0] = quantile([...readings], [0.00135, 0.5, 0.99865])
  const sides = [(upper - middle) / (high - middle), (middle - lower) / (middle - low)]
  return { cp: (upper - lower) / (high - low), cpk: Math.min(...sides.filter(Number.isFinite)) }
}
