import type { Check } from '#features/demos/frame/report/report.ts'
import { leastSquares } from './least-squares.ts'
import type { Trials } from './read-trials.ts'
import { codeOf, type Surface } from './surface.ts'

/** Variance inflation from which settings hardly, and no longer, tell apart; 10 is the usual limit. Source: D. C. Montgomery, Introduction to Linear Regression Analysis, 5th edition, chapter 9. */
const inflation = { doubtful: 5, failed: 10 }
const fewRuns = 5
const greatLeverage = 0.9

/** What a surface assumes, held against the runs. */
export function surfaceChecks({ surface, runs, blocks }: Trials, least: number): Check[] {
  return [
    predictedCheck(surface, least),
    independentCheck(surface, runs),
    runsCheck(surface),
    leverageCheck(surface),
    ...(blocks > 1 ? [blockCheck(blocks)] : []),
  ]
}

function predictedCheck({ q2 }: Surface, least: number): Check {
  const name = 'Runs are predicted from the others'
  const says = `Leave-one-out R² ${q2.toFixed(2)}`
  return q2 >= least
    ? { name, state: 'passed', says: `${says}, ${least} was asked for.` }
    : {
        name,
        state: 'failed',
        says: `${says}, and ${least} was asked for: a best place would be one of the noise.`,
      }
}

function independentCheck({ factors }: Surface, runs: readonly (readonly number[])[]): Check {
  const name = 'Settings were changed independently'
  const coded = runs.map((run) => factors.map((factor, i) => codeOf(factor, run[i] ?? 0)))
  const inflations = factors.map((_, i) => inflationOf(coded, i))
  const most = Math.max(...inflations)
  const worst = factors[inflations.indexOf(most)]?.name ?? ''
  const says = `Variance inflation ${most < 1000 ? most.toFixed(1) : 'over 1,000'} at most`
  if (most < inflation.doubtful) return { name, state: 'passed', says: `${says}.` }
  const why = `${says}: ${worst} moved together with the others, so the runs hardly tell which of them it was`
  return most < inflation.failed
    ? { name, state: 'doubtful', says: `${why}.` }
    : {
        name,
        state: 'failed',
        says: `${why}. Add runs that change them one by one; history rarely holds such.`,
      }
}

/** 1 / (1 − R²) of one setting on all others. */
function inflationOf(coded: readonly (readonly number[])[], at: number): number {
  const y = coded.map((row) => row[at] ?? 0)
  const { fitted, deficient } = leastSquares(
    coded.map((row) => [1, ...row.filter((_, i) => i !== at)]),
    y,
  )
  if (deficient !== undefined) return 1
  const middle = y.reduce((sum, one) => sum + one, 0) / y.length
  const all = y.reduce((sum, one) => sum + (one - middle) ** 2, 0)
  const rest = y.reduce((sum, one, i) => sum + (one - (fitted[i] ?? 0)) ** 2, 0)
  return all / Math.max(rest, all * 1e-9)
}

function runsCheck({ freedom, terms }: Surface): Check {
  const name = 'Enough runs for the terms'
  const says = `There are ${freedom} more than the ${terms.length} terms`
  return freedom < fewRuns
    ? {
        name,
        state: 'doubtful',
        says: `${says}: intervals are wide, and one wrong reading can change the surface.`,
      }
    : { name, state: 'passed', says: `${says}.` }
}

function leverageCheck({ reach }: Surface): Check {
  const name = 'No single run dominates the surface'
  const says = `Largest leverage ${reach.toFixed(2)}`
  return reach > greatLeverage
    ? {
        name,
        state: 'doubtful',
        says: `${says}, over ${greatLeverage}: repeat that run before you rely on the surface.`,
      }
    : { name, state: 'passed', says: `${says}.` }
}

const blockCheck = (blocks: number): Check => ({
  name: 'Blocks differ only by a step',
  state: 'passed',
  says: `${blocks} blocks: the difference between their means is removed, at a cost of ${blocks - 1} degree${blocks > 2 ? 's' : ''} of freedom.`,
})
