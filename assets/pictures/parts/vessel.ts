import type { Shape } from '#assets/pictures/drawing.ts'
import { panel, part, path } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { box, pale, prism } from '#assets/pictures/solids.ts'
import { container } from './container.ts'

/** A coaster lying along x, bow to the lower right, 250 × 46; `at` is its water line at the far corner. */
export function vessel(at: Place, size = 1): Shape[] {
  const plan = [
    [4, 2],
    [206, 0],
    [232, 10],
    [250, 23],
    [232, 36],
    [206, 46],
    [4, 44],
    [0, 23],
  ] as const
  return part(at, size, [
    prism('z', plan, 0, 26, { line: 'ink', shade: { top: 'sunk', left: 'deep', right: 'deep' } }),
    path(
      [
        [6, 44, 21],
        [206, 46, 21],
      ],
      'rule',
    ),
    box([62, 5, 26], [140, 36, 6], { line: 'fine' }),
    container([66, 9, 32], 0.95),
    container([132, 9, 32], 0.95, 'pale'),
    box([10, 6, 26], [36, 34, 22], { shade: pale }),
    box([14, 9, 48], [26, 28, 16], { shade: pale }),
    panel('left', [16, 37, 53], 22, 7, 'deep', 'fine'),
    panel('right', [40, 34, 53], 22, 7, 'deep', 'fine'),
    box([20, 16, 64], [8, 8, 12], { line: 'fine' }),
    path(
      [
        [34, 12, 64],
        [34, 12, 92],
      ],
      'fine',
    ),
    path(
      [
        [222, 23, 26],
        [222, 23, 44],
      ],
      'fine',
    ),
  ])
}
