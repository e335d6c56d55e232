import { median } from 'simple-statistics'
import type { Block } from '#features/demos/frame/report/report.ts'
import type { Analysis } from './analyse-sales.ts'
import { periodName, startsAfter, type Ledger } from './periods.ts'
import { chance, isTrend } from './words.ts'

const heldStarts = ({ starts }: Ledger, held: number) => starts.slice(starts.length - held)

export function forecastBlock(ledger: Ledger, { values, tested, held }: Analysis, unit: string): Block {
  const later = startsAfter(ledger, tested.ahead.length)
  const of = (key: 'low' | 'high' | 'middle') => tested.ahead.map((one) => one[key])
  const test = heldStarts(ledger, held)
  return {
    id: 'forecast',
    kind: 'plot',
    title: 'Revenue and forecast',
    note: `The test forecast begins at the mark and knew nothing after it. The band holds 8 of 10 paths made with the forecast’s own past errors. Weights of the final fit: α ${tested.fit.alpha.toFixed(2)}, β ${tested.fit.beta.toFixed(2)}${tested.form === 'none' ? '' : `, γ ${tested.fit.gamma.toFixed(2)}`}.`,
    plot: {
      title: 'Revenue and forecast',
      x: { label: 'Period', kind: 'time' },
      y: { label: 'Revenue', unit, from: 0, digits: 0 },
      layers: [
        { kind: 'line', name: 'Revenue', x: ledger.starts, y: values, tone: 1 },
        {
          kind: 'band',
          name: '80 % of paths',
          x: later,
          low: of('low'),
          high: of('high'),
          tone: 2,
        },
        { kind: 'line', name: 'Forecast', x: later, y: of('middle'), tone: 2 },
        {
          kind: 'line',
          name: 'Test forecast',
          x: test,
          y: tested.held.map(({ forecast }) => forecast),
          tone: 3,
        },
        { kind: 'mark', name: 'Held out from here', x: test[0] ?? 0 },
      ],
    },
  }
}

export function bridgeBlock({ kind, starts }: Ledger, { bridge, span }: Analysis, unit: string): Block {
  const nameAt = (back: number) => periodName(starts[starts.length - back] ?? 0, kind)
  const { volume, mix, price, launched, ended } = bridge.total
  const steps = [
    { label: `${nameAt(2 * span)} to ${nameAt(span + 1)}`, value: bridge.before, isTotal: true },
    { label: 'Volume', value: volume },
    { label: 'Mix', value: mix },
    { label: 'Price', value: price },
    { label: 'New products', value: launched },
    { label: 'Ended products', value: ended },
    { label: `${nameAt(span)} to ${nameAt(1)}`, value: bridge.after, isTotal: true },
  ]
  return {
    id: 'bridge',
    kind: 'bridge',
    title: 'What changed the revenue',
    labelHeading: 'Step',
    steps: steps
      .filter(({ label, value }) => value !== 0 || !label.endsWith('products'))
      .map((step) => ({ ...step, value: step.value / 100 })),
    unit,
    note: 'Volume: all products grow alike, at old prices. Mix: what buyers moved between products. Price: new units at the price difference.',
  }
}

export function bridgeTable({ bridge }: Analysis, unit: string): Block {
  const rows = [...bridge.rows]
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .map((row) => [
      row.product,
      ...[row.before, row.volume, row.mix, row.price, row.launched + row.ended, row.after].map(
        (p) => p / 100,
      ),
    ])
  const { before, after, total } = bridge
  const sums = [before, total.volume, total.mix, total.price, total.launched + total.ended, after]
  return {
    id: 'bridge-products',
    kind: 'table',
    title: 'The same by product',
    columns: [
      { label: 'Product' },
      ...['Before', 'Volume', 'Mix', 'Price', 'New or ended', 'After'].map((label) => ({
        label,
        unit,
        digits: 2,
      })),
    ],
    rows: [['All', ...sums.map((p) => p / 100)], ...rows],
    note: 'Each row adds up from left to right, each column from top to bottom, to the penny.',
  }
}

