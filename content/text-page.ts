/** Cells stand in the order of the columns; the first names the row. */
export interface TextTable {
  columns: string[]
  rows: string[][]
}

/** A paragraph, a list or a table. Links are written [words](address). */
export type TextBlock = string | { list: string[] } | { table: TextTable }

export interface TextSection {
  /** Its anchor. */
  id: string
  title: string
  blocks: TextBlock[]
}

export interface TextVersion {
  /** ISO date from which it holds. */
  date: string
  change: string
}

/** A page of numbered sections: policies and terms. */
export interface TextPage {
  title: string
  intro: string
  /** What matters most, in a few lines. */
  inShort: string[]
  sections: TextSection[]
  /** The newest first. */
  versions: TextVersion[]
}
