import type { Shape } from '#assets/pictures/drawing.ts'
import { part, path } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { box, cylinder } from '#assets/pictures/solids.ts'

/** An inspection camera on a post whose arm reaches along y; the lens looks down from (0, 26, height - 12) of its own size. */
export function camera(at: Place, height = 96, size = 1): Shape[] {
  return part(at, size, [
    box([-5, -5, 0], [10, 10, 3], { line: 'fine' }),
    path(
      [
        [0, 0, 3],
        [0, 0, height],
        [0, 20, height],
      ],
      'ink',
    ),
    cylinder('z', [0, 26, height - 12], 4, 6, { line: 'fine' }),
    box([-7, 19, height - 6], [14, 14, 12]),
  ])
}
