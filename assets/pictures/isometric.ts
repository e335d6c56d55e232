import { pairs, polygon, polyline, scale, shift } from './drawing.ts'
import type { Drawing, Line, Point, Shape, Tone } from './drawing.ts'

/** A place in the model: x runs to the lower right of the sheet, y to the lower left, z up; units are nominal pixels. */
export type Place = readonly [x: number, y: number, z: number]

/** The planes that a flat figure can lie in: the floor, the wall that faces lower left, the wall that faces lower right. */
export type Plane = 'floor' | 'left' | 'right'

const cos30 = Math.sqrt(3) / 2

/** Isometric projection of ISO 5456-3 without its length factor: 1 unit along an axis is 1 nominal pixel. */
export function iso([x, y, z]: Place): Point {
  return [(x - y) * cos30, (x + y) / 2 - z]
}

export function put(at: Place, drawing: Drawing): Shape[] {
  return shift(drawing, iso(at))
}

export function face(places: readonly Place[], fill?: Tone, line?: Line): Shape {
  return polygon(places.map(iso), fill, line)
}

export function path(places: readonly Place[], line: Line): Shape {
  return polyline(places.map(iso), line)
}

/** `path` with its places one after the other. */
export function wire(line: Line, ...places: Place[]): Shape {
  return path(places, line)
}

/** Maps figure coordinates (u to the right as read, v up) onto a plane through `at`. */
export function onPlane(plane: Plane, at: Place, u: number, v: number): Place {
  const [x, y, z] = at
  if (plane === 'floor') return [x + u, y - v, z]
  if (plane === 'left') return [x + u, y, z + v]
  return [x, y - u, z + v]
}

/** A circle in a plane: centre, radius, optional part of the turn in degrees. */
function circlePlaces(plane: Plane, centre: Place, radius: number, from = 0, to = 360): Place[] {
  const steps = Math.max(12, Math.round((Math.abs(to - from) / 360) * (24 + radius)))
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180
    return onPlane(plane, centre, radius * Math.cos(angle), radius * Math.sin(angle))
  })
}

export function circle(plane: Plane, centre: Place, radius: number, fill?: Tone, line?: Line): Shape {
  return face(circlePlaces(plane, centre, radius), fill, line)
}

/** A rectangle drawn on a plane, its lower left corner at `at` as read. */
export function panel(
  plane: Plane,
  at: Place,
  width: number,
  height: number,
  fill?: Tone,
  line?: Line,
): Shape {
  const corner = (u: number, v: number) => onPlane(plane, at, u, v)
  return face([corner(0, 0), corner(width, 0), corner(width, height), corner(0, height)], fill, line)
}

/** An outline of u and v one after the other, laid on a plane. */
export function figureOn(plane: Plane, at: Place, numbers: number[], fill?: Tone, line?: Line): Shape {
  const places = pairs(...numbers).map(([u, v]) => onPlane(plane, at, u, v))
  return face(places, fill, line)
}

/** Lines of writing on a plane, downwards from `at`: their lengths in units, `step` apart. */
export function writingOn(plane: Plane, at: Place, lengths: readonly number[], step = 7): Shape[] {
  return lengths.map((length, i) => {
    return wire('hair', onPlane(plane, at, 0, -i * step), onPlane(plane, at, length, -i * step))
  })
}

/** A part drawn about its own origin, set down at a place and at a size (1 is the size for a card). */
export function part(at: Place, size: number, drawing: Drawing): Shape[] {
  return shift(scale(drawing, size), iso(at))
}
