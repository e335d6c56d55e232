import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passengers } from '#tests/series/published.ts'
import { runDemo } from '#features/demos/frame/run-demo.ts'
import { demo } from './demo.ts'
import { testForecast } from './forecast-test.ts'
import { fitHoltWinters, forecast } from './holt-winters.ts'
import { holm, mannKendall, normalShare } from './mann-kendall.ts'
import { minimise } from './minimise.ts'
import { priceVolumeMix } from './price-volume-mix.ts'
import { periodName } from './periods.ts'

const idle = { progress: () => undefined }
const run = (csv: string, settings = {}) =>
  runDemo(demo, { kind: 'table', file: new Blob([csv]) }, settings, idle)
const months = (count: number, revenueAt: (i: number) => number | string, product = 'A') =>
  Array.from({ length: count }, (_, i) => {
    return `${2020 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}-01,${product},10,${revenueAt(i)}`
  }).join('\n')
const heading = 'date,product,units,revenue\n'

test('Mann-Kendall of ten rising readings: S 45, variance 125, z 3.9355; a tie of three lowers the variance to 121.33', () => {
  const rising = mannKendall([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(rising).toMatchObject({ s: 45, variance: 125, slope: 1, low: 1, high: 1 })
  expect(rising.z).toBeCloseTo(3.9355, 4)
  expect(rising.p).toBeCloseTo(8.3e-5, 6)
  expect(mannKendall([1, 2, 3, 4, 4, 4, 7, 8, 9, 10]).variance).toBeCloseTo(121.333, 3)
  expect(mannKendall([5, 5, 5, 5])).toMatchObject({ s: 0, variance: 0, z: 0, p: 1, slope: 0 })
})

test('Sen’s slope isn’t moved by one odd reading, and a season alone is no trend', () => {
  expect(mannKendall([1, 2, 3, 400, 5, 6, 7]).slope).toBe(1)
  const seasonal = Array.from({ length: 36 }, (_, i) =>
    Math.round(100 + 40 * Math.sin((i / 12) * 2 * Math.PI)),
  )
  expect(mannKendall(seasonal, 12).p).toBe(1)
  const climbing = seasonal.map((value, i) => value + i)
  expect(mannKendall(climbing, 12).slope).toBeCloseTo(1, 9)
  expect(mannKendall(climbing, 12)).toMatchObject({ s: 36 })
})

test('Mann-Kendall turns its sign when the readings are reversed, and keeps its variance', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 2, maxLength: 40 }), (values) => {
      const [there, back] = [mannKendall(values), mannKendall(values.toReversed())]
      expect(back.s + there.s).toBe(0)
      expect(back.variance).toBeCloseTo(there.variance, 9)
      expect(back.slope).toBeCloseTo(-there.slope, 9)
      expect(there.low).toBeLessThanOrEqual(there.slope)
      expect(there.slope).toBeLessThanOrEqual(there.high)
    }),
  )
})

test('the normal distribution and Holm’s correction against known figures', () => {
  expect(normalShare(0)).toBeCloseTo(0.5, 7)
  expect(normalShare(1.959964)).toBeCloseTo(0.975, 6)
  expect(normalShare(2.575829)).toBeCloseTo(0.995, 6)
  expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02])
})

test('Nelder-Mead finds the bottom of a bowl', () => {
  const [x = 0, y = 0] = minimise(([a = 0, b = 0]) => (a - 0.3) ** 2 + 4 * (b - 0.7) ** 2, [0, 0], 0.1)
  expect(x).toBeCloseTo(0.3, 3)
  expect(y).toBeCloseTo(0.7, 3)
})

test('a season and a line without noise are continued exactly, added or multiplied', () => {
  const parts = [8, -3, -9, 4]
  const added = Array.from({ length: 20 }, (_, t) => 50 + 2 * t + (parts[t % 4] ?? 0))
  forecast(fitHoltWinters(added, 4, 'additive'), 6).forEach((value, h) =>
    expect(value).toBeCloseTo(50 + 2 * (20 + h) + (parts[h % 4] ?? 0), 3),
  )
  const factors = [1.2, 0.9, 0.7, 1.2]
  const level = Array.from({ length: 20 }, (_, t) => 80 * (factors[t % 4] ?? 1))
  forecast(fitHoltWinters(level, 4, 'multiplicative'), 6).forEach((value, h) =>
    expect(value).toBeCloseTo(80 * (factors[h % 4] ?? 1), 3),
  )
})

test('airline passengers: the multiplicative season is chosen and the last year met with a MASE under 0.6', () => {
  const tested = testForecast(passengers, { season: 12, held: 12, ahead: 12, form: 'auto' })
  expect(tested.form).toBe('multiplicative')
  expect(tested.mase).toBeLessThan(0.6)
  expect(tested.naiveMase).toBeGreaterThan(1.2)
  for (const { low, middle, high } of tested.ahead) {
    expect(low).toBeLessThan(middle)
    expect(high).toBeGreaterThan(middle)
  }
})

test('the forecast knows nothing of what is held out', () => {
  const spoiled = passengers.map((value, i) => (i < 132 ? value : 1))
  const choice = { season: 12, held: 12, ahead: 3, form: 'auto' } as const
  const forecasts = (values: number[]) => testForecast(values, choice).held.map((row) => row.forecast)
  expect(forecasts(spoiled)).toEqual(forecasts(passengers))
})

