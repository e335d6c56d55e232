import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DemoError, initialValues, type Table } from '#features/demos/frame/demo.ts'
import { capabilityOf, defectPareto } from './capability.ts'
import { constantsFor } from './chart-constants.ts'
import { attributeChart } from './attribute-charts.ts'
import { averageCharts, individualCharts, zOf } from './charts.ts'
import type { QualityColumns } from './columns.ts'
import { demo } from './demo.ts'
import { analyseQuality } from './find-signals.ts'
import { readQuality } from './read-quality.ts'
import { firedRules } from './rules.ts'
import { sampleTable, shiftFrom } from './sample.ts'

const all = () => true
const calm = [0.4, -0.6, 0.9, -0.3, 0.2, -0.8, 0.5, -0.4]
const work = { progress: () => undefined, isSample: false }

test.for([
  [1, [3.2]],
  [2, [2.3, 0.4, 2.6]],
  [3, [1.4, 1.2, -0.2, 1.7, 1.1]],
  [4, [0.3, 0.8, 0.2, 0.9, 0.4, 0.7, 0.1, 0.6]],
] as const)(
  'rule %d fires on its own fixture, above and below, and no other rule does',
  ([rule, pattern]) => {
    for (const sign of [1, -1]) {
      const z = [...calm, ...pattern.map((value) => value * sign), ...calm.map((value) => -value * sign)]
      const [first, ...others] = firedRules(z)
      expect(others).toEqual([])
      expect(first?.rule).toBe(rule)
      expect(first?.side).toBe(sign > 0 ? 'above' : 'below')
    }
  },
)

test('no rule fires on points one short of its pattern', () => {
  for (const pattern of [[2.99], [2.3, 0.4, -0.1, 2.6], [1.4, -0.2, 1.7, 1.1], calm.slice(1).map(() => 0.3)])
    expect(firedRules([...calm, -0.1, ...pattern, ...calm.map((value) => -value)])).toEqual([])
})

test('a rule is met at the point that completes it, and points in a row are one signal', () => {
  expect(firedRules([0, 0, 3.5, 3.6, 0, 3.1], 1)).toEqual([
    { rule: 1, side: 'above', from: 2, to: 3 },
    { rule: 1, side: 'above', from: 5, to: 5 },
  ])
})

