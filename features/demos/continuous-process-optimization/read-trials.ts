import { DemoError } from '#features/demos/frame/demo.ts'
import type { Result, Runs } from './read-runs.ts'
import { fitSurface, termsOf, type Factor, type Surface } from './surface.ts'

export interface Trials {
  factors: Factor[]
  /** Settings of each run in their own units. */
  runs: number[][]
  result: Result
  surface: Surface
}

const mostSettings = 5

/** The surface through the runs for one of their results. Throws `DemoError` when the plan can't carry a quadratic one. */
export function readTrials({ factors, runs, lines }: Runs, result: Result): Trials {
  if (factors.length < 2 || factors.length > mostSettings)
    throw new DemoError(
      `A surface takes two to ${mostSettings} settings; these are ${factors.length}. ${factors.length < 2 ? 'Choose another column as a setting.' : 'Screen them with a two-level plan first, or set those that matter least to none.'}`,
    )
  factors.forEach(({ name }, i) => {
    if (new Set(runs.map((run) => run[i])).size === 2)
      throw new DemoError(
        `${name} was tried at two values only, and others at more. A curve needs three; add runs half-way between.`,
      )
  })
  const terms = termsOf(factors.length).length
  if (runs.length < terms + 2)
    throw new DemoError(
      `${runs.length} runs are too few: a surface of ${factors.length} settings has ${terms} terms and needs at least ${terms + 2} runs, better ${Math.ceil(terms * 1.5)}.`,
    )
  const surface = fitSurface(factors, runs, result.values)
  if ('kind' in surface) {
    if (surface.kind === 'run')
      throw new DemoError(
        `Row ${lines[surface.run]}: this run alone decides a term of the surface, so leaving it out can’t be tried. Repeat it, or add runs near it.`,
      )
    throw new DemoError(
      `The runs can’t tell the term ${termName(factors, surface.term)} from the others: settings were changed together. Add runs that change them one by one.`,
    )
  }
  return { factors, runs, result, surface }
}

/** "A", "A²", "A × B". */
export function termName(factors: readonly Factor[], [i, j]: readonly number[]): string {
  if (i === undefined) return 'centre'
  const name = factors[i]?.name ?? ''
  if (j === undefined) return name
  return i === j ? `${name}²` : `${name} × ${factors[j]?.name}`
}
