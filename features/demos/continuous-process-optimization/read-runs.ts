import { max, min } from 'd3-array'
import { DemoError, type Table } from '#features/demos/frame/demo.ts'
import type { TrialColumns } from './columns.ts'
import { codeOf, type Factor } from './surface.ts'

export interface Result {
  name: string
  values: number[]
}

/** A plan as it was run. */
export interface Runs {
  factors: Factor[]
  /** Settings of each run in their own units. */
  runs: number[][]
  /** The first is the one that every report is about. */
  results: [Result, ...Result[]]
  /** Rows of the visitor's file. */
  lines: readonly number[]
  /** The block of each run; empty where the file names none. */
  blocks: readonly string[]
}

const settings = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const
const furtherResults = ['result2', 'result3', 'result4'] as const

/** Settings and results of each run. Throws `DemoError` for settings that are lacking or never changed. */
export function readRuns({ columns, headings, words, lines, length }: Table<TrialColumns>): Runs {
  const used = settings.flatMap((key) => {
    const values = columns[key]
    return values?.some(Number.isFinite)
      ? [{ name: headings?.[key] ?? `Setting ${key.toUpperCase()}`, values, words: words?.[key] }]
      : []
  })
  for (const { name, values } of used) {
    const gap = Array.from({ length }, (_, i) => i).find((row) => !Number.isFinite(values[row]))
    if (gap !== undefined)
      throw new DemoError(`Row ${lines[gap]}: ${name} is empty. A run needs all its settings.`)
    if (new Set(values).size === 1)
      throw new DemoError(
        `${name} is always ${values[0]}: a setting that never changed can’t be judged. Choose another column, or none.`,
      )
  }
  const { result } = columns
  if (result.every((value) => value === result[0]))
    throw new DemoError(`The result is ${result[0]} in every run: there is nothing to raise or lower.`)
  const others = furtherResults.flatMap((key): Result[] => {
    const values = columns[key]
    const isWhole = values?.every(Number.isFinite) && new Set(values).size > 1
    return values && isWhole ? [{ name: headings?.[key] ?? key, values: [...values] }] : []
  })
  return {
    factors: used.map(({ name, values, words: levels }) => ({
      name,
      ...(levels && { words: levels }),
      low: min(values) ?? Number.NaN,
      high: max(values) ?? Number.NaN,
    })),
    runs: Array.from({ length }, (_, row) => used.map(({ values }) => values[row] ?? 0)),
    results: [{ name: headings?.result ?? 'Result', values: [...result] }, ...others],
    lines,
    blocks: columns.block ?? [],
  }
}

/** −1, 0 or 1 for each setting of each run, when all runs are corners or the centre; undefined for another plan. */
export function twoLevelCodes({ factors, runs }: Runs): number[][] | undefined {
  const codes = runs.map((run) => factors.map((factor, i) => snapped(codeOf(factor, run[i] ?? 0))))
  const isPlan = codes.every(
    (row) => row.every((one) => one === 0) || row.every((one) => Math.abs(one) === 1),
  )
  return isPlan ? codes : undefined
}

const snapped = (code: number) => {
  const whole = Math.round(code)
  return Math.abs(code - whole) < 1e-6 ? whole + 0 : code
}
