import type { Column, Table, TableInput } from '#features/demos/frame/demo.ts'
import { demoLimits } from '#features/demos/frame/limits.ts'
import { isMissing, textOf, type Cell, type Row } from './cell.ts'
import type { FormedColumn, MadeColumn } from './made-columns.ts'
import { readAs, readMinutes } from './read-cell.ts'
import type { Reading } from './reading.ts'
import type { Series } from './series.ts'
import { twoWords } from './two-words.ts'
import type { Roles } from './assign-roles.ts'

interface Content {
  rows: readonly Row[]
  columns: readonly FormedColumn[]
  made: readonly MadeColumn[]
  /** The columns of a wide layout. */
  parts?: { series: Series; columns: readonly FormedColumn[]; starts: readonly number[] } | undefined
}

interface Filling {
  words?: readonly [string, string]
  name: string
  column: Column
  heading: string
  /** The value at a row of the file; undefined when the cell can't be read. */
  at: (row: number, part: number) => string | number | undefined
  raw: (row: number, part: number) => Cell
  values: (string | number)[]
}

/** A required cell that is empty or can't be read leaves its row out; an optional one is empty, and is said. */
export function fillTable(
  input: TableInput,
  roles: Roles,
  content: Content,
  reading: Reading,
): { table: Table; problem?: string } {
  const { rows, parts } = content
  const all = fillingsOf(input, roles, content)
  const used = all.filter((filling) => isReadable(filling, rows.length, reading))
  const lines: number[] = []
  const unread = new Map<Filling, { count: number; first: string }>()
  const width = parts?.columns.length ?? 1
  const valueOfWide = parts && used.find(({ name }) => name === input.wide?.value)
  for (let row = 0; row < rows.length; row++) {
    const line = rows[row]?.line ?? 0
    for (let part = 0; part < width; part++) {
      // A subgroup may be short.
      if (valueOfWide && isMissing(valueOfWide.raw(row, part))) continue
      const values = used.map((filling) => filling.at(row, part))
      const bad = used.findIndex(({ column }, i) => column.required && isLacking(values[i]))
      if (bad >= 0) {
        noteFault(
          reading,
          used[bad],
          { line, row, part, heading: used[bad] === valueOfWide ? parts?.columns[part]?.heading : undefined },
          values[bad] === undefined,
        )
        continue
      }
      lines.push(line)
      used.forEach((filling, i) => {
        const value = values[i]
        filling.values.push(value ?? (filling.column.kind === 'text' ? '' : Number.NaN))
        if (value !== undefined) return
        const told = unread.get(filling)
        const first =
          told?.first ?? `row ${line}, ${filling.heading}: “${textOf(filling.raw(row, part)).slice(0, 40)}”`
        unread.set(filling, { count: (told?.count ?? 0) + 1, first })
      })
    }
  }
  for (const [{ heading }, { count, first }] of unread)
    reading.notes.push(
      `${count.toLocaleString('en-GB')} ${count === 1 ? 'cell' : 'cells'} of ${heading} can’t be read and count as empty: ${first}.`,
    )
  reading.used = lines.length
  const pick = <T>(of: (filling: Filling) => T) =>
    Object.fromEntries(used.map((filling) => [filling.name, of(filling)]))
  const unitOf = ({ heading, column }: Filling) => {
    const own = reading.columns.find((one) => one.heading === heading)
    if (own?.isMade && isSpanInDays(column, own)) return 'days'
    // "1:30" bears its unit itself.
    if (column.kind === 'duration' && (own?.format === 'duration' || own?.format === 'clock')) return 'min'
    return own?.unit ?? ''
  }
  const table: Table = {
    length: lines.length,
    lines,
    // The cells were read by the kind of their column.
    columns: pick(({ values }) => values) as Table['columns'],
    headings: pick(({ heading }) => heading),
    units: pick(unitOf),
    words: pick(({ words }) => words),
  }
  if (lines.length >= input.minRows) return { table }
  const found = lines.length === 1 ? 'One row' : `${lines.length} rows`
  return {
    table,
    problem: `${found} can be read; the method needs at least ${input.minRows}.${firstFault(reading)}`,
  }
}

const isLacking = (value: string | number | undefined) =>
  value === undefined || value === '' || Number.isNaN(value)

