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
