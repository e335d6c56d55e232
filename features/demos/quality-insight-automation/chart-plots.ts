import type { Block } from '#features/demos/frame/report/report.ts'
import type { Axis, Layer, PlotSpec } from '#ui/plot-spec.ts'
import type { AttributeKind } from './attribute-charts.ts'
import { figure } from './figures.ts'
import type { Quality, Signal } from './find-signals.ts'
import type { QualityData } from './read-quality.ts'
import type { ReadingsKind } from './read-points.ts'
import type { Stage, StagedChart } from './stages.ts'

const namesOfReadings: Record<ReadingsKind, { location: string; spread: string; spreadTitle: string }> = {
  single: { location: 'I', spread: 'MR', spreadTitle: 'MR chart, moving ranges' },
  range: { location: 'X̄', spread: 'R', spreadTitle: 'R chart, ranges of subgroups' },
  deviation: { location: 'X̄', spread: 'S', spreadTitle: 'S chart, standard deviations of subgroups' },
}
export const attributeWords: Record<AttributeKind, string> = {
  p: 'share of defective parts',
  np: 'defective parts in a lot',
  c: 'defects in a lot',
  u: 'defects in a unit',
}

export const chartNames = ({ kind, lotKind }: QualityData): Record<Signal['chart'], string> => ({
  location: namesOfReadings[kind].location,
  spread: namesOfReadings[kind].spread,
  attribute: lotKind,
})

