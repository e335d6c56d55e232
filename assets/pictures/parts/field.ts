import type { Shape, Tone } from '#assets/pictures/drawing.ts'
import { face, part, path } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { wheel } from './truck.ts'
import { box, pale, prism } from '#assets/pictures/solids.ts'

/** A field with crop rows along x; `cells` tints squares of the grid (column, row from the back corner), `cell` units wide. */
export function field(
  at: Place,
  size = 1,
  columns = 6,
  rows = 5,
  cells: Record<string, Tone> = {},
  cell = 44,
): Shape[] {
  const [w, d] = [columns * cell, rows * cell]
  const tinted = Object.entries(cells).map(([key, tone]) => {
    const [c = 0, r = 0] = key.split(',').map(Number)
    const [x, y] = [c * cell, r * cell]
    return face(
      [
        [x, y, 0],
        [x + cell, y, 0],
        [x + cell, y + cell, 0],
        [x, y + cell, 0],
      ],
      tone,
    )
  })
  const drills = Array.from({ length: rows * 3 - 1 }, (_, i) => (i + 1) * (cell / 3))
  return part(at, size, [
    box([0, 0, -14], [w, d, 14], { shade: { top: 'raised', left: 'sunk', right: 'sunk' } }),
    tinted,
    drills.map((y) =>
      path(
        [
          [0, y, 0],
          [w, y, 0],
        ],
        'faint',
      ),
    ),
    face(
      [
        [0, 0, 0],
        [w, 0, 0],
        [w, d, 0],
        [0, d, 0],
      ],
      undefined,
      'ink',
    ),
  ])
}

/** A standing plant of a row crop, `height` tall. */
export function plant(at: Place, height = 18): Shape[] {
  const h = height
  return part(at, 1, [
    path(
      [
        [0, 0, 0],
        [0, 0, h],
      ],
      'fine',
    ),
    [0.45, 0.7, 0.95].flatMap((k) => [
      path(
        [
          [0, 0, h * k - h * 0.25],
          [h * 0.22, -h * 0.22, h * k],
        ],
        'fine',
      ),
      path(
        [
          [0, 0, h * k - h * 0.25],
          [-h * 0.22, h * 0.22, h * k],
        ],
        'fine',
      ),
    ]),
  ])
}

/** A tractor heading along x, 74 × 40 × 60. */
export function tractor(at: Place, size = 1): Shape[] {
  return part(at, size, [
    wheel(58, 34, 12),
    box([34, 8, 16], [42, 24, 20], { shade: pale }),
    box([0, 6, 14], [36, 28, 16]),
    prism(
      'y',
      [
        [4, 30],
        [34, 30],
        [30, 62],
        [8, 62],
      ],
      8,
      24,
      { shade: { top: 'raised', left: 'tint', right: 'tint' }, edge: 'ink' },
    ),
    wheel(14, 36, 20),
  ])
}
