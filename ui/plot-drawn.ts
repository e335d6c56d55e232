import { endsOf, scalesOf, type Scale } from './plot-scale.ts'
import { xOf, type BarsLayer, type Layer, type PlotSpec, type PointsLayer } from './plot-spec.ts'

export interface Canvas {
  width: number
  height: number
}

/** The drawing is this wide and high before it is stretched to its place: about a unit a pixel. */
export const canvas: Canvas = { width: 1000, height: 300 }

interface Scales {
  x: Scale
  y: Scale
}

/** Where values lie on the drawing, in whole units. */
export const unitsOf = ({ x, y }: Scales, { width, height }: Canvas) => ({
  left: (value: number) => Math.round(x.share(value) * width),
  top: (value: number) => Math.round((1 - y.share(value)) * height),
})

/**
 * The plot with those places alone that its drawing needs: it looks the same, with at most five places in each column of the drawing. The M4
 * aggregation of Jugel et al. (VLDB 2014).
 */
export function drawnPlot(spec: PlotSpec): PlotSpec {
  const scales = scalesOf(spec)
  return {
    ...spec,
    ...endsOf(spec),
    layers: spec.layers.map((layer) => drawnLayer(layer, scales)),
  }
}

function drawnLayer(layer: Layer, scales: Scales): Layer {
  if (layer.kind === 'level' || layer.kind === 'mark') return layer
  const kept = drawnPlaces(layer, scales, canvas)
  const x = xOf(layer)
  if (kept.length === x.length) return layer
  const of = <T>(values: readonly T[]): T[] => kept.map((i) => values[i] as T)
  if (layer.kind === 'band') return { ...layer, x: of(x), low: of(layer.low), high: of(layer.high) }
  return { ...layer, x: of(x), y: of<never>(layer.y as never[]) }
}

/** The indices of the places that the drawing of a layer needs, in their order. */
export function drawnPlaces(
  layer: Exclude<Layer, { kind: 'level' | 'mark' }>,
  scales: Scales,
  size: Canvas,
): number[] {
  const { left } = unitsOf(scales, size)
  const columns = xOf(layer).map(left)
  switch (layer.kind) {
    case 'line':
      return ofRuns(runsOf(columns, layer.y), layer.y, layer.y)
    case 'band':
      return ofRuns(runsOf(columns, layer.low), layer.low, layer.high)
    case 'bars':
      return tallest(layer, columns)
    case 'points':
      return apart(layer, scales, size)
  }
}

/** Stretches of neighbours in one column, as indices; an index alone that has no value stands for a gap wider than a column. */
function runsOf(columns: number[], values: readonly (number | null)[]): number[][] {
  const runs: number[][] = []
  let run: number[] = []
  let gap: number | undefined
  for (const [i, value] of values.entries()) {
    if (!isThere(value)) {
      gap ??= i
      continue
    }
    const before = run.at(-1)
    if (before !== undefined && columns[before] !== columns[i]) {
      runs.push(run)
      run = []
    }
    if (gap !== undefined && run.length === 0) runs.push([gap])
    gap = undefined
    run.push(i)
  }
  runs.push(run)
  return runs.filter(({ length }) => length > 0)
}

export const isThere = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && Number.isFinite(value)

/** Of each run the first, the lowest, the highest and the last. */
function ofRuns(
  runs: number[][],
  low: readonly (number | null)[],
  high: readonly (number | null)[],
): number[] {
  return runs.flatMap((run) => {
    const [first = 0] = run
    let lowest = first
    let highest = first
    for (const i of run) {
      if ((low[i] ?? Infinity) < (low[lowest] ?? Infinity)) lowest = i
      if ((high[i] ?? -Infinity) > (high[highest] ?? -Infinity)) highest = i
    }
    return [...new Set([first, lowest, highest, run.at(-1) ?? first])].sort((a, b) => a - b)
  })
}

/** Of bars that start in one column the one that reaches furthest. */
function tallest({ y }: BarsLayer, columns: number[]): number[] {
  const best = new Map<number, number>()
  for (const [i, column] of columns.entries()) {
    const other = best.get(column)
    if (other === undefined || Math.abs(y[i] ?? 0) > Math.abs(y[other] ?? 0)) best.set(column, i)
  }
  return [...best.values()]
}

/** Far more than fit beside each other; a dot takes about seven bytes. */
const mostDots = 12_000

/** No dot is lost: one is left out only where another lies on the same spot, which is wider than a unit only for dots by the ten thousand. */
function apart(layer: PointsLayer, scales: Scales, size: Canvas): number[] {
  const { left, top } = unitsOf(scales, size)
  for (let side = 1; ; side++) {
    const spots = new Map<number, number>()
    for (const [i, x] of layer.x.entries()) {
      const spot = Math.floor(left(x) / side) * 10_000 + Math.floor(top(layer.y[i] ?? 0) / side)
      if (!spots.has(spot)) spots.set(spot, i)
    }
    if (spots.size <= mostDots) return [...spots.values()]
  }
}