test('the factors agree with each other, and d2 with its integral over the normal distribution', () => {
  const erf = (x: number) => {
    // Abramowitz and Stegun 7.1.26, good to 1.5e-7.
    const t = 1 / (1 + 0.3275911 * Math.abs(x))
    const sum =
      t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
    return Math.sign(x) * (1 - sum * Math.exp(-x * x))
  }
  const phi = (x: number) => (1 + erf(x / Math.SQRT2)) / 2
  for (const size of [2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    const { d2, d3, a2, lowD3, highD4 } = constantsFor(size)
    let integral = 0
    for (let x = -8; x < 8; x += 0.01) integral += (1 - phi(x) ** size - (1 - phi(x)) ** size) * 0.01
    expect(Math.abs(integral - d2)).toBeLessThan(0.001)
    expect(Math.abs(a2 - 3 / (d2 * Math.sqrt(size)))).toBeLessThan(0.001)
    expect(Math.abs(highD4 - (1 + (3 * d3) / d2))).toBeLessThan(0.0015)
    expect(Math.abs(lowD3 - Math.max(0, 1 - (3 * d3) / d2))).toBeLessThan(0.0015)
  }
})

test('the flow rates of the NIST handbook 6.3.2.2 have limits 45.8159 and 55.8041', () => {
  const flow = [49.6, 47.6, 49.9, 51.3, 47.8, 51.2, 52.6, 52.4, 53.6, 52.1]
  const { location, spread } = individualCharts(flow, all)
  expect(spread.centre).toBeCloseTo(1.8778, 4)
  expect([location.lower[0]?.toFixed(4), location.upper[0]?.toFixed(4)]).toEqual(['45.8159', '55.8041'])
})

test('the wafers of the NIST handbook 6.3.3.2 have a centre of 0.2313 and limits 0.0524 and 0.4102', () => {
  const chips = [
    12, 15, 8, 10, 4, 7, 16, 9, 14, 10, 5, 6, 17, 12, 22, 8, 10, 5, 13, 11, 20, 18, 24, 15, 9, 12, 7, 13, 9,
    6,
  ]
  const chart = attributeChart(
    'p',
    chips.map((count) => ({ size: 50, count })),
    all,
  )
  expect(chart.centre.toFixed(4)).toBe('0.2313')
  expect([chart.lower[0]?.toFixed(4), chart.upper[0]?.toFixed(4)]).toEqual(['0.0524', '0.4102'])
})

test('mean 16 and deviation 2 in a tolerance of 8 to 20 have Cp 1 and Cpk 0.6667', () => {
  const { cp, cpk, low, high } = capabilityOf({ mean: 16, deviation: 2, count: 100 }, { lower: 8, upper: 20 })
  expect(cp).toBe(1)
  expect(cpk).toBeCloseTo(0.6667, 4)
  expect(low).toBeLessThan(cpk)
  expect(high).toBeGreaterThan(cpk)
})

test('averages and ranges of subgroups have limits X̄ ± A2 R̄ and D4 R̄', () => {
  const { location, spread, within } = averageCharts(
    [
      [1, 3, 5, 2, 4],
      [2, 6, 4, 3, 5],
    ],
    all,
  )
  expect([location.centre, spread.centre]).toEqual([3.5, 4])
  expect(location.upper[0]).toBeCloseTo(3.5 + 0.577 * 4, 10)
  expect(spread.upper[0]).toBeCloseTo(2.115 * 4, 10)
  expect(within).toBeCloseTo(4 / 2.326, 10)
})

test('the sample is calm before its planted shift, which is found within three subgroups; so are the wet lots', async () => {
  const data = readQuality(sampleTable(), 'auto')
  const { signals } = analyseQuality(data, { reference: 24, rules: 4, lower: 27.85, upper: 28.15 })
  const location = signals.filter(({ chart }) => chart === 'location')
  expect(location[0]?.from).toBeGreaterThanOrEqual(shiftFrom)
  expect(location[0]?.from).toBeLessThan(shiftFrom + 3)
  expect(location.every(({ side }) => side === 'below')).toBe(true)
  expect(signals.find(({ chart }) => chart === 'attribute')?.from).toBe(25)
  const { headline, meaning } = await demo.compute(demo.sample(), valuesOf(), work)
  expect(headline).toMatch(/^X̄ signals at subgroup (29|30|31)/)
  expect(JSON.stringify(meaning)).toContain('Mould temperature unit replaced')
  expect(data.defects.length).toBe(data.lots.reduce((sum, lot) => sum + lot.count, 0))
})

const whole = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 10, maxLength: 60 })
const varied = whole.filter((values) => new Set(values).size > 3)

test('moving and stretching all readings changes no signal of any chart', () => {
  fc.assert(
    fc.property(
      varied,
      fc.integer({ min: -500, max: 500 }),
      fc.constantFrom(2, 4, 0.5),
      (values, by, times) => {
        const moved = values.map((value) => value * times + by)
        const z = zOf(individualCharts(values, all).location)
        const after = zOf(individualCharts(moved, all).location)
        z.forEach((value, i) => expect(Math.abs(value - (after[i] ?? 0))).toBeLessThan(1e-9))
      },
    ),
  )
})

test('turning points upside down turns the side of each signal and nothing else; reading backwards keeps rule 1', () => {
  const points = fc.array(fc.double({ min: -4, max: 4, noNaN: true }), { maxLength: 60 })
  fc.assert(
    fc.property(points, (z) => {
      const key = ({ rule, from, to }: { rule: number; from: number; to: number }) => `${rule} ${from} ${to}`
      const turned = firedRules(z.map((value) => -value))
      expect(turned.map(key).sort()).toEqual(firedRules(z).map(key).sort())
      const count = (some: number[]) =>
        firedRules(some, 1).reduce((sum, { from, to }) => sum + to - from + 1, 0)
      expect(count([...z].reverse())).toBe(count(z))
    }),
  )
})

