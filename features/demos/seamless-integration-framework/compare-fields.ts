import { comparablePhone, comparableWords, isOneEditApart, isShortName } from './comparable.ts'
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

/** Letters are counted in so many kinds, by the lower bits of their codes. */
const kindsOfLetters = 32

function countLetters(text: string): Uint8Array {
  const counts = new Uint8Array(kindsOfLetters)
  for (let i = 0; i < text.length; i++) {
    const kind = text.charCodeAt(i) % kindsOfLetters
    counts[kind] = Math.min(255, (counts[kind] ?? 0) + 1)
  }
  return counts
}

/** No more letters of two texts than these can be equal. */
function mostInCommon(a: Uint8Array, b: Uint8Array): number {
  let common = 0
  for (let kind = 0; kind < kindsOfLetters; kind++) common += Math.min(a[kind] ?? 0, b[kind] ?? 0)
  return common
}

const wordsOf = (kind: CellKind, cell: string): string[] => {
  if (kind === 'phone') return [comparablePhone(cell)]
  return kind === 'date' || kind === 'number' ? [cell] : comparableWords(cell)
}

/** One of a field's different cells. */
interface Value extends Spelt {
  id: number
  /** Among the values of its field. */
  at: number
  counts: Uint8Array
  /** Year, month and day of a date; other texts in one part. */
  parts: readonly string[]
  /** Its words in the order of the alphabet; undefined for a single one. */
  sorted: Spelt | undefined
}

/**
 * What the shares of letters in common must add up to for so much of Jaro-Winkler, by the number of first letters that agree: each of them is
 * worth a tenth of what Jaro lacks of 1, and Jaro is at most a third of the two shares and 1.
 */
const leastSharesFor = (least: number) =>
  [0, 1, 2, 3, 4].map((start) => (3 * (least - 0.1 * start)) / (1 - 0.1 * start) - 1 - 1e-9)
const leastShares = leastSharesFor(nearly)
const leastSharesSorted = leastSharesFor(nearlySorted)

function commonStart(a: Uint16Array, b: Uint16Array): number {
  let start = 0
  while (start < 4 && start < a.length && a[start] === b[start]) start++
  return start
}

/** Most pairs fail by the kinds of their letters alone. */
const hasShares = (a: Spelt, b: Spelt, shares: number, least: readonly number[]) =>
  shares >= (least[commonStart(a.letters, b.letters)] ?? 0)

export interface Comparison {
  /** The levels of two rows, field by field, written over `levels` where that is given. */
  levelsOf(s: number, t: number, levels?: Level[]): Level[]
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
      const words = wordsOf(field.kind, cell)
      const text = words.join('')
      const id = ids.get(text) ?? ids.size
      ids.set(text, id)
      const sorted = words.length > 1 ? spelt([...words].sort().join('')) : undefined
      const parts = field.kind === 'date' ? text.split('-') : [text]
      const value = { ...spelt(text), id, at: values.size, counts: countLetters(text), parts, sorted }
      values.set(cell, value)
      return value
    }
    const [source, target] = [field.source.map(valueOf), field.target.map(valueOf)]
    return { kind: field.kind, source, target, known: levelStore(values.size) }
  })
  const texts = sides.flatMap(({ kind }, f) => (kind === 'text' ? [f] : []))
  // Hardly a row holds what stands in another field of the other table; only those are looked at for places changed.
  const held = sides.map(({ target }) => new Set(target.flatMap(({ id, text }) => (text ? [id] : []))))
  const canCross = Array.from({ length: sides[0]?.source.length ?? 0 }, (_, s) =>
    texts.some((f) => texts.some((g) => g !== f && held[g]?.has(sides[f]?.source[s]?.id ?? -1))),
  )
  const levelsOf = (s: number, t: number, levels: Level[] = []): Level[] => {
    for (let f = 0; f < sides.length; f++) {
      const side = sides[f]
      if (side) levels[f] = levelOf(side, side.source[s], side.target[t])
    }
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

function levelOf(
  { kind, known }: { kind: CellKind; known: LevelStore },
  a: Value | undefined,
  b: Value | undefined,
): Level {
  if (!a?.text || !b?.text) return 3
  if (a.id === b.id) return 2
  const before = known.get(a.at, b.at)
  if (before !== undefined) return before
  const level = isNear(kind, a, b) ? 1 : 0
  known.set(a.at, b.at, level)
  return level
}

/** How values agree that were compared before. */
interface LevelStore {
  get(a: number, b: number): 0 | 1 | undefined
  set(a: number, b: number, level: 0 | 1): void
}

/** Places of a table of all pairs, at a byte each. */
const mostPlaces = 2_000_000

/** Of few values all pairs have a place; of many only those that are met. */
function levelStore(values: number): LevelStore {
  if (values * values > mostPlaces) {
    const levels = new Map<number, 0 | 1>()
    return {
      get: (a, b) => levels.get(a * values + b),
      set: (a, b, level) => void levels.set(a * values + b, level),
    }
  }
  const levels = new Uint8Array(values * values)
  return {
    get: (a, b) => {
      const level = levels[a * values + b]
      return level === 0 ? undefined : level === 1 ? 0 : 1
    },
    set: (a, b, level) => void (levels[a * values + b] = level + 1),
  }
}

function isNear(kind: CellKind, a: Value, b: Value): boolean {
  if (kind !== 'text' && kind !== 'email')
    return (
      Math.min(a.text.length, b.text.length) >= leastForEdit &&
      (isOneEditApart(a.text, b.text) || isNearDate(a.parts, b.parts))
    )
  if (kind === 'text' && isShortName(a.text, b.text)) return true
  const common = mostInCommon(a.counts, b.counts)
  const shares = common / a.letters.length + common / b.letters.length
  if (hasShares(a, b, shares, leastShares) && likeness(a, b) >= nearly) return true
  const [one, other] = [a.sorted, b.sorted]
  if (!one || !other || !hasShares(one, other, shares, leastSharesSorted)) return false
  return likeness(one, other) >= nearlySorted
}

/** Two of year, month and day agree, or day and month have changed places. */
function isNearDate(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== 3 || other.length !== 3) return false
  const same = Number(one[0] === other[0]) + Number(one[1] === other[1]) + Number(one[2] === other[2])
  return same === 2 || (one[0] === other[0] && one[1] === other[2] && one[2] === other[1])
}
