import { mean, sampleStandardDeviation } from 'simple-statistics'
import { capabilityOf, defectPareto } from './capability.ts'
import { capabilityChecks } from './capability-checks.ts'
import { averageCharts, individualCharts, shareChart, zOf, type Chart, type PairOfCharts } from './charts.ts'
import type { QualityData } from './read-quality.ts'
import { firedRules, type Fired } from './rules.ts'

export interface QualitySettings {
  reference: number
  /** 1 to 4: all rules up to this one. */
  rules: number
  lower: number
  upper: number
}

export interface Signal extends Fired {
  chart: 'location' | 'spread' | 'share'
}

/** Charts, fired rules, capability and Pareto of what was read. */
export function analyseQuality({ points, size, lots, defects }: QualityData, settings: QualitySettings) {
  const groups = points.map(({ readings }) => readings)
  const reference = (length: number) =>
    settings.reference === 0 ? length : Math.min(settings.reference, length)
  const base = reference(points.length)
  const pair: PairOfCharts | undefined =
    points.length === 0
      ? undefined
      : size === 1
        ? individualCharts(groups.flat(), base)
        : averageCharts(groups, base)
  const share = lots.length > 0 ? shareChart(lots, reference(lots.length)) : undefined
  const signals: Signal[] = [
    ...(pair ? firedRules(zOf(pair.location), settings.rules).map(on('location')) : []),
    ...(pair ? beyondLimits(pair.spread).map(on('spread')) : []),
    ...(share ? firedRules(zOf(share), settings.rules).map(on('share')) : []),
  ]
  const readings = groups.flat()
  const within = groups.slice(0, base).flat()
  const { lower, upper } = settings
  const isToleranceMeant =
    (Number.isFinite(lower) || Number.isFinite(upper)) &&
    readings.some((value) => !(value < lower) && !(value > upper))
  const isMeant = pair !== undefined && pair.within > 0 && isToleranceMeant
  const checks = isMeant
    ? capabilityChecks(
        within,
        signals.filter(({ chart }) => chart !== 'share'),
        base,
      )
    : []
  const capability = isMeant
    ? {
        within: capabilityOf({ mean: mean(within), deviation: pair.within, count: within.length }, settings),
        overall: capabilityOf(
          { mean: mean(readings), deviation: sampleStandardDeviation(readings), count: readings.length },
          settings,
        ),
      }
    : undefined
  return { pair, share, signals, base, checks, capability, readings, pareto: defectPareto(defects) }
}

export type Quality = ReturnType<typeof analyseQuality>

const on =
  (chart: Signal['chart']) =>
  (fired: Fired): Signal => ({ ...fired, chart })

/** Rule 1 on limits that aren't even about the centre. */
function beyondLimits({ values, lower, upper }: Chart): Fired[] {
  const z = values.map((value, i) => {
    if (value > (upper[i] ?? Infinity)) return 4
    return value < (lower[i] ?? -Infinity) ? -4 : 0
  })
  return firedRules(z, 1)
}
