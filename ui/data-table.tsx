import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { arrange, columnsThatFit, linesOf, type TableView } from './table-view.ts'
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
  /** Its values say what they are: below the subject they stand without the heading. */
  isPlain?: boolean
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
/** A column of so many px has texts that may be shortened; of others nothing is ever cut off. */
const longText = 150
/** Of the boxes with the space beside them, in px. */
const ticksWidth = 54
/** In rem, as the space below. */
const lineHeight = 1.25
/** Shown where a record has no value. */
const nothing = '–'

/**
 * A list of records. The person chooses the columns, their order and how close the rows are. Columns for which there is no room, from the last
 * one on, stand in a line below instead, as wide as the row, so that a table never scrolls sideways.
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
  const belowWidth = width - (ticks ? ticksWidth : 0)
  const isDense = view?.density === 'compact'
  const bottom = isDense ? 0.25 : 0.625
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
          {rows.map((row, index) => {
            const lines = linesOf(
              below.filter(({ renderCell }) => renderCell(row) !== nothing),
              belowWidth,
            )
            const style = { paddingBottom: `${bottom + lines.length * lineHeight}rem` }
            return (
              <Tr
                key={keyOf(row)}
                aria-selected={isSelected?.(row, index) || undefined}
                className={classes('relative', isDense && '*:pt-1')}
              >
                {ticks && (
                  <Td style={style} className="w-9">
                    {ticks.renderCell(row)}
                  </Td>
                )}
                <Td style={style} className="min-w-0">
                  <div className="min-w-0 [overflow-wrap:anywhere]">{subject.renderCell(row)}</div>
                  {lines.length > 0 && (
                    <Below row={row} lines={lines} style={{ bottom: `${bottom}rem`, width: belowWidth }} />
                  )}
                </Td>
                {shown.map(({ id, renderCell, numeric }) => (
                  <Td
                    key={id}
                    numeric={numeric}
                    style={style}
                    className={classes('min-w-0', numeric && 'whitespace-nowrap tabular-nums')}
                  >
                    {renderCell(row)}
                  </Td>
                ))}
              </Tr>
            )
          })}
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

interface BelowProps<Row> {
  row: Row
  lines: DataColumn<Row>[][]
  style: React.CSSProperties
}

/** It begins where the subject does, and reaches to the end of the row. */
function Below<Row>({ row, lines, style }: BelowProps<Row>) {
  return (
    <dl style={style} className="pointer-events-none absolute text-xs leading-5">
      {lines.map((columns) => (
        <div key={columns.map(({ id }) => id).join()} className="flex h-5 gap-x-4 overflow-hidden">
          {columns.map(({ id, heading, renderCell, isPlain, room = 0 }) => (
            <div
              key={id}
              className={classes('flex max-w-full gap-1.5', room < longText ? 'shrink-0' : 'min-w-0')}
            >
              <dt className={isPlain ? 'sr-only' : 'shrink-0 text-slate'}>{heading}</dt>
              <dd className="truncate">{renderCell(row)}</dd>
            </div>
          ))}
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
