import { childrenOf, isElement, type AnyNode, type Element } from './nodes.ts'
import { inlineOf, type Place } from './inline.ts'

const isFigure = (text: string) => /^[£€$]?[-−+]?[\d.,\s]+%?$/.test(text)

/** A table with its first row as heads and columns of figures to the right; one of a single column or row, which only lays out, as paragraphs. */
export function tableOf(node: Element, place: Place): string[] {
  const rows = rowsIn(childrenOf(node))
    .map((row) => cellsIn(row).map((cell) => inlineOf(childrenOf(cell), place).join(' ')))
    .filter((cells) => cells.some((cell) => cell !== ''))
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  const [heads, ...body] = rows
  if (!heads || body.length === 0 || width < 2) return rows.flat().filter((text) => text !== '')
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => (cells[at] ?? '').replaceAll('|', '\\|')).join(' | ')} |`
  const rule = Array.from({ length: width }, (_, at) =>
    body.every((cells) => isFigure(cells[at] ?? '')) ? '---:' : '---',
  )
  return [[line(heads), line(rule), ...body.map(line)].join('\n')]
}

const rowsIn = (nodes: readonly AnyNode[]): Element[] =>
  nodes
    .filter(isElement)
    .flatMap((node) =>
      node.name === 'tr' ? [node] : /^t(?:head|body|foot)$/.test(node.name) ? rowsIn(childrenOf(node)) : [],
    )

const cellsIn = (row: Element) =>
  childrenOf(row)
    .filter(isElement)
    .filter(({ name }) => /^t[hd]$/.test(name))
