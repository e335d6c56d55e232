import { probit } from 'simple-statistics'
import type { QualityData } from './read-quality.ts'

/** The data with each reading as the normal score of its rank: what is stable stays stable, whatever its shape. */
export function normalScores(data: QualityData): QualityData {
  const sorted = data.points.flatMap(({ readings }) => readings).sort((a, b) => a - b)
  const places = new Map<number, { first: number; last: number }>()
  sorted.forEach((value, i) => places.set(value, { first: places.get(value)?.first ?? i, last: i }))
  const scoreOf = (value: number) => {
    const { first, last } = places.get(value) ?? { first: 0, last: 0 }
    return probit(((first + last) / 2 + 0.5) / sorted.length)
  }
  return {
    ...data,
    points: data.points.map((point) => ({ ...point, readings: point.readings.map(scoreOf) })),
  }
}
