import type { Level } from './link-records.ts'

export interface Weights {
  /** Of each field and level: its share among matches and among pairs drawn at random. */
  m: number[][]
  u: number[][]
  /** log2(m/u); 0 for what is missing. */
  bits: number[][]
  /** log2 of the odds that a candidate is a match. */
  prior: number
}

const rounds = 15
/** No share is taken as 0 or 1 from few pairs. */
const floor = 0.0005

/**
 * Weights of agreement after Fellegi and Sunter (1969). u comes from random pairs, which are hardly ever matches; m and the share of
 * matches by expectation maximisation over the candidates (Winkler 1988). Patterns are counted first, so that many pairs cost little.
 */
export function fitWeights(
  candidates: readonly (readonly Level[])[],
  drawn: readonly (readonly Level[])[],
  fields: number,
  mostMatches: number,
): Weights {
  const u = Array.from({ length: fields }, (_, f) => sharesOf(drawn.map((levels) => levels[f] ?? 3)))
  const patterns = new Map<string, { levels: readonly Level[]; count: number }>()
  for (const levels of candidates) {
    const key = levels.join('')
    const known = patterns.get(key)
    if (known) known.count++
    else patterns.set(key, { levels, count: 1 })
  }
  let m = u.map(([apart = 0, , same = 0]) => (same > 0.5 ? [apart, 0.1, same] : [0.1, 0.1, 0.8]))
  let share = Math.min(0.5, (0.5 * mostMatches) / Math.max(1, candidates.length))
  for (let round = 0; round < rounds && candidates.length > 0; round++) {
    const sums = m.map(() => [floor, floor, floor])
    let matches = 0
    for (const { levels, count } of patterns.values()) {
      let odds = share / (1 - share)
      levels.forEach((level, f) => {
        if (level !== 3) odds *= (m[f]?.[level] ?? 1) / (u[f]?.[level] ?? 1)
      })
      const weight = count * (odds / (1 + odds))
      matches += weight
      levels.forEach((level, f) => {
        const own = sums[f]
        if (own && level !== 3) own[level] = (own[level] ?? 0) + weight
      })
    }
    share = Math.min(0.95, Math.max(1e-6, matches / candidates.length))
    m = sums.map(normalised)
  }
  const bits = m.map((own, f) => [...own.map((value, level) => Math.log2(value / (u[f]?.[level] ?? 1))), 0])
  return { m, u, bits, prior: Math.log2(share / (1 - share)) }
}

function sharesOf(levels: readonly Level[]): number[] {
  const counts = [0, 0, 0]
  for (const level of levels) if (level !== 3) counts[level] = (counts[level] ?? 0) + 1
  return normalised(counts)
}

function normalised(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0) || 1
  const lifted = counts.map((count) => Math.max(floor, count / total))
  const sum = lifted.reduce((all, value) => all + value, 0)
  return lifted.map((value) => value / sum)
}
