import type { Table, TableInput } from '#features/demos/frame/demo.ts'

/** A time that was guessed, and one that can't come before it but does in most rows: they are the other way round. */
export function turnedTimes(
  { columns }: TableInput,
  table: Table,
  isGuessed: (name: string) => boolean,
): { earlier: string; later: string } | undefined {
  for (const [later, { notBefore: earlier }] of Object.entries(columns)) {
    if (earlier === undefined || (!isGuessed(earlier) && !isGuessed(later))) continue
    const [first, second] = [table.columns[earlier], table.columns[later]]
    if (first && second && shareBefore(second, first) > 0.5) return { earlier, later }
  }
  return undefined
}

/** Of the rows with both times, the share in which the first of them is the smaller one. */
function shareBefore(times: readonly (number | string)[], others: readonly (number | string)[]): number {
  let [both, before] = [0, 0]
  times.forEach((time, i) => {
    const apart = Number(time) - Number(others[i])
    if (Number.isNaN(apart)) return
    both++
    if (apart < 0) before++
  })
  return before / (both || 1)
}
