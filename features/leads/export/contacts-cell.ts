import { fromCsvCell, toCsv } from '#lib/csv.ts'
import { readCsv } from '#lib/csv-reader.ts'

/** Somebody who takes part in a lead, as a file names them. */
export interface FileContact {
  name: string
  email: string | null
}

/** People in one cell of a file, a line of CSV: `Ann Byrne (ann@castings.example),Sam Orr`. */
export const contactsCell = (contacts: readonly FileContact[]): string | null =>
  contacts.length === 0
    ? null
    : toCsv([contacts.map(({ name, email }) => (email ? `${name} (${email})` : name))]).trimEnd()

const withAddress = /^([^\r\n]{1,200}) \(([^()\s@]{1,64}@[^()\s@]{1,255})\)$/
const limits = { separator: ',', maxCellChars: 600, maxRowBytes: 100_000, maxColumns: 100 }

/** The people of such a cell; nobody of one that can’t be read. */
export function contactsOfCell(cell: string): FileContact[] {
  let cells: string[]
  try {
    cells = readCsv(cell, limits).flatMap((row) => row.cells)
  } catch {
    return []
  }
  return cells.flatMap((one) => {
    const words = fromCsvCell(one.trim()).trim()
    const found = withAddress.exec(words)
    if (found) return { name: found[1] ?? '', email: found[2] ?? null }
    return words === '' ? [] : { name: words, email: null }
  })
}
