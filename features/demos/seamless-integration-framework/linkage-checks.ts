import type { Check } from '#features/demos/frame/report/report.ts'
import type { Field } from './compare-fields.ts'
import type { Weights } from './fellegi-sunter.ts'
import type { Linkage } from './link-records.ts'

const count = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 0 })
const percent = (share: number) => `${(share * 100).toFixed(1)}%`
const enoughPairs = 50
/** Odds that evidence must reach where all fields agree: 19 to 1. */
const leastBits = Math.log2(19)

/** Whether the estimates can be true. With a failed one nothing is linked. */
export function estimateChecks(
  fields: readonly Field[],
  weights: Weights,
  rows: { source: number; target: number },
): Check[] {
  const possible = rows.source * rows.target
  const { m, u, bits, prior, matches, hasConverged } = weights
  const agreeing = (shares: readonly number[] | undefined) => (shares?.[1] ?? 0) + (shares?.[2] ?? 0)
  const upsideDown = fields.filter((_, f) => agreeing(m[f]) < agreeing(u[f])).map(({ name }) => name)
  const most = prior + bits.reduce((sum, own) => sum + Math.max(0, own[2] ?? 0), 0)
  return [
    {
      name: 'Fields agree more often among matches than by chance',
      state: upsideDown.length > 0 ? 'failed' : 'passed',
      says:
        upsideDown.length > 0
          ? `${upsideDown.join(', ')} agree less often: are they paired with the right columns? If not, set them to “None”.`
          : `m is above u in all ${fields.length} fields.`,
    },
    {
      name: 'The number of matches is plausible',
      state: !hasConverged || matches < 1 || matches > possible / 2 ? 'failed' : 'passed',
      says: !hasConverged
        ? 'The estimate has not settled after 300 rounds.'
        : matches < 1
          ? 'No record of one table seems to be the same as one in the other. Are these the right two files?'
          : `About ${count(matches)} of ${count(possible)} pairs are expected to match.`,
    },
    {
      name: 'The fields are enough to tell records apart',
      state: most < leastBits ? 'failed' : 'passed',
      says:
        most < leastBits
          ? `Where every field agrees, the chance of a match is only ${percent(1 / (1 + 2 ** -most))}. Pair more columns that tell records apart.`
          : `Where every field agrees, the odds are ${most > 20 ? 'over a million' : count(2 ** most)} to 1.`,
    },
  ]
}

/** What the comparison and its links rest on. */
export function linkChecks({ linked, compared, possible, isCut, blockRecall }: Linkage): Check[] {
  const found = linked.filter((pair) => pair !== undefined)
  const unsure = found.reduce((sum, { chance }) => sum + (1 - chance), 0)
  const isLoose = found.length > 0 && unsure / found.length > 0.02
  return [
    {
      name: 'Links are unambiguous',
      state: isLoose || compared < enoughPairs ? 'doubtful' : 'passed',
      says:
        compared < enoughPairs
          ? `Only ${count(compared)} pairs were compared; the weights are guesses.`
          : `Of ${count(found.length)} links ${unsure < 0.5 ? 'none is' : `about ${count(Math.ceil(unsure))} are`} expected to be wrong, going by their own probabilities.`,
    },
    {
      name: 'No matching pair was left uncompared',
      state: isCut || blockRecall < 0.98 ? 'doubtful' : 'passed',
      says:
        compared === possible
          ? `All ${count(possible)} pairs were compared.`
          : `${count(compared)} of ${count(possible)} pairs were compared; they should include ${percent(blockRecall)} of the matches.${isCut ? ' There were more pairs than this page can compare.' : ''}`,
    },
  ]
}
