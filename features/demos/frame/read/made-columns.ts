import { dayMs } from '#lib/durations.ts'
import { dayOf, monthOf } from './calendar.ts'
import { textOf, type Cell } from './cell.ts'
import { readWeek } from './period.ts'
import { readAs } from './read-cell.ts'
import { decidePeriods } from './decide-periods.ts'
import { areFiscalYears, partOfFiscalYear } from './fiscal.ts'
import type { Choices, Format, Question } from './reading.ts'

export interface FormedColumn {
  heading: string
  cells: readonly Cell[]
  format: Format
  unit: string
  /** Formats between which only the visitor can tell. */
  ways?: Question['options']
}

export interface MadeColumn extends FormedColumn {
  /** Values by row: times in ms, durations in minutes. */
  values: number[]
  note: string
  /** A duration between two days of a part's life, not that of a stop or a shift. */
  isLife?: boolean
  question?: Question | undefined
}

const isDate = ({ format }: FormedColumn) => format.startsWith('date')
const isClock = ({ format }: FormedColumn) => format === 'clock'
const plain = (heading: string) =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
const words = (list: string) => new RegExp(`(?:^|[^a-z])(?:${list})(?:$|[^a-z])`, 'i')
const starts = words(
  '[a-z]*start|begin|[a-z]*beginn|from|von|anfang|in|einbau|install(?:ed|ation)?|commission(?:ed|ing)?|fitted|mounted|put in|montage|open(?:ed)?|report ?date|reported|basic ?start|eckstart|raised|down(?: at)?|debut|inicio|inizio|desde',
)
const ends = words(
  '[a-z]*end|[a-z]*finish|[a-z]*ende|to|bis|until|stop|out|ausbau|demontage|remov(?:ed|al)|taken out|withdrawn|clos(?:ed?)|act ?finish|eckende|completed|failed(?: at)?|restored|up(?: at)?|fin|fine|hasta',
)
/** Of a part: its first and its last day, where no plainer start and end are there. */
const lifeEnds = words('fail(?:ed|ure)|replace(?:d|ment)|retire(?:d|ment)|scrapped|ausfall')
const lifeStarts = words(
  'install(?:ed|ation)?|commission(?:ed|ing)?|fitted|mounted|einbau|montage|in service',
)
/** What begins and ends while the part lives on. */
const isOfStop = ({ heading }: Pick<FormedColumn, 'heading'>) =>
  /st[oö]rung|malfunct|breakdown|outage|down|repair|reparatur|stillstand|panne|meldung|notification/i.test(
    heading,
  )

/** Columns that the file holds in parts: a date beside a time of day, and the time from a start to an end. */
export function makeColumns(
  columns: readonly FormedColumn[],
  formats: NonNullable<Choices['formats']> = {},
): MadeColumn[] {
  const dates = columns.filter((column) => isDate(column) && isWholeDay(column))
  const clocks = columns.filter(isClock)
  const moments = momentsOf(columns)
  const ends = spanOf(moments)
  if (ends) return [...moments, durationOf(ends.start, ends.end)]
  const made: MadeColumn[] = []
  const span = spanOf(columns.filter(isDate)) ?? spanOf(clocks)
  const [date, clock] = [dates[0], span?.start && isClock(span.start) ? span.start : clocks[0]]
  if (span) {
    const isLife =
      (dates.includes(span.start) && dates.includes(span.end) && !isOfStop(span.start)) ||
      (isDate(span.start) && lifeStarts.test(plain(span.start.heading)))
    made.push({ ...durationOf(span.start, span.end), isLife })
  }
  // Two dates and one time of day don't say which of them it belongs to.
  if (date && clock && (dates.length === 1 || !span))
    made.push(joined(date, clock, columns.find(isMilliseconds)))
  const period = date ? undefined : periodOf(columns, formats)
  if (period) made.push(period)
  return made
}

const isWholeDay = ({ cells, format }: FormedColumn) => {
  const read = readAs(format, '')
  return cells.slice(0, 500).every((cell) => Number.isNaN(read(cell)) || read(cell) % dayMs === 0)
}

/** Two days, each with its time of day to the right of it: the moments of a start and an end. */
function momentsOf(columns: readonly FormedColumn[]): MadeColumn[] {
  const whole = columns.filter((column) => isDate(column) && isWholeDay(column))
  if (whole.length !== 2 || columns.filter(isClock).length !== 2) return []
  const pairs = whole.flatMap((date) => {
    const next = columns[columns.indexOf(date) + 1]
    return next && isClock(next) ? [joined(date, next)] : []
  })
  return pairs.length === 2 ? pairs : []
}

