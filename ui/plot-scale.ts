import { nice, ticks, tickStep } from 'd3-array'
import { utcTicks } from 'd3-time'
import { dayMs as day } from '#lib/durations.ts'
import { figureText, withUnit } from '#lib/figure-text.ts'
import { xOf, type Axis, type Layer, type PlotSpec } from './plot-spec.ts'

export interface Scale {
  from: number
  to: number
  ticks: number[]
  /** 0 at `from`, 1 at `to`. */
  share(value: number): number
  format(value: number): string
  /** What stands at the axis. */
  caption: string
}

/** Both scales of a plot: they hold every layer and end at round steps where that costs little room. */
export function scalesOf(spec: PlotSpec): { x: Scale; y: Scale } {
  const ends = endsOf(spec)
  return { x: scaleOf(ends.x, false), y: scaleOf(ends.y, true) }
}

/** Both axes with the ends that their layers need; none where there is nothing to draw. */
export function endsOf({ x, y, layers }: PlotSpec): { x: Axis; y: Axis } {
  const reaching = (axis: Axis, values: number[]): Axis => {
    const all = [...values, axis.from, axis.to].filter(
      (value) => value !== undefined && Number.isFinite(value),
    ) as number[]
    return all.length > 0 ? { ...axis, from: Math.min(...all), to: Math.max(...all) } : axis
  }
  return {
    x: reaching(
      x,
      layers.flatMap((layer) => lowAndHigh(xValues(layer))),
    ),
    y: reaching(
      y,
      layers.flatMap((layer) => lowAndHigh(yValues(layer))),
    ),
  }
}

/** Lowest and highest: spreading 200,000 values over one call would overflow the stack. */
function lowAndHigh(values: readonly (number | null)[]): number[] {
  let low = Infinity
  let high = -Infinity
  for (const value of values) {
    if (value === null || !Number.isFinite(value)) continue
    if (value < low) low = value
    if (value > high) high = value
  }
  return low <= high ? [low, high] : []
}

function xValues(layer: Layer): number[] {
  if (layer.kind === 'level') return []
  if (layer.kind === 'mark') return [layer.x]
  const x = xOf(layer)
  return layer.kind === 'bars' ? x.flatMap((value) => [value - layer.size / 2, value + layer.size / 2]) : x
}

function yValues(layer: Layer): (number | null)[] {
  if (layer.kind === 'mark') return []
  if (layer.kind === 'level') return [layer.y]
  if (layer.kind === 'band') return [...layer.low, ...layer.high]
  return layer.kind === 'bars' ? [0, ...layer.y] : layer.y
}

function scaleOf(axis: Axis, isRounded: boolean): Scale {
  const { from: low = 0, to: high = 1 } = axis
  if (axis.kind === 'log' && low > 0) return logScale(axis, low, high)
  const widened =
    high > low ? [low, high] : [low - (Math.abs(low) || 1) / 2, high + (Math.abs(high) || 1) / 2]
  const [from = 0, to = 1] = widened
  if (axis.kind === 'time') return timeScale(axis, from, to)
  const count = axis.digits === 0 ? Math.max(1, Math.min(steps, Math.floor(to - from))) : steps
  const [start, end] = isRounded ? nice(from, to, count) : [from, to]
  return {
    from: start,
    to: end,
    ticks: ticks(start, end, count),
    share: (value) => (value - start) / (end - start),
    format: formatWith(decimalsOf(tickStep(start, end, count))),
    caption: captionOf(axis),
  }
}

/** How many an axis has, about. */
const steps = 5

const captionOf = ({ label, unit }: Axis) => (unit ? `${label}, ${unit}` : label)

const formatWith = (digits: number) => (value: number) => figureText(value, digits, digits)

/** Of a step that is 1, 2 or 5 times a power of ten. */
const decimalsOf = (step: number) => Math.min(20, Math.max(0, -Number(step.toExponential().split('e')[1])))

function logScale(axis: Axis, low: number, high: number): Scale {
  const from = Math.log10(low)
  const to = Math.log10(high > low ? high : low * 10)
  const powers = Array.from(
    { length: Math.floor(to) - Math.ceil(from) + 1 },
    (_, i) => 10 ** (Math.ceil(from) + i),
  )
  return {
    from: low,
    to: 10 ** to,
    ticks: powers.length > 1 ? powers : [low, 10 ** to],
    share: (value) => (Math.log10(Math.max(value, low / 10)) - from) / (to - from),
    format: (value) => formatReading(axis, value),
    caption: captionOf(axis),
  }
}

function timeScale(axis: Axis, from: number, to: number): Scale {
  const marks = utcTicks(new Date(from), new Date(to), 4).map(Number)
  const step = (marks[1] ?? to) - (marks[0] ?? from)
  const [parts, rest]: [Intl.DateTimeFormatOptions, Intl.DateTimeFormatOptions] =
    step < day ? [clock, date] : step < 300 * day ? [dayOfYear, year] : [monthOfYear, {}]
  const ends = [...new Set([from, to].map((ms) => written(ms, rest)))].join(' to ')
  return {
    from,
    to,
    ticks: marks,
    share: (value) => (value - from) / (to - from),
    format: (value) => written(value, parts),
    caption: step < 300 * day ? `${axis.label}, ${ends}` : axis.label,
  }
}

const clock = { hour: '2-digit', minute: '2-digit' } as const
const dayOfYear = { day: 'numeric', month: 'short' } as const
const monthOfYear = { month: 'short', year: 'numeric' } as const
const year = { year: 'numeric' } as const
const date = { ...dayOfYear, ...year }

const written = (ms: number, parts: Intl.DateTimeFormatOptions) =>
  new Date(ms).toLocaleString('en-GB', { timeZone: 'UTC', ...parts })

/** One reading with its unit, for tables and the reading hand. */
export function formatReading(axis: Axis, value: number): string {
  if (axis.kind === 'time') return written(value, value % day === 0 ? date : { ...date, ...clock })
  const digits =
    axis.digits ??
    (Number.isInteger(value) ? 0 : Math.max(0, 3 - Math.floor(Math.log10(Math.abs(value) || 1))))
  const text = formatWith(Math.min(8, digits))(value)
  return withUnit(text, axis.unit)
}

/** A name beside its figure; many end in their figure already, as in "upper 28.048". */
export const nameWithFigure = (name: string, figure: string, between: string): string =>
  /\d$/.test(name) ? name : `${name}${between}${figure}`
