import type { Cell } from './cell.ts'
import { readAs } from './read-cell.ts'
import type { Format } from './reading.ts'

export interface FormedColumn {
  heading: string
  cells: readonly Cell[]
  format: Format
  unit: string
}

export interface MadeColumn extends FormedColumn {
  /** Values by row: times in ms, durations in minutes. */
  values: number[]
  note: string
}

const dayMs = 86_400_000
const isDate = ({ format }: FormedColumn) => format.startsWith('date')
const isClock = ({ format }: FormedColumn) => format === 'clock'
const starts =
  /(?:^|[^a-z])(?:start|begin|beginn|from|von|anfang|in|einbau|installed|open(?:ed)?|report ?date|basic ?start|eckstart|raised|down(?: at)?)(?:$|[^a-z])|start$/i
const ends =
  /(?:^|[^a-z])(?:end|finish|ende|to|bis|until|stop|out|ausbau|removed|clos(?:ed?)|act ?finish|eckende|completed|failed(?: at)?|restored|up(?: at)?)(?:$|[^a-z])|(?:end|finish|ende)$/i

/** Columns that the file holds in parts: a date beside a time of day, and the time from a start to an end. */
export function makeColumns(columns: readonly FormedColumn[]): MadeColumn[] {
  const dates = columns.filter((column) => isDate(column) && isWholeDay(column))
  const clocks = columns.filter(isClock)
  const made: MadeColumn[] = []
  const span = spanOf(columns.filter(isDate)) ?? spanOf(clocks)
  const [date, clock] = [dates[0], span?.start && isClock(span.start) ? span.start : clocks[0]]
  if (span) made.push(durationOf(span.start, span.end))
  // Two dates and one time of day don't say which of them it belongs to.
  if (date && clock && (dates.length === 1 || !span)) made.push(joined(date, clock))
  return made
}

const isWholeDay = ({ cells, format }: FormedColumn) => {
  const read = readAs(format, '')
  return cells.slice(0, 500).every((cell) => Number.isNaN(read(cell)) || read(cell) % dayMs === 0)
}

function spanOf(columns: readonly FormedColumn[]) {
  const start = columns.find(({ heading }) => starts.test(heading))
  const end = columns.find((column) => column !== start && ends.test(column.heading))
  return start && end && start.format === end.format ? { start, end } : undefined
}

function joined(date: FormedColumn, clock: FormedColumn): MadeColumn {
  const [day, time] = [readAs(date.format, ''), readAs('clock', '')]
  return {
    heading: `${date.heading} + ${clock.heading}`,
    cells: [],
    format: date.format,
    unit: '',
    values: date.cells.map((cell, i) => day(cell) + time(clock.cells[i] ?? '')),
    note: `${date.heading} and ${clock.heading} together are the moment of a row.`,
  }
}

function durationOf(start: FormedColumn, end: FormedColumn): MadeColumn {
  const [from, to] = [readAs(start.format, ''), readAs(end.format, '')]
  let overMidnight = 0
  const values = start.cells.map((cell, i) => {
    const ms = to(end.cells[i] ?? '') - from(cell)
    if (isClock(start) && ms < 0) {
      overMidnight++
      return (ms + dayMs) / 60_000
    }
    return ms / 60_000
  })
  const midnight = overMidnight > 0 ? ` ${overMidnight} went past midnight.` : ''
  return {
    heading: `${start.heading} → ${end.heading}`,
    cells: [],
    format: 'duration',
    unit: '',
    values,
    note: `The time from ${start.heading} to ${end.heading} can be used as a duration.${midnight}`,
  }
}
