import { DemoError } from '#features/demos/frame/demo.ts'
import type { Result, Runs } from './read-runs.ts'
import { mean } from 'simple-statistics'
import { leastSquares } from './least-squares.ts'
import { codeOf, fitSurface, rowOf, termsOf, type Factor, type Surface } from './surface.ts'

export interface Trials {
  factors: Factor[]
  /** Settings of each run in their own units. */
  runs: number[][]
  result: Result
  surface: Surface
  /** How many blocks the runs were made in; what these differ by is taken out of the result. */
  blocks: number
}

const mostSettings = 5

/** The surface through the runs for one of their results. Throws `DemoError` when the plan can't carry a quadratic one. */
export function readTrials({ factors, runs, lines, blocks }: Runs, measured: Result): Trials {
  if (factors.length < 2 || factors.length > mostSettings)
    throw new DemoError(
      `A surface needs two to ${mostSettings} settings; there ${factors.length === 1 ? 'is 1' : `are ${factors.length}`}. ${factors.length < 2 ? 'Choose another column as a setting.' : 'Screen them with a two-level plan first, or set the least important to none.'}`,
    )
  factors.forEach(({ name }, i) => {
    if (new Set(runs.map((run) => run[i])).size === 2)
      throw new DemoError(
        `${name} was tried at only two values, and others at more. A curved surface needs three values of each setting: add runs half-way between. If there is nothing between, set ${name} to none and use the runs of each value separately.`,
      )
  })
  const terms = termsOf(factors.length).length
  if (runs.length < terms + 2)
    throw new DemoError(
      `${runs.length} runs are too few: a surface of ${factors.length} settings has ${terms} terms and needs at least ${terms + 2} runs, preferably ${Math.ceil(terms * 1.5)}.`,
    )
  const names = [...new Set(blocks)]
  if (runs.length < terms + names.length + 1)
    throw new DemoError(
      `${runs.length} runs in ${names.length} blocks are too few for a surface of ${factors.length} settings: ${terms + names.length + 1} are needed.`,
    )
  const result =
    names.length > 1
      ? { ...measured, values: withoutBlocks(factors, runs, blocks, measured.values) }
      : measured
  const surface = fitSurface(factors, runs, result.values, Math.max(0, names.length - 1))
  if ('kind' in surface) {
    if (surface.kind === 'run')
      throw new DemoError(
        `Row ${lines[surface.run]}: one term of the surface depends on this run alone, so it can’t be left out as a test. Repeat it, or add runs near it.`,
      )
    throw new DemoError(
      `The runs can’t tell the term ${termName(factors, surface.term)} from the others: settings were changed together. Add runs that change them one by one.`,
    )
  }
  return { factors, runs, result, surface, blocks: Math.max(1, names.length) }
}

/** The results with all blocks at their common level: what a block adds is fitted together with the surface. */
function withoutBlocks(
  factors: readonly Factor[],
  runs: readonly (readonly number[])[],
  blocks: readonly string[],
  y: readonly number[],
): number[] {
  const [, ...others] = [...new Set(blocks)]
  const terms = termsOf(factors.length)
  const coded = runs.map((run) => factors.map((factor, i) => codeOf(factor, run[i] ?? 0)))
  const shares = blocks.map((block) => others.map((one) => Number(one === block)))
  const { coefficients, deficient } = leastSquares(
    coded.map((row, i) => [...rowOf(terms, row), ...(shares[i] ?? [])]),
    y,
  )
  if (deficient !== undefined)
    throw new DemoError(
      'The runs can’t tell the blocks from a term of the surface. Set the block column to none if the blocks don’t differ, or repeat centre runs in each.',
    )
  const added = shares.map((share) =>
    share.reduce((sum, one, i) => sum + one * (coefficients[terms.length + i] ?? 0), 0),
  )
  const middle = mean(added)
  return y.map((value, i) => value - (added[i] ?? 0) + middle)
}

/** "A", "A²", "A × B". */
export function termName(factors: readonly Factor[], [i, j]: readonly number[]): string {
  if (i === undefined) return 'centre'
  const name = factors[i]?.name ?? ''
  if (j === undefined) return name
  return i === j ? `${name}²` : `${name} × ${factors[j]?.name}`
}
