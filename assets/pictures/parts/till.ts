import type { Shape } from '#assets/pictures/drawing.ts'
import { face, panel, part, path } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { box, pale } from '#assets/pictures/solids.ts'

/** A checkout counter along x, 120 × 40 × 44, with belt, screen and card reader. */
export function till(at: Place, size = 1): Shape[] {
  return part(at, size, [
    box([0, 0, 0], [120, 40, 40]),
    panel('left', [8, 40, 6], 104, 26, undefined, 'hair'),
    face(
      [
        [4, 6, 40],
        [62, 6, 40],
        [62, 34, 40],
        [4, 34, 40],
      ],
      'sunk',
      'fine',
    ),
    box([14, 12, 40], [14, 12, 14], { shade: pale, line: 'fine' }),
    box([36, 14, 40], [12, 14, 9], { line: 'fine' }),
    face(
      [
        [66, 8, 40],
        [82, 8, 40],
        [82, 32, 40],
        [66, 32, 40],
      ],
      'deep',
      'fine',
    ),
    path(
      [
        [102, 14, 40],
        [102, 14, 58],
      ],
      'ink',
    ),
    box([86, 10, 54], [30, 4, 24], { shade: { top: 'raised', left: 'raised', right: 'sunk' } }),
    panel('left', [89, 14, 57], 24, 18, 'tint', 'hair'),
    path(
      [
        [92, 14, 70],
        [106, 14, 70],
      ],
      'fine',
    ),
    path(
      [
        [92, 14, 65],
        [102, 14, 65],
      ],
      'fine',
    ),
    box([96, 30, 40], [10, 8, 6], { line: 'fine', shade: pale }),
  ])
}
