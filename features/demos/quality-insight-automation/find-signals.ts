import { attributeChart } from './attribute-charts.ts'
import type { Check } from '#features/demos/frame/report/report.ts'
import { assessCapability, isByPercentiles, type Assessment, type Tolerance } from './assess-capability.ts'
import { normalScores } from './normal-scores.ts'
import { defectPareto } from './capability.ts'
import { attributeChecks, readingsChecks } from './chart-checks.ts'
import {
  averageCharts,
  deviationCharts,
  individualCharts,
  zOf,
  type Chart,
  type PairOfCharts,
} from './charts.ts'
import type { QualityData } from './read-quality.ts'
import { firedRules, type Fired } from './rules.ts'
import { stabilityOf, type Stability } from './stability.ts'
import { joinCharts, referenceOf, type Stage, type StagedChart } from './stages.ts'

export interface QualitySettings extends Tolerance {
  reference: number
  /** 1 to 4: all rules up to this one. */
  rules: number
}

export interface Signal extends Fired {
  chart: 'location' | 'spread' | 'attribute'
}

export interface Quality extends Assessment {
  pair: { location: StagedChart; spread: StagedChart; within: number } | undefined
  attribute: StagedChart | undefined
  signals: Signal[]
  /** How many points set the limits of the last stage. */
  base: number
  /** Of the last stage; undefined without readings. */
  stability: Stability | undefined
  chartChecks: Check[]
  /** Of the last stage, without excluded points. */
  readings: number[]
  pareto: ReturnType<typeof defectPareto>
}

/** Below this many expected in a lot the distribution is too skew for the zones of rules 2 and 3. */
export const fewestExpected = 5

const chartsOf = { single: individual, range: averageCharts, deviation: deviationCharts }

function individual(
  groups: readonly (readonly number[])[],
  setsLimits: (i: number) => boolean,
): PairOfCharts {
  return individualCharts(groups.flat(), setsLimits)
}

/**
 * Charts, fired rules, capability and Pareto of what was read. Capability is that of the last stage. `transformation`: the check of
 * readings that were transformed before.
 */
export function analyseQuality(
  data: QualityData,
  settings: QualitySettings,
  transformation?: Check,
): Quality {
  const { points, lots, defects, stages, lotStages } = data
  const sets = referenceOf(points, stages, settings.reference)
  const pairs = stages.map(({ from, to }) =>
    chartsOf[data.kind](
      points.slice(from, to).map(({ readings }) => readings),
      (i) => Boolean(sets[from + i]),
    ),
  )
  const lotSets = referenceOf(lots, lotStages, settings.reference)
  const attributes = lotStages.map(({ from, to }) =>
    attributeChart(data.lotKind, lots.slice(from, to), (i) => Boolean(lotSets[from + i])),
  )
  const lastPair = pairs.at(-1)
  const last = stages.at(-1) ?? { name: '', from: 0, to: 0 }
  const base = sets.slice(last.from).filter(Boolean).length
  const isFew = attributes.some((chart) => expectedOf(data, chart) < fewestExpected)
  const signals: Signal[] = [
    ...firedIn(
      pairs.map(({ location }) => zOf(location)),
      stages,
      points,
      settings.rules,
    ).map(on('location')),
    ...firedIn(
      pairs.map(({ spread }) => beyondLimits(spread)),
      stages,
      points,
      1,
    ).map(on('spread')),
    ...firedIn(attributes.map(zOf), lotStages, lots, settings.rules)
      .filter(({ rule }) => !isFew || rule === 1 || rule === 4)
      .map(on('attribute')),
  ]
  const kept = points.slice(last.from).filter(({ excluded }) => excluded === '')
  const readings = kept.flatMap(({ readings }) => readings)
  const reference = points.flatMap(({ readings }, i) => (sets[i] && i >= last.from ? readings : []))
  const ownStability =
    lastPair &&
    stabilityOf(lastPair, data.kind, {
      base,
      rules: settings.rules,
      setsLimits: (i) => Boolean(sets[last.from + i]),
      signals: signals.filter(
        ({ chart, from, to }) =>
          chart !== 'attribute' && from >= last.from && sets.slice(from, to + 1).some(Boolean),
      ).length,
    })
  const stability =
    !transformation && isByPercentiles(reference, settings)
      ? analyseQuality(normalScores(data), { ...settings, shape: 'none' }).stability
      : ownStability
  const assessed: Assessment =
    lastPair && stability && lastPair.within > 0 && isToleranceMeant(readings, settings)
      ? assessCapability(
          { reference, readings, stability, within: lastPair.within },
          settings,
          transformation,
        )
      : { checks: [] }
  return {
    pair: lastPair && {
      location: joinCharts(pairs.map(({ location }) => location)),
      spread: joinCharts(pairs.map(({ spread }) => spread)),
      within: lastPair.within,
    },
    attribute: attributes.length > 0 ? joinCharts(attributes) : undefined,
    signals,
    base,
    stability,
    chartChecks: [
      ...(lastPair ? readingsChecks(data, lastPair, { base, from: last.from, sets }) : []),
      ...attributeChecks(data, attributes, lotSets, isFew),
    ],
    ...assessed,
    readings,
    pareto: defectPareto(defects),
  }
}

const isToleranceMeant = (readings: readonly number[], { lower, upper }: QualitySettings) =>
  (Number.isFinite(lower) || Number.isFinite(upper)) &&
  readings.some((value) => !(value < lower) && !(value > upper))

/** Defects or defective parts that the smallest lot would have by chance. */
function expectedOf({ lots, lotKind }: QualityData, { centre }: Chart): number {
  if (lotKind === 'np' || lotKind === 'c') return centre
  return lots.reduce((least, { size }) => Math.min(least, size * centre), Infinity)
}

const on =
  (chart: Signal['chart']) =>
  (fired: Fired): Signal => ({ ...fired, chart })

/** Rules look at each stage by itself and pass over excluded points. */
function firedIn(
  zOfStages: readonly (readonly number[])[],
  stages: readonly Stage[],
  points: readonly { excluded: string }[],
  upTo: number,
): Fired[] {
  return stages.flatMap(({ from }, stage) => {
    const z = zOfStages[stage] ?? []
    const counted = z.flatMap((value, i) =>
      points[from + i]?.excluded || Number.isNaN(value) ? [] : [{ value, at: from + i }],
    )
    return firedRules(
      counted.map(({ value }) => value),
      upTo,
    ).map((fired) => ({
      ...fired,
      from: counted[fired.from]?.at ?? 0,
      to: counted[fired.to]?.at ?? 0,
    }))
  })
}

/** Rule 1 on limits that aren't even about the centre. */
function beyondLimits({ values, lower, upper }: Chart): number[] {
  return values.map((value, i) => {
    if (Number.isNaN(value)) return value
    if (value > (upper[i] ?? Infinity)) return 4
    return value < (lower[i] ?? -Infinity) ? -4 : 0
  })
}
