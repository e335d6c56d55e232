import { expect, test } from 'vitest'
import { DemoError } from '#features/demos/frame/demo.ts'
import { runDemo } from '#features/demos/frame/run-demo.ts'
import { attributeChart, type AttributeKind } from './attribute-charts.ts'
import { deviationFactors } from './chart-constants.ts'
import { deviationCharts } from './charts.ts'
import { demo } from './demo.ts'

const all = () => true
const idle = { progress: () => undefined }
const limits = ({ lower, upper }: { lower: number[]; upper: number[] }, i = 0) => [lower[i], upper[i]]
const rounded = (values: (number | undefined)[], digits: number) =>
  values.map((value) => Number(value?.toFixed(digits)))

test.for([
  [2, 2.659, 0.7979, 0, 3.267],
  [3, 1.954, 0.8862, 0, 2.568],
  [4, 1.628, 0.9213, 0, 2.266],
  [5, 1.427, 0.94, 0, 2.089],
  [6, 1.287, 0.9515, 0.03, 1.97],
  [7, 1.182, 0.9594, 0.118, 1.882],
  [8, 1.099, 0.965, 0.185, 1.815],
  [9, 1.032, 0.9693, 0.239, 1.761],
  [10, 0.975, 0.9727, 0.284, 1.716],
  [12, 0.886, 0.9776, 0.354, 1.646],
  [15, 0.789, 0.9823, 0.428, 1.572],
  [20, 0.68, 0.9869, 0.51, 1.49],
  [25, 0.606, 0.9896, 0.565, 1.435],
] as const)('factors of S charts for %d are those of Montgomery, appendix VI', ([size, a3, c4, b3, b4]) => {
  const found = deviationFactors(size)
  expect(rounded([found.c4], 4)).toEqual([c4])
  expect(rounded([found.a3, found.lowB3, found.highB4], 3)).toEqual([a3, b3, b4])
})

/** Inside diameters of piston rings. Montgomery, Introduction to Statistical Quality Control, 7th edition, table 6.3. */
const rings = `74.030 74.002 74.019 73.992 74.008
73.995 73.992 74.001 74.011 74.004
73.988 74.024 74.021 74.005 74.002
74.002 73.996 73.993 74.015 74.009
73.992 74.007 74.015 73.989 74.014
74.009 73.994 73.997 73.985 73.993
73.995 74.006 73.994 74.000 74.005
73.985 74.003 73.993 74.015 73.988
74.008 73.995 74.009 74.005 74.004
73.998 74.000 73.990 74.007 73.995
73.994 73.998 73.994 73.995 73.990
74.004 74.000 74.007 74.000 73.996
73.983 74.002 73.998 73.997 74.012
74.006 73.967 73.994 74.000 73.984
74.012 74.014 73.998 73.999 74.007
74.000 73.984 74.005 73.998 73.996
73.994 74.012 73.986 74.005 74.007
74.006 74.010 74.018 74.003 74.000
73.984 74.002 74.003 74.005 73.997
74.000 74.010 74.013 74.020 74.003
73.982 74.001 74.015 74.005 73.996
74.004 73.999 73.990 74.006 74.009
74.010 73.989 73.990 74.009 74.014
74.015 74.008 73.993 74.000 74.010
73.982 73.984 73.995 74.017 74.013`
  .split('\n')
  .map((line) => line.split(' ').map(Number))
/** How many of them table 6.4 keeps. */
const sizes = [5, 3, 5, 5, 5, 4, 4, 5, 4, 5, 5, 5, 3, 5, 3, 5, 4, 5, 5, 3, 5, 5, 5, 5, 5]

test('X̄-S of the piston rings, Montgomery example 6.3: 74.001, limits 73.988 and 74.014; s̄ 0.0094, limit 0.0196', () => {
  const { location, spread } = deviationCharts(rings, all)
  expect(rounded([location.centre], 3)).toEqual([74.001])
  expect(rounded([spread.centre], 4)).toEqual([0.0094])
  expect(Math.abs((location.lower[0] ?? 0) - 73.988)).toBeLessThan(0.0005)
  expect(Math.abs((location.upper[0] ?? 0) - 74.014)).toBeLessThan(0.001)
  expect(rounded(limits(spread), 4)).toEqual([0, 0.0196])
})

test('X̄-S of unequal subgroups, Montgomery example 6.4: 74.001 and 0.0103, limits by the size of each point', () => {
  const groups = rings.map((ring, i) => ring.slice(0, sizes[i]))
  const { location, spread } = deviationCharts(groups, all)
  expect(rounded([location.centre], 3)).toEqual([74.001])
  expect(rounded([spread.centre], 4)).toEqual([0.0103])
  // Subgroups 2, 6 and 1 hold 3, 4 and 5; the book works with 0.0103, so the third decimal may differ by one.
  for (const [i, low, high, most] of [
    [1, 73.981, 74.021, 0.026],
    [5, 73.984, 74.018, 0.023],
    [0, 73.986, 74.016, 0.022],
  ] as const) {
    const [lower = 0, upper = 0] = limits(location, i)
    expect(Math.abs(lower - low)).toBeLessThan(0.001)
    expect(Math.abs(upper - high)).toBeLessThan(0.001)
    expect(Math.abs((spread.upper[i] ?? 0) - most)).toBeLessThan(0.001)
  }
})

