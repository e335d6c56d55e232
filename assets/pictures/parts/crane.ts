import type { Shape } from '#assets/pictures/drawing.ts'
import { panel, part, path } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { box, pale } from '#assets/pictures/solids.ts'

const leg = (x: number, y: number): Shape[] => box([x, y, 0], [7, 7, 118])

/** The legs and sills of a ship-to-shore gantry crane on a 64 × 76 base. */
export function craneBase(at: Place, size = 1): Shape[] {
  return part(at, size, [
    leg(0, 0),
    leg(57, 0),
    box([0, 0, 40], [64, 7, 6], { line: 'fine' }),
    path(
      [
        [3, 0, 46],
        [60, 69, 112],
      ],
      'hair',
    ),
    leg(0, 69),
    box([7, 70, 34], [50, 5, 6], { line: 'fine' }),
    leg(57, 69),
    box([57, 7, 40], [7, 62, 6], { line: 'fine' }),
  ])
}

/** Its upper works: the boom reaches along y to `reach` at height 132, the trolley's ropes end at height `drop`. */
export function craneBoom(at: Place, size = 1, reach = 190, trolley = 140, drop = 60): Shape[] {
  const trusses = Array.from({ length: Math.floor((reach + 60) / 20) }, (_, i) => -54 + i * 20)
  return part(at, size, [
    box([-2, -2, 112], [68, 11, 8], { line: 'fine' }),
    box([-2, 67, 112], [68, 11, 8], { line: 'fine' }),
    box([6, -44, 120], [52, 34, 24]),
    panel('left', [12, -10, 126], 40, 12, 'tint', 'hair'),
    box([26, -56, 122], [6, reach + 56, 8], { line: 'fine' }),
    box([38, -56, 122], [6, reach + 56, 8], { shade: pale, line: 'ink' }),
    trusses.map((y) =>
      path(
        [
          [29, y, 130],
          [41, y + 10, 130],
        ],
        'hair',
      ),
    ),
    box([28, 34, 130], [6, 6, 50], { line: 'fine' }),
    path(
      [
        [31, 37, 180],
        [35, reach - 10, 130],
      ],
      'fine',
    ),
    path(
      [
        [31, 37, 180],
        [35, reach - 70, 130],
      ],
      'fine',
    ),
    path(
      [
        [31, 37, 180],
        [35, -50, 130],
      ],
      'fine',
    ),
    box([24, trolley - 9, 114], [22, 18, 8], { line: 'fine' }),
    path(
      [
        [28, trolley, 114],
        [24, trolley, drop],
      ],
      'fine',
    ),
    path(
      [
        [42, trolley, 114],
        [46, trolley, drop],
      ],
      'fine',
    ),
  ])
}