/** Averages or single readings, then their ranges or deviations. */
export function locationPlots({ pair, signals, base }: Quality, data: QualityData): Block[] {
  if (!pair) return []
  const { points, kind, stages, name: heading } = data
  const { spreadTitle, ...names } = namesOfReadings[kind]
  const isSingle = kind === 'single'
  const title = isSingle
    ? `I chart of ${heading}, single readings`
    : `X̄ chart of ${heading}, averages of subgroups`
  const axis: Axis = { label: isSingle ? 'Reading' : 'Subgroup', digits: 0 }
  const changes = points.flatMap(({ change }, i) => (change ? [{ change, x: i + 1 }] : [])).slice(-6)
  const letters = changes.map((_, i) => String.fromCodePoint(97 + i))
  const marks = changes.map(({ x }, i): Layer => ({ kind: 'mark', name: letters[i] ?? '', x }))
  const logged = changes.map(({ change }, i) => `${letters[i]}: ${change}`).join('; ')
  const excluded = points.flatMap((point, i) => (point.excluded ? [i] : []))
  const common = { axis, excluded, stages }
  return [
    {
      id: 'location',
      kind: 'plot',
      title,
      note: `Shaded: one and two σ either side of the centre, the zones of rules 2 and 3. ${stages.length > 1 ? `${base} points set the limits of the last stage.` : `${base} points set the limits.`}${logged && ` Changes: ${logged}.`}`,
      plot: chartPlot({
        ...common,
        title,
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
      title: spreadTitle,
      plot: chartPlot({
        ...common,
        title: spreadTitle,
        chart: pair.spread,
        signals: signals.filter(({ chart }) => chart === 'spread'),
        name: names.spread,
      }),
    },
  ]
}

export function attributePlot(
  { attribute, signals }: Quality,
  { lots, lotStages, lotKind }: QualityData,
): Block[] {
  const isFlat = attribute?.centre.every((one) => one === 0 || (lotKind === 'p' && one === 1))
  if (!attribute || isFlat) return []
  const title = `${lotKind} chart, ${attributeWords[lotKind]}`
  return [
    {
      id: 'attribute',
      kind: 'plot',
      title,
      ...((lotKind === 'p' || lotKind === 'u') && {
        note: 'The limits follow the size of the lot: a small lot may vary more by chance.',
      }),
      plot: chartPlot({
        title,
        axis: { label: 'Lot', digits: 0 },
        chart: attribute,
        stages: lotStages,
        excluded: lots.flatMap(({ excluded }, i) => (excluded ? [i] : [])),
        signals: signals.filter(({ chart }) => chart === 'attribute'),
        name: lotKind,
        isCount: true,
        ...(lotKind === 'p' && { unit: '%' }),
      }),
    },
  ]
}

interface Drawing {
  title: string
  axis: Axis
  chart: StagedChart
  stages: readonly Stage[]
  /** Indices of points that are shown and don't count. */
  excluded: readonly number[]
  signals: Signal[]
  name: string
  marks?: Layer[]
  unit?: string
  /** Nothing lies under nought. */
  isCount?: boolean
}

function chartPlot({ chart, stages, excluded, axis, signals, ...drawing }: Drawing): PlotSpec {
  const { title, name, marks = [], unit, isCount = false } = drawing
  const scale = unit === '%' ? 100 : 1
  const scaled = (values: readonly number[]) => values.map((one) => one * scale)
  const [values, lower, upper, centre] = [chart.values, chart.lower, chart.upper, chart.centre].map(scaled)
  const [all = [], low = [], high = [], middle = []] = [values, lower, upper, centre]
  const x = all.map((_, i) => i + 1)
  const left = new Set(excluded)
  const isEven = [low, high, middle].every((limits) => limits.every((one) => one === limits[0]))
  // A limit of nothing lies on the floor and limits nothing.
  const hasLower = (chart.sigma !== undefined && !isCount) || low.some((one) => one > 0)
  const limits: Layer[] = isEven
    ? [
        { kind: 'level', name: `upper ${figure(high[0])}`, y: high[0] ?? 0, tone: 'alarm' },
        { kind: 'level', name: `lower ${figure(low[0])}`, y: low[0] ?? 0, tone: 'alarm' },
      ]
    : [
        { kind: 'line', name: 'Upper limit', x, y: high, isStep: true, tone: 'alarm' },
        { kind: 'line', name: 'Lower limit', x, y: low, isStep: true, tone: 'alarm' },
      ]
  const isOneCentre = middle.every((one) => one === middle[0])
  const hit = [...new Set(signals.flatMap(({ from, to }) => x.slice(from, to + 1)))]
    .filter((at) => !left.has(at - 1))
    .sort((a, b) => a - b)
  const dots = (at: readonly number[]) => ({ x: [...at], y: at.map((one) => all[one - 1] ?? 0) })
  const layers: (Layer | undefined)[] = [
    ...zonesOf({ x, middle, sigma: chart.sigma && scaled(chart.sigma), isEven, isCount }),
    {
      kind: 'line',
      name,
      x,
      y: all.map((one, i) => (left.has(i) || Number.isNaN(one) ? null : one)),
      tone: 1,
    },
    ...(hasLower ? limits : limits.slice(0, 1)),
    isOneCentre
      ? { kind: 'level', name: `centre ${figure(middle[0])}`, y: middle[0] ?? 0, tone: 'slate' }
      : { kind: 'line', name: 'Centre', x, y: middle, isStep: true, tone: 'slate' },
    ...(stages.length > 1
      ? stages.map((stage): Layer => ({ kind: 'mark', name: stage.name, x: stage.from + 1 }))
      : []),
    ...marks,
    hit.length > 0
      ? { kind: 'points', name: 'Signal', ...dots(hit), tone: 'alarm', shape: 'ring' }
      : undefined,
    left.size > 0
      ? {
          kind: 'points',
          name: 'Excluded',
          ...dots(excluded.map((i) => i + 1)),
          tone: 'slate',
          shape: 'cross',
        }
      : undefined,
  ]
  return {
    title,
    x: axis,
    y: { label: name, digits: digitsOf(high[0], low[0]), ...(unit && { unit }) },
    layers: layers.filter((layer) => layer !== undefined),
  }
}

interface Zones {
  x: number[]
  middle: number[]
  sigma: number[] | undefined
  isEven: boolean
  isCount: boolean
}

/** One and two deviations about the centre. Even zones need two places, however many the points. */
function zonesOf({ x, middle, sigma, isEven, isCount }: Zones): Layer[] {
  if (!sigma) return []
  const drawn = isEven ? [0, x.length - 1] : x.map((_, i) => i)
  return [2, 1].map((width) => ({
    kind: 'band',
    name: `${width} σ`,
    tone: 1,
    isBackdrop: true,
    x: drawn.map((i) => x[i] ?? 0),
    low: drawn.map((i) => Math.max(isCount ? 0 : -Infinity, (middle[i] ?? 0) - width * (sigma[i] ?? 0))),
    high: drawn.map((i) => (middle[i] ?? 0) + width * (sigma[i] ?? 0)),
  }))
}

const digitsOf = (upper = 1, lower = 0) =>
  upper > lower ? Math.min(8, Math.max(0, 2 - Math.floor(Math.log10(upper - lower)))) : 3
