import type { Shape } from '#assets/pictures/drawing.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { circle, panel, part, wire } from '#assets/pictures/isometric.ts'
import { box, cylinder, dark, pale } from '#assets/pictures/solids.ts'

/** A piston compressor on its receiver along x, 130 × 44 × 96. */
export function compressor(at: Place, size = 1): Shape[] {
  return part(at, size, [
    box([18, 8, 0], [8, 28, 12], { line: 'fine' }),
    box([96, 8, 0], [8, 28, 12], { line: 'fine' }),
    cylinder('x', [4, 22, 30], 21, 6, { radiusEnd: 22, line: 'fine' }),
    cylinder('x', [10, 22, 30], 22, 104),
    cylinder('x', [114, 22, 30], 22, 8, { radiusEnd: 14, edge: 'fine' }),
    box([16, 8, 50], [88, 30, 5], { shade: pale, line: 'fine' }),
    box([20, 12, 55], [34, 24, 26]),
    panel('left', [25, 36, 61], 24, 13, 'deep', 'fine'),
    cylinder('z', [72, 16, 55], 9, 34, { line: 'fine' }),
    cylinder('z', [92, 16, 55], 9, 34, { line: 'fine' }),
    [64, 70, 76].map((z) => wire('hair', [62, 26, z], [101, 26, z])),
    circle('left', [84, 38, 66], 14, 'raised', 'ink'),
    circle('left', [84, 38, 66], 4, 'tint', 'fine'),
  ])
}

/** A pipe through places: each leg runs along one axis, elbows are collars. */
export function pipe(places: readonly Place[], radius = 5): Shape[] {
  return places.slice(1).flatMap((to, i) => {
    const from = places[i] ?? to
    const axis = from[0] === to[0] ? (from[1] === to[1] ? 'z' : 'y') : 'x'
    const start: Place = [Math.min(from[0], to[0]), Math.min(from[1], to[1]), Math.min(from[2], to[2])]
    const length = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]) + Math.abs(to[2] - from[2])
    return cylinder(axis, start, radius, length, { line: 'fine' })
  })
}

/** A valve with its hand wheel on a pipe along x. */
export function valve(at: Place, radius = 5): Shape[] {
  return part(at, 1, [
    cylinder('x', [-9, 0, 0], radius + 4, 4, { line: 'fine' }),
    cylinder('x', [-5, 0, 0], radius + 1, 10, { line: 'fine' }),
    cylinder('x', [5, 0, 0], radius + 4, 4, { line: 'fine' }),
    cylinder('z', [0, 0, radius], 2, 12, { line: 'fine' }),
    circle('floor', [0, 0, radius + 12], 10, 'tint', 'ink'),
    circle('floor', [0, 0, radius + 12], 3, 'raised', 'fine'),
  ])
}

/** A belt dryer along x, 170 × 50 × 92: the belt runs through; two exhausts; its outlet is at (170, 25, 36). */
export function dryer(at: Place, size = 1): Shape[] {
  return part(at, size, [
    box([0, 0, 0], [170, 50, 22]),
    [14, 64, 114].map((x) => panel('left', [x, 50, 4], 42, 13, undefined, 'hair')),
    box([10, 0, 22], [150, 50, 46], { shade: pale }),
    [18, 64, 110].map((x) => [
      panel('left', [x, 50, 30], 40, 28, 'tint', 'fine'),
      [35, 40, 45, 50].map((z) => wire('hair', [x + 5, 50, z], [x + 35, 50, z])),
    ]),
    panel('right', [160, 44, 26], 38, 16, 'deep', 'fine'),
    box([160, 8, 22], [40, 34, 5], { shade: { top: 'sunk', left: 'tint', right: 'tint' } }),
    [42, 108].map((x) => [
      box([x, 12, 68], [26, 26, 12], { line: 'fine' }),
      cylinder('z', [x + 13, 25, 80], 7, 28, { line: 'fine' }),
      cylinder('z', [x + 13, 25, 108], 10, 4, { line: 'fine' }),
    ]),
  ])
}

/** An injection moulding machine along x, 210 × 50 × 110; its mould parts at (66, 25, 50). */
export function moulder(at: Place, size = 1): Shape[] {
  return part(at, size, [
    box([0, 0, 0], [210, 50, 26]),
    [12, 60, 108, 156].map((x) => panel('left', [x, 50, 5], 40, 15, undefined, 'hair')),
    box([4, 4, 26], [30, 42, 52]),
    panel('left', [9, 46, 40], 20, 24, 'deep', 'fine'),
    [12, 36].flatMap((y) => [36, 66].map((z) => wire('ink', [34, y, z], [100, y, z]))),
    box([44, 8, 30], [18, 34, 40], { shade: dark, line: 'fine' }),
    box([74, 8, 30], [18, 34, 40], { shade: pale, line: 'fine' }),
    box([96, 2, 26], [14, 46, 54]),
    cylinder('x', [110, 25, 52], 9, 70, { shade: pale }),
    [122, 134, 146].map((x) => cylinder('x', [x, 25, 52], 11, 7, { line: 'fine' })),
    cylinder('z', [164, 25, 60], 5, 14, { line: 'fine' }),
    cylinder('z', [164, 25, 74], 8, 34, { radiusEnd: 22, shade: pale }),
    box([176, 8, 26], [30, 34, 40]),
  ])
}

/** A coil of strip lying across the line, its axis along y; the strip leaves at the top towards x. */
export function coil(at: Place, radius = 34, depth = 62): Shape[] {
  return part(at, 1, [
    box([-16, 4, 0], [32, depth - 8, 8], { line: 'fine' }),
    cylinder('y', [0, 0, radius + 4], radius, depth),
    [0.35, 0.55, 0.75].map((k) => {
      return circle('left', [0, depth, radius + 4], radius * k, k < 0.5 ? 'deep' : undefined, 'hair')
    }),
  ])
}
