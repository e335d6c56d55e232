export interface DatedNote {
  /** ISO in UTC. */
  at: string
  body: string
}

/** Notes in one cell of a file, each after its time in UTC: `[2026-03-04 09:30:15 UTC] Called back`. */
export const notesCell = (notes: readonly DatedNote[]): string | null =>
  notes.length === 0
    ? null
    : notes.map(({ at, body }) => `[${at.slice(0, 19).replace('T', ' ')} UTC] ${body}`).join('\n')

const mark = /^\[(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) UTC\] /gm

/** The notes of such a cell; none of one that was written otherwise. */
export function notesOfCell(cell: string): DatedNote[] {
  const marks = [...cell.matchAll(mark)]
  if (marks[0]?.index !== 0) return []
  return marks.map((one, i) => ({
    at: `${one[1]}T${one[2]}.000Z`,
    body: cell.slice(one.index + one[0].length, marks[i + 1]?.index).trim(),
  }))
}
