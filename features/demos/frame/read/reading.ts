import type { Delimiter } from './split-text.ts'
import type { GroupReading } from './heading-groups.ts'
import type { Encoding } from './decode-text.ts'

/** Parts of a financial year that begins in this month, 1 to 12; `first` where it bears the name of the calendar year in which it begins. */
export type FiscalFormat = `fiscal ${number}` | `fiscal ${number} first`
/** Weeks or months without a year, the first of them in this one. */
export type YearlessFormat = `weeks ${number}` | `months ${number}`

/** How the cells of a column are read. `.` and `,` name the decimal mark, `dmy` and the like the order of a date. */
export type Format =
  | 'text'
  | 'number .'
  | 'number ,'
  | 'date dmy'
  | 'date mdy'
  | 'date ymd'
  | 'month'
  | 'week'
  | 'year'
  | 'unix s'
  | 'unix ms'
  | 'unix us'
  | 'unix ns'
  | 'days'
  | 'clock'
  | FiscalFormat
  | YearlessFormat
  | 'duration'

/** What the visitor has changed; all else the reader decides. Columns go by their heading. */
export interface Choices {
  sheet?: string
  /** Which of the demo's layouts the file has. */
  layout?: string
  encoding?: Encoding
  delimiter?: Delimiter
  /** Rows above the headings, or above the data when there are none. */
  skip?: number
  hasHeading?: boolean
  isWide?: boolean
  /** How columns are read that stand in groups under two rows of headings. */
  groups?: GroupReading
  keepsTotals?: boolean
  keepsBad?: boolean
  /** Blank cells of merged columns stay blank. */
  keepsBlank?: boolean
  formats?: Record<string, Format>
  /** For each wanted column the heading of theirs; null for none. */
  roles?: Record<string, string | null>
}

export interface ReadColumn {
  heading: string
  format: Format
  /** A currency, % or unit, from the cells or the heading. */
  unit: string
  /** Made of other columns: "Date + Time", "Start → End", or the parts of a wide layout. */
  isMade: boolean
  /** The wanted column that it fills. */
  role: string | null
  /** Formats between which only the visitor can tell. */
  ways?: Question['options']
}

/** What the reader can't know: it waits for the visitor's word. */
export interface Question {
  heading: string
  text: string
  /** Each with what it changes: the format of the column, or how groups of columns are read. */
  options: { label: string; format?: Format; groups?: GroupReading }[]
}

/** A cell that couldn't be read, and so its row was left out. */
export interface Fault {
  line: number
  column: string
  value: string
  problem: string
}

export interface PreviewRow {
  line: number
  /** `isUnread`: the cell doesn't fit the format of its column. */
  cells: { text: string; isUnread?: true }[]
}

/** All that is said of a visitor's file, for the page. */
export interface Reading {
  sheets?: string[]
  sheet?: string
  encoding?: Encoding
  delimiter?: Delimiter
  skip: number
  hasHeading: boolean
  /** Columns that may be several readings of one thing, such as x1 to x5, and whether they are read so. */
  wide?: { from: string; to: string; count: number; isUsed: boolean }
  /** Which of the demo's layouts was read, and the names of the columns that it wants. */
  layout?: { used: string; options: { value: string; label: string }[]; columns: string[] }
  /** Groups of columns under two rows of headings, by name; without `used` it is asked how they are read. */
  groups?: { names: string[]; used?: GroupReading }
  totals: number
  keepsTotals: boolean
  bad: number
  keepsBad: boolean
  /** Columns at the left whose blank cells mean what stands above them. */
  merged: number
  keepsBlank: boolean
  columns: ReadColumn[]
  /** The first rows as read, with the row of the file. */
  preview: PreviewRow[]
  /** Rows of data in the file. */
  rows: number
  /** Rows that the engine gets. */
  used: number
  /** What was decided, in sentences. */
  notes: string[]
  /** Of columns that are in use. */
  questions: Question[]
  /** Names of required columns that nothing was found for. */
  lacking: string[]
  faults: Fault[]
  /** All of them; `faults` holds the first. */
  faultCount: number
}
