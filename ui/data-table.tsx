import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { arrange, columnsThatFit, type TableView } from './table-view.ts'
import { TableViewDialog } from './table-view-dialog.tsx'
import { Table, TBody, Td, Th, THead, Tr } from './table.tsx'

export interface DataColumn<Row> {
  id: string
  heading: string
  renderCell(row: Row): React.ReactNode
  numeric?: boolean
  /** Not there until someone chooses it. */
  isExtra?: boolean
  /** The room that it needs, in px. */
  room?: number
  /** Present when it can be sorted; null while another one is. */
  sort?: 'asc' | 'desc' | null
  onSort?: () => void
}

interface DataTableProps<Row> {
  label: string
  rows: readonly Row[]
  keyOf(row: Row): string
  /** What each row is about, with the link that covers the row. It is always there, and first. */
  subject: Omit<DataColumn<Row>, 'id'>
  columns: readonly DataColumn<Row>[]
  /** Boxes to tick, before the subject. */
  ticks?: { head: React.ReactNode; renderCell(row: Row): React.ReactNode } | undefined
  isSelected?: (row: Row, index: number) => boolean
  body?: React.Ref<HTMLTableSectionElement>
  /** What the person chose for this table, and how they choose again. */
  view: TableView | undefined
  onView(view: TableView | undefined): void
  /** Stands before the button for the columns: how many there are. */
  summary?: React.ReactNode
}

const ticksRoom = 36

/**
 * A list of records. The person chooses the columns, their order and how close the rows are. Columns for which there is no room, from the last
 * one on, stand in a line below the subject instead, so that a table never scrolls sideways.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, keyOf, subject, columns, ticks, isSelected, body, view, onView, summary } = props
  const [isChoosing, setChoosing] = useState(false)
  const { area, width } = useWidth()
  const chosen = arrange(columns, view)
  const room = width - (subject.room ?? 224) - (ticks ? ticksRoom : 0)
  const fit = columnsThatFit(chosen, room)
  const shown = chosen.slice(0, fit)
  const below = chosen.slice(fit)
  const dense = view?.density === 'compact' ? '*:py-1' : ''
  return (
    <div ref={area} className="min-w-0">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        {summary ?? <span />}
        <Button
          variant="quiet"
          size="sm"
          icon="sliders"
          onClick={() => setChoosing(true)}
          className="-mr-2.5"
        >
          Columns
        </Button>
      </div>
      <Table label={label} isFitted>
        <THead>
          <Tr>
            {ticks && <Th className="w-9">{ticks.head}</Th>}
            <Th sort={subject.sort} onSort={subject.onSort}>
              {subject.heading}
            </Th>
            {shown.map(({ id, heading, numeric, sort, onSort }) => (
              <Th key={id} numeric={numeric} sort={sort} onSort={onSort}>
                {heading}
              </Th>
            ))}
          </Tr>
        </THead>
        <TBody ref={body}>
          {rows.map((row, index) => (
            <Tr
              key={keyOf(row)}
              aria-selected={isSelected?.(row, index) || undefined}
              className={classes('relative', dense)}
            >
              {ticks && <Td className="w-9">{ticks.renderCell(row)}</Td>}
              <Td className="min-w-0">
                <div className="min-w-0 [overflow-wrap:anywhere]">{subject.renderCell(row)}</div>
                {below.length > 0 && <Below row={row} columns={below} />}
              </Td>
              {shown.map(({ id, renderCell, numeric }) => (
                <Td
                  key={id}
                  numeric={numeric}
                  className={classes('min-w-0', numeric && 'whitespace-nowrap tabular-nums')}
                >
                  {renderCell(row)}
                </Td>
              ))}
            </Tr>
          ))}
        </TBody>
      </Table>
      {isChoosing && (
        <TableViewDialog
          table={label}
          columns={columns}
          view={view}
          onView={onView}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}

function Below<Row>({ row, columns }: { row: Row; columns: readonly DataColumn<Row>[] }) {
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-0.5 pt-1 text-xs">
      {columns.map(({ id, heading, renderCell }) => (
        <div key={id} className="flex min-w-0 gap-1.5">
          <dt className="text-slate">{heading}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{renderCell(row)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The width of an element, in px, as it changes. */
function useWidth() {
  const area = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    const read = () => setWidth(element.clientWidth)
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { area, width }
}
