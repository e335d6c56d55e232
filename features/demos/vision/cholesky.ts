/**
 * Solves A x = b for a symmetric positive matrix of `size` rows, of which only the lower half is read, by Cholesky's method. Undefined where
 * the equations don't determine x. G. H. Golub, C. F. Van Loan, Matrix Computations, 4th edition, 4.2.
 */
export function solveSymmetric(a: Float64Array, b: Float64Array): Float64Array | undefined {
  const size = b.length
  const lower = new Float64Array(size * size)
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = a[row * size + column] ?? 0
      for (let k = 0; k < column; k++) sum -= (lower[row * size + k] ?? 0) * (lower[column * size + k] ?? 0)
      if (row !== column) lower[row * size + column] = sum / (lower[column * size + column] ?? 1)
      else if (sum > 1e-10 * (a[row * size + row] ?? 0)) lower[row * size + row] = Math.sqrt(sum)
      else return undefined
    }
  }
  const x = b.slice()
  for (let row = 0; row < size; row++) {
    for (let k = 0; k < row; k++) x[row] = (x[row] ?? 0) - (lower[row * size + k] ?? 0) * (x[k] ?? 0)
    x[row] = (x[row] ?? 0) / (lower[row * size + row] ?? 1)
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let k = row + 1; k < size; k++) x[row] = (x[row] ?? 0) - (lower[k * size + row] ?? 0) * (x[k] ?? 0)
    x[row] = (x[row] ?? 0) / (lower[row * size + row] ?? 1)
  }
  return x
}
