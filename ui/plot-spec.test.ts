import { expect, test } from 'vitest'
import { thinPlot, type PlotSpec } from './plot-spec.ts'

const wave = Array.from({ length: 500 }, (_, i) => Math.sin(i / 7) * 10)
const plotWith = (x: number[], y: number[]): PlotSpec => ({
  title: 'Readings and alarms',
  x: { label: 'Place' },
  y: { label: 'Reading' },
  layers: [
    { kind: 'line', name: 'Reading', y: wave },
    { kind: 'points', name: 'Alarm', x, y },
  ],
})

function lineOf({ layers }: PlotSpec) {
  const [line] = layers
  if (line?.kind !== 'line') throw new Error('The line is gone')
  return line
}

test('a thinned line keeps its ends and extremes, and goes through the points that lie on it', () => {
  const at = [11, 204, 340]
  const line = lineOf(
    thinPlot(
      plotWith(
        at,
        at.map((x) => wave[x - 1] ?? 0),
      ),
      24,
    ),
  )
  expect(line.x).toEqual(expect.arrayContaining([1, 500, ...at]))
  expect(line.x?.length).toBeLessThanOrEqual(24 + 2 + at.length)
  expect(Math.max(...line.y.map(Number))).toBeCloseTo(Math.max(...wave), 2)
})

test('points beside the line don’t draw it to them', () => {
  const line = lineOf(thinPlot(plotWith([11, 204], [90, -90]), 24))
  expect(line.y.map(Number).every((y) => Math.abs(y) <= 10)).toBe(true)
  expect(line.x?.length).toBeLessThanOrEqual(24 + 2)
})
