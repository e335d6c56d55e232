import type { Shape } from '#assets/pictures/drawing.ts'
import { panel, path, put } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { cylinder } from '#assets/pictures/solids.ts'
import type { QuaySize } from './quay.ts'

/** Bollards along the edge of the wall, drawn before ship and water. */
export function bollards(at: Place, { length, depth }: QuaySize, size = 1): Shape[] {
  const count = Math.floor(length / 62)
  const one = (x: number) => [
    cylinder('z', [x, depth - 12 * size, 0], 2.6 * size, 6 * size, { line: 'fine' }),
    cylinder('z', [x, depth - 12 * size, 6 * size], 3.6 * size, 2 * size, { line: 'fine' }),
  ]
  return put(
    at,
    Array.from({ length: count }, (_, i) => one(30 + i * 62)),
  )
}

/** A tide staff on the wall, its foot at the water. */
export function staff(at: Place): Shape[] {
  const marks = [4, 8, 12, 16, 20]
  return put(at, [
    panel('left', [0, 0, -2], 8, 26, 'raised', 'fine'),
    marks.map((z, i) =>
      path(
        [
          [0, 0, z],
          [i % 2 ? 4 : 6, 0, z],
        ],
        'fine',
      ),
    ),
  ])
}

/** A small mooring buoy, its water line at the place. */
export function buoy(at: Place): Shape[] {
  return put(at, [
    cylinder('z', [0, 0, -2], 6, 7, { line: 'fine' }),
    cylinder('z', [0, 0, 5], 3, 12, { radiusEnd: 1, line: 'fine' }),
  ])
}
