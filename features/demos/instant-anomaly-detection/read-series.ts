import { DemoError, type Table } from '#features/demos/frame/demo.ts'
import { withoutUnit } from '#features/demos/frame/without-unit.ts'
import { lackOf, seriesOf } from './analyse-column.ts'
import { readingNames, type ReadingColumns } from './columns.ts'

/** So many readings have the time of another where a column holds several measuring points. */
const leastRepeated = 0.1

/** Several measuring points in one column would be one series that none of them has. */
export function refuseSeveral({ columns: { at, point }, headings, length }: Table<ReadingColumns>) {
  const names = [...new Set(point?.filter((name) => name.trim() !== ''))]
  if (!at || names.length < 2 || length - new Set(at).size < length * leastRepeated) return
  throw new DemoError(
    `${headings?.point ?? 'Measuring point'} holds ${names.length} measuring points (${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''}), and each series is of one. Save the rows of one of them as a file, or give each a column of its own.`,
  )
}

/** Rows from the earliest to the latest where each has a time. */
export function inOrder({ length, columns }: Table<ReadingColumns>) {
  const order = Array.from({ length }, (_, i) => i)
  const times = columns.at
  if (!times || !times.every(Number.isFinite)) return { order, at: undefined, isSorted: true }
  const isSorted = times.every((time, i) => i === 0 || time >= (times[i - 1] ?? 0))
  if (!isSorted) order.sort((a, b) => (times[a] ?? 0) - (times[b] ?? 0) || a - b)
  return { order, at: order.map((i) => times[i] ?? 0), isSorted }
}

/** The columns of readings, by the visitor's own headings, and those that can't be analysed with the reason. */
export function seriesIn(
  { columns, headings, units }: Table<ReadingColumns>,
  order: readonly number[],
  at: readonly number[] | undefined,
) {
  const sorted = <T>(list: readonly T[]) => order.map((i) => list[i] as T)
  const event = columns.event && sorted(columns.event)
  const all = readingNames.flatMap((key) => {
    const values = columns[key]
    if (!values) return []
    const label = key === 'reading' ? 'Reading' : `Reading ${key.slice('reading'.length)}`
    const unit = units?.[key] ?? ''
    return [seriesOf(withoutUnit(headings?.[key] ?? label, unit), unit, sorted(values), at, event)]
  })
  const left = all.flatMap((series) => {
    const why = lackOf(series)
    return why === undefined ? [] : [{ name: series.name, why }]
  })
  return { columns: all.filter((series) => lackOf(series) === undefined), left }
}
