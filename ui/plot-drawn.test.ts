import { expect, test } from 'vitest'
import { drawnPlot } from './plot-drawn.ts'
import { scalesOf } from './plot-scale.ts'
import { pathOf } from './plot-shapes.ts'
import type { Layer, PlotSpec } from './plot-spec.ts'

const count = 200_000
/** Reproducible noise from 0 to 1, without a library. */
const noise = Array.from({ length: count }, (_, i) => {
  const value = Math.sin(i * 12.9898) * 43758.5453
  return value - Math.floor(value)
})

/** A drawing whose unit is a thousandth of x and 1 of y. */
const plotOf = (...layers: Layer[]): PlotSpec => ({
  title: 'Readings',
  x: { label: 'Place', from: 0, to: 1000 },
  y: { label: 'Reading', from: 0, to: 300 },
  layers,
})
const pathsOf = (spec: PlotSpec) => spec.layers.map((layer) => pathOf(layer, scalesOf(spec)))

/** Every corner of a path, by a reading of SVG's own grammar. */
function cornersOf(path: string): [number, number][] {
  const corners: [number, number][] = []
  let [x, y] = [0, 0]
  let start: [number, number] = [0, 0]
  for (const [, command = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const steps = (text.match(/-?\d+/g) ?? []).map(Number)
    const size = command === 'm' || command === 'l' ? 2 : 1
    for (let i = 0; i < steps.length; i += size) {
      if (command === 'v') y += steps[i] ?? 0
      else x += steps[i] ?? 0
      if (size === 2) y += steps[i + 1] ?? 0
      corners.push([x, y])
      if (command === 'm' && i === 0) start = [x, y]
    }
    if (command === 'z') [x, y] = start
  }
  return corners
}

test('a long line is drawn from the lowest to the highest value of each column of the drawing', () => {
  const x = noise.map((_, i) => (i / (count - 1)) * 1000)
  const y = noise.map((value, i) => 150 + 60 * Math.sin(i / 9000) + (i % 5003 === 0 ? 80 : value * 12))
  const wanted = new Map<number, [number, number]>()
  for (const [i, value] of y.entries()) {
    const column = Math.round(x[i] ?? 0)
    const [low, high] = wanted.get(column) ?? [Infinity, -Infinity]
    wanted.set(column, [Math.min(low, value), Math.max(high, value)])
  }
  const [path = ''] = pathsOf(plotOf({ kind: 'line', name: 'Reading', x, y }))
  const drawn = new Map<number, [number, number]>()
  for (const [column, top] of cornersOf(path)) {
    const [low, high] = drawn.get(column) ?? [Infinity, -Infinity]
    drawn.set(column, [Math.min(low, 300 - top), Math.max(high, 300 - top)])
  }
  expect(drawn.size).toBe(wanted.size)
  for (const [column, [low, high]] of wanted) {
    expect(Math.abs((drawn.get(column)?.[0] ?? 0) - low)).toBeLessThanOrEqual(0.5)
    expect(Math.abs((drawn.get(column)?.[1] ?? 0) - high)).toBeLessThanOrEqual(0.5)
  }
  expect(path.length).toBeLessThan(100_000)
})

test('no alarm is left out: each has a dot on its own spot', () => {
  const x = noise.slice(0, 3000).map((value) => Math.floor(value * 1000))
  const y = noise.slice(3000, 6000).map((value) => Math.floor(value * 300))
  const [path = ''] = pathsOf(plotOf({ kind: 'points', name: 'Alarm', tone: 'alarm', x, y }))
  const dots = new Set(cornersOf(path).map(String))
  expect(x.filter((at, i) => !dots.has(`${at},${300 - (y[i] ?? 0)}`))).toEqual([])
})

test('of 200,000 alarms each has a dot within the width of one, and the path stays under 100 kB', () => {
  const x = noise.map((value) => value * 1000)
  const y = noise.map((_, i) => (noise[(i * 7 + 3) % count] ?? 0) * 300)
  const [path = ''] = pathsOf(plotOf({ kind: 'points', name: 'Alarm', tone: 'alarm', x, y }))
  expect(path.length).toBeLessThan(100_000)
  const near = new Set(
    cornersOf(path).flatMap(([left, top]) =>
      [-1, 0, 1].flatMap((a) =>
        [-1, 0, 1].map((b) => `${Math.floor(left / 9) + a} ${Math.floor(top / 9) + b}`),
      ),
    ),
  )
  expect(
    x.filter((at, i) => !near.has(`${Math.floor(at / 9)} ${Math.floor((300 - (y[i] ?? 0)) / 9)}`)),
  ).toEqual([])
})

test('a band of 200,000 places keeps its width, and 200,000 bars their highest', () => {
  const x = noise.map((_, i) => (i / (count - 1)) * 1000)
  const spec = plotOf(
    {
      kind: 'band',
      name: 'Limits',
      x,
      low: noise.map((v) => 60 - v * 30),
      high: noise.map((v) => 180 + v * 30),
    },
    { kind: 'bars', name: 'Count', x, y: noise.map((v, i) => (i === 123_456 ? 290 : v * 50)), size: 0.005 },
  )
  const [band = '', bars = ''] = pathsOf(spec)
  const tops = cornersOf(band).map(([, top]) => top)
  expect([Math.min(...tops), Math.max(...tops)]).toEqual([90, 270])
  expect(Math.min(...cornersOf(bars).map(([, top]) => top))).toBe(10)
  expect(Math.max(band.length, bars.length)).toBeLessThan(100_000)
})

test('a gap wider than a column breaks the line, and one that can’t be seen doesn’t', () => {
  const line = (x: number[], y: (number | null)[]) =>
    pathsOf(plotOf({ kind: 'line', name: 'Reading', x, y }))[0]
  expect(line([0, 10, 20, 30], [100, null, 200, 300])).toBe('m0 200m20-100 10-100')
  expect(line([0, 0.1, 0.2, 30], [100, null, 200, 300])).toBe('m0 200v-100l30-100')
})

test('what is left for the drawing draws the same, with the same scales', () => {
  const y = noise.map((value, i) => (i % 1000 < 40 ? null : value * 7))
  const spec: PlotSpec = {
    title: 'Readings',
    x: { label: 'Place' },
    y: { label: 'Reading' },
    layers: [
      { kind: 'line', name: 'Reading', y },
      { kind: 'line', name: 'Held', y: noise, isStep: true },
      { kind: 'band', name: 'Limits', low: noise, high: noise.map((value) => value + 1) },
      { kind: 'points', name: 'Alarm', x: [1, 7, 7, 199_999], y: [9.5, 3, 3, 0] },
      { kind: 'level', name: 'Limit', y: 12 },
    ],
  }
  const drawn = drawnPlot(spec)
  expect(pathsOf(drawn)).toEqual(pathsOf(spec))
  expect(scalesOf(drawn).y.ticks).toEqual(scalesOf(spec).y.ticks)
  expect(JSON.stringify(drawn).length).toBeLessThan(600_000)
})

test('a line of one reading is drawn as a dash, since a stroke of no length can’t be seen', () => {
  const [path = ''] = pathsOf(plotOf({ kind: 'line', name: 'p99', x: [500], y: [100] }))
  const corners = cornersOf(path)
  expect(corners).toHaveLength(2)
  expect(corners[0]?.[1]).toBe(corners[1]?.[1])
  expect(corners[0]?.[0]).toBeLessThan(corners[1]?.[0] ?? 0)
})
