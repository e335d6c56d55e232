import type { Shape } from '#assets/pictures/drawing.ts'
import { circle, part } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { box, cylinder, pale } from '#assets/pictures/solids.ts'

/** A rotary kiln along x, 190 × 60 × 86: feed end, shell with two tyres on piers, burner hood. Its hot zone is at (120, 30, 70). */
export function kiln(at: Place, size = 1): Shape[] {
  return part(at, size, [
    box([0, 4, 0], [30, 52, 84]),
    box([52, 8, 0], [18, 44, 26]),
    box([122, 8, 0], [18, 44, 26]),
    cylinder('x', [30, 30, 50], 22, 26, { line: 'ink', edge: 'fine' }),
    cylinder('x', [56, 30, 50], 26, 9, { shade: pale, edge: 'fine' }),
    cylinder('x', [65, 30, 50], 22, 62, { edge: 'fine' }),
    cylinder('x', [92, 30, 50], 25, 5, { line: 'fine' }),
    cylinder('x', [97, 30, 50], 22, 30, { edge: 'fine' }),
    cylinder('x', [126, 30, 50], 26, 9, { shade: pale, edge: 'fine' }),
    cylinder('x', [135, 30, 50], 22, 22),
    box([157, 2, 0], [28, 56, 80]),
    circle('right', [185, 30, 50], 10, 'deep', 'fine'),
    cylinder('x', [185, 30, 50], 3, 16, { line: 'fine' }),
  ])
}

/** A chimney, 14 across at its foot. */
export function chimney(at: Place, height = 150, radius = 8): Shape[] {
  const [x, y, z] = at
  return [
    ...box([x - radius - 4, y - radius - 4, z], [2 * radius + 8, 2 * radius + 8, 14], { line: 'fine' }),
    ...cylinder('z', [x, y, z + 14], radius, height - 14, { radiusEnd: radius * 0.7, edge: 'fine' }),
    ...cylinder('z', [x, y, z + height - 10], radius * 0.86, 4, { line: 'fine' }),
  ]
}