test('limits of shares stay between 0 and 1 around the centre, and a Pareto counts every defect once', () => {
  const lot = fc
    .tuple(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([size, share]) => ({ size, count: Math.floor(size * share) }))
  fc.assert(
    fc.property(fc.array(lot, { minLength: 1 }), fc.array(fc.string(), { minLength: 1 }), (lots, names) => {
      const { lower, upper, centre } = attributeChart('p', lots, all)
      expect(lower.every((one) => one >= 0 && one <= centre)).toBe(true)
      expect(upper.every((one) => one <= 1 && one >= centre)).toBe(true)
      const pareto = defectPareto(names)
      expect(pareto.reduce((sum, { count }) => sum + count, 0)).toBe(names.length)
      expect(pareto.at(-1)?.cumulative).toBe(1)
    }),
  )
})

function valuesOf(change: Record<string, number | string> = {}) {
  return { ...initialValues(demo.settings), ...change } as Parameters<typeof demo.compute>[1]
}

const tableOf = (columns: Partial<Table<QualityColumns>['columns']>): Parameters<typeof demo.compute>[0] => {
  const length = Math.max(...Object.values(columns).map((cells) => cells?.length ?? 0))
  return {
    length,
    lines: Array.from({ length }, (_, i) => i + 2),
    columns: {
      at: undefined,
      subgroup: undefined,
      reading: undefined,
      change: undefined,
      part: undefined,
      feature: undefined,
      operator: undefined,
      stage: undefined,
      excluded: undefined,
      inspected: undefined,
      defective: undefined,
      defects: undefined,
      defect: undefined,
      cause: [],
      times: undefined,
      ...columns,
    },
  }
}

const compute = (table: Parameters<typeof demo.compute>[0], change = {}) =>
  Promise.resolve().then(() => demo.compute(table, valuesOf(change), work))

test('data that can’t be charted is told in words', async () => {
  const ten = Array.from({ length: 10 }, () => 5)
  await expect(compute(tableOf({ reading: ten }))).rejects.toThrow('All readings are 5')
  await expect(compute(tableOf({ reading: [1, 2] }))).rejects.toThrow('a chart needs at least 8')
  await expect(compute(tableOf({ reading: ten.map(() => Number.NaN) }))).rejects.toThrow(DemoError)
  await expect(compute(tableOf({ inspected: ten, defective: ten.map((_, i) => i) }))).rejects.toThrow(
    'Row 8: 6 defective of 5 inspected',
  )
  await expect(compute(demo.sample(), { lower: 3, upper: 2 })).rejects.toThrow('must be below')
  await expect(
    compute(tableOf({ reading: ten.map((_, i) => i), subgroup: ten.map((_, i) => (i === 4 ? '' : 'A')) })),
  ).rejects.toThrow('Row 6: this reading has no subgroup')
})

test('lots alone, single readings alone and uneven subgroups are charted as far as they go', async () => {
  const many = Array.from({ length: 40 }, (_, i) => (i * 7) % 11)
  const lots = await compute(tableOf({ inspected: many.map(() => 100), defective: many }))
  expect(lots.headline).toMatch(/^No verdict/)
  const single = await compute(tableOf({ reading: many }))
  expect(single.blocks.map(({ title }) => title)).toContain('I chart of Reading, single readings')
  const subgroup = many.map((_, i) => (i < 20 ? 'A' : i < 30 ? 'B' : String(i)))
  const uneven = await compute(tableOf({ reading: many, subgroup }))
  expect(uneven.blocks.map(({ title }) => title)).toContain('I chart of Reading, single readings')
  const clean = await compute(tableOf({ inspected: many.map(() => 100), defective: many.map(() => 0) }))
  expect(clean.headline).toBe('In control: no rule fired in 40 lots.')
  for (const report of [lots, single, uneven, clean])
    expect(JSON.stringify([report.headline, report.figures, report.meaning])).not.toMatch(
      /NaN|undefined|Infinity/,
    )
})
