import type { Shape } from '#assets/pictures/drawing.ts'
import { panel, part, path } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { box, cylinder, pale } from '#assets/pictures/solids.ts'

/** A lathe along x, 132 × 34 × 66; the turned bar's near end is at (96, 17, 46). */
export function lathe(at: Place, size = 1): Shape[] {
  return part(at, size, [
    box([4, 2, 0], [30, 30, 16]),
    box([98, 2, 0], [30, 30, 16]),
    box([0, 0, 16], [132, 34, 12]),
    path(
      [
        [34, 10, 28],
        [132, 10, 28],
      ],
      'fine',
    ),
    path(
      [
        [34, 24, 28],
        [132, 24, 28],
      ],
      'fine',
    ),
    box([0, 0, 28], [34, 34, 36]),
    panel('left', [5, 34, 44], 14, 12, 'deep', 'fine'),
    cylinder('x', [34, 17, 46], 12, 7, { line: 'fine' }),
    cylinder('x', [41, 17, 46], 6, 55, { shade: pale, line: 'fine' }),
    box([102, 4, 28], [22, 26, 24], { line: 'fine' }),
    cylinder('x', [96, 17, 46], 3, 8, { line: 'fine' }),
    box([62, 22, 28], [22, 14, 8], { line: 'fine' }),
    box([68, 24, 36], [10, 10, 8], { shade: pale, line: 'fine' }),
  ])
}
