import type { Table } from '#features/demos/frame/demo.ts'
import type { ShiftColumns } from './shift-columns.ts'

type Columns = Table<ShiftColumns>['columns']

const none: Columns = {
  shift: undefined,
  day: undefined,
  machine: undefined,
  planned: undefined,
  breaks: undefined,
  stopped: undefined,
  setUp: undefined,
  run: undefined,
  parts: undefined,
  good: undefined,
  rejects: undefined,
  cycle: undefined,
  rate: undefined,
}

/** Totals of shifts as they are read from a file, from its second row on. */
export function shiftTable(
  columns: Partial<Columns>,
  headings: Partial<Record<keyof Columns, string>> = {},
  units: Partial<Record<keyof Columns, string>> = {},
): Table<ShiftColumns> {
  const length = Math.max(...Object.values(columns).map((values) => values?.length ?? 0))
  const lines = Array.from({ length }, (_, i) => i + 2)
  return { length, lines, columns: { ...none, ...columns }, headings, units, layout: 'shifts' }
}
