import { seededRandom } from '#lib/random.ts'
import { DemoError, type Work } from '#features/demos/demo.ts'
import { blockedPairs } from './block.ts'
import { fitWeights, type Weights } from './fellegi-sunter.ts'
import { linkOneToOne, type Scored } from './one-to-one.ts'
import { jaroWinkler } from './similarity.ts'

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

/** 0.88 of Jaro-Winkler needs 0.8 of Jaro, so that the shares of letters in common add up to 1.4; most pairs fail by their letters alone. */
function canBeNear(a: string, b: string, maskA: number, maskB: number): boolean {
  const shareOf = (text: string, own: number, other: number) => 1 - bitsIn(own & ~other) / text.length
  return shareOf(a, maskA, maskB) + shareOf(b, maskB, maskA) >= 1.4
}

/** Says how two rows agree in a field. Values repeat, so what was compared once is kept. */
function comparer({ source, target, isExact }: Field) {
  const known = new Map<string, Map<string, Level>>()
  const masks = { source: source.map(maskOf), target: target.map(maskOf) }
  return (s: number, t: number): Level => {
    const [a = '', b = ''] = [source[s], target[t]]
    if (a === '' || b === '') return 3
    if (a === b) return 2
    if (isExact || !canBeNear(a, b, masks.source[s] ?? 0, masks.target[t] ?? 0)) return 0
    let own = known.get(a)
    if (!own) known.set(a, (own = new Map()))
    let level = own.get(b)
    if (level === undefined) own.set(b, (level = jaroWinkler(a, b) >= nearly ? 1 : 0))
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
