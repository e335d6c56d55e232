import type { Shape } from '#assets/pictures/drawing.ts'
import { circle, panel, part } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { box, pale } from '#assets/pictures/solids.ts'

/** A C-frame press, 60 × 52 × 124; its die is at (30, 36, 30). */
export function press(at: Place, size = 1): Shape[] {
  return part(at, size, [
    box([0, 0, 0], [60, 20, 96]),
    panel('left', [8, 20, 30], 44, 46, 'sunk', 'fine'),
    box([0, 0, 0], [60, 52, 20]),
    box([8, 22, 20], [44, 28, 7], { shade: pale, line: 'fine' }),
    box([18, 27, 27], [24, 18, 5], { line: 'fine' }),
    box([16, 24, 46], [28, 24, 10], { line: 'fine' }),
    box([22, 28, 56], [16, 16, 32], { shade: pale, line: 'fine' }),
    box([0, 0, 84], [60, 48, 36]),
    panel('left', [10, 48, 94], 22, 14, 'deep', 'fine'),
    circle('right', [60, 24, 102], 15, 'tint', 'ink'),
    circle('right', [60, 24, 102], 4, 'raised', 'fine'),
  ])
}
