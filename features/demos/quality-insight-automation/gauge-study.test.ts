import { expect, test } from 'vitest'
import { runDemo } from '#features/demos/frame/run-demo.ts'
import { demo } from './demo.ts'
import { componentsOf, gaugeStudy } from './gauge-study.ts'

/** AIAG, Measurement Systems Analysis, 4th edition, table III-B 1: three trials of ten parts by each of three appraisers. */
const aiag: Record<string, number[][]> = {
  A: [
    [0.29, -0.56, 1.34, 0.47, -0.8, 0.02, 0.59, -0.31, 2.26, -1.36],
    [0.41, -0.68, 1.17, 0.5, -0.92, -0.11, 0.75, -0.2, 1.99, -1.25],
    [0.64, -0.58, 1.27, 0.64, -0.84, -0.21, 0.66, -0.17, 2.01, -1.31],
  ],
  B: [
    [0.08, -0.47, 1.19, 0.01, -0.56, -0.2, 0.47, -0.63, 1.8, -1.68],
    [0.25, -1.22, 0.94, 1.03, -1.2, 0.22, 0.55, 0.08, 2.12, -1.62],
    [0.07, -0.68, 1.34, 0.2, -1.28, 0.06, 0.83, -0.34, 2.19, -1.5],
  ],
  C: [
    [0.04, -1.38, 0.88, 0.14, -1.46, -0.29, 0.02, -0.46, 1.77, -1.49],
    [-0.11, -1.13, 1.09, 0.2, -1.07, -0.67, 0.01, -0.56, 1.45, -1.77],
    [-0.15, -0.96, 0.67, 0.11, -1.45, -0.49, 0.21, -0.49, 1.87, -2.16],
  ],
}
const people = Object.keys(aiag)
const parts = Array.from({ length: 10 }, (_, i) => i)
const cells = parts.map((part) => people.map((who) => aiag[who]?.map((trial) => trial[part] ?? 0) ?? []))

test('the AIAG study has its published analysis of variance, components, %GRR 27.86 and ndc 4', () => {
  const { sources, isPooled, variance, gauge, part, total, share, categories } = gaugeStudy(cells)
  const [ofPart, operator, interaction, repeatability] = sources
  // Table A 3, and Minitab's worked example of the same data.
  expect([ofPart?.squares, operator?.squares, interaction?.squares].map((one) => one?.toFixed(4))).toEqual([
    '88.3619',
    '3.1673',
    '0.3590',
  ])
  expect(interaction?.f).toBeCloseTo(0.434, 3)
  expect(interaction?.chance).toBeCloseTo(0.974, 3)
  expect(isPooled).toBe(true)
  expect(repeatability?.freedom).toBe(78)
  expect(repeatability?.meanSquare).toBeCloseTo(0.03997, 5)
  expect(ofPart?.f).toBeCloseTo(245.614, 2)
  expect(operator?.f).toBeCloseTo(39.617, 2)
  expect(Math.sqrt(variance.repeatability)).toBeCloseTo(0.199933, 6)
  expect(Math.sqrt(variance.operator)).toBeCloseTo(0.226838, 6)
  expect(gauge).toBeCloseTo(0.302373, 5)
  expect(part).toBeCloseTo(1.042327, 6)
  expect(total).toBeCloseTo(1.0853, 4)
  expect(share * 100).toBeCloseTo(27.86, 2)
  expect(categories).toBe(4)
})

test('the thermal impedance study of Montgomery, example 8.7: its mean squares give 0.51, 0.73, 0.56 and 48.29', () => {
  const { variance } = componentsOf({
    part: 437.33,
    operator: 19.63,
    interaction: 2.7,
    error: 0.51,
    parts: 10,
    operators: 3,
    trials: 3,
  })
  expect(variance.repeatability).toBe(0.51)
  expect(variance.interaction).toBeCloseTo(0.73, 2)
  expect(variance.operator).toBeCloseTo(0.56, 2)
  expect(variance.part).toBeCloseTo(48.29, 2)
})

/** Weights of two pieces by five operators, three times: S. B. Vardeman, E. S. VanValkenburg, Technometrics 41, 1999. */
const weights = [
  [
    [3.481, 3.477, 3.47],
    [3.448, 3.472, 3.47],
    [3.485, 3.464, 3.477],
    [3.475, 3.472, 3.473],
    [3.472, 3.47, 3.474],
  ],
  [
    [3.258, 3.254, 3.258],
    [3.254, 3.247, 3.239],
    [3.256, 3.257, 3.245],
    [3.249, 3.238, 3.24],
    [3.241, 3.25, 3.254],
  ],
]

test('the weights of Vardeman and VanValkenburg have the analysis of variance of R, aov(y ~ part * op)', () => {
  const { sources } = gaugeStudy(weights)
  const [part, operator, interaction] = sources
  expect(part?.squares).toBeCloseTo(0.3718533333, 10)
  expect(operator?.squares).toBeCloseTo(0.0005016667, 10)
  expect(interaction?.squares).toBeCloseTo(0.0001763333, 10)
  expect(interaction?.f).toBeCloseTo(0.86156, 5)
  expect(interaction?.chance).toBeCloseTo(0.503775, 6)
})

