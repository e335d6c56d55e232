import type { Level } from './compare-fields.ts'

/** How often pairs agree in one way. */
export interface Pattern {
  levels: readonly Level[]
  count: number
}

export interface Weights {
  /** Of each field and level: its share among matches and among all other pairs. */
  m: number[][]
  u: number[][]
  /** log2(m/u); 0 for what is missing. */
  bits: number[][]
  /** log2 of the odds that a pair of the two tables is a match. */
  prior: number
  /** Expected number of matches among all pairs. */
  matches: number
  hasConverged: boolean
  /** log2 of the odds that a pair with these levels is a match. */
  weigh(levels: readonly Level[]): number
}

const rounds = 300
/** No share is taken as 0 or 1 from few pairs. */
const floor = 0.0005
/** Of matches before any is seen, with the weight of a part of those expected. */
const expected = [0.08, 0.1, 0.82] as const
const expectedWeight = 0.3

/** One kind of pair: how many there are and how each field agrees. */
interface Kind {
  size: number
  shares: number[][]
}

/**
 * Weights of agreement after Fellegi and Sunter (1969), by expectation maximisation over all pairs of the two tables (Winkler 1988). Pairs
 * that are no match are of several kinds, so that a household or a shared town is no evidence of a person: the same fields agree there
 * again and again. `mostMatches`: as many as the smaller table has rows. `canMatch` says which patterns may be one and the same at all.
 */
export function fitWeights(
  patterns: readonly Pattern[],
  fields: number,
  mostMatches: number,
  canMatch: (levels: readonly Level[]) => boolean = () => true,
): Weights {
  const total = patterns.reduce((sum, { count }) => sum + count, 0)
  const agreements = (levels: readonly Level[]) => levels.filter((level) => level === 1 || level === 2).length
  // Where more agrees than differs, only chance or a match explains it, unless it can't be one: else a kind of its own would take all matches of clean tables.
  const isOpen = (levels: readonly Level[]) =>
    !canMatch(levels) || agreements(levels) <= levels.filter((level) => level === 0).length
  const others = [0, 1, 2, 3].map((most) =>
    kindOf(patterns, fields, ({ levels }) => {
      const agreed = agreements(levels)
      if (most > 0 && !isOpen(levels)) return 0
      return (most === 0 ? agreed <= 1 : most === 3 ? agreed >= 4 : agreed === most + 1) ? 1 : 0.02
    }),
  )
  let match: Kind = {
    size: Math.max(1, mostMatches / 2),
    shares: Array.from({ length: fields }, () => [...expected]),
  }
  const mayBeOther = patterns.map(({ levels }) => isOpen(levels))
  const mayMatch = patterns.map(({ levels }) => canMatch(levels))
  let hasConverged = false
  for (let round = 0; round < rounds && !hasConverged; round++) {
    const [own, ...rest] = [match, ...others].map(likelihoodOf)
    const chances = patterns.map(({ levels }, i) => {
      const shares = [
        mayMatch[i] ? (own?.(levels) ?? 0) : 0,
        ...rest.map((kind, k) => (k > 0 && !mayBeOther[i] ? 0 : kind(levels))),
      ]
      const sum = shares.reduce((all, one) => all + one, 0) || 1
      return shares.map((one) => one / sum)
    })
    const next = kindOf(patterns, fields, (_, i) => chances[i]?.[0] ?? 0, expectedWeight)
    // One to one: no more matches than rows of the smaller table.
    next.size = Math.min(next.size, mostMatches)
    hasConverged = round > 5 && Math.abs(next.size - match.size) < 1e-4 * match.size
    match = next
    others.forEach((kind, k) =>
      Object.assign(
        kind,
        kindOf(patterns, fields, (_, i) => chances[i]?.[k + 1] ?? 0),
      ),
    )
  }
  const otherSize = others.reduce((sum, { size }) => sum + size, 0) || 1
  const u = match.shares.map((_, f) =>
    [0, 1, 2].map((level) =>
      others.reduce((sum, kind) => sum + (kind.size / otherSize) * (kind.shares[f]?.[level] ?? 0), 0),
    ),
  )
  const [ofMatch, ofOthers] = [likelihoodOf(match), others.map(likelihoodOf)]
  return {
    m: match.shares,
    u,
    bits: match.shares.map((own, f) => [
      ...own.map((share, level) => Math.log2(share / (u[f]?.[level] || 1))),
      0,
    ]),
    prior: Math.log2(match.size / Math.max(1, total - match.size)),
    matches: match.size,
    hasConverged,
    weigh: (levels) =>
      Math.log2(
        ofMatch(levels) /
          ofOthers.reduce((sum, kind, k) => sum + (k > 0 && !isOpen(levels) ? 0 : kind(levels)), 0),
      ),
  }
}

/** How many pairs of this kind have these levels, but for what is missing. Read from one row of numbers: this is asked a million times. */
function likelihoodOf({ size, shares }: Kind): (levels: readonly Level[]) => number {
  const flat = Float64Array.from({ length: shares.length * 4 }, (_, i) => shares[i >> 2]?.[i & 3] ?? 1)
  return (levels) => {
    let product = size
    for (let f = 0; f < levels.length; f++) product *= flat[f * 4 + (levels[f] ?? 3)] ?? 1
    return product
  }
}

function kindOf(
  patterns: readonly Pattern[],
  fields: number,
  shareOf: (pattern: Pattern, i: number) => number,
  prior = 0,
): Kind {
  const sums = Array.from({ length: fields }, () => [0, 0, 0])
  let size = 0
  patterns.forEach((pattern, i) => {
    const weight = pattern.count * shareOf(pattern, i)
    size += weight
    pattern.levels.forEach((level, f) => {
      const own = sums[f]
      if (own && level !== 3) own[level] = (own[level] ?? 0) + weight
    })
  })
  const shares = sums.map((own) =>
    normalised(own.map((sum, level) => sum + prior * size * (expected[level] ?? 0))),
  )
  return { size, shares }
}

function normalised(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return counts.map(() => 1 / counts.length)
  const lifted = counts.map((count) => Math.max(floor, count / total))
  const sum = lifted.reduce((all, value) => all + value, 0)
  return lifted.map((value) => value / sum)
}
