import type { Point } from './drawing.ts'

/** Steps of the grid that coordinates are written on, for a nominal pixel: whole numbers are shorter than fractions. */
export const gridSteps = 10

/** How far, in nominal pixels, a curve may leave its points: less than half a pixel on a screen of four to one. */
const tolerance = 0.06

/**
 * Returns path data on the grid. All is counted from the first point, so that a part or a letter drawn twice has the same text and packs well.
 */
export function outline(points: readonly Point[], closed: boolean): string {
  const [[x0, y0] = [0, 0], ...others] = closed ? simplifyRing(points) : simplify(points)
  let [x, y] = [0, 0]
  const steps = others.flatMap(([px, py]) => {
    const step: Point = [Math.round((px - x0) * gridSteps) - x, Math.round((py - y0) * gridSteps) - y]
    x += step[0]
    y += step[1]
    return step[0] || step[1] ? [step.join(' ')] : []
  })
  const start = `${Math.round(x0 * gridSteps)} ${Math.round(y0 * gridSteps)}`
  // A line that never leaves its point is still a dot.
  return `M${start}l${steps.join(' ') || '0 0'}${closed ? 'z' : ''}`.replaceAll(' -', '-')
}

/** Leaves out the points that lie on the line between their neighbours (Ramer, Douglas and Peucker). */
function simplify(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  const { at, distance } = farthest(points, first, last)
  if (distance <= tolerance) return [first, last]
  return [...simplify(points.slice(0, at + 1)), ...simplify(points.slice(at)).slice(1)]
}

/** A ring has no ends: it is cut at its first point and at the one farthest from it. */
function simplifyRing(points: readonly Point[]): readonly Point[] {
  const [first] = points
  if (!first || points.length < 4) return points
  const { at } = farthest(points, first, first)
  return [...simplify(points.slice(0, at + 1)), ...simplify([...points.slice(at), first]).slice(1, -1)]
}

function farthest(points: readonly Point[], from: Point, to: Point) {
  const found = { at: 0, distance: 0 }
  for (const [at, point] of points.entries()) {
    const distance = distanceTo(point, from, to)
    if (distance > found.distance) Object.assign(found, { at, distance })
  }
  return found
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length ** 2
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay))
}
