import type { Shape } from '#assets/pictures/drawing.ts'
import { circle, panel, part, path } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { box, pale, prism } from '#assets/pictures/solids.ts'

/** A wheel on the side that faces lower left, standing on the floor. */
export function wheel(x: number, y: number, radius = 10): Shape[] {
  return [
    circle('left', [x, y, radius], radius, 'slate', 'ink'),
    circle('left', [x, y, radius], radius * 0.45, 'raised', 'fine'),
  ]
}

/** A lorry heading along x, 178 × 40 × 72, its load in front of the cab's back at 0…124. */
export function truck(at: Place, size = 1): Shape[] {
  return part(at, size, [
    box([0, 4, 10], [170, 32, 8], { line: 'fine' }),
    box([0, 0, 18], [124, 40, 54], { shade: pale }),
    Array.from({ length: 10 }, (_, i) =>
      path(
        [
          [12 + i * 11, 40, 20],
          [12 + i * 11, 40, 70],
        ],
        'rule',
      ),
    ),
    wheel(18, 38),
    wheel(42, 38),
    wheel(112, 38),
    prism(
      'y',
      [
        [132, 12],
        [176, 12],
        [176, 34],
        [168, 62],
        [132, 62],
      ],
      2,
      36,
      { edge: 'ink' },
    ),
    panel('left', [142, 38, 38], 22, 18, 'deep', 'fine'),
    panel('left', [140, 38, 18], 12, 16, undefined, 'hair'),
    wheel(158, 38),
  ])
}
