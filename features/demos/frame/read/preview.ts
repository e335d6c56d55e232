import { dayMs } from '#lib/durations.ts'
import { isMissing, textOf, type Cell, type Row } from './cell.ts'
import type { FormedColumn, MadeColumn } from './made-columns.ts'
import { isTimeFormat, readAs } from './read-cell.ts'
import type { Format, PreviewRow } from './reading.ts'

const previewRows = 20

/** The first rows as they were read, for the visitor to compare with the file. */
export function previewOf(
  rows: readonly Row[],
  columns: readonly FormedColumn[],
  made: readonly MadeColumn[],
): PreviewRow[] {
  return rows.slice(0, previewRows).map(({ line }, row) => ({
    line,
    cells: [
      ...columns.map(({ cells, format, unit }) => shownCell(cells[row] ?? '', format, unit)),
      ...made.map(({ values, format }) => ({ text: shownValue(values[row] ?? Number.NaN, format) })),
    ],
  }))
}

function shownCell(cell: Cell, format: Format, unit: string) {
  const text = textOf(cell)
  if (format === 'text') return { text }
  const value = readAs(format, unit)(cell)
  if (Number.isNaN(value)) return { text, ...(!isMissing(cell) && { isUnread: true as const }) }
  return { text: shownValue(value, format) }
}

/** A number without thousands marks, a time in ISO order, a duration in minutes. */
export function shownValue(value: number, format: Format): string {
  if (!Number.isFinite(value)) return ''
  if (format === 'clock') return new Date(value).toISOString().slice(11, value % 60_000 ? 19 : 16)
  if (format === 'duration') return `${Number(value.toFixed(2))} min`
  if (!isTimeFormat(format)) return String(value)
  const text = new Date(value).toISOString().replace('T', ' ')
  if (value % dayMs === 0) return text.slice(0, 10)
  return text.slice(0, value % 1000 ? 23 : value % 60_000 ? 19 : 16)
}
