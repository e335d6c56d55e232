import type { Region } from '#features/demos/vision/components.ts'

/** Sizes of an outline as a calliper takes them, in pixels. */
export interface Feret {
  /** The largest and the smallest distance between two parallel jaws. */
  longest: number
  narrowest: number
  /** Area of the convex hull, in square pixels. */
  hullArea: number
}

type Point = readonly [x: number, y: number]

/** The calliper sizes of each numbered region (1 … regions.length), in their order. */
export function feretSizes(labels: Int32Array, regions: readonly Region[], width: number): Feret[] {
  return regions.map((region, i) => callipers(hullOf(outlineOf(labels, i + 1, region, width))))
}

/** The middles of the outer edges of the first and last pixel of each row: half a pixel beyond its centre, as a contour at half height runs. */
function outlineOf(
  labels: Int32Array,
  label: number,
  { left, right, top, bottom }: Region,
  width: number,
): Point[] {
  const points: Point[] = []
  for (let y = top; y <= bottom; y++) {
    let from = left
    let to = right
    while (from <= right && labels[y * width + from] !== label) from++
    if (from > right) continue
    while (labels[y * width + to] !== label) to--
    points.push(
      [from - 0.5, y],
      [to + 0.5, y],
      [from, y - 0.5],
      [to, y - 0.5],
      [from, y + 0.5],
      [to, y + 0.5],
    )
  }
  return points
}

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

/** Convex hull, without points that lie on its sides. A. M. Andrew, Information Processing Letters 9, 1979. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by)
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of ordered) {
      for (;;) {
        const [before, last] = chain.slice(-2)
        if (!before || !last || turn(before, last, point) > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

/** Widths of a convex outline by rotating callipers. M. I. Shamos, Computational Geometry, 1978. */
export function callipers(hull: readonly Point[]): Feret {
  const at = (i: number): Point => hull[i % hull.length] ?? [0, 0]
  let longest = 0
  let narrowest = Infinity
  let twiceArea = 0
  let far = 1
  for (let i = 0; i < hull.length; i++) {
    const [a, b] = [at(i), at(i + 1)]
    while (turn(a, b, at(far + 1)) > turn(a, b, at(far))) far++
    const side = Math.hypot(b[0] - a[0], b[1] - a[1])
    narrowest = Math.min(narrowest, turn(a, b, at(far)) / side)
    for (const end of [at(far), at(far + 1)])
      for (const start of [a, b])
        longest = Math.max(longest, Math.hypot(end[0] - start[0], end[1] - start[1]))
    twiceArea += a[0] * b[1] - b[0] * a[1]
  }
  return { longest, narrowest: Number.isFinite(narrowest) ? narrowest : 0, hullArea: twiceArea / 2 }
}
