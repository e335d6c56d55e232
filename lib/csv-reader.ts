import { pipeline } from 'node:stream'
import { CsvError as ParseError, parse, type Options } from 'csv-parse'
import { parse as parseSync } from 'csv-parse/sync'

export interface CsvRow {
  /** The line of the text on which it begins, from 1. */
  line: number
  cells: string[]
  /** A cell was longer than `maxCellChars`; only its beginning is here. */
  isCut: boolean
}

export interface CsvOptions {
  separator: string
  /** Cells are kept up to here. */
  maxCellChars: number
  /** A row longer than this, in bytes of UTF-8, can't be read: most often a quotation mark that never closes. */
  maxRowBytes: number
  maxColumns: number
}

/** The text as a whole can't be read as CSV: `line` says where. */
export class CsvError extends Error {
  readonly line: number
  readonly problem: 'unclosed quote' | 'row too long' | 'too many columns'

  constructor(problem: CsvError['problem'], line: number) {
    super(`${problem} on line ${line}`)
    this.name = 'CsvError'
    this.problem = problem
    this.line = line
  }
}

/**
 * Reads CSV (RFC 4180 with any separator and any line ends) row by row, in memory that doesn't grow with the text. Pieces
 * end between characters, as a `TextDecoder` cuts them. A quotation mark within an unquoted cell is an ordinary character; empty lines
 * are left out. Throws `CsvError`.
 */
export async function* csvRows(text: AsyncIterable<string>, options: CsvOptions): AsyncGenerator<CsvRow> {
  const { settings, rows, errorOf } = readingOf(options)
  const parser = parse(settings)
  // What goes wrong is thrown by the loop below.
  pipeline(text, parser, () => undefined)
  try {
    for await (const _ of parser) yield* rows.splice(0)
  } catch (error) {
    throw errorOf(error)
  }
}

/** All rows of a short text, or the first `most` of them. */
export function readCsv(text: string, options: CsvOptions, most?: number): CsvRow[] {
  const { settings, rows, errorOf } = readingOf(options)
  try {
    parseSync(text, most === undefined ? settings : { ...settings, to: most })
    return rows
  } catch (error) {
    throw errorOf(error)
  }
}

function readingOf({ separator, maxCellChars, maxRowBytes, maxColumns }: CsvOptions) {
  const rows: CsvRow[] = []
  let lineEnds = 0
  let lineEndsInRow = 0
  let isCut = false
  const lineAfter = (emptyLines: unknown) => 1 + lineEnds + Number(emptyLines)

  const settings: Options = {
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maxRowBytes,
    cast(cell, { column, empty_lines: emptyLines }) {
      if (Number(column) >= maxColumns) throw new CsvError('too many columns', lineAfter(emptyLines))
      lineEndsInRow += cell.match(/\r\n?|\n/g)?.length ?? 0
      if (cell.length <= maxCellChars) return cell
      isCut = true
      return cell.slice(0, maxCellChars)
    },
    on_record(cells, { empty_lines: emptyLines }) {
      rows.push({ line: lineAfter(emptyLines), cells, isCut })
      lineEnds += 1 + lineEndsInRow
      lineEndsInRow = 0
      isCut = false
      return cells
    },
  }

  function errorOf(error: unknown) {
    if (!(error instanceof ParseError)) return error
    const problem = problems[error.code]
    return problem ? new CsvError(problem, lineAfter(error['empty_lines'])) : error
  }
  return { settings, rows, errorOf }
}

const problems: Partial<Record<ParseError['code'], CsvError['problem']>> = {
  CSV_QUOTE_NOT_CLOSED: 'unclosed quote',
  CSV_MAX_RECORD_SIZE: 'row too long',
}
