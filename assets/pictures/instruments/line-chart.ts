import { disc, polygon, polyline } from '#assets/pictures/drawing.ts'
import type { Line, Point, Shape } from '#assets/pictures/drawing.ts'
import { inside, instrumentPlate, within } from './frame.ts'
import type { Frame } from './frame.ts'

/** Where a reading lies in a frame: shares of the width and height of its inside, from the lower left. */
export function readingAt(frame: Frame, across: number, up: number): Point {
  return within(inside(frame), across, up)
}

export function axes(frame: Frame): Shape {
  return polyline([readingAt(frame, 0, 1), readingAt(frame, 0, 0), readingAt(frame, 1, 0)], 'fine')
}

/** `steps` + 1 values of a function over 0 to 1. */
export function sampled(f: (share: number) => number, steps = 32): number[] {
  return Array.from({ length: steps + 1 }, (_, i) => f(i / steps))
}

/** A curve of evenly spaced shares between `from` and `to` of the frame's width. */
export function curveIn(
  frame: Frame,
  values: readonly number[],
  line: Line = 'tide',
  from = 0,
  to = 1,
): Shape {
  const points = values.map((value, i) => {
    return readingAt(frame, from + ((to - from) * i) / (values.length - 1), value)
  })
  return polyline(points, line)
}

/** Curves of evenly spaced shares over one axis; the last is the one that matters. */
export function lineChart(
  frame: Frame,
  title: string,
  curves: readonly (readonly number[])[],
  others: Line = 'faint',
): Shape[] {
  const last = curves.length - 1
  return [
    ...instrumentPlate(frame, title),
    axes(frame),
    ...curves.map((values, i) => curveIn(frame, values, i === last ? 'tide' : others)),
  ]
}

/** What was measured up to `now` and the forecast with its interval, which widens as the square root of time. */
export function forecastFan(
  frame: Frame,
  title: string,
  past: readonly number[],
  future: readonly number[],
  spread = 0.2,
  now = 0.55,
): Shape[] {
  const path = [past.at(-1) ?? 0, ...future]
  const at = (i: number, sign: number) => {
    const share = i / future.length
    return readingAt(frame, now + (1 - now) * share, (path[i] ?? 0) + sign * spread * Math.sqrt(share))
  }
  const indexes = path.map((_, i) => i)
  const band = [...indexes.map((i) => at(i, 1)), ...indexes.toReversed().map((i) => at(i, -1))]
  return [
    ...instrumentPlate(frame, title),
    polygon(band, 'tint', 'hair'),
    axes(frame),
    curveIn(frame, past, 'ink', 0, now),
    curveIn(frame, path, 'level', now, 1),
    polyline([readingAt(frame, now, 0), readingAt(frame, now, 1)], 'hidden'),
  ]
}

/** Points of x and y shares; those that are `strong` are solid. */
export function scatter(
  frame: Frame,
  title: string,
  points: readonly (readonly [number, number])[],
  strong: (x: number, y: number) => boolean = () => true,
): Shape[] {
  return [
    ...instrumentPlate(frame, title),
    axes(frame),
    ...points.map(([x, y]) => disc(readingAt(frame, x, y), 2.2, strong(x, y) ? 'sea' : 'raised', 'fine')),
  ]
}

/** Lines of a spectrum over its noise floor: each stands at a share of the width and is a share high. */
export function spectrum(
  frame: Frame,
  title: string,
  peaks: readonly (readonly [number, number])[],
): Shape[] {
  const floor = sampled((x) => 0.05 + 0.03 * Math.abs(Math.sin(61 * x) * Math.cos(37 * x)), 60)
  return [
    ...instrumentPlate(frame, title),
    curveIn(frame, floor, 'fine'),
    ...peaks.map(([x, up]) => polyline([readingAt(frame, x, 0), readingAt(frame, x, up)], 'tide')),
    axes(frame),
  ]
}
