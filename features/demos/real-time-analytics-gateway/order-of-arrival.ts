import type { Table } from '#features/demos/frame/demo.ts'
import type { MessageColumns } from './columns.ts'
import type { Source } from './outcome.ts'
import type { Order } from './stream-checks.ts'

const mostlyFalling = 0.95

/** Rows as they arrived: by their arrival time, turned over where the newest come first, else as they stand. */
export function inOrderOfArrival({ columns, lines, length }: Table<MessageColumns>): {
  order: Order
  messages: Source
} {
  const { at, value, id, arrived } = columns
  const rows = Array.from({ length }, (_, i) => i)
  const hasArrival = arrived?.every(Number.isFinite) ?? false
  const order = hasArrival ? 'arrival' : isNewestFirst(at) ? 'reversed' : 'file'
  if (order === 'arrival') rows.sort((a, b) => (arrived?.[a] ?? 0) - (arrived?.[b] ?? 0) || a - b)
  if (order === 'reversed') rows.reverse()
  const sorted = <T>(list: readonly T[]) => rows.map((row) => list[row] as T)
  return {
    order,
    messages: {
      at: sorted(at),
      value: sorted(value),
      id: id && sorted(id),
      arrived: hasArrival && arrived ? sorted(arrived) : undefined,
      lines: sorted(lines),
    },
  }
}

function isNewestFirst(at: readonly number[]): boolean {
  let [rising, falling] = [0, 0]
  at.forEach((time, i) => {
    const before = at[i - 1] ?? time
    if (time > before) rising++
    if (time < before) falling++
  })
  return falling >= 10 && falling > mostlyFalling * (rising + falling)
}
