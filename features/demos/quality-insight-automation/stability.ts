import type { ReadingsKind } from './read-points.ts'
import type { PairOfCharts } from './charts.ts'
import { zOf } from './charts.ts'

export interface Stability {
  /** Points that set the limits. */
  base: number
  /** Signals among them. */
  signals: number
  /** How many chance alone would give a stable process. */
  expected: number
  state: 'stable' | 'doubtful' | 'unstable'
}

/** Signals of a point of averages or readings, by the highest rule in use. Source: C. W. Champ, W. H. Woodall, Technometrics 29, 1987, table 1. */
const locationRates: Record<number, number> = { 1: 1 / 370.4, 2: 1 / 225.44, 4: 1 / 91.75 }
/** Of a point of ranges or deviations beyond its upper limit; of moving ranges, of R and of S of five. */
const spreadRates: Record<ReadingsKind, number> = { single: 0.0091, range: 0.0046, deviation: 0.0039 }
/** So that two signals among 25 averages are too many, and one among 24 is not. */
const rare = 0.06
/** Deviations from the centre that chance hardly reaches. */
const [farLocation, farSpread] = [4, 5]

/** Whether more rules fired among the points that set the limits than chance would have it, or one of these lies far out. */
export function stabilityOf(
  pair: PairOfCharts,
  kind: ReadingsKind,
  {
    base,
    signals,
    rules,
    setsLimits,
  }: { base: number; signals: number; rules: number; setsLimits: (i: number) => boolean },
): Stability {
  const expected = base * ((locationRates[rules] ?? 1 / 91.75) + spreadRates[kind])
  const isFar =
    zOf(pair.location).some((z, i) => setsLimits(i) && Math.abs(z) > farLocation) ||
    pair.spread.values.some((value, i) => {
      const { centre, upper } = pair.spread
      return setsLimits(i) && value - centre > (farSpread / 3) * ((upper[i] ?? Infinity) - centre)
    })
  const isTooMany = signals > 0 && poissonTail(signals, expected) < rare
  return {
    base,
    signals,
    expected,
    state: isFar || isTooMany ? 'unstable' : signals > 0 ? 'doubtful' : 'stable',
  }
}

/** How often `count` or more come where `expected` do on average. */
function poissonTail(count: number, expected: number): number {
  let term = Math.exp(-expected)
  let below = 0
  for (let i = 0; i < count; i++) {
    below += term
    term *= expected / (i + 1)
  }
  return 1 - below
}
