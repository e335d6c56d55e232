/**
 * The one-to-one pairing with the highest sum of scores: for each row its column, −1 for none. Scores of 0 or less pair nobody.
 * Source: H. W. Kuhn 1955, in the form with potentials, O(n³).
 */
export function assignBest(scores: readonly (readonly number[])[]): number[] {
  const rows = scores.length
  const columns = scores[0]?.length ?? 0
  const size = Math.max(rows, columns)
  const cost = (row: number, column: number) => -Math.max(0, scores[row]?.[column] ?? 0)
  const rowPotential = new Float64Array(size + 1)
  const columnPotential = new Float64Array(size + 1)
  /** The row of each column, from 1; 0 is none. */
  const rowOf = new Int32Array(size + 1)
  for (let row = 1; row <= size; row++) {
    const least = new Float64Array(size + 1).fill(Infinity)
    const from = new Int32Array(size + 1)
    const isSeen = new Uint8Array(size + 1)
    rowOf[0] = row
    let column = 0
    do {
      isSeen[column] = 1
      const at = rowOf[column] ?? 0
      let delta = Infinity
      let next = 0
      for (let j = 1; j <= size; j++) {
        if (isSeen[j]) continue
        const reduced = cost(at - 1, j - 1) - (rowPotential[at] ?? 0) - (columnPotential[j] ?? 0)
        if (reduced < (least[j] ?? 0)) {
          least[j] = reduced
          from[j] = column
        }
        if ((least[j] ?? 0) < delta) {
          delta = least[j] ?? 0
          next = j
        }
      }
      for (let j = 0; j <= size; j++) {
        if (isSeen[j]) {
          const own = rowOf[j] ?? 0
          rowPotential[own] = (rowPotential[own] ?? 0) + delta
          columnPotential[j] = (columnPotential[j] ?? 0) - delta
        } else least[j] = (least[j] ?? 0) - delta
      }
      column = next
    } while (rowOf[column] !== 0)
    while (column !== 0) {
      const before = from[column] ?? 0
      rowOf[column] = rowOf[before] ?? 0
      column = before
    }
  }
  const chosen = Array.from({ length: rows }, () => -1)
  for (let j = 1; j <= columns; j++) {
    const row = (rowOf[j] ?? 0) - 1
    if (row >= 0 && row < rows && (scores[row]?.[j - 1] ?? 0) > 0) chosen[row] = j - 1
  }
  return chosen
}
