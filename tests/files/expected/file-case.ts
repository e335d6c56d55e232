/** How a person who knows the program reads a file that it wrote. */
export interface FileCase {
  /** Under `tests/files`. */
  file: string
  /** What parts the cells; absent for a workbook. */
  delimiter?: ',' | ';' | '\t' | '|' | ' ' | 'none'
  encoding?: 'windows-1252' | 'utf-16le' | 'utf-16be'
  /** The row of the file that holds the headings; 0 for none. */
  heading: number
  /** The format of each column, those that the reader adds included ("Date + Time", "Start → End"); `?` where it must ask. */
  columns: Record<string, string>
  /** Rows of data: without totals, blanks, rules and repeated headings. */
  rows: number
  /** Row of the file, heading, value: times in ISO 8601, durations in minutes. */
  cells: [row: number, heading: string, value: number | string][]
  /** Pieces of what the visitor is told. */
  says?: string[]
}

/** A file that can't be read: pieces of the message, which names the way on. */
export interface BrokenCase {
  file: string
  error: string[]
}