function fillingsOf(
  { columns: wanted, wide }: TableInput,
  roles: Roles,
  { rows, columns, made, parts }: Content,
): Filling[] {
  return Object.entries(wanted).flatMap(([name, column]): Filling[] => {
    const base = { name, column, values: [] }
    if (parts && name === wide?.value) {
      const cells = parts.columns
      const [first, last] = [cells[0]?.heading ?? '', cells.at(-1)?.heading ?? '']
      const readers = cells.map((own) => readerOf(column, own))
      const raw = (row: number, part: number) => cells[part]?.cells[row] ?? ''
      return [
        {
          ...base,
          heading: parts.series.kind === 'periods' ? column.label : `${first} … ${last}`,
          raw,
          at: (row, part) => readers[part]?.(raw(row, part)),
        },
      ]
    }
    if (parts && parts.series.kind === 'periods' && name === wide?.name) {
      return [
        {
          ...base,
          heading: 'Period',
          raw: (_, part) => parts.columns[part]?.heading ?? '',
          at: (_, part) => parts.starts[part],
        },
      ]
    }
    const heading = roles[name]
    if (heading === null || heading === undefined) {
      if (!parts || name !== wide?.row) return []
      // Without a name of its own, a row of readings is named by its place.
      return [
        {
          ...base,
          heading: 'Row',
          raw: (row) => rows[row]?.line ?? 0,
          at: (row) => String(rows[row]?.line ?? 0),
        },
      ]
    }
    const own = columns.find((one) => one.heading === heading)
    if (own) {
      const read = readerOf(column, own)
      const [low, high] = levelsOf(column, own)?.keys() ?? []
      return [
        {
          ...base,
          heading,
          ...(low !== undefined && high !== undefined && { words: [low, high] as const }),
          raw: (row) => own.cells[row] ?? '',
          at: (row) => read(own.cells[row] ?? ''),
        },
      ]
    }
    const joined = made.find((one) => one.heading === heading)
    if (!joined) return []
    const scale = isSpanInDays(column, joined) ? 1 / minutesOfDay : 1
    return [{ ...base, heading, raw: () => '', at: (row) => (joined.values[row] ?? Number.NaN) * scale }]
  })
}

const minutesOfDay = 1440

const isSpanInDays = ({ kind }: Column, { format }: Pick<MadeColumn, 'format'>) =>
  kind === 'number' && format === 'duration'

const blank = new Set(['', '-', '–', '—', 'n/a', 'na', 'null', '(null)', 'none', '#n/a'])

/** Of a setting that has two words. */
const levelsOf = ({ kind, guess }: Column, { format, cells }: FormedColumn) =>
  kind === 'number' && guess === 'levels' && format === 'text' ? twoWords(cells) : undefined

/** The value of a cell, NaN or '' for an empty one, undefined for one that can't be read. */
function readerOf(column: Column, own: FormedColumn): (cell: Cell) => string | number | undefined {
  const { kind } = column
  const { format, unit } = own
  if (kind === 'text') return (cell) => (blank.has(textOf(cell).toLowerCase()) ? '' : textOf(cell))
  const words = levelsOf(column, own)
  if (words) return (cell) => words.get(textOf(cell)) ?? (textOf(cell) === '' ? Number.NaN : undefined)
  const read = kind === 'duration' || format === 'duration' ? readMinutes(format, unit) : readAs(format, unit)
  return (cell) => {
    const value = read(cell)
    return Number.isFinite(value) ? value : isMissing(cell) ? Number.NaN : undefined
  }
}

/** An optional column most of whose cells can't be read is left alone, and that is said. */
function isReadable({ column, heading, at, raw }: Filling, length: number, reading: Reading): boolean {
  if (column.required) return true
  let [full, unread] = [0, 0]
  for (let row = 0; row < length; row++) {
    if (isMissing(raw(row, 0))) continue
    full++
    if (at(row, 0) === undefined) unread++
  }
  if (unread === 0 || unread < full / 2) return true
  reading.notes.push(
    `${heading} can’t be read as ${inWords[column.kind]} and is ignored; ${column.label.toLowerCase()} isn’t needed.`,
  )
  return false
}

const inWords = { number: 'numbers', text: 'text', time: 'dates', duration: 'durations' }

interface Place {
  line: number
  row: number
  part: number
  /** Of the part of a wide layout. */
  heading: string | undefined
}

function noteFault(
  reading: Reading,
  filling: Filling | undefined,
  { line, row, part, heading }: Place,
  isUnread: boolean,
) {
  reading.faultCount++
  if (!filling || reading.faults.length >= demoLimits.faultsShown) return
  const value = textOf(filling.raw(row, part)).slice(0, 40)
  const { kind } = filling.column
  const problem = isUnread
    ? { number: 'not a number', text: '', time: 'not a date', duration: 'not a duration' }[kind]
    : 'empty'
  reading.faults.push({ line, column: heading ?? filling.heading, value, problem })
}

function firstFault({ faults: [fault], faultCount }: Reading): string {
  if (!fault) return ''
  const value = fault.value ? ` “${fault.value}”` : ''
  return ` ${faultCount.toLocaleString('en-GB')} left out; the first is row ${fault.line}, ${fault.column}: ${fault.problem}${value}.`
}
