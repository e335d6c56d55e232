import { DemoError, type Sheet } from '#features/demos/frame/demo.ts'
import { splitRows } from './split-rows.ts'

/** A table with its first row as headings and all cells as text. Headings that lack or repeat are told apart by their place. */
export function readSheet(name: string, text: string): Sheet {
  const { rows } = splitRows(text)
  const [first, ...body] = rows
  if (!first || first.cells.length < 2)
    throw new DemoError(
      `${name} has one column only. Save it as CSV with a heading row and its fields parted.`,
    )
  const headings: string[] = []
  first.cells.forEach((cell, i) => {
    const heading = cell.trim() || `Column ${i + 1}`
    headings.push(headings.includes(heading) ? `${heading} (column ${i + 1})` : heading)
  })
  return {
    name,
    headings,
    rows: body.map(({ cells }) => headings.map((_, i) => cells[i] ?? '')),
    lines: body.map(({ line }) => line),
  }
}
