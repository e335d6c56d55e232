import { comparableWords, isOneEditApart, isShortName } from './comparable.ts'
import type { CellKind } from './profile.ts'
import { likeness, spelt, type Spelt } from './similarity.ts'

/** A field in both tables as its cells are read; '' is missing. */
export interface Field {
  name: string
  source: readonly string[]
  target: readonly string[]
  kind: CellKind
}

/** How a field agrees: 0 not, 1 nearly, 2 wholly, 3 can't be said. */
export type Level = 0 | 1 | 2 | 3

const nearly = 0.88
const nearlySorted = 0.92
/** Shorter numbers differ by one digit too often. */
const leastForEdit = 5

/** Which letters occur, a bit for each of 32 kinds. */
function maskOf(text: string): number {
  let mask = 0
  for (let i = 0; i < text.length; i++) mask |= 1 << (text.charCodeAt(i) & 31)
  return mask
}

function bitsIn(mask: number): number {
  let bits = 0
  for (let left = mask; left !== 0; left &= left - 1) bits++
  return bits
}

/** One of a field's different cells. */
interface Value extends Spelt {
  id: number
  mask: number
  /** Its words in the order of the alphabet; undefined for a single one. */
  sorted: Spelt | undefined
  /** How it agrees with those that it was compared with. */
  levels: Map<Value, Level>
}

/**
 * What the shares of letters in common must add up to for 0.88 of Jaro-Winkler, by the number of first letters that agree: each of them is
 * worth a tenth of what Jaro lacks of 1, and Jaro is at most a third of the two shares and 1.
 */
const leastShares = [0, 1, 2, 3, 4].map(
  (start) => (3 * (nearly - 0.1 * start)) / (1 - 0.1 * start) - 1 - 1e-9,
)

function commonStart(a: Uint16Array, b: Uint16Array): number {
  let start = 0
  while (start < 4 && start < a.length && a[start] === b[start]) start++
  return start
}

/** Most pairs fail by the kinds of their letters alone. */
const isNearSpelt = (a: Spelt, b: Spelt, shares: number, least: number) =>
  shares >= (leastShares[commonStart(a.letters, b.letters)] ?? 0) && likeness(a, b) >= least

export interface Comparison {
  /** The levels of two rows, field by field. */
  levelsOf(s: number, t: number): Level[]
  /** What is compared of each cell; '' is missing. */
  source: readonly (readonly string[])[]
  target: readonly (readonly string[])[]
}

/** Compares rows of both tables. Values repeat, so what was compared once is kept. Two texts that stand in each other's field nearly agree. */
export function comparison(fields: readonly Field[]): Comparison {
  const ids = new Map<string, number>()
  const sides = fields.map((field) => {
    const values = new Map<string, Value>()
    const valueOf = (cell: string): Value => {
      const known = values.get(cell)
      if (known) return known
      const words = field.kind === 'date' || field.kind === 'number' ? [cell] : comparableWords(cell)
      const text = words.join('')
      const id = ids.get(text) ?? ids.size
      ids.set(text, id)
      const sorted = words.length > 1 ? spelt([...words].sort().join('')) : undefined
      const value: Value = { ...spelt(text), id, mask: maskOf(text), sorted, levels: new Map() }
      values.set(cell, value)
      return value
    }
    return { kind: field.kind, source: field.source.map(valueOf), target: field.target.map(valueOf) }
  })
  const texts = sides.flatMap(({ kind }, f) => (kind === 'text' ? [f] : []))
  // Hardly a row holds what stands in another field of the other table; only those are looked at for places changed.
  const held = sides.map(({ target }) => new Set(target.flatMap(({ id, text }) => (text ? [id] : []))))
  const canCross = Array.from({ length: sides[0]?.source.length ?? 0 }, (_, s) =>
    texts.some((f) => texts.some((g) => g !== f && held[g]?.has(sides[f]?.source[s]?.id ?? -1))),
  )
  const levelsOf = (s: number, t: number): Level[] => {
    const levels = sides.map(({ kind, source, target }) => levelOf(kind, source[s], target[t]))
    if (!canCross[s]) return levels
    for (const [i, f] of texts.entries()) {
      if (levels[f] !== 0) continue
      for (const g of texts.slice(i + 1)) {
        const [a, b] = [sides[f], sides[g]]
        const isCrossed =
          levels[g] === 0 && a?.source[s]?.id === b?.target[t]?.id && b?.source[s]?.id === a?.target[t]?.id
        if (isCrossed) levels[f] = levels[g] = 1
      }
    }
    return levels
  }
  const textsOf = (side: 'source' | 'target') => sides.map((own) => own[side].map(({ text }) => text))
  return { levelsOf, source: textsOf('source'), target: textsOf('target') }
}

function levelOf(kind: CellKind, a: Value | undefined, b: Value | undefined): Level {
  if (!a?.text || !b?.text) return 3
  if (a.id === b.id) return 2
  let level = a.levels.get(b)
  if (level === undefined) a.levels.set(b, (level = isNear(kind, a, b) ? 1 : 0))
  return level
}

function isNear(kind: CellKind, a: Value, b: Value): boolean {
  if (kind !== 'text' && kind !== 'email')
    return (
      Math.min(a.text.length, b.text.length) >= leastForEdit &&
      (isOneEditApart(a.text, b.text) || (kind === 'date' && isNearDate(a.text, b.text)))
    )
  if (kind === 'text' && isShortName(a.text, b.text)) return true
  const shares = 2 - bitsIn(a.mask & ~b.mask) / a.letters.length - bitsIn(b.mask & ~a.mask) / b.letters.length
  if (isNearSpelt(a, b, shares, nearly)) return true
  return Boolean(a.sorted && b.sorted && isNearSpelt(a.sorted, b.sorted, shares, nearlySorted))
}

/** Two of year, month and day agree, or day and month have changed places. */
function isNearDate(a: string, b: string): boolean {
  const [one, other] = [a.split('-'), b.split('-')]
  if (one.length !== 3 || other.length !== 3) return false
  const same = one.filter((part, i) => part === other[i]).length
  return same === 2 || (one[0] === other[0] && one[1] === other[2] && one[2] === other[1])
}
