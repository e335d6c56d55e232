import { DemoError, type Table } from '#features/demos/frame/demo.ts'
import type { TrialColumns } from './columns.ts'
import { fitSurface, termsOf, type Factor, type Surface } from './surface.ts'

export interface Trials {
  factors: Factor[]
  /** Settings of each run in their own units. */
  runs: number[][]
  results: number[]
  surface: Surface
}

/** Runs and the surface through them. Throws `DemoError` when the plan can't carry a quadratic surface. */
export function readTrials({ columns, lines, length }: Table<TrialColumns>): Trials {
  const used = [
    { name: 'A', values: columns.a },
    { name: 'B', values: columns.b },
    { name: 'C', values: columns.c },
    { name: 'D', values: columns.d },
  ].flatMap(({ name, values }) => (values?.some(Number.isFinite) ? [{ name, values }] : []))
  const rows = Array.from({ length }, (_, i) => i)
  for (const { name, values } of used) {
    const gap = rows.find((row) => !Number.isFinite(values[row]))
    if (gap !== undefined)
      throw new DemoError(
        `Row ${lines[gap]}: setting ${name} is empty. A run counts with all its settings or not at all.`,
      )
    const levels = new Set(values).size
    if (levels === 1)
      throw new DemoError(
        `Setting ${name} is always ${values[0]}: what never changed can’t be judged. Choose another column, or none.`,
      )
    if (levels === 2)
      throw new DemoError(
        `Setting ${name} was tried at two values only. A curve needs three; add runs half-way between.`,
      )
  }
  const { result } = columns
  if (result.every((value) => value === result[0]))
    throw new DemoError(`The result is ${result[0]} in every run: there is nothing to raise or lower.`)
  const terms = termsOf(used.length).length
  if (length < terms + 2)
    throw new DemoError(
      `${length} runs are too few: a surface of ${used.length} settings has ${terms} terms and needs at least ${terms + 2} runs, better ${Math.ceil(terms * 1.5)}.`,
    )
  const factors = used.map(({ name, values }): Factor => {
    const [low = 0, ...others] = [...new Set(values)].sort((a, b) => a - b)
    return { name, low, high: others.at(-1) ?? low }
  })
  const runs = rows.map((row) => used.map(({ values }) => values[row] ?? 0))
  const surface = fitSurface(factors, runs, result)
  if ('kind' in surface) {
    if (surface.kind === 'run')
      throw new DemoError(
        `Row ${lines[surface.run]}: this run alone decides a term of the surface, so leaving it out can’t be tried. Repeat it, or add runs near it.`,
      )
    throw new DemoError(
      `The runs can’t tell the term ${termName(factors, surface.term)} from the others: settings were changed together. Add runs that change them one by one.`,
    )
  }
  return { factors, runs, results: [...result], surface }
}

/** "A", "A²", "A × B". */
export function termName(factors: readonly Factor[], [i, j]: readonly number[]): string {
  if (i === undefined) return 'centre'
  const name = factors[i]?.name ?? ''
  if (j === undefined) return name
  return i === j ? `${name}²` : `${name} × ${factors[j]?.name}`
}
