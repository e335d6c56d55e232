import { useState } from 'react'
import { toCsv } from '#lib/csv.ts'
import { saveFile } from '#lib/save-file.ts'
import { Button } from './button.tsx'
import { Table, TBody, Td, Th, THead, Tr } from './table.tsx'

export interface Column<Row> {
  heading: string
  /** What it is sorted by and what is in the file. */
  value(row: Row): string | number | null
  /** How it is shown, where that isn't the value itself. */
  show?: (row: Row) => React.ReactNode
}

interface FigureTableProps<Row> {
  label: string
  rows: readonly Row[]
  keyOf(row: Row): string
  columns: readonly Column<Row>[]
  /** Of the saved file, without its ending. */
  fileName: string
  /** Stands between the heading and the table. */
  note?: React.ReactNode
  /** As few as are worth a first look. */
  shown?: number
}

/** Figures with their heading: sorted by any column, the first rows of many, and all of them as a file. */
export function FigureTable<Row>(props: FigureTableProps<Row>) {
  const { label, rows, keyOf, columns, fileName, note, shown = 15 } = props
  const [sort, setSort] = useState<{ heading: string; order: 'asc' | 'desc' }>()
  const [isWhole, setWhole] = useState(false)
  const sorted = sort ? rows.toSorted(orderOf(columns, sort)) : rows
  const visible = isWhole ? sorted : sorted.slice(0, shown)
  const isNumeric = ({ value }: Column<Row>) => rows.some((row) => typeof value(row) === 'number')

  function sortBy(column: Column<Row>) {
    const { heading } = column
    const first = isNumeric(column) ? 'desc' : 'asc'
    const other = first === 'desc' ? 'asc' : 'desc'
    setSort((now) => ({ heading, order: now?.heading === heading && now.order === first ? other : first }))
  }
  function save() {
    const lines = [
      columns.map(({ heading }) => heading),
      ...sorted.map((row) => columns.map(({ value }) => value(row))),
    ]
    saveFile(`${fileName}.csv`, new Blob(['\uFEFF', toCsv(lines)], { type: 'text/csv;charset=utf-8' }))
  }

  return (
    <section aria-label={label} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-base font-semibold">{label}</h2>
        <Button
          variant="quiet"
          size="sm"
          icon="download"
          onClick={save}
          disabled={rows.length === 0}
          className="px-0!"
        >
          CSV<span className="sr-only"> of {label}</span>
        </Button>
      </div>
      {note && <div className="max-w-text pb-2 text-xs text-slate">{note}</div>}
      <Table label={label} stacked="figures">
        <THead>
          <Tr>
            {columns.map((column) => (
              <Th
                key={column.heading}
                numeric={isNumeric(column)}
                sort={sort?.heading === column.heading ? sort.order : null}
                onSort={() => sortBy(column)}
              >
                {column.heading}
              </Th>
            ))}
          </Tr>
        </THead>
        <TBody>
          {visible.map((row) => (
            <Tr key={keyOf(row)}>
              {columns.map((column, at) => (
                <Td
                  key={column.heading}
                  label={at === 0 ? undefined : column.heading}
                  numeric={isNumeric(column)}
                  className={at === 0 ? 'min-w-0 break-words max-md:font-semibold' : 'tabular-nums'}
                >
                  {column.show ? column.show(row) : plain(column.value(row))}
                </Td>
              ))}
            </Tr>
          ))}
        </TBody>
      </Table>
      {rows.length > shown && (
        <Button variant="secondary" size="sm" onClick={() => setWhole(!isWhole)} className="mt-3">
          {isWhole ? `Show the first ${shown}` : `Show all ${rows.length.toLocaleString('en-GB')}`}
        </Button>
      )}
    </section>
  )
}

const plain = (value: string | number | null) =>
  typeof value === 'number' ? value.toLocaleString('en-GB') : (value ?? '–')

/** What isn't known comes last, whichever way. */
function orderOf<Row>(
  columns: readonly Column<Row>[],
  { heading, order }: { heading: string; order: 'asc' | 'desc' },
) {
  const column = columns.find((one) => one.heading === heading)
  const sign = order === 'asc' ? 1 : -1
  return (one: Row, other: Row) => {
    const [a = null, b = null] = [column?.value(one), column?.value(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b)
    return sign * String(a).localeCompare(String(b), 'en-GB')
  }
}
