import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
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
  const isNumeric = columns.map((_, i) => rows.some((row) => typeof row[i] === 'number'))
  return (
    <>
      <h3 className="text-base font-semibold">{block.title}</h3>
      <div className="mt-2">
        <Table label={block.title}>
          <THead>
            <Tr>
              {columns.map(({ label, unit }, i) => (
                <Th key={label} numeric={isNumeric[i]}>
                  {unit ? `${label}, ${unit}` : label}
                </Th>
              ))}
            </Tr>
          </THead>
          <TBody>
            {shown.map(({ row, at }) => (
              <Tr key={at} className={at < first ? undefined : 'not-print:hidden'}>
                {columns.map((column, i) => (
                  <Td key={column.label} numeric={isNumeric[i]} className="tabular-nums">
                    {cellText(row[i] ?? null, column)}
                  </Td>
                ))}
              </Tr>
            ))}
          </TBody>
        </Table>
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
  const fraction =
    digits === undefined
      ? { maximumFractionDigits: 6 }
      : { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return cell.toLocaleString('en-GB', fraction)
}
