import { mean, quantile, sampleStandardDeviation } from 'simple-statistics'
import type { Check } from '#features/demos/frame/report/report.ts'
import { capabilityOf, type Capability } from './capability.ts'
import { normalityCheck, percentilesCheck, shapeOf, stabilityCheck } from './capability-checks.ts'
import type { Stability } from './stability.ts'

export interface Process {
  /** Readings that set the limits, of the stage that is running. */
  reference: readonly number[]
  /** All readings of that stage that count. */
  readings: readonly number[]
  stability: Stability
  /** σ within of the readings that set the limits. */
  within: number
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
    method: 'normal' | 'percentiles'
    /** None by percentiles, which know no short-term spread. */
    within?: Capability
    overall: Pick<Capability, 'cp' | 'cpk'>
  }
}

/**
 * Capability within the tolerance and what it assumes: a stable process of a known shape. `transformation`: the check of readings that
 * were transformed, in place of that of their own shape.
 */
export function assessCapability(process: Process, tolerance: Tolerance, transformation?: Check): Assessment {
  const { reference, readings, stability, within } = process
  if (!transformation && isByPercentiles(reference, tolerance))
    return {
      checks: [stabilityCheck(stability, 'ranks'), percentilesCheck(readings.length)],
      capability: { method: 'percentiles', overall: byPercentiles(readings, tolerance) },
    }
  return {
    checks: [stabilityCheck(stability, 'rules'), transformation ?? normalityCheck(reference)],
    capability: {
      method: 'normal',
      within: capabilityOf(
        { mean: mean([...reference]), deviation: within, count: reference.length },
        tolerance,
      ),
      overall: capabilityOf(
        {
          mean: mean([...readings]),
          deviation: sampleStandardDeviation([...readings]),
          count: readings.length,
        },
        tolerance,
      ),
    },
  }
}

/** What somebody chose for readings that aren't normal counts only for such. */
export const isByPercentiles = (reference: readonly number[], { shape }: Tolerance) =>
  shape === 'percentiles' && shapeOf(reference) === 'other'

/**
 * Pp and Ppk with the span of 99.73% of the readings in place of 6 σ, and their median in place of the mean.
 * Source: ISO 22514-2, Statistical methods in process management, capability by percentiles.
 */
function byPercentiles(readings: readonly number[], { lower, upper }: Tolerance) {
  const [low = 0, middle = 0, high = 0] = quantile([...readings], [0.00135, 0.5, 0.99865])
  const sides = [(upper - middle) / (high - middle), (middle - lower) / (middle - low)]
  return { cp: (upper - lower) / (high - low), cpk: Math.min(...sides.filter(Number.isFinite)) }
}
