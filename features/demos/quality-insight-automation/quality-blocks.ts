import type { Block, TableBlock } from '#features/demos/frame/report/report.ts'
import type { Axis, Layer, PlotSpec } from '#ui/plot-spec.ts'
import type { Chart } from './charts.ts'
import { figure } from './figures.ts'
import type { Quality, QualitySettings, Signal } from './find-signals.ts'
import type { QualityData } from './read-quality.ts'
import { ruleWords } from './rules.ts'

export const chartNames = (size: number): Record<Signal['chart'], string> =>
  size > 1 ? { location: 'X̄', spread: 'R', share: 'p' } : { location: 'I', spread: 'MR', share: 'p' }

/** Averages or single readings, then their ranges. */
export function locationPlots({ pair, signals, base }: Quality, { points, size }: QualityData): Block[] {
  if (!pair) return []
  const names = chartNames(size)
  const what = size > 1 ? 'Subgroup' : 'Reading'
  const title = size > 1 ? 'X̄ chart, averages of subgroups' : 'I chart, single readings'
  const axis: Axis = { label: what, digits: 0 }
  const changes = points.flatMap(({ change }, i) => (change ? [{ change, x: i + 1 }] : [])).slice(-6)
  const letters = changes.map((_, i) => String.fromCodePoint(97 + i))
  const marks = changes.map(({ x }, i): Layer => ({ kind: 'mark', name: letters[i] ?? '', x }))
  const logged = changes.map(({ change }, i) => `${letters[i]}: ${change}`).join('; ')
  return [
    {
      id: 'location',
      kind: 'plot',
      title,
      note: `Shaded: one and two σ about the centre, the zones of rules 2 and 3. The first ${base} points set the limits.${logged && ` Changes: ${logged}.`}`,
      plot: chartPlot({
        title,
        axis,
        chart: pair.location,
        signals: signals.filter(({ chart }) => chart === 'location'),
        name: names.location,
        marks,
      }),
    },
    {
      id: 'spread',
      kind: 'plot',
      width: 'half',
      title: size > 1 ? 'R chart, ranges' : 'MR chart, moving ranges',
      plot: chartPlot({
        title: size > 1 ? 'R chart, ranges of subgroups' : 'MR chart, moving ranges',
        axis,
        chart: pair.spread,
        signals: signals.filter(({ chart }) => chart === 'spread'),
        name: names.spread,
        first: size > 1 ? 1 : 2,
      }),
    },
  ]
}

interface Drawing {
  title: string
  axis: Axis
  chart: Chart
  signals: Signal[]
  name: string
  marks?: Layer[]
  /** Place of the first point. */
  first?: number
  unit?: string
}

function chartPlot({ title, axis, chart, signals, name, marks = [], first = 1, unit }: Drawing): PlotSpec {
  const scale = unit === '%' ? 100 : 1
  const y = chart.values.map((value) => value * scale)
  const x = y.map((_, i) => i + first)
  const [lower, upper] = [chart.lower, chart.upper].map((limits) => limits.map((one) => one * scale))
  const { centre, sigma } = chart
  // A limit of nothing lies on the floor and limits nothing.
  const hasLower = sigma === undefined || unit ? lower?.some((one) => one > 0) : true
  const isEven = upper?.every((one) => one === upper[0]) ?? true
  // Even zones need two places, however many the points.
  const drawn = (isEven ? sigma?.slice(0, 2) : sigma) ?? []
  const zones = [2, 1].map(
    (width): Layer | undefined =>
      sigma && {
        kind: 'band',
        name: `${width} σ`,
        tone: 1,
        isBackdrop: true,
        x: isEven ? [first, x.length + first - 1] : x,
        low: drawn.map((one) => Math.max(unit ? 0 : -Infinity, (centre - width * one) * scale)),
        high: drawn.map((one) => (centre + width * one) * scale),
      },
  )
  const hit = [...new Set(signals.flatMap(({ from, to }) => x.slice(from, to + 1)))].sort((a, b) => a - b)
  const limits: Layer[] = isEven
    ? [
        { kind: 'level', name: `upper ${figure(upper?.[0])}`, y: upper?.[0] ?? 0, tone: 'alarm' },
        { kind: 'level', name: `lower ${figure(lower?.[0])}`, y: lower?.[0] ?? 0, tone: 'alarm' },
      ]
    : [
        { kind: 'line', name: 'Upper limit', x, y: upper ?? [], isStep: true, tone: 'alarm' },
        { kind: 'line', name: 'Lower limit', x, y: lower ?? [], isStep: true, tone: 'alarm' },
      ]
  const layers: (Layer | undefined)[] = [
    ...zones,
    { kind: 'line', name, x, y, tone: 1 },
    ...(hasLower ? limits : limits.slice(0, 1)),
    { kind: 'level', name: `centre ${figure(centre * scale)}`, y: centre * scale, tone: 'slate' },
    ...marks,
    hit.length > 0
      ? {
          kind: 'points',
          name: 'Signal',
          x: hit,
          y: hit.map((at) => y[at - first] ?? 0),
          tone: 'alarm',
          shape: 'ring',
        }
      : undefined,
  ]
  return {
    title,
    x: axis,
    y: { label: name, digits: digitsOf(upper?.[0], lower?.[0]), ...(unit && { unit }) },
    layers: layers.filter((layer) => layer !== undefined),
  }
}

