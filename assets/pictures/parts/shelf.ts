import type { Shape } from '#assets/pictures/drawing.ts'
import { circle, part } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { box, cylinder, dark, glass, pale, plain } from '#assets/pictures/solids.ts'

/** A shop shelf along x, 170 × 34 × 120, its goods facing lower left; the gap is on the second board at (100, 30, 66). */
export function shelf(at: Place, size = 1): Shape[] {
  const boards = [6, 42, 78]
  const goods = (z: number, row: number): Shape[] =>
    Array.from({ length: 8 }, (_, i) => {
      const x = 6 + i * 20
      if (row === 1 && (i === 4 || i === 5)) return []
      if (row === 0)
        return box([x, 10, z], [16, 18, 20 + (i % 3) * 3], { shade: i % 4 === 1 ? dark : pale, line: 'fine' })
      if (row === 1)
        return cylinder('z', [x + 8, 20, z], 7, 22, { line: 'fine', shade: i % 3 ? plain : glass })
      return box([x, 12, z], [14, 14, 24], { shade: i % 3 === 2 ? dark : plain, line: 'fine' })
    }).flat()
  return part(at, size, [
    box([0, 0, 0], [170, 6, 120]),
    boards.flatMap((z, row) => [
      ...box([0, 6, z - 4], [170, 28, 4], { shade: pale, line: 'fine' }),
      ...goods(z, row),
    ]),
    box([-3, 0, 0], [4, 34, 120], { line: 'fine' }),
    box([169, 0, 0], [4, 34, 120]),
    circle('right', [173, 17, 104], 5, 'tint', 'hair'),
  ])
}
