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
  /** A quoted cell longer than this is taken for a quotation mark that never closes. */
  maxQuotedChars: number
  maxColumns: number
}

/** The text as a whole can't be read as CSV: `line` says where. */
export class CsvError extends Error {
  readonly line: number
  readonly problem: 'unclosed quote' | 'too many columns'

  constructor(problem: CsvError['problem'], line: number) {
    super(`${problem} on line ${line}`)
    this.name = 'CsvError'
    this.problem = problem
    this.line = line
  }
}

const quote = 34
const newline = 10
const carriage = 13

/**
 * Reads CSV (RFC 4180 with any separator and any line ends) from text that arrives in pieces, in memory that doesn't grow with it. A
 * quotation mark within an unquoted cell stands for itself; what follows a closing one belongs to the cell. Empty lines are left out.
 */
export function createCsvReader({ separator, maxCellChars, maxQuotedChars, maxColumns }: CsvOptions) {
  const comma = separator.charCodeAt(0)
  let line = 1
  let rowLine = 1
  let cells: string[] = []
  let cell = ''
  let cellChars = 0
  let quoteLine = 1
  let isCut = false
  let isQuoted = false
  /** The last character was a quotation mark within quotes: it closes them, or stands for one with the next. */
  let mayClose = false
  let isFresh = true
  let hasContent = false
  let wasCarriage = false

  function add(text: string) {
    if (text === '') return
    cellChars += text.length
    const room = maxCellChars - cell.length
    if (text.length > room) isCut = true
    if (room > 0) cell += text.length > room ? text.slice(0, room) : text
    if (isQuoted && cellChars > maxQuotedChars) throw new CsvError('unclosed quote', quoteLine)
  }

  function endCell() {
    if (cells.length >= maxColumns) throw new CsvError('too many columns', rowLine)
    cells.push(cell)
    cell = ''
    cellChars = 0
    isQuoted = false
    mayClose = false
    isFresh = true
  }

  function endRow(rows: CsvRow[]) {
    if (hasContent) {
      endCell()
      rows.push({ line: rowLine, cells, isCut })
    }
    cells = []
    isCut = false
    hasContent = false
    isFresh = true
  }

  /** The rows that are complete with this piece. */
  function push(text: string): CsvRow[] {
    const rows: CsvRow[] = []
    let start = 0
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      const follows = wasCarriage && code === newline
      if ((code === newline && !follows) || code === carriage) line += 1
      wasCarriage = code === carriage
      if (isQuoted && !mayClose) {
        if (code === quote) {
          add(text.slice(start, i))
          start = i + 1
          mayClose = true
        }
        continue
      }
      if (mayClose) {
        mayClose = false
        if (code === quote) {
          // Two of them stand for one, which `start` still points to.
          continue
        }
        isQuoted = false
      }
      if (code === quote && isFresh) {
        isQuoted = true
        isFresh = false
        hasContent = true
        quoteLine = line
        start = i + 1
      } else if (code === comma) {
        hasContent = true
        add(text.slice(start, i))
        endCell()
        start = i + 1
      } else if (code === newline || code === carriage) {
        if (!(follows && !hasContent)) {
          add(text.slice(start, i))
          endRow(rows)
        }
        rowLine = line
        start = i + 1
      } else {
        isFresh = false
        hasContent = true
      }
    }
    add(text.slice(start))
    return rows
  }

  /** The last row, when no line end follows it. Throws when a quotation mark is still open. */
  function end(): CsvRow[] {
    if (isQuoted && !mayClose) throw new CsvError('unclosed quote', quoteLine)
    const rows: CsvRow[] = []
    endRow(rows)
    return rows
  }

  return { push, end }
}

/** All rows of a short text. */
export function readCsv(text: string, options: CsvOptions): CsvRow[] {
  const reader = createCsvReader(options)
  return [...reader.push(text), ...reader.end()]
}
