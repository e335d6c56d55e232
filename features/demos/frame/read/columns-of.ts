import { isEmpty, textOf, type Cell, type Row } from './cell.ts'
import { dayMs } from '#lib/durations.ts'
import { columnOf, decideFormat, type Column, type Decided, type Evidence } from './decide-format.ts'
import { spread } from './looks.ts'
import { readAs } from './read-cell.ts'
import type { Choices, Format, Question } from './reading.ts'
import { withYears } from './yearless.ts'
import type { FormedColumn } from './made-columns.ts'
import type { Decimal } from './number.ts'
import type { Order } from './date.ts'

export interface Named {
  headings: string[]
  /** Their places in the rows: columns without a cell are left out. */
  places: number[]
  notes: string[]
}

/** Headings as they stand, told apart where they repeat, with the units of a row below them. `keepsBlank`: columns with nothing but a heading, too. */
export function nameColumns(
  heading: Row | undefined,
  units: Row | undefined,
  rows: readonly Row[],
  keepsBlank = false,
): Named {
  const width = [heading, ...rows].reduce((most, row) => Math.max(most, row?.cells.length ?? 0), 0)
  const places = Array.from({ length: width }, (_, i) => i).filter(
    (i) => rows.some(({ cells }) => !isEmpty(cells[i])) || (keepsBlank && !isEmpty(heading?.cells[i])),
  )
  const headings: string[] = []
  const notes: string[] = []
  for (const place of places) {
    const own = textOf(heading?.cells[place]).replace(/[\r\n]+/g, ' ')
    const unit = textOf(units?.cells[place]).replace(/^[[(]|[\])]$/g, '')
    // "yyyy/mm/dd" under a heading says how it is written, and is no unit.
    const isUnit = unit !== '' && unit !== '-' && !/^[ymdhs]{1,4}[-/.:][-/.:ymdhs]+$/i.test(unit)
    const name = (own || `Column ${place + 1}`) + (isUnit ? ` [${unit}]` : '')
    let once = name
    for (let n = 2; headings.includes(once); n++) once = `${name} (${n})`
    if (once === `${name} (2)`)
      notes.push(`The file has the heading “${name}” twice; the second is called “${once}”.`)
    headings.push(once)
  }
  return { headings, places, notes }
}

export interface Formed {
  columns: FormedColumn[]
  questions: Map<string, Question>
  notes: Map<string, string>
}

/** The format of each column: first what its own cells prove, then the rest by what the others prove, then what the visitor chose. */
export function formColumns(
  headings: readonly string[],
  cells: readonly (readonly Cell[])[],
  formats: NonNullable<Choices['formats']>,
  file: { delimiter?: string },
): Formed {
  const scanned = headings.map((heading, i) => columnOf(heading, cells[i] ?? []))
  const blank: Evidence = { delimiter: file.delimiter, hasPounds: false, hasDottedDates: false }
  const first = yearlessAreParts(scanned.map((column) => decideFormat(column, blank)))
  const hasPounds =
    first.some(({ unit }) => unit === '£' || unit === 'GBP') || headings.some((name) => name.includes('£'))
  const evidence: Evidence = {
    ...blank,
    hasPounds,
    hasDottedDates: scanned.some(
      ({ family, cells }) =>
        family === 'date' && cells.slice(0, 50).some((cell) => /^\d{1,2}\.\d{1,2}\./.test(textOf(cell))),
    ),
    decimal: decimalOf(headings, first) ?? saidMark(formats),
    order: orderOf(headings, first) ?? saidOrder(formats),
    days: daysOf(scanned, first),
  }
  const questions = new Map<string, Question>()
  const notes = new Map<string, string>()
  const columns = scanned.map(({ heading, cells: own, family }, i): FormedColumn => {
    const chosen = formats[heading]
    const begun = first[i]
    const isOpen =
      begun === undefined ||
      begun.question !== undefined ||
      (family === 'number' && (begun.proof === undefined || mayBeUnix(own)))
    const decided = isOpen ? decideFormat({ heading, cells: own, family }, evidence) : begun
    if (!chosen && decided.question) questions.set(heading, decided.question)
    if (!chosen && decided.note) notes.set(heading, decided.note)
    const format = chosen ?? decided.format
    return {
      heading,
      cells: cellsIn(format, own),
      format,
      unit: decided.unit,
      ...waysOf(decided),
    }
  })
  return { columns, questions, notes }
}

