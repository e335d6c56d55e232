import { DemoError } from '#features/demos/frame/demo.ts'
import type { Report } from '#features/demos/frame/report/report.ts'
import { compromiseReport, type WantedResult } from './compromise-report.ts'
import { twoLevelCodes, type Runs } from './read-runs.ts'
import { readTrials } from './read-trials.ts'
import { screen } from './screening.ts'
import { screeningReport } from './screening-report.ts'
import { surfaceReport } from './surface-report.ts'
import { aimChoices, aimsOf, wishOf, type ResultLimits } from './wishes.ts'

export interface Goals {
  goal: 'high' | 'low'
  /** Leave-one-out R² below which there is no model. */
  least: number
  /** By the order of the results. */
  limits: readonly ResultLimits[]
}

/** The analysis that suits the plan: effects of a two-level one, else a surface, or several. Throws `DemoError` for a plan that carries neither. */
export function optimise(runs: Runs, goals: Goals, meanings?: Readonly<Record<string, string>>): Report {
  const aims = aimsOf(runs.results, goals.goal, meanings)
  const report = reportOf(runs, goals, aims)
  return runs.results.length > 1 ? { ...report, meanings: aimChoices(runs.results, aims) } : report
}

function reportOf(runs: Runs, goals: Goals, aims: ReturnType<typeof aimsOf>): Report {
  const counted = runs.results.flatMap((result, i) => {
    const aim = aims[i] ?? 'ignored'
    return aim === 'ignored'
      ? []
      : [{ result, aim, limits: goals.limits[i] ?? { from: Number.NaN, to: Number.NaN } }]
  })
  const [first] = counted
  if (!first) throw new DemoError('All results are left aside: say for at least one what you want of it.')
  const codes = twoLevelCodes(runs)
  const goal = first.aim === 'low' ? 'low' : 'high'
  if (codes) {
    const screening = screen(codes, first.result.values)
    if (!screening) throw new DemoError(notOrthogonal(runs.runs.length))
    const same = screening.structure.defining.find(({ word }) => word.length <= 2)
    if (same)
      throw new DemoError(
        `The runs can’t tell ${same.word.map((i) => runs.factors[i]?.name).join(' from ')}: these settings were changed together. Add runs that change them one by one.`,
      )
    return screeningReport(screening, { ...runs, results: [first.result] }, goal)
  }
  const wanted = counted.flatMap(({ result, aim, limits }): WantedResult[] => {
    const wish = wishOf(aim, result, limits)
    return wish ? [{ trials: readTrials(runs, result), aim, wish }] : []
  })
  const [only, ...others] = wanted
  if (only && (others.length > 0 || only.aim === 'middle'))
    return compromiseReport([only, ...others], goals.least)
  return surfaceReport(readTrials(runs, first.result), { goal, least: goals.least })
}

const notOrthogonal = (runs: number) =>
  `These ${runs} runs have their settings at two values, but not every combination equally often, so effects can’t be told apart. Look for a run that is missing or was repeated on its own.`
