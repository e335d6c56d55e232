import { pairs } from '#assets/pictures/drawing.ts'
import type { Shape } from '#assets/pictures/drawing.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { face, panel, part, wire } from '#assets/pictures/isometric.ts'
import { box, dark, pale, plain, prism } from '#assets/pictures/solids.ts'
import { wheel } from './truck.ts'

/** A counterbalance forklift heading along x, 118 × 36 × 92, with a box on its forks. */
export function forklift(at: Place, size = 1, loaded = true): Shape[] {
  return part(at, size, [
    box([2, 3, 12], [24, 30, 30], { shade: dark }),
    box([20, 3, 12], [46, 30, 18]),
    [2, 33].map((y) => [wire('ink', [18, y, 40], [22, y, 84]), wire('ink', [62, y, 30], [52, y, 84])]),
    box([30, 10, 30], [16, 16, 8], { line: 'fine', shade: pale }),
    box([18, 2, 84], [38, 32, 3], { line: 'fine', shade: pale }),
    wheel(16, 34, 11),
    wheel(54, 34, 12),
    [8, 26].map((y) => box([68, y, 4], [5, 4, 96], { line: 'fine' })),
    wire('ink', [72, 10, 60], [72, 28, 60]),
    box([74, 8, 10], [40, 4, 2], { line: 'fine' }),
    box([74, 24, 10], [40, 4, 2], { line: 'fine' }),
    loaded
      ? [box([78, 2, 12], [34, 32, 6], { line: 'fine', shade: pale }), box([78, 2, 18], [34, 32, 28])]
      : [],
  ])
}

/** A pallet with `layers` of boxes, 44 × 36. */
export function pallet(at: Place, layers = 2, size = 1): Shape[] {
  return part(at, size, [
    box([0, 0, 0], [44, 36, 6], { line: 'fine', shade: pale }),
    Array.from({ length: layers }, (_, k) => [
      box([2, 2, 6 + k * 16], [40, 32, 16], { shade: k % 2 ? plain : pale, line: 'fine' }),
      wire('hair', [22, 34, 6 + k * 16], [22, 34, 22 + k * 16]),
      wire('hair', [42, 18, 6 + k * 16], [42, 18, 22 + k * 16]),
    ]),
  ])
}

/** A pallet rack along x with three levels, 172 × 36 × 150; bays without goods are listed as level * 3 + column. */
export function rack(at: Place, empty: readonly number[] = [], levels = 3): Shape[] {
  const high = 46
  return part(at, 1, [
    [0, 56, 112, 168].map((x) => wire('fine', [x, 0, 0], [x, 0, levels * high])),
    Array.from({ length: levels }, (_, level) => [
      wire('fine', [0, 0, level * high], [168, 0, level * high]),
      [0, 1, 2].map((c) =>
        empty.includes(level * 3 + c) ? [] : pallet([6 + c * 56, 0, level * high + 3], 2, 1),
      ),
      box([0, 34, level * high], [168, 3, 4], { line: 'fine' }),
    ]),
    [0, 56, 112, 168].map((x) => box([x - 2, 34, 0], [4, 4, levels * high])),
  ])
}

/** The wall of a goods-in hall with `doors` docks facing lower right; door i has its sill at (0, i * 62 + 8, 22). */
export function docks(at: Place, doors = 3): Shape[] {
  const depth = doors * 62 + 10
  return part(at, 1, [
    box([-60, 0, 0], [60, depth, 104]),
    Array.from({ length: doors }, (_, i) => {
      const y = 52 + i * 62
      return [
        panel('right', [0, y + 4, 0], 54, 22, 'tint', 'hair'),
        panel('right', [0, y, 22], 46, 56, 'deep', 'ink'),
        [34, 46, 58, 68].map((z) => wire('rule', [0, y, z], [0, y - 46, z])),
      ]
    }),
  ])
}

/** A delivery van heading along x, 112 × 38 × 56. */
export function van(at: Place, size = 1): Shape[] {
  const side = pairs(0, 9, 108, 9, 108, 28, 94, 34, 80, 56, 0, 56)
  return part(at, size, [
    prism('y', side, 0, 38, { edge: 'ink', shade: { top: 'raised', left: 'raised', right: 'sunk' } }),
    panel('left', [72, 38, 32], 10, 18, 'deep', 'fine'),
    panel('left', [8, 38, 20], 48, 28, undefined, 'hair'),
    wheel(20, 37, 10),
    wheel(90, 37, 10),
  ])
}

/** A gabled house, 44 × 36 × 48, its gable towards the lower left. */
export function house(at: Place, size = 1, kind: 'plain' | 'dark' = 'plain'): Shape[] {
  const outline = pairs(0, 0, 44, 0, 44, 28, 22, 48, 0, 28)
  const shade = { top: 'raised', left: 'tint', right: 'sunk' } as const
  return part(at, size, [
    prism('y', outline, 0, 36, { edge: 'ink', shade, cap: kind === 'dark' ? 'deep' : 'raised' }),
    panel('left', [18, 36, 0], 9, 16, kind === 'dark' ? 'raised' : 'deep', 'fine'),
    panel('left', [7, 36, 12], 7, 8, 'tint', 'fine'),
    panel('left', [31, 36, 12], 7, 8, 'tint', 'fine'),
  ])
}

/** A gantry that lorries roll through, along y, `depth` wide and `height` high, with cameras on post and beam. */
export function portal(at: Place, depth = 110, height = 120): { back: Shape[]; front: Shape[] } {
  return {
    back: part(at, 1, [
      box([0, 0, 0], [8, 8, height]),
      box([8, 1, 60], [10, 6, 8], { shade: dark, line: 'fine' }),
    ]),
    front: part(at, 1, [
      box([0, depth, 0], [8, 8, height]),
      box([0, 0, height], [8, depth + 8, 8], { shade: pale }),
      box([8, depth / 2, height - 6], [10, 8, 8], { shade: dark, line: 'fine' }),
      box([8, depth + 1, 56], [10, 6, 8], { shade: dark, line: 'fine' }),
    ]),
  }
}

/** A zone painted on the floor, hatched. */
export function zone(at: Place, width: number, depth: number): Shape[] {
  const [x, y, z] = at
  const stripes = Math.floor(width / 12)
  return [
    face([at, [x + width, y, z], [x + width, y + depth, z], [x, y + depth, z]], 'tint', 'fine'),
    ...Array.from({ length: stripes }, (_, i) =>
      wire('hair', [x + 12 * i, y + depth, z], [x + 12 * i + 12, y, z]),
    ),
  ]
}
