import type { Shape } from '#assets/pictures/drawing.ts'
import { circle, panel, part, path } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { box, pale } from '#assets/pictures/solids.ts'

/** A hospital bed along x with its head at the far end, 124 × 52; drip stand and monitor at the head. */
export function wardBed(at: Place, size = 1): Shape[] {
  const castors = [
    [12, 46],
    [108, 46],
    [108, 8],
  ] as const
  return part(at, size, [
    path(
      [
        [-10, 2, 0],
        [-10, 2, 92],
      ],
      'ink',
    ),
    path(
      [
        [-16, 2, 92],
        [-4, 2, 92],
      ],
      'ink',
    ),
    panel('left', [-9, 2, 70], 9, 16, 'tint', 'fine'),
    path(
      [
        [-6, 2, 70],
        [-6, 2, 52],
        [4, 20, 34],
      ],
      'hair',
    ),
    castors.map(([x, y]) => circle('left', [x, y, 4], 4, 'slate', 'fine')),
    box([10, 6, 8], [104, 40, 6], { line: 'fine' }),
    path(
      [
        [30, 46, 14],
        [90, 46, 26],
      ],
      'fine',
    ),
    path(
      [
        [30, 46, 26],
        [90, 46, 14],
      ],
      'fine',
    ),
    box([0, 0, 12], [6, 52, 52]),
    box([6, 2, 24], [112, 48, 12], { shade: pale }),
    box([10, 10, 36], [24, 32, 6], { shade: pale, line: 'fine' }),
    box([42, 1, 30], [74, 50, 8]),
    path(
      [
        [56, 1, 38],
        [56, 51, 38],
        [56, 51, 30],
      ],
      'hair',
    ),
    box([118, 0, 12], [5, 52, 36]),
    path(
      [
        [40, 51, 30],
        [40, 51, 46],
        [96, 51, 46],
        [96, 51, 30],
      ],
      'fine',
    ),
  ])
}
