import { assignBest } from '#lib/assignment.ts'
import type { Level } from './compare-fields.ts'

export interface Scored {
  s: number
  t: number
  /** Sum of the weights, the prior included. */
  bits: number
  chance: number
  levels: readonly Level[]
  /** In how many ways blocking found it. */
  ways: number
}

export interface Links {
  /** For each row of the source the pair that links it. */
  linked: (Scored | undefined)[]
  /** For each row of the source the pair that would link it, had another row of the source not a better claim to the same row. */
  duplicates: (Scored | undefined)[]
}

/** With odds under 8 to 1 between two rows of the target nobody should choose but a person. */
const margin = 3

/** Groups beyond this are paired best first; the exact way grows with the cube. */
const mostInGroup = 60

/**
 * Pairs at or over the chance, each row used once: within every group of rows that compete, the highest sum of weights. A row that fits two
 * free rows of the target nearly as well is left unlinked.
 */
export function linkOneToOne(scored: readonly Scored[], sources: number, linkFrom: number): Links {
  const good = scored.filter(({ chance, bits }) => chance >= linkFrom && bits > 0)
  const linked: (Scored | undefined)[] = Array.from({ length: sources })
  for (const group of groupsOf(good)) {
    const chosen = group.length > mostInGroup ? bestFirst(group) : exactly(group)
    for (const pair of chosen) linked[pair.s] = pair
  }
  const taken = new Set(linked.flatMap((pair) => (pair ? [pair.t] : [])))
  const best = new Map<number, Scored>()
  const torn = new Set<number>()
  for (const pair of good) {
    if (pair.bits > (best.get(pair.s)?.bits ?? 0)) best.set(pair.s, pair)
    const own = linked[pair.s]
    if (own && !taken.has(pair.t) && pair.bits > own.bits - margin) torn.add(pair.s)
  }
  for (const s of torn) linked[s] = undefined
  const duplicates = Array.from(linked, (pair, s) => {
    const claim = best.get(s)
    return !pair && claim && !torn.has(s) && taken.has(claim.t) ? claim : undefined
  })
  return { linked, duplicates }
}

function groupsOf(pairs: readonly Scored[]): Scored[][] {
  const parent = new Map<string, string>()
  const rootOf = (key: string): string => {
    let at = key
    for (let up = parent.get(at); up !== undefined && up !== at; up = parent.get(at)) at = up
    parent.set(key, at)
    return at
  }
  for (const { s, t } of pairs) parent.set(rootOf(`s${s}`), rootOf(`t${t}`))
  const groups = new Map<string, Scored[]>()
  for (const pair of pairs) {
    const root = rootOf(`s${pair.s}`)
    const group = groups.get(root)
    if (group) group.push(pair)
    else groups.set(root, [pair])
  }
  return [...groups.values()]
}

function exactly(group: Scored[]): Scored[] {
  if (group.length === 1) return group
  const rows = [...new Set(group.map(({ s }) => s))]
  const columns = [...new Set(group.map(({ t }) => t))]
  const pairAt = (s: number, t: number | undefined) => group.find((pair) => pair.s === s && pair.t === t)
  const scores = rows.map((s) => columns.map((t) => pairAt(s, t)?.bits ?? 0))
  return assignBest(scores).flatMap((column, row) => {
    const pair = column < 0 ? undefined : pairAt(rows[row] ?? -1, columns[column])
    return pair ? [pair] : []
  })
}

function bestFirst(group: Scored[]): Scored[] {
  const taken = new Set<string>()
  return [...group]
    .sort((a, b) => b.bits - a.bits)
    .filter(({ s, t }) => {
      if (taken.has(`s${s}`) || taken.has(`t${t}`)) return false
      taken.add(`s${s}`).add(`t${t}`)
      return true
    })
}
