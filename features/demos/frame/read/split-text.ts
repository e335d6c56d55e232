import Papa from 'papaparse'
import { DemoError } from '#features/demos/frame/demo.ts'
import { demoLimits } from '#features/demos/frame/limits.ts'
import type { Row } from './cell.ts'

/** A space stands for any number of them: columns that are only lined up. */
export type Delimiter = ',' | ';' | '\t' | '|' | ' ' | 'none'

export interface SplitText {
  delimiter: Delimiter
  /** Blank rows included, so that rows count as in a spreadsheet. */
  rows: Row[]
  /** A quotation mark never closed, so marks were taken as characters. */
  hasOpenQuote: boolean
}

/** Commas come last: they also part decimals, and hardly anybody writes the others inside a number. */
const candidates = [';', '\t', '|', ','] as const
/** No text has it, so that each line is one field. */
const never = '\u001F'

/** Text as rows of cells. Throws `DemoError` when there are more rows than the limit. */
export function splitText(
  text: string,
  chosen: Delimiter | undefined,
  progress: (done: number) => void,
): SplitText {
  const said = /^sep=(.)\r?\n/i.exec(text)?.[1]
  const delimiter = chosen ?? candidates.find((one) => one === said) ?? delimiterOf(text)
  const first = parse(text, delimiter, true, progress)
  const hasOpenQuote = first.hasOpenQuote
  const { rows } = hasOpenQuote ? parse(text, delimiter, false, progress) : first
  if (said !== undefined) rows.shift()
  const count = rows.length
  if (count > demoLimits.rows + 1 && rows.filter(hasContent).length > demoLimits.rows + 50)
    throw new DemoError(
      `The file has more than ${demoLimits.rows.toLocaleString('en-GB')} rows, the most this page takes. Choose a shorter period, or every tenth row.`,
    )
  return { delimiter, rows, hasOpenQuote }
}

const hasContent = ({ cells }: Row) => cells.some((cell) => typeof cell === 'number' || cell.trim() !== '')

function parse(text: string, delimiter: Delimiter, isQuoted: boolean, progress: (done: number) => void) {
  const rows: Row[] = []
  let hasOpenQuote = false
  if (delimiter === ' ') return { rows: linedUp(text), hasOpenQuote }
  Papa.parse<string[]>(text, {
    delimiter: delimiter === 'none' ? never : delimiter,
    quoteChar: isQuoted ? '"' : '\u001E',
    newline: lineEndOf(text),
    step({ data, errors, meta }) {
      hasOpenQuote ||= errors.some(({ code }) => code === 'MissingQuotes')
      rows.push({ line: rows.length + 1, cells: data })
      if (rows.length % 5000 === 0) progress(meta.cursor / text.length)
    },
  })
  return { rows, hasOpenQuote }
}

/** Outside quotes the commonest, so that a lone line feed within a quoted cell decides nothing. */
function lineEndOf(text: string): '\r\n' | '\n' | '\r' {
  const start = text.slice(0, 100_000).replace(/"[^"]*"/g, '')
  if (start.includes('\r\n')) return '\r\n'
  return start.includes('\n') ? '\n' : start.includes('\r') ? '\r' : '\n'
}

function delimiterOf(text: string): Delimiter {
  const start = text.slice(0, 60_000)
  return candidates.find((delimiter) => partsEvenly(start, delimiter)) ?? (isLinedUp(start) ? ' ' : 'none')
}

const isFigure = (cell: string) => /^[-+]?[.,]?\d/.test(cell)

/** A line of words that has not a word for each column says nothing of any of them: units under some headings, a title. */
function linedUp(text: string): Row[] {
  const lines = text.split(lineEndOf(text)).map((line) => line.trim())
  const cells = lines.map((line) => line.split(/\s+/))
  const usual = mode(
    cells.flatMap((own) => (own.filter(isFigure).length >= own.length / 2 ? [own.length] : [])),
  )
  return cells.map((own, i) => ({
    line: i + 1,
    cells: own.length === usual || own.some(isFigure) ? own : [lines[i] ?? ''],
  }))
}

/** Most of the later lines have the same number of figures side by side, as old programs and weather stations print them. Prose has none. */
function isLinedUp(text: string): boolean {
  const rows = linedUp(text).filter(({ cells }) => cells.some((cell) => cell !== ''))
  const late = rows.slice(Math.floor(rows.length / 3), 200)
  const usual = mode(late.map(({ cells }) => cells.length))
  const even = late.filter(
    ({ cells }) =>
      cells.length === usual && cells.filter((cell) => isFigure(String(cell))).length >= usual / 2,
  )
  return usual >= 3 && late.length >= 3 && even.length >= late.length * 0.7
}

/** From the first row of several fields on, most rows have several, and most of those the same number or fewer with the last ones empty. */
function partsEvenly(text: string, delimiter: string): boolean {
  const { data } = Papa.parse<string[]>(text, {
    delimiter,
    preview: 200,
    skipEmptyLines: 'greedy',
    newline: lineEndOf(text),
  })
  const counts = data.filter((cells) => !/^[-=_+| ]+$/.test(cells.join(''))).map((cells) => cells.length)
  const first = counts.findIndex((count) => count > 1)
  if (first < 0) return false
  const body = counts.slice(first)
  const several = body.filter((count) => count > 1)
  if (delimiter === ',' && isDecimals(data)) return false
  // Lines of an instrument above the table are separated as they like.
  const late = several.slice(Math.floor(several.length / 3))
  const even = late.filter((count) => count === mode(late)).length
  return (
    several.length >= body.length * 0.5 && even >= late.length * 0.5 && several.length >= counts.length * 0.3
  )
}

/** One column with decimal commas: "12,5". */
const isDecimals = (data: string[][]) => {
  const pairs = data.filter(({ length }) => length > 1)
  return pairs.every(
    ([whole = '', part = '', ...more]) =>
      more.length === 0 && /^\s*-?\d+$/.test(whole) && /^\d+\s*$/.test(part),
  )
}

function mode(counts: number[]): number {
  const tally = new Map<number, number>()
  for (const count of counts) tally.set(count, (tally.get(count) ?? 0) + 1)
  return [...tally].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0
}
