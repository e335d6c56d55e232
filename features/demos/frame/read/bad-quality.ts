import { textOf, type Cell } from './cell.ts'

const heading =
  /^(?:.*[ ._/])?(?:quality|opc ?quality|status ?quality|validity|value ?status|qualität|güte)$/i
const known =
  /^(?:good|bad|uncertain|questionable|substituted|annotated|raw|stale|good.*|bad.*|uncertain.*|0|1|2|64|68|192|216|256|512)$/i
const bad = /^(?:bad.*|stale|0)$/i

/** The column in which a historian says whether a value can be trusted, and which rows it marks as bad; undefined when there is none. */
export function badRowsOf(headings: readonly string[], cellsOf: (column: number) => readonly Cell[]) {
  for (const [i, name] of headings.entries()) {
    if (!heading.test(name)) continue
    const texts = cellsOf(i).map(textOf)
    if (!texts.every((text) => text === '' || known.test(text))) continue
    const rows = new Set(texts.flatMap((text, row) => (bad.test(text) ? [row] : [])))
    return rows.size > 0 && rows.size < texts.length ? { heading: name, rows } : undefined
  }
  return undefined
}