/** Cans of orange juice with leaks, of 50: table 7.1, then 7.2 after a repair. */
const cans = [
  12, 15, 8, 10, 4, 7, 16, 9, 14, 10, 5, 6, 17, 12, 22, 8, 10, 5, 13, 11, 20, 18, 24, 15, 9, 12, 7, 13, 9, 6,
]
const repaired = [9, 6, 12, 5, 6, 4, 6, 3, 7, 6, 2, 4, 3, 6, 5, 4, 8, 5, 6, 7, 5, 6, 3, 5]
/** Nonconformities in 26 lots of 100 printed circuit boards, table 7.7. */
const boards = [
  21, 24, 16, 12, 15, 5, 28, 20, 31, 25, 20, 24, 16, 19, 10, 17, 13, 22, 18, 39, 30, 24, 16, 19, 17, 15,
]
/** Nonconformities in dyed cloth and the inspection units of each roll, table 7.11. */
const cloth = [14, 12, 20, 11, 7, 10, 21, 16, 19, 23]
const rolls = [10, 8, 13, 10, 9.5, 10, 12, 10.5, 12, 12.5]

const of = (
  kind: AttributeKind,
  counts: number[],
  size: number | number[],
  sets = all as (i: number) => boolean,
) =>
  attributeChart(
    kind,
    counts.map((count, i) => ({ count, size: typeof size === 'number' ? size : (size[i] ?? 0) })),
    sets,
  )

test('np of the orange juice cans, Montgomery 7.2.1: n p̄ 11.565 with p̄ 0.2313, limits 50 times those of p', () => {
  const p = of('p', cans, 50)
  const np = of('np', cans, 50)
  expect(rounded([p.centre, ...limits(p)], 4)).toEqual([0.2313, 0.0524, 0.4102])
  expect(np.centre).toBeCloseTo(50 * p.centre, 12)
  limits(np).forEach((limit, i) => expect(limit).toBeCloseTo(50 * (limits(p)[i] ?? 0), 12))
  // Without samples 15 and 23, whose causes were found.
  const revised = of('p', cans, 50, (i) => i !== 14 && i !== 22)
  expect(rounded([revised.centre, ...limits(revised)], 4)).toEqual([0.215, 0.0407, 0.3893])
})

test('c of the circuit boards, Montgomery example 7.3: 19.85, limits 6.48 and 33.21 (33.22 from the rounded mean); revised 19.67, 6.36 and 32.97', () => {
  const c = of('c', boards, 1)
  expect(rounded([c.centre, ...limits(c)], 2)).toEqual([19.85, 6.48, 33.21])
  const revised = of('c', boards, 1, (i) => i !== 5 && i !== 19)
  expect(rounded([revised.centre, ...limits(revised)], 2)).toEqual([19.67, 6.36, 32.97])
})

test('u of the dyed cloth, Montgomery example 7.5: ū 1.42, limits by the size of the roll', () => {
  const u = of('u', cloth, rolls)
  expect(rounded([u.centre], 2)).toEqual([1.42])
  // Rolls of 10, 8, 13 and 12.5 units.
  for (const [i, low, high] of [
    [0, 0.29, 2.55],
    [1, 0.16, 2.68],
    [2, 0.43, 2.41],
    [9, 0.41, 2.43],
  ] as const) {
    const [lower = 0, upper = 0] = limits(u, i)
    expect(Math.abs(lower - low)).toBeLessThan(0.0101)
    expect(Math.abs(upper - high)).toBeLessThan(0.0101)
  }
})

const run = async (csv: string, settings = {}, meanings?: Record<string, string>) => {
  const outcome = await runDemo(
    demo,
    { kind: 'table', file: new Blob([csv]), meanings },
    { reference: 0, lower: Number.NaN, upper: Number.NaN, ...settings },
    idle,
  )
  if (!outcome.report) throw new Error('No report')
  return outcome.report
}
const sheet = (headings: string[], ...columns: (string | number)[][]) =>
  [headings, ...(columns[0] ?? []).map((_, i) => columns.map((column) => column[i] ?? ''))]
    .map((row) => row.join(','))
    .join('\n')
const figureOf = (report: Awaited<ReturnType<typeof run>>, label: string) =>
  report.figures.find((figure) => figure.label === label)?.value
const titles = (report: Awaited<ReturnType<typeof run>>) => report.blocks.map(({ title }) => title)

