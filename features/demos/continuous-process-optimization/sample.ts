import type { Table } from '#features/demos/frame/demo.ts'
import { seededRandom } from '#lib/random.ts'
import type { TrialColumns } from './columns.ts'

/** Where the made-up weld is strongest. */
export const knownOptimum = { a: 221, b: 62, result: 84 }
export const noise = 0.45

/** A central composite plan, its corners and stars run twice. A: barrel temperature in °C, B: holding pressure in bar. */
const plan: readonly (readonly [number, number])[] = [
  ...twice([
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
    [-1.4, 0],
    [1.4, 0],
    [0, -1.4],
    [0, 1.4],
  ]),
  ...Array.from({ length: 6 }, () => [0, 0] as const),
]

function twice(runs: readonly (readonly [number, number])[]) {
  return [...runs, ...runs]
}

/** Strength of a weld line, N/mm². A quadratic with its top at the known optimum. */
export function strengthAt(a: number, b: number): number {
  const x = (a - knownOptimum.a) / 15
  const y = (b - knownOptimum.b) / 12
  return knownOptimum.result - 2.6 * x * x - 3.4 * y * y - 1.5 * x * y
}

const unused = {
  c: undefined,
  d: undefined,
  e: undefined,
  f: undefined,
  g: undefined,
  block: undefined,
  result2: undefined,
  result3: undefined,
  result4: undefined,
}

/** 22 runs in random order with a fixed seed, measured with noise. */
export function sampleRuns(seed = 1951): Table<TrialColumns> {
  const random = seededRandom(seed)
  const order = plan
    .map((run) => ({ run, at: random.next() }))
    .sort((x, y) => x.at - y.at)
    .map(({ run }) => run)
  const a = order.map(([x]) => 215 + 15 * x)
  const b = order.map(([, y]) => 65 + 12.5 * y)
  const result = a.map((one, i) => Number((strengthAt(one, b[i] ?? 0) + noise * random.normal()).toFixed(2)))
  return {
    length: a.length,
    lines: a.map((_, i) => i + 2),
    columns: { a, b, result, ...unused },
    headings: { a: 'Barrel temperature', b: 'Holding pressure', result: 'Weld strength' },
  }
}
