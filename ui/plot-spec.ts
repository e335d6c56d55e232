/** A chart as data: any engine can make one, the server draws it into the page, the browser redraws and paints it. */
export interface PlotSpec {
  /** One per plot, in words: "Reading and its limits". */
  title: string
  x: Axis
  y: Axis
  /** Drawn in this order, the last on top. The first line, bars or points is what the reading hand moves along. */
  layers: Layer[]
}

export interface Axis {
  label: string
  unit?: string
  /** `time` is ms since 1970, shown in UTC; `log` needs values over 0. */
  kind?: 'number' | 'time' | 'log'
  /** Ends that the scale must reach; it may go further to hold everything, never less. */
  from?: number
  to?: number
  /** Decimals of its readings. */
  digits?: number
}

/** Without a tone each layer takes the next of the chart's colours; `alarm` is for alarms only. */
export type Tone = 'slate' | 'ok' | 'alarm' | 1 | 2 | 3 | 4 | 5

interface LayerBase {
  name: string
  tone?: Tone
}

export type Layer = LineLayer | PointsLayer | BandLayer | BarsLayer | LevelLayer | MarkLayer

/** `x` is 1, 2, 3 … when left out. A null is a gap. */
export interface LineLayer extends LayerBase {
  kind: 'line'
  x?: number[]
  y: (number | null)[]
  /** Holds each value until the next. */
  isStep?: boolean
}

export interface PointsLayer extends LayerBase {
  kind: 'points'
  x: number[]
  y: number[]
  shape?: 'dot' | 'ring' | 'cross'
}

export interface BandLayer extends LayerBase {
  kind: 'band'
  x?: number[]
  low: number[]
  high: number[]
  /** Only drawn: neither in the key nor among the readings. */
  isBackdrop?: boolean
}

/** Standing bars around `x`, each `size` wide: a histogram. */
export interface BarsLayer extends LayerBase {
  kind: 'bars'
  x: number[]
  y: number[]
  size: number
}

/** A line across the whole plot: a limit, a mean. Its name stands at it. */
export interface LevelLayer extends LayerBase {
  kind: 'level'
  y: number
}

/** A line from top to bottom: a change, a best age. Its name stands at it. */
export interface MarkLayer extends LayerBase {
  kind: 'mark'
  x: number
}

export const xOf = (layer: LineLayer | PointsLayer | BandLayer | BarsLayer): number[] =>
  layer.x ??
  Array.from({ length: layer.kind === 'band' ? layer.low.length : layer.y.length }, (_, i) => i + 1)

/**
 * At most about `points` readings of each line: every stretch keeps its lowest and highest value, so no spike is lost. Where a point of another
 * layer lies on a line the line goes on through it.
 */
export function thinPlot(plot: PlotSpec, points: number): PlotSpec {
  const round = rounding(plot.layers)
  const dots = new Map<number, number>()
  for (const layer of plot.layers) {
    if (layer.kind !== 'points') continue
    for (const i of fewest(layer.x.length, points)) dots.set(layer.x[i] ?? 0, layer.y[i] ?? 0)
  }
  return { ...plot, layers: plot.layers.map((layer) => thinLayer(layer, points, round, dots)) }
}

type Round = (value: number) => number

/** To a thousandth of the drawn height or finer: more can't be seen, and each digit is sent to every visitor. */
function rounding(layers: Layer[]): Round {
  let low = Infinity
  let high = -Infinity
  for (const layer of layers) {
    const lists = layer.kind === 'band' ? [layer.low, layer.high] : 'y' in layer ? [[layer.y].flat()] : []
    for (const value of lists.flat()) {
      if (value === null || !Number.isFinite(value)) continue
      if (value < low) low = value
      if (value > high) high = value
    }
  }
  const digits = high > low ? Math.max(0, 3 - Math.floor(Math.log10(high - low))) : 6
  return (value) => (digits > 12 ? value : Number(value.toFixed(digits)))
}

function thinLayer(layer: Layer, points: number, round: Round, dots: Map<number, number>): Layer {
  if (layer.kind === 'level' || layer.kind === 'mark' || layer.kind === 'bars') return layer
  const x = xOf(layer)
  if (layer.kind === 'band') {
    const kept = fewest(x.length, points)
    const of = (values: number[]) => kept.map((i) => round(values[i] ?? 0))
    return { ...layer, x: pick(x, kept), low: of(layer.low), high: of(layer.high) }
  }
  if (layer.kind === 'points') {
    const kept = fewest(x.length, points)
    return { ...layer, x: pick(x, kept), y: kept.map((i) => round(layer.y[i] ?? 0)) }
  }
  const onDots = x.flatMap((at, i) => (dots.has(at) && dots.get(at) === layer.y[i] ? [i] : []))
  const kept = x.length <= points ? x.map((_, i) => i) : extremes(layer.y, points, onDots)
  const y = kept.map((i) => {
    const value = layer.y[i]
    return value === null || value === undefined ? null : round(value)
  })
  // 1, 2, 3 … needs no list.
  return layer.x || kept.length < x.length ? { ...layer, x: pick(x, kept), y } : { ...layer, y }
}

/** Four or five digits are as fine as the drawing; whole numbers, times among them, stay as they are. */
const pick = (values: number[], kept: number[]) =>
  kept.map((i) => {
    const value = values[i] ?? 0
    return Number.isInteger(value) ? value : Number(value.toPrecision(5))
  })
/** Places of a list, spread evenly where there are more than `count`. */
const fewest = (length: number, count: number) =>
  Array.from({ length: Math.min(length, count) }, (_, i) =>
    length <= count ? i : Math.round((i * (length - 1)) / (count - 1)),
  )

function extremes(values: (number | null)[], count: number, also: number[]): number[] {
  const stretch = Math.ceil((values.length * 2) / count)
  const kept = new Set([0, values.length - 1, ...also])
  for (let start = 0; start < values.length; start += stretch) {
    const end = Math.min(values.length, start + stretch)
    let low = start
    let high = start
    for (let i = start; i < end; i++) {
      const value = values[i]
      if (value === null || value === undefined) kept.add(i)
      else if (value < (values[low] ?? Infinity)) low = i
      else if (value > (values[high] ?? -Infinity)) high = i
    }
    kept.add(low).add(high)
  }
  return [...kept].sort((a, b) => a - b)
}