export function trendBlock(ledger: Ledger, { values, trend, tested }: Analysis, unit: string): Block {
  const base = median(values.map((value, t) => value - trend.slope * t))
  const line = values.map((_, t) => base + trend.slope * t)
  return {
    id: 'trend',
    kind: 'plot',
    title: 'Trend',
    ...(tested.form !== 'none' && { width: 'half' as const }),
    note: `Sen’s slope, 95 % interval ${Math.round(trend.low).toLocaleString('en-GB')} to ${Math.round(trend.high).toLocaleString('en-GB')} a ${ledger.kind}.`,
    plot: {
      title: 'Revenue and Sen’s slope',
      x: { label: 'Period', kind: 'time' },
      y: { label: 'Revenue', unit, digits: 0 },
      layers: [
        { kind: 'points', name: 'Revenue', x: ledger.starts, y: values, tone: 1 },
        { kind: 'line', name: 'Sen’s slope', x: ledger.starts, y: line, tone: 2 },
      ],
    },
  }
}

/** The season of the whole fit as per cent of the line, from the first period of the calendar year where that is known. */
export function seasonBlock(ledger: Ledger, { tested }: Analysis): Block {
  const shares = seasonShares(ledger, tested)
  return {
    id: 'season',
    kind: 'plot',
    title: 'Season',
    width: 'half',
    note: 'What each part of the year adds to the line or takes from it.',
    plot: {
      title: 'Season, per cent of the line',
      x: {
        label: `${ledger.kind[0]?.toUpperCase()}${ledger.kind.slice(1)} of the year`,
        digits: 0,
        from: 0,
        to: tested.fit.season + 1,
      },
      y: { label: 'Over or under the line', unit: '%', digits: 1 },
      layers: [
        {
          kind: 'bars',
          name: 'Season',
          x: shares.map(({ place }) => place),
          y: shares.map(({ share }) => share),
          size: 0.7,
        },
      ],
    },
  }
}

export function seasonShares(ledger: Ledger, { fit }: Analysis['tested']) {
  const [next = 0] = startsAfter(ledger, 1)
  const date = new Date(next)
  const month = date.getUTCMonth()
  const day = (next - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000
  const first = { month, quarter: Math.floor(month / 3), week: Math.floor(day / 7) }[ledger.kind]
  return fit.seasonal
    .map((part, i) => ({
      place: ((first + i) % fit.season) + 1,
      share: (fit.form === 'multiplicative' ? part - 1 : part / (fit.level || 1)) * 100,
    }))
    .sort((a, b) => a.place - b.place)
}

export function trendTable({ kind }: Ledger, { products, trendSeason }: Analysis, unit: string): Block {
  return {
    id: 'trends',
    kind: 'table',
    title: 'Trend of each product',
    columns: [
      { label: 'Product' },
      { label: `Slope a ${kind}`, unit, digits: 0 },
      { label: 'from', unit, digits: 0 },
      { label: 'to', unit, digits: 0 },
      { label: 'S', digits: 0 },
      { label: 'z', digits: 2 },
      { label: 'p, corrected' },
      { label: 'Verdict' },
    ],
    rows: products.map(({ name, trend, p }) => [
      name,
      trend.slope,
      trend.low,
      trend.high,
      trend.s,
      trend.z,
      chance(p),
      isTrend(p) ? (trend.s > 0 ? 'rises' : 'falls') : 'no trend shown',
    ]),
    note: `${trendSeason > 1 ? `Seasonal Mann-Kendall: each ${kind} is compared with the same ${kind} of other years only.` : 'Mann-Kendall over all pairs.'} p is corrected for the number of products, after Holm.`,
  }
}

export function heldBlock(ledger: Ledger, { tested, held }: Analysis, unit: string): Block {
  const starts = heldStarts(ledger, held)
  return {
    id: 'held-out',
    kind: 'table',
    title: 'The test on what was held out',
    columns: [
      { label: 'Period' },
      ...['Revenue', 'Holt-Winters', 'Its error', 'Naive', 'Error of naive'].map((label) => ({
        label,
        unit,
        digits: 0,
      })),
    ],
    rows: tested.held.map(({ actual, forecast, naive }, i) => [
      periodName(starts[i] ?? 0, ledger.kind),
      actual,
      forecast,
      forecast - actual,
      naive,
      naive - actual,
    ]),
    note:
      tested.form === 'none'
        ? 'Naive: the last value before the held-out part.'
        : 'Naive: the same period of the year before.',
  }
}
