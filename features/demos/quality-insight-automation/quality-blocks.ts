import type { Block, TableBlock } from '#features/demos/frame/report/report.ts'
import type { Layer } from '#ui/plot-spec.ts'
import { chartNames } from './chart-plots.ts'
import { figure } from './figures.ts'
import type { Quality, QualitySettings } from './find-signals.ts'
import type { QualityData } from './read-quality.ts'
import { ruleWords } from './rules.ts'

/** How the readings lie in the tolerance. */
export function histogram(
  { readings, capability }: Quality,
  { lower, upper }: QualitySettings,
  name: string,
): Block[] {
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
      title: `${name} in its tolerance`,
      plot: {
        title: `${name} in its tolerance`,
        x: { label: name },
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

export function signalTable({ signals, pair, attribute }: Quality, data: QualityData): TableBlock {
  const names = chartNames(data)
  const isShare = data.lotKind === 'p'
  const rows = signals.map(({ chart, rule, from, to, side }) => {
    const shown = { location: pair?.location, spread: pair?.spread, attribute }[chart]
    const value = shown?.values[from]
    const points = chart === 'attribute' ? data.lots : data.points
    const nameAt = (at: number) => points[at]?.label.replace(/^\w+ /, '') ?? ''
    const change =
      chart === 'attribute' ? '' : data.points.slice(0, from + 1).findLast(({ change }) => change)?.change
    return [
      names[chart],
      rule,
      from === to ? nameAt(from) : `${nameAt(from)} to ${nameAt(to)}`,
      value === undefined ? null : figure(chart === 'attribute' && isShare ? value * 100 : value),
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

/** Limits of each stage, for charts that have several. */
export function stageTables({ pair, attribute }: Quality, data: QualityData): Block[] {
  const names = chartNames(data)
  const rowsOf = (chart: typeof attribute, stages: QualityData['stages'], name: string) =>
    chart && stages.length > 1
      ? stages.map(({ name: stage, from, to }) => [
          name,
          stage,
          to - from,
          figure(chart.centre[from]),
          figure(chart.lower[to - 1]),
          figure(chart.upper[to - 1]),
        ])
      : []
  const rows = [
    ...rowsOf(pair?.location, data.stages, names.location),
    ...rowsOf(pair?.spread, data.stages, names.spread),
    ...rowsOf(attribute, data.lotStages, names.attribute),
  ]
  if (rows.length === 0) return []
  return [
    {
      id: 'stages',
      kind: 'table',
      title: 'Limits of each stage',
      note: 'Where limits depend on the size of a subgroup or lot, these are those of the last point.',
      columns: ['Chart', 'Stage', 'Points', 'Centre', 'Lower limit', 'Upper limit'].map((label) => ({
        label,
      })),
      rows,
    },
  ]
}

/** What was left out and why: it stays in the report. */
export function excludedTable({ pair, attribute }: Quality, { points, lots }: QualityData): Block[] {
  const rows = [
    ...points.map((point, i) => ({ ...point, value: pair?.location.values[i] })),
    ...lots.map((lot, i) => ({ ...lot, value: attribute?.values[i] })),
  ].flatMap(({ label, excluded, value }) => (excluded ? [[label, figure(value), excluded]] : []))
  if (rows.length === 0) return []
  return [
    {
      id: 'excluded',
      kind: 'table',
      title: 'Left out of limits, rules and Cpk',
      columns: ['Point', 'Value', 'Reason'].map((label) => ({ label })),
      rows,
    },
  ]
}
