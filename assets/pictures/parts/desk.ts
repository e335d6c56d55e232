import type { Shape } from '#assets/pictures/drawing.ts'
import { face, panel, part, path } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { box, pale } from '#assets/pictures/solids.ts'

/** A desk along x, 110 × 54 × 50, with a drawing sheet and, unless told otherwise, a screen; the sheet's middle is (60, 38, 50). */
export function desk(at: Place, size = 1, screen = true): Shape[] {
  return part(at, size, [
    path(
      [
        [4, 4, 0],
        [4, 4, 46],
      ],
      'ink',
    ),
    path(
      [
        [106, 4, 0],
        [106, 4, 46],
      ],
      'ink',
    ),
    box([80, 8, 8], [24, 40, 38], { line: 'fine' }),
    [20, 32].map((z) =>
      path(
        [
          [80, 48, z],
          [104, 48, z],
        ],
        'hair',
      ),
    ),
    box([0, 0, 46], [110, 54, 4], { shade: pale }),
    path(
      [
        [4, 54, 0],
        [4, 54, 46],
      ],
      'ink',
    ),
    path(
      [
        [106, 54, 0],
        [106, 54, 46],
      ],
      'ink',
    ),
    face(
      [
        [34, 26, 50],
        [78, 26, 50],
        [78, 50, 50],
        [34, 50, 50],
      ],
      'tint',
      'fine',
    ),
    [32, 38, 44].map((y) =>
      path(
        [
          [39, y, 50],
          [73, y, 50],
        ],
        'hair',
      ),
    ),
    screen
      ? [
          ...box([48, 10, 50], [14, 8, 2], { line: 'fine' }),
          path(
            [
              [55, 14, 52],
              [55, 14, 60],
            ],
            'ink',
          ),
          ...box([28, 11, 58], [54, 4, 34], { shade: { top: 'raised', left: 'raised', right: 'sunk' } }),
          panel('left', [31, 15, 61], 48, 28, 'tint', 'hair'),
        ]
      : [],
  ])
}

/** A chair facing its desk, 26 across. */
export function chair(at: Place, size = 1): Shape[] {
  return part(at, size, [
    [
      [2, 2],
      [24, 2],
      [2, 24],
      [24, 24],
    ].map(([x = 0, y = 0]) =>
      path(
        [
          [x, y, 0],
          [x, y, 24],
        ],
        'fine',
      ),
    ),
    box([0, 0, 24], [26, 26, 3], { line: 'fine', shade: pale }),
    box([0, 23, 27], [26, 3, 24], { line: 'fine' }),
  ])
}
