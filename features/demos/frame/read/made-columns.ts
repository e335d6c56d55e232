import { dayOf, monthOf } from './calendar.ts'
import { textOf, type Cell } from './cell.ts'
import { readWeek } from './period.ts'
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
const plain = (heading: string) =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
const words = (list: string) => new RegExp(`(?:^|[^a-z])(?:${list})(?:$|[^a-z])`, 'i')
const starts = words(
  '[a-z]*start|begin|beginn|from|von|anfang|in|einbau|install(?:ed|ation)?|commission(?:ed|ing)?|open(?:ed)?|report ?date|reported|basic ?start|eckstart|raised|down(?: at)?|debut|inicio|inizio|desde',
)
const ends = words(
  '[a-z]*end|[a-z]*finish|[a-z]*ende|to|bis|until|stop|out|ausbau|remov(?:ed|al)|clos(?:ed?)|act ?finish|eckende|completed|failed(?: at)?|restored|up(?: at)?|fin|fine|hasta',
)
/** Of a part: its first and its last day, where no plainer start and end are there. */
const lifeEnds = words('fail(?:ed|ure)|replace(?:d|ment)|retire(?:d|ment)|scrapped|ausfall')
const lifeStarts = words('install(?:ed|ation)?|commission(?:ed|ing)?|einbau|in service')

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
  const period = date ? undefined : periodOf(columns)
  if (period) made.push(period)
  return made
}

const isWholeDay = ({ cells, format }: FormedColumn) => {
  const read = readAs(format, '')
  return cells.slice(0, 500).every((cell) => Number.isNaN(read(cell)) || read(cell) % dayMs === 0)
}

function spanOf(columns: readonly FormedColumn[]) {
  const pair = (from: RegExp, to: RegExp) => {
    const start = columns.find(({ heading }) => from.test(plain(heading)))
    const end = columns.find((column) => column !== start && to.test(plain(column.heading)))
    return start && end && start.format === end.format ? { start, end } : undefined
  }
  return pair(starts, ends) ?? pair(lifeStarts, lifeEnds)
}

/** A year beside its month, quarter or week, by name or by number. */
function periodOf(columns: readonly FormedColumn[]): MadeColumn | undefined {
  const year = columns.find(({ format }) => format === 'year')
  if (!year) return undefined
  for (const { heading, most, read, format } of parts) {
    const part = columns.find((column) => column !== year && heading.test(plain(column.heading)))
    if (!part) continue
    const values = year.cells.map((cell, i) => read(textOf(cell).trim(), textOf(part.cells[i]).trim(), most))
    if (values.filter(Number.isFinite).length < values.length * 0.9) continue
    return {
      heading: `${year.heading} + ${part.heading}`,
      cells: [],
      format,
      unit: '',
      values,
      note: `${year.heading} and ${part.heading} together are the period of a row.`,
    }
  }
  return undefined
}

const numbered = (text: string, most: number) => {
  const digits = /^(?:[A-Z]{1,2}|week|kw)?\s*0?(\d{1,2})(?:[.,]0+)?$/i.exec(text)?.[1]
  return Number(digits) >= 1 && Number(digits) <= most ? Number(digits) : undefined
}

const parts = [
  {
    heading:
      /^(?:(?:fiscal |posting |calendar )?month(?: name| no\.?)?|monat|mois|mes|mese|maand|period|periode)$/i,
    most: 12,
    format: 'month',
    read: (year: string, part: string, most: number) =>
      dayOf(Number(year), monthOf(part.replace(/\.$/, '')) ?? numbered(part, most) ?? Number.NaN, 1),
  },
  {
    heading: /^(?:quarter|quartal|trimestre|qtr)$/i,
    most: 4,
    format: 'month',
    read: (year: string, part: string, most: number) =>
      dayOf(Number(year), (numbered(part, most) ?? Number.NaN) * 3 - 2, 1),
  },
  {
    heading: /^(?:week(?: no\.?)?|kw|kalenderwoche|woche|semaine|semana|settimana)$/i,
    most: 53,
    format: 'week',
    read: (year: string, part: string, most: number) => readWeek(`${year}-W${numbered(part, most) ?? ''}`),
  },
] as const

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
