import { expect, test } from 'vitest'
import { changeReport } from './change-report.ts'
import { ledgerOf, type SaleRow } from './periods.ts'
import { scaleOf } from './scale.ts'

type Sold = readonly [product: string, units: number, revenue: number]
const headings = { value: 'Revenue', product: 'Item' }

function ledger(years: readonly (readonly Sold[])[], { hasUnits = true, first = 2024 } = {}) {
  const rows: SaleRow[] = years.flatMap((sold, i) =>
    sold.map(([product, units, revenue], row) => ({
      at: Date.UTC(first + i, 0),
      product,
      units,
      revenue,
      line: row + 2,
    })),
  )
  const scale = scaleOf(
    rows.map(({ revenue }) => revenue),
    '£',
  )
  return ledgerOf(rows, { kind: 'year', scale, isAveraged: false, isDivided: true, hasUnits })
}
const report = (...years: (readonly Sold[])[]) => changeReport(ledger(years), headings)
const figures = (made: ReturnType<typeof report>) =>
  Object.fromEntries(made.figures.map(({ label, value }) => [label, value]))
const check = (made: ReturnType<typeof report>, name: RegExp) =>
  made.checks?.find((one) => name.test(one.name))

// By hand: 100 to 120 units at £10 to £11, 100 to 60 at £20; at old prices all grow by 180 / 200.
const before = [
  ['A', 100, 1000],
  ['B', 100, 2000],
] as const
const after = [
  ['A', 120, 1320],
  ['B', 60, 1200],
] as const

test('two years: the change, and price, volume and mix by hand', () => {
  const made = report(before, after)
  expect(made.headline).toBe(
    'Revenue, 2025: £2,520, £480 (16.0%) less than 2024. Largest step: volume took away £300.',
  )
  expect(figures(made)).toEqual({ 2025: '£2,520', Price: '+£120', Volume: '−£300', Mix: '−£300' })
  expect(made.figures[0]?.basis).toBe('£3,000 in 2024')
  expect(made.blocks.map(({ id }) => id)).toEqual(['bridge', 'bridge-products'])
  expect(made.meaning.at(-1)?.text).toMatch(
    /^Two years show what changed, .* the months behind the two years\.$/,
  )
})

test('the two years are called as the file calls them', () => {
  const made = changeReport({ ...ledger([before, after]), years: ['PY', 'CY'] }, headings)
  expect(made.headline).toMatch(/^Revenue, CY: £2,520, .* than PY\./)
  expect(check(made, /Two whole years/)).toMatchObject({
    state: 'passed',
    says: 'PY and CY, as the file names them.',
  })
})

test('more is more, the same is the same, and from nothing there is no share', () => {
  expect(report(after, before).headline).toMatch(/^Revenue, 2025: £3,000, £480 \(19\.0%\) more than 2024\./)
  expect(report(before, before).headline).toBe('Revenue, 2025: £3,000, the same as 2024.')
  expect(report([['A', 1, 0]], [['A', 1, 50]]).headline).toMatch(
    /^Revenue, 2025: £50\.00, £50.00 more than 2024\./,
  )
})

test('what was sold in one year only is a step of its own', () => {
  const made = report([...before, ['Old', 10, 400]], [...after, ['New', 10, 900]])
  expect(figures(made)).toMatchObject({ Price: '+£120', 'New and ended': '+£500' })
  expect(figures(report([...before, ['Old', 10, 400]], after))).toMatchObject({ 'New and ended': '−£400' })
  expect(figures(report(before, [...after, ['New', 10, 900]]))).toMatchObject({ 'New and ended': '+£900' })
})

test('of more than two years the last two are compared, and that is said', () => {
  const made = report([['A', 1, 7]], before, after)
  expect(made.headline).toMatch(/^Revenue, 2026: £2,520, £480 \(16\.0%\) less than 2025\./)
  expect(check(made, /last two/)).toMatchObject({
    state: 'passed',
    says: 'The file has 3 years; 2025 and 2026 are compared.',
  })
  expect(made.meaning.at(-1)?.text).toMatch(/the months behind these years\.$/)
})

test('without units what each product added is told, not price and volume', () => {
  const made = changeReport(ledger([before, after], { hasUnits: false }), headings)
  expect(made.headline).toBe('Revenue, 2025: £2,520, £480 (16.0%) less than 2024.')
  expect(figures(made)).toEqual({ 2025: '£2,520', 'Largest change': '−£800' })
  expect(made.figures[1]?.basis).toBe('B')
  expect(made.blocks.map(({ id }) => id)).toEqual(['bridge'])
  expect(made.meaning[0]?.text).toBe('By Item, B took away £800, the most of all.')
  expect(check(made, /told from price/)).toMatchObject({ state: 'doubtful' })
  expect(made.checks).toHaveLength(2)
})

test('a price that changed by more than half is a doubt, with its product and by how much', () => {
  const sold = (...revenue: number[]) => revenue.map((own, i): Sold => [`P${i}`, 10, own])
  const old = sold(100, 100, 100, 100, 100)
  const says = (now: Sold[]) => check(report(old, now), /mean the same/)
  expect(says(sold(150, 100, 100, 100, 50))).toMatchObject({
    state: 'passed',
    says: 'No Item has a price that changed by more than half.',
  })
  expect(says(sold(151, 100, 100, 100, 40))).toMatchObject({ state: 'doubtful' })
  expect(says(sold(151, 100, 100, 100, 40))?.says).toMatch(
    /^The price of P0 \(\+51\.0%\), P4 \(−60\.0%\) changed/,
  )
  expect(says(sold(200, 200, 200, 200, 100))?.says).toMatch(
    /^The price of P0 .*, P2 \(\+100\.0%\) and 1 more changed/,
  )
  expect(says(sold(200, 200, 200, 100, 100))?.says).toMatch(/P2 \(\+100\.0%\) changed/)
})

test('a value without units is a doubt', () => {
  const bare = (...names: string[]) => {
    const own = names.map((name): Sold => [name, 0, 30])
    return check(report([...before, ...own], [...after, ...own]), /has its units/)
  }
  expect(bare()).toMatchObject({
    state: 'passed',
    says: 'Each Item with a value has units in the same year.',
  })
  expect(bare('C')).toMatchObject({
    state: 'doubtful',
    says: 'C has a value without units, and stands under new and ended.',
  })
  expect(bare('C', 'D', 'E')?.says).toMatch(/^C, D, E have a value without units, and stand under/)
  expect(bare('C', 'D', 'E', 'F')?.says).toMatch(/^C, D, E and 1 more have/)
  const first = report([...before, ['C', 0, 30]], [...after, ['C', 4, 30]])
  expect(check(first, /has its units/)).toMatchObject({ state: 'doubtful' })
  const none = report([...before, ['C', 0, 0]], [...after, ['C', 4, 30]])
  expect(check(none, /has its units/)).toMatchObject({ state: 'passed' })
})
