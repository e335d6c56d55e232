import { disc, onlyInWhole, polyline } from './drawing.ts'
import type { Line, Point, Shape } from './drawing.ts'
import { iso, path } from './isometric.ts'
import type { Place } from './isometric.ts'
import { label, textWidth } from './lettering.ts'

/** The slanting tick that ends a dimension line in building drawings. */
export function tick([x, y]: Point, line: Line = 'dimension'): Shape {
  return polyline(
    [
      [x - 3, y + 3],
      [x + 3, y - 3],
    ],
    line,
  )
}

/** A dimension line between two places with ticks, extension lines back to the object and its reading beside it. */
export function dimension(from: Place, to: Place, away: Place, reading: string, size = 7): Shape[] {
  const moved = ([x, y, z]: Place): Place => [x + away[0], y + away[1], z + away[2]]
  const [a, b] = [iso(moved(from)), iso(moved(to))]
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const outward = Math.sign(iso(away)[0]) || 1
  const at: Point = [middle[0] + outward * 7, middle[1] + size / 2]
  return onlyInWhole([
    path([from, moved(from)], 'dimension'),
    path([to, moved(to)], 'dimension'),
    polyline([a, b], 'dimension'),
    tick(a),
    tick(b),
    ...label(reading, at, size, 'letter', outward > 0 ? 'left' : 'right'),
  ])
}

/** A note with a leader: a dot on the object, a bent line, the words above its shoulder. */
export function note(
  target: Point,
  elbow: Point,
  words: string,
  size = 7,
  line: Line = 'dimension',
): Shape[] {
  const side = elbow[0] >= target[0] ? 1 : -1
  const width = textWidth(words, size) + 4
  const end: Point = [elbow[0] + side * width, elbow[1]]
  return onlyInWhole([
    polyline([target, elbow, end], line),
    disc(target, 1.8, 'ink'),
    ...label(words, [side > 0 ? elbow[0] + 3 : end[0] + 1, elbow[1] - 4], size),
  ])
}

/** The one signal-coloured point of a scene: where the AI looks or acts. */
export function signalPoint(at: Point, radius = 4): Shape[] {
  return [disc(at, radius * 2.2, undefined, 'signal'), disc(at, radius, 'signal')]
}

/** Four corner brackets around what is being looked at, in the signal colour. */
export function brackets(x: number, y: number, width: number, height: number, arm = 8): Shape[] {
  const corner = (cx: number, cy: number, dx: number, dy: number) =>
    polyline(
      [
        [cx + dx * arm, cy],
        [cx, cy],
        [cx, cy + dy * arm],
      ],
      'signal',
    )
  return [
    corner(x, y, 1, 1),
    corner(x + width, y, -1, 1),
    corner(x, y + height, 1, -1),
    corner(x + width, y + height, -1, -1),
  ]
}