test('an estimate under nought counts as 0 and is named', () => {
  const found = componentsOf({
    part: 9,
    operator: 0.2,
    interaction: 0.5,
    error: 0.4,
    parts: 5,
    operators: 3,
    trials: 2,
  })
  expect(found.variance.operator).toBe(0)
  expect(found.clipped).toEqual(['operator'])
})

test('an interaction that is sure stays in the model, and tests part and operator', () => {
  // One operator reads every second part higher by 1.
  const twisted = cells.map((part, p) =>
    part.map((cell, o) => cell.map((one) => one + (o === 2 && p % 2 === 0 ? 1 : 0))),
  )
  const { isPooled, sources, variance } = gaugeStudy(twisted)
  expect(isPooled).toBe(false)
  expect(sources[3]?.freedom).toBe(60)
  expect(variance.interaction).toBeGreaterThan(0)
  expect(sources[1]?.f).toBeCloseTo((sources[1]?.meanSquare ?? 0) / (sources[2]?.meanSquare ?? 1), 9)
})

const run = async (rows: (string | number)[][], settings = {}) => {
  const csv = rows.map((row) => row.join(',')).join('\n')
  const outcome = await runDemo(
    demo,
    { kind: 'table', file: new Blob([csv]) },
    { reference: 0, lower: Number.NaN, upper: Number.NaN, ...settings },
    { progress: () => undefined },
  )
  if (!outcome.report) throw new Error('No report')
  return outcome.report
}
const long = (heads: string[]) => [
  heads,
  ...people.flatMap((who) =>
    (aiag[who] ?? []).flatMap((trial, t) => trial.map((value, p) => [p + 1, who, t + 1, value])),
  ),
]
const byTrials = [
  ['Part', 'Appraiser', 'Trial 1', 'Trial 2', 'Trial 3'],
  ...parts.flatMap((part) =>
    people.map((who) => [part + 1, who, ...(aiag[who] ?? []).map((trial) => trial[part] ?? '')]),
  ),
]
const form = [
  ['Appraiser', 'Trial', ...parts.map((part) => part + 1)],
  ...people.flatMap((who) => (aiag[who] ?? []).map((trial, t) => [who, t + 1, ...trial])),
]

test.for([
  ['one reading in a row', long(['Part', 'Operator', 'Trial', 'Measurement'])],
  ['other headings', long(['Part No', 'Appraiser', 'Replicate', 'Diameter (mm)'])],
  ['a part called a sample', long(['Sample', 'Inspector', 'Trial', 'Result'])],
  ['trials side by side', byTrials],
  ['the form of AIAG, parts side by side', form],
] as const)('%s: a gauge study is found in the columns', async ([, rows]) => {
  const report = await run(rows as (string | number)[][], { upper: 4, lower: -4 })
  expect(report.figures.map(({ label, value }) => [label, value])).toEqual([
    ['%GRR', '27.9%'],
    ['ndc', '4'],
    ['Repeatability, EV', '0.2'],
    ['Reproducibility, AV', '0.227'],
    ['%GRR of the tolerance', '22.7%'],
  ])
  expect(report.headline).toContain('doubtful')
})

test('what a study lacks is said', async () => {
  const rows = long(['Part', 'Operator', 'Trial', 'Measurement'])
  await expect(run(rows.slice(0, -1), { chart: 'gauge' })).rejects.toThrow(
    'C has 2 readings of part 10, where others have 3',
  )
  await expect(
    run(rows.slice(0, 1).concat(rows.slice(1).filter((row) => row[2] === 1)), { chart: 'gauge' }),
  ).rejects.toThrow('at least two readings')
  await expect(
    run(
      rows.map((row) => row.slice(1)),
      { chart: 'gauge' },
    ),
  ).rejects.toThrow('columns of part')
  const three = [rows[0] ?? [], ...rows.slice(1).filter((row) => Number(row[0]) <= 3)]
  const few = await run(three)
  expect(few.headline).toMatch(/^No verdict/)
  expect(few.figures).toEqual([])
})

test('a study with a reading too few says which; a log with part and operator is charted as before', async () => {
  const rows = long(['Part', 'Operator', 'Trial', 'Measurement'])
  await expect(run(rows.slice(0, -1))).rejects.toThrow('C has 2 readings of part 10')
  const log = [
    ['Part', 'Operator', 'Torque'],
    ...Array.from({ length: 60 }, (_, i) => [
      `P${(i * 7) % 3}`,
      i % 5 < 2 ? 'JM' : 'RK',
      20 + ((i * 37) % 17) / 10,
    ]),
  ]
  const report = await run(log)
  expect(report.blocks.map(({ id }) => id)).toContain('location')
})
