/**
 * Pairs rows with columns so that the costs add up to the least: for each row its column, or -1. Pairs of infinite cost aren't made.
 * H. W. Kuhn, Naval Research Logistics Quarterly 2, 1955; shortest augmenting paths after R. Jonker, A. Volgenant, 1987.
 */
export function assign(costs: readonly (readonly number[])[]): number[] {
  const rows = costs.length
  const columns = costs[0]?.length ?? 0
  const size = Math.max(rows, columns)
  const finite = costs.flat().filter(Number.isFinite)
  const large = 1 + finite.reduce((sum, cost) => sum + Math.abs(cost), 0)
  const costOf = (row: number, column: number) => {
    const cost = costs[row]?.[column] ?? large
    return Number.isFinite(cost) ? cost : large
  }
  const rowPrice = new Float64Array(size + 1)
  const columnPrice = new Float64Array(size + 1)
  const rowOf = new Int32Array(size + 1)
  for (let row = 1; row <= size; row++) {
    const least = new Float64Array(size + 1).fill(Infinity)
    const isUsed = new Uint8Array(size + 1)
    const way = new Int32Array(size + 1)
    rowOf[0] = row
    let column = 0
    do {
      isUsed[column] = 1
      const from = rowOf[column] ?? 0
      let step = Infinity
      let next = 0
      for (let j = 1; j <= size; j++) {
        if (isUsed[j]) continue
        const cost = costOf(from - 1, j - 1) - (rowPrice[from] ?? 0) - (columnPrice[j] ?? 0)
        if (cost < (least[j] ?? 0)) {
          least[j] = cost
          way[j] = column
        }
        if ((least[j] ?? 0) < step) {
          step = least[j] ?? 0
          next = j
        }
      }
      for (let j = 0; j <= size; j++) {
        const at = rowOf[j] ?? 0
        if (isUsed[j]) {
          rowPrice[at] = (rowPrice[at] ?? 0) + step
          columnPrice[j] = (columnPrice[j] ?? 0) - step
        } else least[j] = (least[j] ?? 0) - step
      }
      column = next
    } while (rowOf[column] !== 0)
    while (column !== 0) {
      const before = way[column] ?? 0
      rowOf[column] = rowOf[before] ?? 0
      column = before
    }
  }
  const pairs = Array.from({ length: rows }, () => -1)
  for (let column = 1; column <= columns; column++) {
    const row = (rowOf[column] ?? 0) - 1
    if (row >= 0 && row < rows && Number.isFinite(costs[row]?.[column - 1] ?? Infinity))
      pairs[row] = column - 1
  }
  return pairs
}
