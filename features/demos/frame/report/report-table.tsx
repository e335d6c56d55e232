import { useState } from 'react'
import { figureText } from '#lib/figure-text.ts'
import { Button } from '#ui/button.tsx'
import { PlainTable } from '#ui/plain-table.tsx'
import { shownAtFirst, shownAtMost, type TableBlock, type TableCell, type TableColumn } from './report.ts'

/** On paper nobody can ask for more. */
const printedAtMost = 40

/** A result in rows. Long ones open on request; all rows are in the export. */
export function ReportTable({ block }: { block: TableBlock }) {
  const [isOpen, setOpen] = useState(false)
  const { columns, rows, rowCount = rows.length } = block
  const first = isOpen ? shownAtMost : shownAtFirst
  const shown = rows.slice(0, Math.max(first, printedAtMost)).map((row, at) => ({ row, at }))
  const count = Math.min(first, rows.length)
  // What is seen alone decides how columns look: the server has no more rows than that, and nothing may move when the others come.
  const seen = rows.slice(0, count)
  // On a phone a sentence beside figures would else be a word wide, and its row a screen high.
  const isLong = columns.map((_, i) => seen.some((row) => String(row[i] ?? '').length > 40))
  const isNumeric = columns.map((_, i) => seen.some((row) => typeof row[i] === 'number'))
  return (
    <>
      <h3 className="text-base font-semibold">{block.title}</h3>
      {rows.length === 0 && <p className="mt-2 text-sm text-slate">None.</p>}
      <div className={rows.length === 0 ? 'hidden' : 'mt-2'}>
        <PlainTable label={block.title} isWide={columns.length > 10}>
          <thead>
            <tr>
              {columns.map(({ label, unit }, i) => (
                <th key={label} scope="col" className={isNumeric[i] ? 'text-right' : undefined}>
                  {unit ? `${label}, ${unit}` : label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, at }) => (
              <tr key={at} className={at < first ? undefined : 'not-print:hidden'}>
                {columns.map((column, i) => (
                  <td
                    key={column.label}
                    className={isNumeric[i] ? 'text-right' : isLong[i] ? 'min-w-56 print:min-w-0' : undefined}
                  >
                    {cellText(row[i] ?? null, column)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </div>
      {rowCount > count && (
        <p className="mt-2 hidden flex-wrap items-center gap-3 text-sm text-slate js:flex js:print:hidden">
          {count} of {rowCount.toLocaleString('en-GB')} rows; the export has all.
          {!isOpen && (
            <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
              Show {Math.min(shownAtMost, rowCount).toLocaleString('en-GB')}
            </Button>
          )}
        </p>
      )}
      {rowCount > shown.length && (
        <p className="mt-2 text-sm text-slate not-print:hidden">
          The first {shown.length} of {rowCount.toLocaleString('en-GB')} rows.
        </p>
      )}
    </>
  )
}

export function cellText(cell: TableCell, { digits }: TableColumn): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if (!Number.isFinite(cell)) return ''
  return digits === undefined ? figureText(cell, 6) : figureText(cell, digits, digits)
}
