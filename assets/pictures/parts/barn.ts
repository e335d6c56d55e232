import { polyline } from '#assets/pictures/drawing.ts'
import type { Point, Shape } from '#assets/pictures/drawing.ts'
import { iso, panel, part, path } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { cylinder, prism } from '#assets/pictures/solids.ts'

/** A gabled barn along x, 110 × 70 × 84, its gable facing lower right. */
export function barn(at: Place, size = 1): Shape[] {
  const boards = Array.from({ length: 10 }, (_, i) => 11 * i + 5.5)
  return part(at, size, [
    prism(
      'x',
      [
        [0, 0],
        [70, 0],
        [70, 46],
        [35, 78],
        [0, 46],
      ],
      0,
      110,
      { line: 'ink', cap: 'sunk', shade: { top: 'raised', left: 'tint', right: 'sunk' } },
    ),
    prism(
      'x',
      [
        [-5, 42],
        [35, 79],
        [75, 42],
        [75, 46],
        [35, 84],
        [-5, 46],
      ],
      -4,
      118,
      { line: 'fine', edge: 'ink' },
    ),
    boards.map((x) =>
      path(
        [
          [x, 70, 2],
          [x, 70, 41],
        ],
        'rule',
      ),
    ),
    panel('right', [110, 54, 0], 38, 36, 'deep', 'ink'),
    path(
      [
        [110, 35, 0],
        [110, 35, 36],
      ],
      'rule',
    ),
    panel('right', [110, 41, 50], 12, 12, 'tint', 'fine'),
  ])
}

/** A grain silo with a cone roof, `height` to its eaves. */
export function silo([x, y, z]: Place, radius = 20, height = 84): Shape[] {
  const hoops = [0.25, 0.5, 0.75].map((k) => {
    const [cx, cy] = iso([x, y, z + height * k])
    const points = Array.from({ length: 17 }, (_, i): Point => {
      const turn = (i * Math.PI) / 16
      return [cx + radius * 1.2247 * Math.cos(turn), cy + radius * 0.7071 * Math.sin(turn)]
    })
    return polyline(points, 'hair')
  })
  return [
    ...cylinder('z', [x, y, z], radius, height),
    ...hoops,
    ...cylinder('z', [x, y, z + height], radius + 2, radius * 0.6, { radiusEnd: 2, edge: 'fine' }),
  ]
}
