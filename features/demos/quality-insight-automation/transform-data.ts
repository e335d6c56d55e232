import type { Check } from '#features/demos/frame/report/report.ts'
import { boxCox, transform } from './box-cox.ts'
import { shapeOf, transformationCheck } from './capability-checks.ts'
import type { QualitySettings } from './find-signals.ts'
import type { QualityData } from './read-quality.ts'
import { referenceOf } from './stages.ts'

interface Shaped {
  data: QualityData
  settings: QualitySettings
  /** Undefined where nothing was transformed. */
  check?: Check
}

/**
 * Readings and limits by the power of Box and Cox, for charts and capability alike, where somebody chose it and the readings aren't
 * normal. λ is that of the readings that set the limits of the last stage.
 */
export function transformData(data: QualityData, settings: QualitySettings): Shaped {
  const { points, stages, name } = data
  if (settings.shape !== 'box-cox' || points.length === 0) return { data, settings }
  const sets = referenceOf(points, stages, settings.reference)
  const from = stages.at(-1)?.from ?? 0
  const reference = points.flatMap(({ readings }, i) => (sets[i] && i >= from ? readings : []))
  if (shapeOf(reference) !== 'other') return { data, settings }
  if (points.some(({ readings }) => readings.some((value) => value <= 0)))
    return { data, settings, check: transformationCheck(undefined, []) }
  const found = boxCox(reference)
  const move = (value: number) => transform(value, found.lambda)
  // All readings lie over 0, and a limit at or under it is never reached.
  const limit = (value: number) => (value > 0 ? move(value) : Number.NaN)
  return {
    data: {
      ...data,
      name: found.lambda === 0 ? `ln ${name}` : `Box–Cox of ${name}`,
      points: points.map((point) => ({ ...point, readings: point.readings.map(move) })),
    },
    settings: { ...settings, lower: limit(settings.lower), upper: limit(settings.upper) },
    check: transformationCheck(found, reference.map(move)),
  }
}
