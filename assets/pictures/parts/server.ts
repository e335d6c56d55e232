import type { Shape } from '#assets/pictures/drawing.ts'
import { circle, panel, part, path } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { box } from '#assets/pictures/solids.ts'

/** A rack of servers, 50 × 46 × 120, its fronts facing lower left. */
export function server(at: Place, size = 1, units = 7): Shape[] {
  const rows = Array.from({ length: units }, (_, i) => 8 + i * (106 / units))
  const high = 106 / units - 4
  return part(at, size, [
    box([0, 0, 0], [50, 46, 120]),
    rows.flatMap((z, i) => [
      panel('left', [5, 46, z], 40, high, i % 3 === 1 ? 'deep' : 'raised', 'fine'),
      circle('left', [40, 46, z + high / 2], 1.6, i % 3 === 1 ? 'raised' : 'deep'),
      path(
        [
          [9, 46, z + high / 2],
          [26, 46, z + high / 2],
        ],
        i % 3 === 1 ? 'rule' : 'hair',
      ),
    ]),
    [14, 26, 38].map((y) =>
      path(
        [
          [50, y, 12],
          [50, y, 108],
        ],
        'rule',
      ),
    ),
  ])
}
