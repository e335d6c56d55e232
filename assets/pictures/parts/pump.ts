import type { Shape } from '#assets/pictures/drawing.ts'
import { circle, part, path } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { box, cylinder, pale } from '#assets/pictures/solids.ts'

/** A motor-driven centrifugal pump along x, 130 × 44; its drive-end bearing is at (58, 22, 42). */
export function pump(at: Place, size = 1): Shape[] {
  const fins = [8, 14, 20, 26, 32]
  return part(at, size, [
    box([0, 2, 0], [124, 40, 10]),
    box([8, 10, 10], [30, 24, 6], { line: 'fine' }),
    cylinder('x', [2, 22, 30], 18, 40),
    fins.map((x) =>
      path(
        Array.from({ length: 19 }, (_, i) => {
          const turn = ((-45 + i * 10) * Math.PI) / 180
          return [x, 22 + 18 * Math.cos(turn), 30 + 18 * Math.sin(turn)] as const
        }),
        'hair',
      ),
    ),
    box([12, 14, 47], [16, 14, 7], { line: 'fine' }),
    cylinder('x', [42, 22, 30], 5, 12, { shade: pale, line: 'fine' }),
    box([52, 12, 10], [16, 20, 10], { line: 'fine' }),
    cylinder('x', [50, 22, 30], 11, 20, { line: 'fine' }),
    cylinder('x', [70, 22, 30], 5, 10, { shade: pale, line: 'fine' }),
    box([82, 8, 10], [18, 28, 8], { line: 'fine' }),
    cylinder('z', [88, 16, 40], 9, 42),
    cylinder('z', [88, 16, 82], 12, 5, { line: 'fine' }),
    cylinder('x', [78, 22, 32], 25, 20),
    circle('right', [98, 22, 32], 16, undefined, 'hair'),
    cylinder('x', [98, 22, 32], 9, 24),
    cylinder('x', [122, 22, 32], 12, 5, { line: 'fine' }),
  ])
}
