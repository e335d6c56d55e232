import { toCsv, type Cell } from './csv.ts'

export interface CsvColumn<Row> {
  name: string
  of(row: Row): Cell
}

const together = 1000

/** Rows as CSV in pieces, read page by page: `read` gives at most `limit` of them after the id `after`, in the order of their ids. */
export async function* csvPages<Row extends { id: string }>(
  columns: readonly CsvColumn<Row>[],
  read: (after: string | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<string> {
  // Excel takes a file for UTF-8 only with this mark.
  yield `\uFEFF${toCsv([columns.map(({ name }) => name)])}`
  for (let after: string | undefined; ;) {
    const rows = await read(after, together)
    if (rows.length > 0) yield toCsv(rows.map((row) => columns.map(({ of }) => of(row))))
    after = rows.at(-1)?.id
    if (rows.length < together) return
  }
}
