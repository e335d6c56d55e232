import { seededRandom } from '#lib/random.ts'
import { DemoError, type Work } from '#features/demos/frame/demo.ts'
import { blockedPairs } from './block.ts'
import { fitWeights, type Weights } from './fellegi-sunter.ts'
import { linkOneToOne, type Scored } from './one-to-one.ts'
import { likeness, spelt, type Spelt } from './similarity.ts'

/** A field in both tables, its cells as they are compared; '' is missing. */
export interface Field {
  name: string
  source: string[]
  target: string[]
  /** Numbers and dates agree or they don't; texts may be near. */
  isExact: boolean
}

/** How a field agrees: 0 not, 1 nearly, 2 wholly, 3 can't be said. */
export type Level = 0 | 1 | 2 | 3

export interface Linkage {
  weights: Weights
  pairs: Scored[]
  /** For each row of the source the pair that links it. */
  linked: (Scored | undefined)[]
  compared: number
  isCut: boolean
}

const nearly = 0.88
const drawnPairs = 3000

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

/**
 * What the shares of letters in common must add up to for 0.88 of Jaro-Winkler, by the number of first letters that agree: each of
 * them is worth a tenth of what Jaro lacks of 1, and Jaro is at most a third of the two shares and 1.
 */
const leastShares = [0, 1, 2, 3, 4].map(
  (start) => (3 * (nearly - 0.1 * start)) / (1 - 0.1 * start) - 1 - 1e-9,
)

/** One of a field's different cells. */
interface Value extends Spelt {
  /** Which kinds of letters occur. */
  mask: number
  /** How it agrees with those that it was compared with. */
  levels: Map<Value, Level>
}

function commonStart(a: Uint16Array, b: Uint16Array): number {
  let start = 0
  while (start < 4 && start < a.length && a[start] === b[start]) start++
  return start
}

/** Most pairs fail by the kinds of their letters alone. */
function canBeNear(a: Value, b: Value): boolean {
  const shares = 2 - bitsIn(a.mask & ~b.mask) / a.letters.length - bitsIn(b.mask & ~a.mask) / b.letters.length
  return shares >= (leastShares[4] ?? 0) && shares >= (leastShares[commonStart(a.letters, b.letters)] ?? 0)
}

/** Says how two rows agree in a field. Values repeat, so what was compared once is kept. */
function comparer({ source, target, isExact }: Field) {
  const values = new Map<string, Value>()
  const valueOf = (text: string): Value => {
    const value = values.get(text) ?? { ...spelt(text), mask: maskOf(text), levels: new Map() }
    values.set(text, value)
    return value
  }
  const own = source.map(valueOf)
  const other = target.map(valueOf)
  return (s: number, t: number): Level => {
    const a = own[s]
    const b = other[t]
    if (!a?.text || !b?.text) return 3
    if (a === b) return 2
    if (isExact || !canBeNear(a, b)) return 0
    let level = a.levels.get(b)
    if (level === undefined) a.levels.set(b, (level = likeness(a, b) >= nearly ? 1 : 0))
    return level
  }
}

/**
 * Which rows mean the same thing. Candidates share a block; each is weighed by Fellegi and Sunter, with u from pairs drawn at random and m
 * by expectation maximisation; then one-to-one. Throws `DemoError` when there is nothing to compare.
 */
export function linkRecords(
  fields: readonly Field[],
  rows: { source: number; target: number },
  { linkFrom }: { linkFrom: number },
  work: Work,
): Linkage {
  if (fields.length === 0)
    throw new DemoError(
      'No two columns could be matched, so no records can be compared. Check that both files have a heading row.',
    )
  const { pairs, isCut } = blockedPairs(fields)
  const comparers = fields.map(comparer)
  const levelsOf = (s: number, t: number) => comparers.map((compare) => compare(s, t))
  const random = seededRandom(1969)
  const drawn = Array.from({ length: drawnPairs }, () =>
    levelsOf(random.whole(0, rows.source - 1), random.whole(0, rows.target - 1)),
  )
  const levels = pairs.map(({ s, t }, i) => {
    if (i % 500 === 0) work.progress(0.2 + (0.6 * i) / pairs.length, 'Comparing records')
    return levelsOf(s, t)
  })
  const weights = fitWeights(levels, drawn, fields.length, Math.min(rows.source, rows.target))
  const scored = pairs.map(({ s, t }, i) => {
    const own = levels[i] ?? []
    const bits = own.reduce<number>((sum, level, f) => sum + (weights.bits[f]?.[level] ?? 0), weights.prior)
    return { s, t, bits, chance: 1 / (1 + 2 ** -bits), levels: own }
  })
  const linked = linkOneToOne(scored, rows.source, linkFrom)
  return { weights, pairs: scored, linked, compared: pairs.length, isCut }
}