test('price, volume and mix of two products by hand: −300, −300, +120', () => {
  const { total, rows } = priceVolumeMix([
    { product: 'A', unitsBefore: 100, unitsAfter: 120, penceBefore: 1000, penceAfter: 1320 },
    { product: 'B', unitsBefore: 100, unitsAfter: 60, penceBefore: 2000, penceAfter: 1200 },
  ])
  expect(total).toEqual({ volume: -300, mix: -300, price: 120, launched: 0, ended: 0 })
  expect(rows.map(({ mix }) => mix)).toEqual([300, -600])
})

test('the bridge adds up to the penny for any sales, returns and products that come and go included', () => {
  const pair = fc.record({
    product: fc.string({ maxLength: 3 }),
    unitsBefore: fc.oneof(
      fc.constant(0),
      fc.integer({ min: -50, max: 1e6 }),
      fc.double({ min: 0, max: 1e6, noNaN: true }),
    ),
    unitsAfter: fc.oneof(
      fc.constant(0),
      fc.integer({ min: -50, max: 1e6 }),
      fc.double({ min: 1e-3, max: 1e6, noNaN: true }),
    ),
    penceBefore: fc.integer({ min: -1e9, max: 1e9 }),
    penceAfter: fc.integer({ min: -1e9, max: 1e9 }),
  })
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 30 }), (pairs) => {
      const { before, after, total, rows } = priceVolumeMix(pairs)
      const sum = (effects: object) =>
        Object.values(effects).reduce((all, value) => all + (typeof value === 'number' ? value : 0), 0)
      for (const { product: _, before, after, ...effects } of rows) expect(before + sum(effects)).toBe(after)
      expect(before + sum(total)).toBe(after)
    }),
  )
})

test('the sample: MASE under 1, a bridge without a remainder, and every sentence leads to its figure', async () => {
  const { report } = await runDemo(demo, { kind: 'sample' }, {}, idle)
  const figure = (label: RegExp) => report?.figures.find((one) => label.test(one.label))
  expect(Number(figure(/MASE/)?.value)).toBeLessThan(1)
  expect(figure(/unexplained/)).toMatchObject({ value: '£0.00', tone: 'ok' })
  expect(report?.checks?.filter(({ state }) => state !== 'passed')).toEqual([])
  const ids = report?.blocks.map(({ id }) => id)
  for (const { block } of report?.meaning ?? []) expect(ids).toContain(block)
  const bridge = report?.blocks.find((block) => block.kind === 'bridge')
  const pence = bridge?.steps.map(({ value, isTotal }) => ({ pence: Math.round(value * 100), isTotal })) ?? []
  const last = pence.at(-1)?.pence
  expect(pence.slice(0, -1).reduce((sum, step) => sum + step.pence, 0)).toBe(last)
})

test('too few periods, the same revenue throughout, dates that can’t be meant: each says what to do', async () => {
  await expect(run(heading + months(7, (i) => i))).rejects.toThrow(
    /cover 7 months;.*two years to be compared/,
  )
  const oneMonth = Array.from({ length: 20 }, (_, i) => `2026-03-${String(i + 1).padStart(2, '0')},A,1,${i}`)
  await expect(run(heading + oneMonth.join('\n'), { period: 'month' })).rejects.toThrow(
    /cover 1 month;.*at least 8/,
  )
  await expect(run(heading + months(30, () => 5))).rejects.toThrow(/nothing to explain/)
  await expect(run(`${heading}1066-10-14,A,1,1\n${months(12, (i) => i)}`)).rejects.toThrow(
    /span 11,4\d\d months, from row 2 to row 14.*mistyped/,
  )
  await expect(run(heading + months(12, (i) => (i === 4 ? '9e20' : i)))).rejects.toThrow(
    /Row 6 makes the totals/,
  )
})

const said = ({ report }: Awaited<ReturnType<typeof run>>) =>
  report?.checks?.flatMap(({ state, says }) => (state === 'passed' ? [] : [says])).join(' ')

test('a gap, an unfinished month and a short history are told; zero and negative revenue give no nonsense', async () => {
  const gap = await run(heading + months(36, (i) => 100 + i).replace(/2021-0[34].*\n/g, ''))
  expect(said(gap)).toMatch(/2 of 36 months have no row.*Mar 2021/)
  const short = await run(heading + months(20, (i) => 100 + i))
  expect(said(short)).toMatch(/straight line with no season/)
  const open = await run(heading + months(36, (i) => (i === 35 ? 10 : 100 + (i % 5))))
  expect(said(open)).toMatch(/isn’t complete/)
  const odd = await run(
    heading + months(36, (i) => (i % 3 ? -i : 0)) + '\n' + months(36, (i) => i % 2, 'B'),
    { form: 'multiplicative' },
  )
  expect(JSON.stringify([odd.report?.figures, odd.report?.meaning])).not.toMatch(/NaN|undefined|Infinity/)
  expect(said(odd)).toMatch(/needs values above 0/)
})

test('periods are named by their first day', () => {
  expect(periodName(Date.UTC(2026, 2, 1), 'month')).toBe('Mar 2026')
  expect(periodName(Date.UTC(2026, 3, 1), 'quarter')).toBe('Q2 2026')
  expect(periodName(Date.UTC(2026, 2, 2), 'week')).toBe('2 Mar 2026')
})