test('the kind of chart follows from the columns, and may be changed', async () => {
  const lot = cans.map((_, i) => i + 1)
  const p = await run(
    sheet(
      ['Lot', 'Inspected', 'Rejects'],
      lot,
      cans.map(() => 50),
      cans,
    ),
  )
  expect(titles(p)).toContain('p chart, share of defective parts')
  expect(figureOf(p, 'Share defective')).toBe('23.13%')
  const np = await run(
    sheet(
      ['Lot', 'Inspected', 'Rejects'],
      lot,
      cans.map(() => 50),
      cans,
    ),
    { chart: 'np' },
  )
  expect(figureOf(np, 'Defectives a lot')).toBe('11.567')
  const c = await run(sheet(['Lot', 'Nonconformities'], lot, boards))
  expect(titles(c)).toContain('c chart, defects in a lot')
  expect(figureOf(c, 'Defects a lot')).toBe('19.846')
  const u = await run(sheet(['Roll', 'Inspection units', 'Nonconformities'], lot, rolls, cloth))
  expect(titles(u)).toContain('u chart, defects in a unit')
  const even = await run(
    sheet(
      ['Sample', 'x1', 'x2', 'x3', 'x4', 'x5'],
      lot,
      ...[0, 1, 2, 3, 4].map((k) => rings.map((ring) => ring[k] ?? '')),
    ),
  )
  expect(titles(even)).toContain('R chart, ranges of subgroups')
  const uneven = await run(
    sheet(
      ['Sample', 'x1', 'x2', 'x3', 'x4', 'x5'],
      lot,
      ...[0, 1, 2, 3, 4].map((k) => rings.map((ring, i) => (k < (sizes[i] ?? 0) ? (ring[k] ?? '') : ''))),
    ),
  )
  expect(titles(uneven)).toContain('S chart, standard deviations of subgroups')
})

test('a point is left out with its reason: it stays in the report, and limits are computed anew', async () => {
  const csv = sheet(
    ['Lot', 'Nonconformities'],
    boards.map((_, i) => i + 1),
    boards,
  )
  const before = await run(csv)
  expect(before.headline).toBe('c signals at lot 6: rule 1, one point beyond 3 σ.')
  expect(before.meanings?.rows.map(({ value }) => value)).toEqual(['Lot 6', 'Lot 20'])
  const after = await run(csv, {}, { 'Lot 6': 'measuring', 'Lot 20': 'cause' })
  expect(figureOf(after, 'Defects a lot')).toBe('19.667')
  const table = after.blocks.find(({ id }) => id === 'excluded')
  expect(table?.kind === 'table' ? table.rows : []).toEqual([
    ['Lot 6', '5', 'measured or typed wrongly'],
    ['Lot 20', '39', 'cause found and removed'],
  ])
  expect(after.meanings?.rows.map(({ meaning }) => meaning)).toEqual(['measuring', 'cause'])
  const reasons = boards.map((_, i) => (i === 5 ? 'new inspector' : i === 19 ? 'temperature' : ''))
  const marked = await run(
    sheet(
      ['Lot', 'Nonconformities', 'Excluded'],
      boards.map((_, i) => i + 1),
      boards,
      reasons,
    ),
  )
  expect(figureOf(marked, 'Defects a lot')).toBe('19.667')
  expect(JSON.stringify(marked.blocks)).toContain('new inspector')
})

test('stages have limits of their own: cans before the repair at p̄ 0.2313, after it at 0.1108', async () => {
  const counts = [...cans, ...repaired]
  const stage = counts.map((_, i) => (i < 30 ? 'before' : 'after'))
  const csv = sheet(
    ['Lot', 'Inspected', 'Rejects', 'Stage'],
    counts.map((_, i) => i + 1),
    counts.map(() => 50),
    counts,
    stage,
  )
  const report = await run(csv)
  const table = report.blocks.find(({ id }) => id === 'stages')
  // Montgomery 7.2.1: the centre after the repair 0.1108, upper limit 0.2440.
  expect(table?.kind === 'table' ? table.rows : []).toEqual([
    ['p', 'before', 30, '0.231', '0.0524', '0.41'],
    ['p', 'after', 24, '0.111', '0', '0.244'],
  ])
  expect(figureOf(report, 'Share defective')).toBe('11.08%')
})

test('lots that differ by more than counting chance get no verdict', async () => {
  const counts = Array.from({ length: 30 }, (_, i) => 400 + ((i * 37) % 11) * 60)
  const report = await run(
    sheet(
      ['Inspected', 'Rejects'],
      counts.map(() => 20_000),
      counts,
    ),
    { chart: 'p' },
  )
  expect(report.checks?.find(({ name }) => name.includes('binomial'))?.state).toBe('failed')
  expect(report.headline).toMatch(/^No verdict/)
})

test('what a chart needs is said', async () => {
  const lot = boards.map((_, i) => i + 1)
  await expect(run(sheet(['Lot', 'Nonconformities'], lot, boards), { chart: 'u' })).rejects.toThrow(
    'needs the units inspected',
  )
  await expect(run(sheet(['Lot', 'Rejects'], lot, boards), { chart: 'p' })).rejects.toThrow(DemoError)
  const uneven = boards.map((_, i) => 100 + i)
  const np = await run(sheet(['Lot', 'Inspected', 'Rejects'], lot, uneven, boards), { chart: 'np' })
  expect(titles(np)).toContain('p chart, share of defective parts')
  expect(np.warnings?.join(' ')).toContain('so the p chart is drawn')
})
