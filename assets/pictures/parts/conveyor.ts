import type { Shape } from '#assets/pictures/drawing.ts'
import { part, path } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { box, cylinder, pale } from '#assets/pictures/solids.ts'

/** A belt along x, 30 deep, top at 30; `loads` are the distances of the boxes on it from its far end. */
export function conveyor(
  at: Place,
  size = 1,
  length = 200,
  loads: readonly number[] = [],
  load = 20,
): Shape[] {
  const legs = Array.from(
    { length: Math.round(length / 60) + 1 },
    (_, i) => 6 + (i * (length - 16)) / Math.round(length / 60),
  )
  return part(at, size, [
    legs.flatMap((x) => [
      path(
        [
          [x, 0, 0],
          [x, 0, 24],
        ],
        'fine',
      ),
      path(
        [
          [x, 28, 0],
          [x, 28, 24],
        ],
        'ink',
      ),
      path(
        [
          [x, 28, 8],
          [x, 0, 8],
        ],
        'fine',
      ),
    ]),
    box([0, 0, 24], [length, 30, 6], { shade: { top: 'sunk', left: 'tint', right: 'tint' } }),
    cylinder('y', [length, 0, 27], 3, 30, { line: 'fine' }),
    loads.flatMap((x) => [
      box([x, 5, 30], [load, 20, load * 0.8], { shade: pale, line: 'fine' }),
      path(
        [
          [x, 15, 30 + load * 0.8],
          [x + load, 15, 30 + load * 0.8],
        ],
        'hair',
      ),
    ]),
  ])
}
