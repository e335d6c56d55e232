import { solveSymmetric } from '#features/demos/vision/cholesky.ts'
import type { Grey } from '#features/demos/vision/grey.ts'

/** A level over a picture: fills a row at the height y (0 to 1) with as many levels as it has, from the left edge to the right. */
export type Surface = (y: number, row: Float64Array) => void

export type FitSurface = (isMarked: Uint8Array, degree: number) => Surface

/**
 * Lays polynomials of a degree up to `highest` in x and y through marked pixels by least squares, by the normal equations; of a lower
 * degree where the marked pixels don't determine it. The terms of each pixel are computed once.
 */
export function surfaceFitter({ width, data }: Grey, highest: number): FitSurface {
  const powers = powersUpTo(highest)
  const height = data.length / width
  const terms = new Float64Array(data.length * powers.length)
  for (let i = 0, at = 0; i < data.length; i++) {
    const u = centred(((i % width) + 0.5) / width)
    const v = centred((Math.floor(i / width) + 0.5) / height)
    for (const [a, b] of powers) terms[at++] = u ** a * v ** b
  }
  return function fit(isMarked, degree): Surface {
    // Lower degrees come first.
    const used = powersUpTo(degree)
    const normal = new Float64Array(used.length ** 2)
    const right = new Float64Array(used.length)
    for (let i = 0; i < data.length; i++)
      if (isMarked[i]) addEquation(normal, right, terms, i * powers.length, data[i] ?? 0)
    const weights = solveSymmetric(normal, right)
    if (weights) return surfaceOf(weights, used, degree)
    return degree > 0 ? fit(isMarked, degree - 1) : (_, row) => row.fill(0)
  }
}

function surfaceOf(weights: Float64Array, powers: readonly Power[], degree: number): Surface {
  return (y, row) => {
    const byX = new Float64Array(degree + 1)
    powers.forEach(([a, b], k) => (byX[a] = (byX[a] ?? 0) + (weights[k] ?? 0) * centred(y) ** b))
    for (let i = 0; i < row.length; i++) {
      const u = centred((i + 0.5) / row.length)
      let level = 0
      for (let a = degree; a >= 0; a--) level = level * u + (byX[a] ?? 0)
      row[i] = level
    }
  }
}

/** From −1 to 1, where high powers differ most from each other. */
const centred = (share: number) => 2 * share - 1

type Power = readonly [x: number, y: number]

const powersUpTo = (degree: number): Power[] =>
  Array.from({ length: degree + 1 }, (_, whole) =>
    Array.from({ length: whole + 1 }, (_, y): Power => [whole - y, y]),
  ).flat()

function addEquation(
  normal: Float64Array,
  right: Float64Array,
  terms: Float64Array,
  from: number,
  value: number,
) {
  const size = right.length
  for (let row = 0; row < size; row++) {
    const own = terms[from + row] ?? 0
    right[row] = (right[row] ?? 0) + own * value
    for (let column = 0; column <= row; column++) {
      const at = row * size + column
      normal[at] = (normal[at] ?? 0) + own * (terms[from + column] ?? 0)
    }
  }
}
