import type { Sheet } from '#features/demos/frame/demo.ts'
import { assignBest } from '#lib/assignment.ts'
import { profileOf, profileSimilarity, type Profile } from './profile.ts'
import { nameSimilarity } from './similarity.ts'

/** A column of the target and the one of the source that fills it. */
export interface ColumnMatch {
  target: number
  /** −1 for none. */
  source: number
  name: number
  values: number
  score: number
  /** Chosen by the visitor. */
  isChosen: boolean
}

export interface MatchedColumns {
  matches: ColumnMatch[]
  sourceProfiles: Profile[]
  targetProfiles: Profile[]
}

export const cellsOf = (sheet: Sheet, column: number): string[] => sheet.rows.map((row) => row[column] ?? '')

/**
 * Each column of the target gets at most one of the source, so that the sum of scores is the highest. A score is `nameWeight` parts
 * likeness of the headings, the rest likeness of the contents; below `least` nothing is matched. `chosen` overrules: −1 for none.
 */
export function matchColumns(
  source: Sheet,
  target: Sheet,
  { nameWeight, least }: { nameWeight: number; least: number },
  chosen: ReadonlyMap<number, number> = new Map(),
): MatchedColumns {
  const sourceProfiles = source.headings.map((_, i) => profileOf(cellsOf(source, i)))
  const targetProfiles = target.headings.map((_, i) => profileOf(cellsOf(target, i)))
  const taken = new Set(chosen.values())
  const scored = target.headings.map((heading, t) =>
    source.headings.map((own, s) => {
      const [from, to] = [sourceProfiles[s], targetProfiles[t]]
      const name = nameSimilarity(own, heading)
      const values = from && to ? profileSimilarity(from, to) : 0
      return { name, values, score: nameWeight * name + (1 - nameWeight) * values }
    }),
  )
  const found = assignBest(
    scored.map((row, t) =>
      row.map(({ score }, s) => (chosen.has(t) || taken.has(s) || score < least ? 0 : score)),
    ),
  )
  const matches = target.headings.map((_, t) => {
    const s = chosen.get(t) ?? found[t] ?? -1
    return { target: t, source: s, name: 0, values: 0, score: 0, ...scored[t]?.[s], isChosen: chosen.has(t) }
  })
  return { matches, sourceProfiles, targetProfiles }
}
