import { seededRandom } from '#lib/random.ts'
import { DemoError, type Work } from '#features/demos/frame/demo.ts'
import { candidatePairs, type Candidates } from './block.ts'
import { comparison, type Comparison, type Field, type Level } from './compare-fields.ts'
import type { Check } from '#features/demos/frame/report/report.ts'
import { estimateChecks } from './linkage-checks.ts'
import { fitWeights, type Pattern, type Weights } from './fellegi-sunter.ts'
import { personCheck } from './same-person.ts'
import { linkOneToOne, type Links, type Scored } from './one-to-one.ts'

export interface Linkage extends Links {
  weights: Weights
  pairs: Scored[]
  compared: number
  /** All pairs of the two tables. */
  possible: number
  isCut: boolean
  /** With a failed one nothing is linked. */
  estimates: Check[]
  /** Share of the linked pairs that blocking is expected to have kept; 1 where all were compared. */
  blockRecall: number
}

/** Pairs drawn to learn how strangers agree, where not all are compared. */
const drawnPairs = 20_000

/**
 * Which rows mean the same thing, by Fellegi and Sunter with weights from the two tables alone; then one to one. Throws `DemoError` when
 * there is nothing to compare.
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
  const compared = comparison(fields)
  const candidates = candidatePairs(compared.source, compared.target, rows)
  const { pairs } = candidates
  const patterns = patternTree()
  const levels: Level[] = []
  const patternOf = pairs.map(({ s, t }, i) => {
    if (i % 5000 === 0) work.progress(0.2 + (0.5 * i) / pairs.length, 'Comparing records')
    return patterns.count(compared.levelsOf(s, t, levels), 1)
  })
  const possible = rows.source * rows.target
  if (!candidates.isWhole) addStrangers(patterns, compared, candidates, rows)
  work.progress(0.7, 'Weighing the evidence')
  const canMatch = personCheck(fields.map(({ name }) => name))
  const weights = fitWeights(patterns.all, fields.length, Math.min(rows.source, rows.target), canMatch)
  const weighed = patterns.all.map(({ levels: own }) => {
    const bits = weights.weigh(own)
    // Even odds at most: a person looks at it.
    const most = canMatch(own) ? bits : Math.min(0, bits)
    return { bits: most, chance: 1 / (1 + 2 ** -most), levels: own }
  })
  const none = { bits: 0, chance: 0.5, levels: [] }
  const scored = pairs.map(({ s, t, ways }, i): Scored => {
    const { bits, chance, levels: own } = weighed[patternOf[i] ?? -1] ?? none
    return { s, t, bits, chance, levels: own, ways }
  })
  const estimates = estimateChecks(fields, weights, rows)
  const isRefused = estimates.some(({ state }) => state === 'failed')
  const links = linkOneToOne(isRefused ? [] : scored, rows.source, linkFrom)
  return {
    ...links,
    estimates,
    weights,
    pairs: scored,
    compared: pairs.length,
    possible,
    isCut: candidates.isCut,
    blockRecall: candidates.isWhole ? 1 : recallOf(links.linked),
  }
}

/** The ways in which pairs agree, each once, and how many pairs have it. */
interface PatternTree {
  all: Pattern[]
  /** Counts `more` pairs with these levels, which may be written over afterwards; gives the place of their pattern in `all`. */
  count(levels: readonly Level[], more: number): number
}

/** Each level leads to a branch, the last one to a pattern: no text is made of a million pairs. */
function patternTree(): PatternTree {
  const all: Pattern[] = []
  /** Four to a branch: where each level leads, 0 for nowhere yet. */
  const ways = [0, 0, 0, 0]
  return {
    all,
    count(levels, more) {
      let at = 0
      for (let f = 0; f < levels.length; f++) {
        const way = at + (levels[f] ?? 3)
        if (!ways[way]) {
          const isLast = f === levels.length - 1
          ways[way] = isLast ? all.length + 1 : ways.length
          if (isLast) all.push({ levels: [...levels], count: 0 })
          else ways.push(0, 0, 0, 0)
        }
        at = ways[way] ?? 0
      }
      const pattern = all[at - 1]
      if (pattern) pattern.count += more
      return at - 1
    },
  }
}

/** Pairs that share no block, some drawn in place of all. */
function addStrangers(
  patterns: PatternTree,
  { levelsOf }: Comparison,
  { pairs }: Candidates,
  rows: { source: number; target: number },
) {
  const random = seededRandom(1969)
  const isCandidate = new Set(pairs.map(({ s, t }) => s * rows.target + t))
  const drawn: Level[][] = []
  for (let i = 0; i < drawnPairs; i++) {
    const [s, t] = [random.whole(0, rows.source - 1), random.whole(0, rows.target - 1)]
    if (!isCandidate.has(s * rows.target + t)) drawn.push(levelsOf(s, t))
  }
  const each = (rows.source * rows.target - pairs.length) / Math.max(1, drawn.length)
  for (const levels of drawn) patterns.count(levels, each)
}

/** Pairs found in one way only tell how many were found in none. Source: A. Chao, Scandinavian Journal of Statistics 11, 1984. */
function recallOf(linked: readonly (Scored | undefined)[]): number {
  const found = linked.filter((pair) => pair !== undefined)
  const [once, twice] = [1, 2].map((ways) => found.filter((pair) => pair.ways === ways).length)
  const missed = ((once ?? 0) * ((once ?? 0) - 1)) / (2 * ((twice ?? 0) + 1))
  return found.length / (found.length + missed || 1)
}
