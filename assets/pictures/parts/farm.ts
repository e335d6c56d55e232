import { disc, pairs } from '#assets/pictures/drawing.ts'
import type { Shape } from '#assets/pictures/drawing.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { circle, face, figureOn, iso, part, wire } from '#assets/pictures/isometric.ts'
import { box, cylinder, dark, pale, prism } from '#assets/pictures/solids.ts'

/** A cow facing along x, 92 × 26 × 58. */
export function cow(at: Place, size = 1, patches = true): Shape[] {
  const legs = pairs(2, 2, 2, 18, 56, 2, 56, 18)
  const body = pairs(0, 22, 62, 22, 66, 26, 66, 48, 2, 50, -2, 44)
  return part(at, size, [
    legs.map(([x, y]) => box([x, y, 0], [6, 6, 24], { line: 'fine' })),
    prism('y', body, 0, 26, { edge: 'ink', shade: { top: 'raised', left: 'raised', right: 'sunk' } }),
    patches
      ? [
          figureOn('left', [0, 26, 24], [8, 4, 22, 2, 28, 12, 20, 20, 10, 16], 'deep'),
          figureOn('left', [0, 26, 24], [42, 8, 56, 4, 58, 18, 46, 20], 'deep'),
          figureOn('floor', [0, 26, 49.5], [26, 6, 44, 4, 48, 16, 32, 18], 'deep'),
        ]
      : [],
    box([66, 7, 34], [24, 12, 15], { line: 'ink', shade: pale }),
    box([84, 6, 33], [8, 14, 10], { line: 'fine' }),
    wire('ink', [70, 5, 49], [68, 0, 52]),
    wire('ink', [70, 20, 49], [68, 25, 52]),
    wire('fine', [-2, 13, 46], [-6, 13, 26]),
  ])
}

/** A feed fence along x: rails and uprights, `length` long. */
export function feedFence(at: Place, length = 220): Shape[] {
  const posts = Math.floor(length / 22)
  return part(at, 1, [
    Array.from({ length: posts + 1 }, (_, i) => wire('fine', [i * 22, 0, 0], [i * 22, 0, 40])),
    wire('ink', [0, 0, 40], [length, 0, 40]),
    wire('ink', [0, 0, 16], [length, 0, 16]),
  ])
}

/** An orchard tree, `height` tall, with `fruit` fruits. */
export function tree(at: Place, height = 60, fruit = 7): Shape[] {
  const [x, y] = iso(at)
  const r = height * 0.34
  const spots = Array.from({ length: fruit }, (_, i) => {
    const turn = i * 2.4
    const far = r * 0.82 * Math.sqrt((i + 0.6) / fruit)
    return disc([x + far * Math.cos(turn), y - height + r + far * Math.sin(turn)], 2.6, 'sea', 'fine')
  })
  return [
    circle('floor', at, r * 0.6, 'sunk'),
    wire('ink', at, [at[0], at[1], at[2] + height * 0.45]),
    disc([x, y - height + r], r, 'tint', 'ink'),
    ...spots,
  ]
}

/** A drone of 60 across with four rotors. */
export function drone(at: Place, size = 1): Shape[] {
  const arms = pairs(-24, -24, 24, -24, -24, 24, 24, 24)
  return part(at, size, [
    arms.map(([x, y]) => [
      wire('ink', [0, 0, 4], [x, y, 4]),
      circle('floor', [x, y, 7], 13, 'raised', 'fine'),
      circle('floor', [x, y, 7], 2.5, 'ink'),
    ]),
    box([-10, -8, -2], [20, 16, 9], { shade: dark }),
    cylinder('z', [2, 2, -9], 4, 7, { line: 'fine' }),
  ])
}

/** A block of ground cut open: turf, topsoil, subsoil and rock, `w` × `d`, its top at z = 0. */
export function groundBlock(at: Place, w = 150, d = 110): Shape[] {
  return part(at, 1, [
    box([0, 0, -96], [w, d, 22], { shade: { top: 'raised', left: 'raised', right: 'raised' } }),
    box([0, 0, -74], [w, d, 36], { shade: { top: 'raised', left: 'tint', right: 'sunk' }, line: 'fine' }),
    box([0, 0, -38], [w, d, 32], { shade: { top: 'raised', left: 'deep', right: 'deep' }, line: 'fine' }),
    box([0, 0, -6], [w, d, 6], { shade: { top: 'raised', left: 'raised', right: 'sunk' } }),
  ])
}

/** A soil core standing upright, banded like the ground it came from. */
export function core(at: Place, radius = 9): Shape[] {
  const [x, y, z] = at
  const deep = { top: 'deep', left: 'deep', right: 'deep' } as const
  return [
    ...cylinder('z', [x, y, z], radius, 22, { shade: pale, line: 'fine' }),
    ...cylinder('z', [x, y, z + 22], radius, 36, { line: 'fine' }),
    ...cylinder('z', [x, y, z + 58], radius, 30, { shade: deep, line: 'fine' }),
    ...cylinder('z', [x, y, z + 88], radius, 6, { shade: pale, line: 'fine' }),
  ]
}

/** A boom sprayer behind a tractor: the boom lies along y, `reach` wide, its nozzles at height 16. */
export function boom(at: Place, reach = 170): Shape[] {
  const [x, y, z] = at
  const nozzles = Array.from({ length: Math.floor(reach / 17) + 1 }, (_, i) => y + i * 17)
  return [
    wire('ink', [x, y, z + 22], [x, y + reach, z + 22]),
    wire('fine', [x, y, z + 29], [x, y + reach, z + 29]),
    ...nozzles.flatMap((ny) => [
      wire('fine', [x, ny, z + 29], [x, ny, z + 18]),
      face(
        [
          [x, ny, z + 17],
          [x - 3, ny + 6, z + 2],
          [x - 3, ny - 6, z + 2],
        ],
        'tint',
        'hair',
      ),
    ]),
  ]
}

/** A leaf as on a herbarium sheet, along x on the floor plane: midrib, side ribs and an outline. */
export function leaf([x, y, z]: Place, length = 120): Shape[] {
  const half = (k: number) => length * 0.26 * Math.sin(Math.PI * k ** 0.8)
  const ks = Array.from({ length: 21 }, (_, i) => i / 20)
  const edge = [
    ...ks.map((k): Place => [x + k * length, y + half(k), z]),
    ...ks.toReversed().map((k): Place => [x + k * length, y - half(k), z]),
  ]
  const ribs = [0.15, 0.3, 0.45, 0.6, 0.75]
  return [
    face(edge, 'tint', 'ink'),
    wire('ink', [x - length * 0.12, y, z], [x + length, y, z]),
    ...ribs.flatMap((k) =>
      [1, -1].map((side) =>
        wire('fine', [x + k * length, y, z], [x + (k + 0.12) * length, y + side * half(k + 0.08) * 0.85, z]),
      ),
    ),
  ]
}
