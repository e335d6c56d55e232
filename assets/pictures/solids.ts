import type { Line, Shape, Tone } from './drawing.ts'
import { face, path } from './isometric.ts'
import type { Place } from './isometric.ts'

/** Tones of the three visible sides. The sun stands low at the right: left walls are in the shade. */
export type Shade = { top: Tone; left: Tone; right: Tone }

export const plain: Shade = { top: 'raised', left: 'tint', right: 'sunk' }
export const pale: Shade = { top: 'raised', left: 'sunk', right: 'raised' }
export const dark: Shade = { top: 'tint', left: 'deep', right: 'tint' }
export const glass: Shade = { top: 'tint', left: 'tint', right: 'tint' }

export type Size = readonly [width: number, depth: number, height: number]
type SolidOptions = { shade?: Shade; line?: Line; edge?: Line }

/** A box by its back, lower corner; outline in `line`, the three near edges in `edge`. */
export function box([x, y, z]: Place, [w, d, h]: Size, options: SolidOptions = {}): Shape[] {
  const { shade = plain, line = 'ink', edge = 'fine' } = options
  const [r, f, t] = [x + w, y + d, z + h]
  const near: Place = [r, f, t]
  return [
    face([[x, y, t], [r, y, t], near, [x, f, t]], shade.top),
    face([[x, f, z], [r, f, z], near, [x, f, t]], shade.left),
    face([[r, y, z], [r, f, z], near, [r, y, t]], shade.right),
    path([[x, f, t], near, [r, y, t]], edge),
    path([near, [r, f, z]], edge),
    face(
      [
        [x, y, t],
        [r, y, t],
        [r, y, z],
        [r, f, z],
        [x, f, z],
        [x, f, t],
      ],
      undefined,
      line,
    ),
  ]
}

export type Axis = 'x' | 'y' | 'z'

function around(axis: Axis, [x, y, z]: Place, radius: number, degrees: number, along: number): Place {
  const c = radius * Math.cos((degrees * Math.PI) / 180)
  const s = radius * Math.sin((degrees * Math.PI) / 180)
  if (axis === 'z') return [x + c, y + s, z + along]
  return axis === 'x' ? [x + along, y + c, z + s] : [x + c, y + along, z + s]
}

/** A cylinder (or, with `radiusEnd`, a cone) from the centre of its far end along an axis; the near end is a cap. */
export function cylinder(
  axis: Axis,
  from: Place,
  radius: number,
  length: number,
  options: SolidOptions & { radiusEnd?: number } = {},
): Shape[] {
  const { shade = plain, line = 'ink', edge = line, radiusEnd = radius } = options
  const arc = (r: number, a: number, b: number, along: number) =>
    Array.from({ length: 33 }, (_, i) => around(axis, from, r, a + ((b - a) * i) / 32, along))
  const strip = (a: number, b: number) => [...arc(radius, a, b, 0), ...arc(radiusEnd, b, a, length)]
  const shadeFrom = axis === 'z' ? 72 : -45
  const shadeTo = axis === 'z' ? 135 : 28
  const body = axis === 'z' ? shade.right : shade.top
  const cap = axis === 'z' ? shade.top : axis === 'x' ? shade.right : shade.left
  return [
    face(strip(-45, 135), body),
    face(strip(shadeFrom, shadeTo), shade.left),
    face(strip(-45, 135), undefined, line),
    face(arc(radiusEnd, 0, 360, length), cap, edge),
  ]
}

type ProfilePoint = readonly [u: number, v: number]
const lift: Record<Axis, (u: number, v: number, w: number) => Place> = {
  x: (u, v, w) => [w, u, v],
  y: (u, v, w) => [u, w, v],
  z: (u, v, w) => [u, v, w],
}

/**
 * An outline pushed along an axis: (y, z) points along x, (x, z) along y, (x, y) along z. Hidden sides are left out,
 * the rest is painted from far to near, the near cap last.
 */
export function prism(
  axis: Axis,
  outline: readonly ProfilePoint[],
  from: number,
  length: number,
  options: SolidOptions & { cap?: Tone } = {},
): Shape[] {
  const { shade = plain, line = 'fine', edge = line } = options
  const area = outline.reduce((sum, [u, v], i) => {
    const [nu, nv] = outline[(i + 1) % outline.length] ?? [u, v]
    return sum + u * nv - nu * v
  }, 0)
  const place = lift[axis]
  const sides = outline.flatMap((start, i) => {
    const end = outline[(i + 1) % outline.length] ?? start
    const turn = Math.sign(area)
    const normal = place((end[1] - start[1]) * turn, (start[0] - end[0]) * turn, 0)
    const [nx, ny, nz] = normal
    if (nx + ny + nz <= 0.001) return []
    const tone = nz >= Math.max(nx, ny) ? shade.top : nx >= ny ? shade.right : shade.left
    const corners = [
      place(...start, from),
      place(...end, from),
      place(...end, from + length),
      place(...start, from + length),
    ]
    const depth = corners.reduce((sum, [x, y, z]) => sum + x + y + z, 0)
    return [{ depth, shape: face(corners, tone, line) }]
  })
  const cap = options.cap ?? (axis === 'z' ? shade.top : axis === 'x' ? shade.right : shade.left)
  const near = outline.map(([u, v]) => place(u, v, from + length))
  return [...sides.sort((a, b) => a.depth - b.depth).map((side) => side.shape), face(near, cap, edge)]
}

/** The long early shadow of a box on the floor: it falls along the quay, as long as the box is high. */
export function shadow([x, y, z]: Place, [w, d, h]: Size, tone: Tone = 'sunk'): Shape {
  const [dx, dy] = [-h, 0.22 * h]
  const places: Place[] = [
    [x, y, z],
    [x + w, y, z],
    [x + w, y + d, z],
    [x + w + dx, y + d + dy, z],
    [x + dx, y + d + dy, z],
    [x + dx, y + dy, z],
  ]
  return face(places, tone)
}
