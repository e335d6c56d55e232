import type { Shape } from '#assets/pictures/drawing.ts'
import { circle, panel, part } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { box, pale, prism } from '#assets/pictures/solids.ts'

/** A computed tomography scanner, its bore facing along y, 110 × 40 × 110; the table runs out to y = 150. */
export function scanner(at: Place, size = 1): Shape[] {
  const round = Array.from({ length: 25 }, (_, i) => {
    const turn = (i * Math.PI) / 24
    return [55 + 55 * Math.cos(turn), 58 + 52 * Math.sin(turn)] as const
  })
  return part(at, size, [
    prism('y', [[4, 0], [106, 0], ...round], 0, 40, {
      line: 'rule',
      edge: 'ink',
      cap: 'raised',
      shade: { top: 'sunk', left: 'tint', right: 'sunk' },
    }),
    circle('left', [55, 40, 58], 36, 'tint', 'ink'),
    circle('left', [55, 40, 58], 29, 'deep', 'fine'),
    panel('left', [12, 40, 12], 16, 8, 'deep', 'hair'),
    box([34, 60, 0], [42, 84, 34]),
    box([30, 30, 34], [50, 124, 7], { shade: pale }),
    box([42, 34, 41], [26, 18, 6], { line: 'fine' }),
  ])
}
