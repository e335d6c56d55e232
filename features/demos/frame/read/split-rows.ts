import Papa from 'papaparse'
import { DemoError } from '#features/demos/frame/demo.ts'
import { demoLimits } from '#features/demos/frame/limits.ts'

export interface SplitRows {
  delimiter: string
  /** Each with the number it has in the file, from 1, as a spreadsheet counts; empty rows are left out. */
  rows: { line: number; cells: string[] }[]
}

/** Commas come last: they also part decimals, and hardly anybody writes the others inside a number. */
const delimiters = [';', '\t', '|', ',']
/** No text has it, so that each line is one field. */
const none = '\u001F'

/** Text as rows of cells, whatever parts them. Throws when there are more rows than the limit. */
export function splitRows(text: string): SplitRows {
  const clean = text.replace(/^\uFEFF/, '')
  const delimiter = delimiterOf(clean)
  const parsed = Papa.parse<string[]>(clean, { delimiter, preview: demoLimits.rows + 1000 })
  const rows = parsed.data
    .map((cells, i) => ({ line: i + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  // One more for the heading.
  if (rows.length > demoLimits.rows + 1) {
    throw new DemoError(
      `The file has more than ${demoLimits.rows.toLocaleString('en-GB')} rows, the most this page takes. Choose a shorter period, or every tenth row.`,
    )
  }
  return { delimiter, rows }
}

function delimiterOf(text: string): string {
  const start = text.slice(0, 50_000)
  return delimiters.find((delimiter) => partsEvenly(start, delimiter)) ?? none
}

/** It parts the first row into two fields or more, and most of the next ones into as many. */
function partsEvenly(text: string, delimiter: string): boolean {
  const { data } = Papa.parse<string[]>(text, { delimiter, preview: 40, skipEmptyLines: 'greedy' })
  const counts = data.map((cells) => cells.length)
  const [first = 0] = counts
  return first > 1 && counts.filter((count) => count === first).length >= counts.length * 0.6
}
