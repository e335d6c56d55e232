import { isMissing } from '#features/demos/frame/read/cell.ts'
import { readNumber } from '#features/demos/frame/read/number.ts'
import { datePartsOf, readDate, type Order } from '#features/demos/frame/read/date.ts'
import { likelyOrder } from '#features/demos/frame/read/scan-column.ts'
import { plain } from './similarity.ts'

export type CellKind = 'empty' | 'number' | 'date' | 'email' | 'phone' | 'code' | 'text'

/** What the cells of a column look like. */
export interface Profile {
  kind: CellKind
  /** Share of cells that hold something. */
  filled: number
  /** Different values per filled cell. */
  distinct: number
  meanLength: number
  /** Each different value as it is compared, of the first cells. */
  values: Set<string>
  /** Shapes such as "A9 9A" and how often they occur. */
  shapes: Map<string, number>
}

const mostCells = 2000
const isNumber = (cell: string) =>
  !Number.isNaN(readNumber(cell, '.', '%')) || !Number.isNaN(readNumber(cell, ',', '%'))

/** "(212) 555-0142", "212.555.0142 x7"; ten digits without a mark are a number. */
const american = /^(?:1[-. ])?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?: ?(?:x|ext\.?) ?\d{1,6})?$/

/** In the order in which they are tried. */
const kinds: { kind: CellKind; fits: (cell: string) => boolean }[] = [
  { kind: 'email', fits: (cell) => /^[^\s@]+@[^\s@]+$/.test(cell) },
  { kind: 'date', fits: (cell) => datePartsOf(cell) !== undefined },
  {
    kind: 'phone',
    fits: (cell) =>
      (/^(?:\+|0|\(0)[\d\s()/.-]{7,}$/.test(cell) && cell.replace(/\D/g, '').length >= 9) ||
      american.test(cell),
  },
  { kind: 'number', fits: (cell) => isNumber(cell) && !/^0\d/.test(cell) },
  {
    kind: 'code',
    fits: (cell) =>
      /\d/.test(cell) && !/\p{Ll}{3}/u.test(cell) && /^[\p{L}\d][\p{L}\d /_.-]{0,15}$/u.test(cell),
  },
  { kind: 'text', fits: () => true },
]

/** Runs of letters as A (or a), of digits as 9, everything else as it is. */
export const shapeOf = (cell: string): string =>
  cell
    .replace(/\p{Lu}/gu, 'A')
    .replace(/\p{Ll}/gu, 'a')
    .replace(/\d/g, '9')
    .replace(/(.)\1+/g, '$1')

export function countShapes(cells: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const cell of cells) {
    const shape = shapeOf(cell)
    counts.set(shape, (counts.get(shape) ?? 0) + 1)
  }
  return counts
}

/** One day is one value in whatever order it is written. */
const dayOf = (cell: string, order: Order) => {
  const at = readDate(cell, order)
  return Number.isNaN(at) ? undefined : new Date(at).toISOString().slice(0, 10)
}

export function profileOf(cells: readonly string[]): Profile {
  const step = Math.max(1, Math.floor(cells.length / mostCells))
  const seen = cells.filter((_, i) => i % step === 0)
  const filled = seen.map((cell) => cell.trim()).filter((cell) => !isMissing(cell))
  const shapes = countShapes(filled)
  const fitting = kinds.find(({ fits }) => filled.filter(fits).length >= filled.length * 0.8)
  const order = fitting?.kind === 'date' ? likelyOrder(filled) : undefined
  const values = new Set(filled.map((cell) => (order && dayOf(cell, order)) ?? plain(cell)))
  return {
    kind: filled.length > 0 && fitting ? fitting.kind : 'empty',
    filled: seen.length > 0 ? filled.length / seen.length : 0,
    distinct: filled.length > 0 ? values.size / filled.length : 0,
    meanLength: filled.length > 0 ? filled.reduce((sum, cell) => sum + cell.length, 0) / filled.length : 0,
    values,
    shapes,
  }
}

/** How alike the contents of two columns are, 0 to 1: kind, shared values, shapes, lengths, how often values repeat. */
export function profileSimilarity(a: Profile, b: Profile): number {
  if (a.kind === 'empty' || b.kind === 'empty') return 0
  const kind = a.kind === b.kind ? 1 : 0
  let shared = 0
  for (const value of a.values) if (b.values.has(value)) shared++
  const overlap = shared / Math.min(a.values.size, b.values.size)
  const length = Math.min(a.meanLength, b.meanLength) / Math.max(a.meanLength, b.meanLength)
  const distinct = 1 - Math.abs(a.distinct - b.distinct)
  return 0.3 * kind + 0.4 * overlap + 0.1 * cosine(a.shapes, b.shapes) + 0.1 * length + 0.1 * distinct
}

function cosine(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const size = (counts: ReadonlyMap<string, number>) =>
    Math.sqrt([...counts.values()].reduce((sum, count) => sum + count * count, 0))
  let product = 0
  for (const [shape, count] of a) product += count * (b.get(shape) ?? 0)
  return product / (size(a) * size(b) || 1)
}
