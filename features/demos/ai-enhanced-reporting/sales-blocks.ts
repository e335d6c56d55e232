import { median } from 'simple-statistics'
import type { Block } from '#features/demos/frame/report/report.ts'
import { dayMs } from '#lib/durations.ts'
import type { Analysis } from './analyse-sales.ts'
import type { Headings } from './headings.ts'
import { periodName, startsAfter, type Ledger } from './periods.ts'
import { amount, chance, isTrend } from './words.ts'

const heldStarts = ({ starts }: Ledger, held: number) => starts.slice(starts.length - held)

export function forecastBlock(
  ledger: Ledger,
  { values, tested, held }: Analysis,
  { value }: Headings,
): Block {
  const { unit, digits } = ledger.scale
  const later = startsAfter(ledger, tested.ahead.length)
  const of = (key: 'low' | 'high' | 'middle') => tested.ahead.map((one) => one[key])
  const test = heldStarts(ledger, held)
  return {
    id: 'forecast',
    kind: 'plot',
    title: `${value} and forecast`,
    note: `The test forecast starts at the mark and used nothing after it. The band holds 8 of 10 paths simulated from the forecast’s own past errors. Weights of the final fit: α ${tested.fit.alpha.toFixed(2)}, β ${tested.fit.beta.toFixed(2)}${tested.form === 'none' ? '' : `, γ ${tested.fit.gamma.toFixed(2)}`}.`,
    plot: {
      title: `${value} and forecast`,
      x: { label: 'Period', kind: 'time' },
      y: { label: value, unit, digits, ...(values.every((one) => one >= 0) && { from: 0 }) },
      layers: [
        { kind: 'line', name: value, x: ledger.starts, y: values, tone: 1 },
        {
          kind: 'band',
          name: '80% range',
          x: later,
          low: of('low'),
          high: of('high'),
          tone: 2,
        },
        { kind: 'line', name: 'Forecast', x: later, y: of('middle'), tone: 2 },
        {
          kind: 'line',
          name: 'Test',
          x: test,
          y: tested.held.map(({ forecast }) => forecast),
          tone: 3,
        },
        { kind: 'mark', name: 'Held out from here', x: test[0] ?? 0 },
      ],
    },
  }
}

export function trendBlock(ledger: Ledger, { values, trend, tested }: Analysis, { value }: Headings): Block {
  const { unit, digits } = ledger.scale
  const base = median(values.map((one, t) => one - trend.slope * t))
  const line = values.map((_, t) => base + trend.slope * t)
  return {
    id: 'trend',
    kind: 'plot',
    title: 'Trend',
    ...(tested.form !== 'none' && { width: 'half' as const }),
    note: `Sen’s slope, 95% interval ${amount(trend.low, ledger.scale)} to ${amount(trend.high, ledger.scale)} a ${ledger.kind}.`,
    plot: {
      title: `${value} and Sen’s slope`,
      x: { label: 'Period', kind: 'time' },
      y: { label: value, unit, digits },
      layers: [
        { kind: 'points', name: value, x: ledger.starts, y: values, tone: 1 },
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
    note: 'How far each part of the cycle lies above or below the trend line.',
    plot: {
      title: 'Season, per cent of the trend line',
      x: {
        label:
          ledger.kind === 'day'
            ? 'Day of the week, from Monday'
            : `${ledger.kind[0]?.toUpperCase()}${ledger.kind.slice(1)} of the year`,
        digits: 0,
        from: 0,
        to: tested.fit.season + 1,
      },
      y: { label: 'Above or below the line', unit: '%', digits: 1 },
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
  const day = (next - Date.UTC(date.getUTCFullYear(), 0, 1)) / dayMs
  const first = {
    month,
    quarter: Math.floor(month / 3),
    'half-year': Math.floor(month / 6),
    week: Math.floor(day / 7),
    day: (date.getUTCDay() + 6) % 7,
    year: 0,
  }[ledger.kind]
  return fit.seasonal
    .map((part, i) => ({
      place: ((first + i) % fit.season) + 1,
      share: (fit.form === 'multiplicative' ? part - 1 : part / (fit.level || 1)) * 100,
    }))
    .sort((a, b) => a.place - b.place)
}

export function trendTable(
  { kind, scale: { unit, digits } }: Ledger,
  { products, trendSeason }: Analysis,
  { product }: Headings,
): Block {
  return {
    id: 'trends',
    kind: 'table',
    title: `Trend by ${product}`,
    columns: [
      { label: product },
      { label: `Slope a ${kind}`, unit, digits },
      { label: 'from', unit, digits },
      { label: 'to', unit, digits },
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
    note: `${trendSeason > 1 ? `Seasonal Mann-Kendall: each ${kind} is compared with the same ${kind} of other ${kind === 'day' ? 'weeks' : 'years'} only.` : 'Mann-Kendall over all pairs.'} p is corrected for the number of rows (Holm).`,
  }
}

export function heldBlock(ledger: Ledger, { tested, held }: Analysis, { value }: Headings): Block {
  const { unit, digits } = ledger.scale
  const starts = heldStarts(ledger, held)
  return {
    id: 'held-out',
    kind: 'table',
    title: 'Test on the periods held out',
    columns: [
      { label: 'Period' },
      ...[value, 'Holt-Winters', 'Its error', 'Naive', 'Naive error'].map((label) => ({
        label,
        unit,
        digits,
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
        ? 'Naive forecast: the last value before the held-out periods.'
        : `Naive forecast: the same ${ledger.kind} of the ${ledger.kind === 'day' ? 'week' : 'year'} before.`,
  }
}
