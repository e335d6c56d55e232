import type { Shape } from '#assets/pictures/drawing.ts'
import { panel, part } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { box, cylinder, pale, prism } from '#assets/pictures/solids.ts'

/** A bank with a portico of five columns facing lower left, 140 × 90 × 140. */
export function bank(at: Place, size = 1): Shape[] {
  const columns = [12, 40, 68, 96, 124]
  return part(at, size, [
    box([-8, -4, 0], [156, 108, 6], { shade: pale }),
    box([-2, 0, 6], [144, 98, 6], { shade: pale, line: 'fine' }),
    box([4, 4, 12], [132, 62, 84]),
    panel('left', [58, 66, 12], 24, 52, 'deep', 'ink'),
    [18, 96].map((x) => panel('left', [x, 66, 34], 18, 36, 'deep', 'fine')),
    [20, 46].map((y) => panel('right', [136, y + 12, 36], 14, 36, 'deep', 'fine')),
    columns.map((x) => [
      box([x - 6, 80, 12], [12, 12, 4], { line: 'fine', shade: pale }),
      cylinder('z', [x, 86, 16], 5, 74, { line: 'fine' }),
      box([x - 6, 80, 90], [12, 12, 4], { line: 'fine', shade: pale }),
    ]),
    box([0, 2, 94], [140, 94, 12]),
    prism(
      'y',
      [
        [-4, 106],
        [144, 106],
        [70, 142],
      ],
      0,
      98,
      { line: 'ink', cap: 'raised', shade: { top: 'sunk', left: 'tint', right: 'sunk' } },
    ),
    prism(
      'y',
      [
        [14, 110],
        [126, 110],
        [70, 136],
      ],
      98,
      0.1,
      { line: 'fine', cap: 'tint' },
    ),
  ])
}