/** From the first to the last moment that the file names, with as long again and a day on either side. */
function daysOf(scanned: readonly Column[], decided: readonly Decided[]): Evidence['days'] {
  let [from, to] = [Infinity, -Infinity]
  scanned.forEach(({ cells }, i) => {
    const format = decided[i]?.format ?? 'text'
    if (!format.startsWith('date') && !format.startsWith('unix')) return
    for (const at of spread(cells, 500).map(readAs(format, ''))) {
      if (Number.isNaN(at)) continue
      from = Math.min(from, at)
      to = Math.max(to, at)
    }
  })
  const beyond = to - from + dayMs
  return from <= to ? { from: from - beyond, to: to + beyond } : undefined
}

const mayBeUnix = (cells: readonly Cell[]) => Number(textOf(cells.find((cell) => !isEmpty(cell)))) >= 8e8

/** Beside a year, weeks and months need none of their own. */
function yearlessAreParts(decided: Decided[]): Decided[] {
  if (!decided.some(({ format }) => format === 'year')) return decided
  return decided.map((one) => (/^(?:weeks|months) /.test(one.format) ? { format: 'text', unit: '' } : one))
}

/** Weeks and months without a year get that of their format. */
export function cellsIn(format: Format, cells: readonly Cell[]): readonly Cell[] {
  const year = /^(?:weeks|months) (\d{4})$/.exec(format)?.[1]
  return year ? withYears(cells, Number(year)) : cells
}

/** What only the visitor can tell of periods stays open to be changed. */
export const waysOf = ({ format, question }: Decided) =>
  question && /^(?:fiscal|weeks|months) /.test(format) ? { ways: question.options } : {}

/** The decimal mark that some columns prove and none disproves; else that of programs or of America, by the dates beside it. */
function decimalOf(headings: readonly string[], decided: readonly Decided[]): Evidence['decimal'] {
  const proofs = decided.flatMap(({ proof }, i) =>
    proof === '.' || proof === ',' ? [{ mark: proof, from: headings[i] ?? '' }] : [],
  )
  const marks = new Set(proofs.map(({ mark }): Decimal => mark))
  if (marks.size > 0) return marks.size === 1 ? proofs[0] : undefined
  const dates = decided.findIndex(({ proof }) => proof === 'mdy' || proof === 'ymd')
  if (dates < 0) return undefined
  // Programs write 2026-03-01 in every country, so beside it a comma may be either.
  const leavesCommas = decided[dates]?.proof === 'ymd'
  return { mark: '.', from: `files with dates as in ${headings[dates] ?? ''}`, leavesCommas }
}

type Formats = NonNullable<Choices['formats']>

/** What the visitor said of one column holds for others that can't be told: nobody is asked twice. */
const saidMark = (formats: Formats): Evidence['decimal'] =>
  Object.entries(formats).flatMap(([from, format]) =>
    format === 'number .' || format === 'number ,'
      ? [{ mark: format === 'number .' ? '.' : ',', from } as const]
      : [],
  )[0]

const saidOrder = (formats: Formats): Evidence['order'] =>
  Object.entries(formats).flatMap(([heading, format]) =>
    format === 'date dmy' || format === 'date mdy'
      ? [{ order: format === 'date dmy' ? 'dmy' : 'mdy', from: `in ${heading}` } as const]
      : [],
  )[0]

function orderOf(headings: readonly string[], decided: readonly Decided[]): Evidence['order'] {
  const proofs = decided.flatMap(({ proof }, i) =>
    proof === 'dmy' || proof === 'mdy' ? [{ order: proof, from: `in ${headings[i] ?? ''}` }] : [],
  )
  const orders = new Set(proofs.map(({ order }): Order => order))
  return orders.size === 1 ? proofs[0] : undefined
}