function spanOf<C extends FormedColumn>(columns: readonly C[]) {
  const pair = (from: RegExp, to: RegExp) => {
    const start = columns.find(({ heading }) => from.test(plain(heading)))
    const end = columns.find((column) => column !== start && to.test(plain(column.heading)))
    return start && end && start.format === end.format ? { start, end } : undefined
  }
  return pair(starts, ends) ?? pair(lifeStarts, lifeEnds)
}

/** A year beside its month, quarter or week, by name or by number. */
function periodOf(
  columns: readonly FormedColumn[],
  formats: NonNullable<Choices['formats']>,
): MadeColumn | undefined {
  const year = columns.find(({ format }) => format === 'year')
  if (!year) return undefined
  const isFiscal = areFiscalYears(year.cells.map(textOf).filter((text) => text !== ''))
  for (const { heading, most, read, format } of parts) {
    const part = columns.find((column) => column !== year && heading.test(plain(column.heading)))
    if (!part) continue
    if (isFiscal) return ofFiscalYear(year, part, formats)
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

/** A part beside its financial year is read as if both stood in one cell. */
function ofFiscalYear(
  year: FormedColumn,
  part: FormedColumn,
  formats: NonNullable<Choices['formats']>,
): MadeColumn | undefined {
  const heading = `${year.heading} + ${part.heading}`
  const cells = year.cells.map((cell, i) => {
    const own = textOf(part.cells[i])
    const letter = /^(?:q|trim)/i.test(part.heading) ? 'Q' : 'P'
    return `${/^\d/.test(own) ? letter : ''}${own} ${textOf(cell)}`
  })
  if (cells.filter((cell) => partOfFiscalYear(cell) !== undefined).length < cells.length * 0.9)
    return undefined
  const { question, note = '', ...decided } = decidePeriods({ heading, cells, family: 'fiscal' })
  const format = formats[heading] ?? decided.format
  if (format === 'text') return undefined
  return {
    heading,
    cells: [],
    format,
    unit: '',
    values: cells.map(readAs(format, '')),
    note: note || `${year.heading} and ${part.heading} together are the period of a row.`,
    ...(question && { ways: question.options }),
    question: formats[heading] ? undefined : question,
  }
}

const numbered = (text: string, most: number) => {
  const digits = /^(?:[A-Z]{1,2}|week|kw)?\s*0?(\d{1,2})(?:[.,]0+)?$/i.exec(text)?.[1]
  return Number(digits) >= 1 && Number(digits) <= most ? Number(digits) : undefined
}

const parts = [
  {
    heading:
      /^(?:(?:fiscal |posting |calendar )?month(?: name| no\.?)?|monat|mois|mes|mese|maand|period|periode|mm)$/i,
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

/** Loggers that sample faster than once a second write the rest of it into a column of its own. */
const isMilliseconds = ({ heading, cells, format }: FormedColumn) =>
  format.startsWith('number') &&
  /^(?:ms|msec|millis|millisec(?:ond)?s?|millisekunden?)$/i.test(heading.trim()) &&
  cells.every((cell) => /^\d{0,3}$/.test(textOf(cell).trim()))

function joined(date: FormedColumn, clock: FormedColumn, rest?: FormedColumn): MadeColumn {
  const [day, time] = [readAs(date.format, ''), readAs('clock', '')]
  const parts = [date, clock, ...(rest ? [rest] : [])].map(({ heading }) => heading)
  return {
    heading: parts.join(' + '),
    cells: [],
    format: date.format,
    unit: '',
    values: date.cells.map(
      (cell, i) => day(cell) + time(clock.cells[i] ?? '') + Number(textOf(rest?.cells[i]).trim()),
    ),
    note: `${parts.join(' and ')} together are the moment of a row.`,
  }
}

const valuesOf = (column: FormedColumn | MadeColumn): number[] =>
  'values' in column ? column.values : column.cells.map(readAs(column.format, ''))

function durationOf(start: FormedColumn | MadeColumn, end: FormedColumn | MadeColumn): MadeColumn {
  const [from, to] = [valuesOf(start), valuesOf(end)]
  let overMidnight = 0
  const values = from.map((begin, i) => {
    const ms = (to[i] ?? Number.NaN) - begin
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
