import { seededRandom } from '#lib/random.ts'
import { leverageOf } from './least-squares.ts'
import { predict, rowOf, type Surface } from './surface.ts'

export interface Optimum {
  /** Coded, each from −1 to 1. */
  coded: number[]
  value: number
  /** Inside: the surface turns there. Edge: a setting stands at its bound. Reach: the best corner was never tried, this is as far as runs go. */
  where: 'inside' | 'edge' | 'reach'
}

/**
 * The best place within the tried ranges. A quadratic is best where it is stationary on the box or on one of its faces, so all of
 * them are solved and compared. Where that place has more leverage than any run, the search goes only as far as the runs do.
 */
export function bestWithin(surface: Surface, sign: 1 | -1): Optimum {
  const count = surface.factors.length
  let best: Optimum | undefined
  for (let face = 0; face < 3 ** count; face++) {
    const fixed = Array.from({ length: count }, (_, i) => (Math.floor(face / 3 ** i) % 3) - 1)
    const coded = stationaryOn(surface, fixed)
    if (!coded || coded.some((one) => Math.abs(one) > 1 + 1e-9)) continue
    const value = predict(surface, coded)
    const isInside = fixed.every((one) => one === 0)
    if (!best || value * sign > best.value * sign + 1e-12 * Math.abs(value))
      best = { coded, value, where: isInside ? 'inside' : 'edge' }
  }
  if (!best) throw new RangeError('A quadratic has a best corner at least')
  return isReached(surface, best.coded) ? best : withinReach(surface, sign)
}

export const isReached = ({ triangle, terms, reach }: Surface, coded: readonly number[]) =>
  leverageOf(triangle, rowOf(terms, coded)) <= reach * (1 + 1e-9)

/** The stationary point with some settings held at −1 or 1 and those of 0 free; undefined when there is no single one. */
export function stationaryOn(surface: Surface, fixed: readonly number[]): number[] | undefined {
  const free = fixed.flatMap((one, i) => (one === 0 ? [i] : []))
  const coded = [...fixed]
  const { gradient, curvature } = derivatives(surface)
  const left = free.map((i) => free.map((j) => curvature[i]?.[j] ?? 0))
  const right = free.map((i) => {
    const others = fixed.reduce((sum, one, j) => sum + (curvature[i]?.[j] ?? 0) * one, 0)
    return -(gradient[i] ?? 0) - others
  })
  const solved = solve(left, right)
  if (!solved) return undefined
  free.forEach((i, k) => (coded[i] = solved[k] ?? 0))
  return coded
}

/** Slope at the centre and the matrix of second derivatives. */
export function derivatives({ factors, terms, coefficients }: Surface) {
  const gradient = factors.map(() => 0)
  const curvature = factors.map(() => factors.map(() => 0))
  terms.forEach(([i, j], k) => {
    const one = coefficients[k] ?? 0
    if (i === undefined) return
    if (j === undefined) gradient[i] = one
    else
      for (const [a, b] of [
        [i, j],
        [j, i],
      ] as const) {
        const row = curvature[a]
        if (row) row[b] = i === j ? 2 * one : one
      }
  })
  return { gradient, curvature }
}

/** What the surface is at its stationary point, by the signs of the pivots of its curvature. */
export function shapeOf(surface: Surface): 'maximum' | 'minimum' | 'saddle' {
  const { curvature } = derivatives(surface)
  if (isPositive(curvature)) return 'minimum'
  return isPositive(curvature.map((row) => row.map((one) => -one))) ? 'maximum' : 'saddle'
}

/** Positive definite: Cholesky's decomposition exists. */
function isPositive(matrix: readonly (readonly number[])[]): boolean {
  const lower = matrix.map(() => matrix.map(() => 0))
  for (let i = 0; i < matrix.length; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i]?.[j] ?? 0
      for (let k = 0; k < j; k++) sum -= (lower[i]?.[k] ?? 0) * (lower[j]?.[k] ?? 0)
      if (i === j && !(sum > 0)) return false
      const row = lower[i]
      if (row) row[j] = i === j ? Math.sqrt(sum) : sum / (lower[j]?.[j] ?? 1)
    }
  }
  return true
}

/** Gauss with row pivots, for at most four unknowns. */
function solve(left: readonly (readonly number[])[], right: readonly number[]): number[] | undefined {
  const a = left.map((row, i) => [...row, right[i] ?? 0])
  const largest = Math.max(0, ...left.flat().map(Math.abs))
  for (let k = 0; k < a.length; k++) {
    const pivot = a.slice(k).sort((x, y) => Math.abs(y[k] ?? 0) - Math.abs(x[k] ?? 0))[0]
    if (!pivot || Math.abs(pivot[k] ?? 0) <= 1e-12 * largest) return undefined
    a.splice(a.indexOf(pivot), 1)
    a.splice(k, 0, pivot)
    for (let i = 0; i < a.length; i++) {
      if (i === k) continue
      const times = (a[i]?.[k] ?? 0) / (pivot[k] ?? 1)
      a[i] = (a[i] ?? []).map((one, j) => one - times * (pivot[j] ?? 0))
    }
  }
  return a.map((row, i) => (row.at(-1) ?? 0) / (row[i] ?? 1))
}

/**
 * Steps from several starts that never leave the box nor the leverage of the runs; halved where none gains. Some go along the axes and
 * diagonals, as many anywhere: on a bent border the only way up may lie between two of the first.
 */
function withinReach(surface: Surface, sign: 1 | -1): Optimum {
  const count = surface.factors.length
  const random = seededRandom(1951)
  const directions = Array.from({ length: 3 ** count }, (_, n) =>
    Array.from({ length: count }, (_, i) => (Math.floor(n / 3 ** i) % 3) - 1),
  )
  let best: { coded: number[]; value: number } | undefined
  for (const start of directions.map((one) => one.map((x) => x * 0.5))) {
    let at = isReached(surface, start) ? start : start.map(() => 0)
    let value = predict(surface, at)
    for (let step = 0.25; step > 1e-5;) {
      const anywhere = directions.map((one) => one.map(() => 2 * random.next() - 1))
      const next = [...directions, ...anywhere]
        .map((one) => at.map((x, i) => Math.min(1, Math.max(-1, x + step * (one[i] ?? 0)))))
        .filter((one) => isReached(surface, one))
        .map((coded) => ({ coded, value: predict(surface, coded) }))
        .reduce((a, b) => (b.value * sign > a.value * sign ? b : a), { coded: at, value })
      if (next.value * sign > value * sign + 1e-12) ({ coded: at, value } = next)
      else step /= 2
    }
    if (!best || value * sign > best.value * sign) best = { coded: at, value }
  }
  return { coded: best?.coded ?? [], value: best?.value ?? 0, where: 'reach' }
}
