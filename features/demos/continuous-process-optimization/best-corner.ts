import { product } from './fractions.ts'
import type { Screening } from './screening.ts'

/** The result at a corner, from the effects over noise; −1 or 1 for each setting, 0 where it makes no difference. */
export function predictCorner({ effects, mean }: Screening, corner: readonly number[]): number {
  return effects.reduce(
    (sum, { word, value, isActive }) => (isActive ? sum + (value / 2) * product(corner, word) : sum),
    mean,
  )
}

/** The best of all corners; a setting in no effect over noise is 0. */
export function bestCorner(screening: Screening, settings: number, goal: 'high' | 'low'): number[] {
  const isUsed = Array.from({ length: settings }, (_, i) =>
    screening.effects.some(({ word, isActive }) => isActive && word.includes(i)),
  )
  const corners = Array.from({ length: 2 ** settings }, (_, n) =>
    isUsed.map((used, i) => (used ? ((n >> i) & 1 ? 1 : -1) : 0)),
  )
  const sign = goal === 'high' ? 1 : -1
  return corners.reduce((best, corner) =>
    sign * predictCorner(screening, corner) > sign * predictCorner(screening, best) ? corner : best,
  )
}
