/** How many rows came, went or moved between two states of a list: those that aren't in the longest common order. */
export function countMoved(before: readonly string[], after: readonly string[]): number {
  let row = Array.from({ length: after.length + 1 }, () => 0)
  for (const id of before) {
    const next = [0]
    for (const [i, other] of after.entries())
      next.push(id === other ? (row[i] ?? 0) + 1 : Math.max(row[i + 1] ?? 0, next[i] ?? 0))
    row = next
  }
  return Math.max(before.length, after.length) - (row.at(-1) ?? 0)
}