const digitsOf = (upper = 1, lower = 0) =>
  upper > lower ? Math.min(8, Math.max(0, 2 - Math.floor(Math.log10(upper - lower)))) : 3

export function sharePlot({ share, signals }: Quality): Block[] {
  if (!share || share.centre === 0 || share.centre === 1) return []
  return [
    {
      id: 'share',
      kind: 'plot',
      title: 'p chart, share of defective parts',
      note: 'The limits step with the size of the lot: a small lot may stray further by chance.',
      plot: chartPlot({
        title: 'p chart, share of defective parts',
        axis: { label: 'Lot', digits: 0 },
        chart: share,
        signals: signals.filter(({ chart }) => chart === 'share'),
        name: 'p',
        unit: '%',
      }),
    },
  ]
}

/** How the readings lie in the tolerance. */
export function histogram({ readings, capability }: Quality, { lower, upper }: QualitySettings): Block[] {
  if (readings.length === 0) return []
  let [low, high] = [Infinity, -Infinity]
  for (const value of readings) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  const count = Math.min(40, Math.max(6, Math.ceil(Math.log2(readings.length)) * 2))
  const size = (high - low) / count
  const bins = Array.from({ length: count }, () => 0)
  for (const value of readings) {
    const at = Math.min(count - 1, Math.floor((value - low) / size))
    bins[at] = (bins[at] ?? 0) + 1
  }
  const marks: Layer[] = capability
    ? [
        { name: 'lower', x: lower },
        { name: 'upper', x: upper },
      ]
        .filter(({ x }) => Number.isFinite(x))
        .map((limit) => ({ kind: 'mark', ...limit, tone: 'alarm' }))
    : []
  return [
    {
      id: 'spread-of-readings',
      kind: 'plot',
      width: 'half',
      title: 'Readings in their tolerance',
      plot: {
        title: 'Readings in their tolerance',
        x: { label: 'Reading' },
        y: { label: 'Readings', from: 0, digits: 0 },
        layers: [
          { kind: 'bars', name: 'Readings', x: bins.map((_, i) => low + (i + 0.5) * size), y: bins, size },
          ...marks,
        ],
      },
    },
  ]
}

export function paretoBlocks({ pareto }: Quality): Block[] {
  if (pareto.length < 2) return []
  const top = pareto.slice(0, 8)
  return [
    {
      id: 'pareto',
      kind: 'bars',
      width: 'half',
      title: 'Pareto of defects',
      labelHeading: 'Kind',
      labels: top.map(({ name }) => name),
      series: [{ name: 'Parts', values: top.map(({ count }) => count) }],
    },
    {
      id: 'pareto-figures',
      kind: 'table',
      width: 'half',
      title: 'Kinds of defect and their share',
      columns: [{ label: 'Kind' }, { label: 'Parts' }, { label: 'Cumulative', unit: '%', digits: 1 }],
      rows: pareto.map(({ name, count, cumulative }) => [name, count, cumulative * 100]),
    },
  ]
}

export function signalTable({ signals, pair, share }: Quality, { points, size }: QualityData): TableBlock {
  const names = chartNames(size)
  const rows = signals.map(({ chart, rule, from, to, side }) => {
    const shown = { location: pair?.location, spread: pair?.spread, share }[chart]
    const value = shown?.values[from] ?? null
    const nameAt = (at: number) =>
      chart === 'share' || size === 1
        ? String(at + (chart === 'spread' && size === 1 ? 2 : 1))
        : (points[at]?.name ?? '')
    const change = chart === 'share' ? '' : points.slice(0, from + 1).findLast(({ change }) => change)?.change
    return [
      names[chart],
      rule,
      from === to ? nameAt(from) : `${nameAt(from)} to ${nameAt(to)}`,
      value === null ? null : figure(chart === 'share' ? value * 100 : value),
      `${ruleWords[rule]}, ${side}`,
      change ?? '',
    ]
  })
  return {
    id: 'signals',
    kind: 'table',
    title: 'Signals',
    columns: ['Chart', 'Rule', 'Points', 'First value', 'What it says', 'Last logged change'].map(
      (label) => ({
        label,
      }),
    ),
    rows,
  }
}
