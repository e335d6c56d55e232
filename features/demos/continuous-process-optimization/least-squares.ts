export interface Fit {
  coefficients: number[]
  fitted: number[]
  /** Diagonal of the hat matrix: how much each run draws the surface towards itself, 0 to 1. */
  leverage: number[]
  /** R of the decomposition, rows of its upper triangle; X'X = R'R. */
  triangle: number[][]
  /** Index of the first column that the others explain; undefined when all count. */
  deficient: number | undefined
}

/**
 * Least squares of y on the columns of a matrix of more rows than columns, by Householder reflections: no X'X is formed, whose error
 * would be squared. Source: G. H. Golub, C. F. Van Loan, Matrix Computations, 4th edition, algorithms 5.2.1 and 5.3.2.
 */
export function leastSquares(rows: readonly (readonly number[])[], y: readonly number[]): Fit {
  const count = rows.length
  const size = rows[0]?.length ?? 0
  const a = rows.map((row, i) => [...row, y[i] ?? 0])
  const cell = (row: number, column: number) => a[row]?.[column] ?? 0
  const basis: number[][] = []
  let deficient: number | undefined
  for (let k = 0; k < size; k++) {
    const whole = lengthOf(rows, k, 0)
    const norm = lengthOf(a, k, k)
    if (!(norm > 1e-9 * whole)) {
      deficient ??= k
      basis.push([])
      continue
    }
    const alpha = cell(k, k) > 0 ? -norm : norm
    const v = a.map((row, i) => (i < k ? 0 : i === k ? (row[k] ?? 0) - alpha : (row[k] ?? 0)))
    const square = v.reduce((sum, one) => sum + one * one, 0)
    reflect(a, v, square, k)
    basis.push(v)
  }
  const triangle = Array.from({ length: size }, (_, i) => (a[i] ?? []).slice(0, size))
  const coefficients =
    deficient === undefined
      ? solveUpper(
          triangle,
          a.slice(0, size).map((row) => row[size] ?? 0),
        )
      : []
  const fitted = rows.map((row) => row.reduce((sum, one, i) => sum + one * (coefficients[i] ?? 0), 0))
  const leverage = Array.from({ length: count }, (_, i) =>
    deficient === undefined ? leverageOf(triangle, rows[i] ?? []) : 1,
  )
  return { coefficients, fitted, leverage, triangle, deficient }
}

/** The length of a column from a row on, scaled by its largest cell so that no square overflows; a column may have more rows than a call takes arguments. */
function lengthOf(rows: readonly (readonly number[])[], column: number, from: number): number {
  let most = 0
  for (let i = from; i < rows.length; i++) most = Math.max(most, Math.abs(rows[i]?.[column] ?? 0))
  if (most === 0 || !Number.isFinite(most)) return most
  let sum = 0
  for (let i = from; i < rows.length; i++) sum += ((rows[i]?.[column] ?? 0) / most) ** 2
  return most * Math.sqrt(sum)
}

function reflect(a: number[][], v: readonly number[], square: number, from: number) {
  const width = a[0]?.length ?? 0
  for (let column = from; column < width; column++) {
    let sum = 0
    for (let i = from; i < a.length; i++) sum += (v[i] ?? 0) * (a[i]?.[column] ?? 0)
    const times = (2 * sum) / square
    for (let i = from; i < a.length; i++) {
      const row = a[i]
      if (row) row[column] = (row[column] ?? 0) - times * (v[i] ?? 0)
    }
  }
}

function solveUpper(triangle: readonly (readonly number[])[], right: readonly number[]): number[] {
  const solved = right.map(() => 0)
  for (let i = right.length - 1; i >= 0; i--) {
    let sum = right[i] ?? 0
    for (let j = i + 1; j < right.length; j++) sum -= (triangle[i]?.[j] ?? 0) * (solved[j] ?? 0)
    solved[i] = sum / (triangle[i]?.[i] ?? 1)
  }
  return solved
}

/** x' (X'X)⁻¹ x: of a run its leverage, of any place how far it lies from what was tried. */
export function leverageOf(triangle: readonly (readonly number[])[], x: readonly number[]): number {
  // R' w = x, then w'w.
  const w: number[] = []
  let sum = 0
  for (let i = 0; i < x.length; i++) {
    let rest = x[i] ?? 0
    for (let j = 0; j < i; j++) rest -= (triangle[j]?.[i] ?? 0) * (w[j] ?? 0)
    const one = rest / (triangle[i]?.[i] ?? 1)
    w.push(one)
    sum += one * one
  }
  return sum
}
