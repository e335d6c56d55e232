import { pairs } from '#assets/pictures/drawing.ts'
import type { Shape } from '#assets/pictures/drawing.ts'
import type { Place, Plane } from '#assets/pictures/isometric.ts'
import { circle, figureOn, onPlane, panel, part, wire } from '#assets/pictures/isometric.ts'
import { box, cylinder, dark, pale, prism } from '#assets/pictures/solids.ts'

const shirt = [
  0, 0, 40, 0, 40, 38, 50, 30, 58, 40, 44, 58, 28, 62, 24, 57, 16, 57, 12, 62, -4, 58, -18, 40, -10, 30, 0,
  38,
]

/** A T-shirt on a plane (hanging on that which faces lower left), its hem's left end at `at`, 76 × 62 at size 1. */
export function tshirt(at: Place, size = 1, solid = false, plane: Plane = 'left'): Shape[] {
  return part(at, size, [
    figureOn(plane, [0, 0, 0], shirt, solid ? 'deep' : 'raised', 'ink'),
    wire(solid ? 'rule' : 'hair', onPlane(plane, [0, 0, 0], 0, 3), onPlane(plane, [0, 0, 0], 40, 3)),
    plane === 'left' ? wire('fine', [20, 0, 58], [20, 0, 68]) : [],
  ])
}

/** A clothes rail along x, `width` × 30 × 118. */
export function rail(at: Place, width = 150): Shape[] {
  return part(at, 1, [
    [4, width - 4].map((x) => [wire('ink', [x, 0, 0], [x, 30, 0]), wire('ink', [x, 15, 0], [x, 15, 118])]),
    wire('ink', [0, 15, 118], [width, 15, 118]),
  ])
}

/** A deck oven for bread, 76 × 60 × 116, three decks with windows towards the lower left. */
export function oven(at: Place, size = 1): Shape[] {
  return part(at, size, [
    box([0, 0, 0], [76, 60, 116]),
    [12, 46, 80].map((z) => [
      panel('left', [6, 60, z], 64, 28, 'raised', 'fine'),
      panel('left', [12, 60, z + 8], 40, 14, 'deep', 'fine'),
      wire('ink', [58, 60, z + 6], [58, 60, z + 22]),
    ]),
    cylinder('z', [56, 24, 116], 8, 26, { line: 'fine' }),
  ])
}

/** A loaf, 26 × 14 × 13. */
export function loaf(at: Place, size = 1): Shape[] {
  const half = pairs(0, 0, 14, 0, 14, 8, 11, 12, 7, 13, 3, 12, 0, 8)
  return part(at, size, [
    prism('x', half, 0, 26, { shade: { top: 'raised', left: 'tint', right: 'sunk' } }),
    [8, 14, 20].map((x) => wire('hair', [x, 13, 9], [x - 3, 8, 13])),
  ])
}

/** Three trays of loaves on a trolley along x, 96 × 40 × 100; gone loaves are listed as tray * 6 + place. */
export function breadRack(at: Place, gone: readonly number[] = []): Shape[] {
  return part(at, 1, [
    wire('fine', [0, 0, 0], [0, 0, 104]),
    wire('fine', [96, 0, 0], [96, 0, 104]),
    [12, 44, 76].map((z, tray) => [
      box([0, 0, z - 3], [96, 40, 3], { shade: pale, line: 'fine' }),
      [0, 1, 2, 3, 4, 5].map((i) =>
        gone.includes(tray * 6 + i) ? [] : loaf([4 + (i % 3) * 31, 3 + Math.floor(i / 3) * 19, z]),
      ),
    ]),
    wire('ink', [0, 40, 0], [0, 40, 104]),
    wire('ink', [96, 40, 0], [96, 40, 104]),
    wire('ink', [0, 0, 104], [0, 40, 104], [96, 40, 104], [96, 0, 104]),
  ])
}

/** A hotel, 110 × 70 × 128, its front towards the lower left; `lit` windows are solid, counted along rows from below. */
export function hotel(at: Place, lit: readonly number[] = [], size = 1): Shape[] {
  return part(at, size, [
    box([0, 0, 0], [110, 70, 128]),
    [0, 1, 2, 3].map((row) =>
      [0, 1, 2, 3, 4].map((c) => {
        const on = lit.includes(row * 5 + c)
        return panel('left', [9 + c * 20, 70, 34 + row * 23], 12, 14, on ? 'deep' : 'raised', 'fine')
      }),
    ),
    [0, 1, 2, 3].map((row) =>
      [6, 28, 50].map((y) => panel('right', [110, y + 12, 34 + row * 23], 12, 14, 'tint', 'hair')),
    ),
    panel('left', [44, 70, 0], 24, 24, 'deep', 'ink'),
    box([36, 70, 25], [40, 16, 3], { shade: pale, line: 'fine' }),
    box([70, 12, 128], [20, 20, 10], { line: 'fine' }),
  ])
}

/** A double bed with head board, 84 × 74, its foot towards the lower right. */
export function bed(at: Place, size = 1): Shape[] {
  return part(at, size, [
    box([0, 0, 0], [5, 74, 46], { shade: dark }),
    box([5, 2, 6], [80, 70, 14], { shade: pale }),
    box([9, 8, 20], [18, 26, 6], { shade: pale, line: 'fine' }),
    box([9, 40, 20], [18, 26, 6], { shade: pale, line: 'fine' }),
    box([34, 1, 12], [53, 72, 10]),
    wire('hair', [46, 1, 22], [46, 73, 22], [46, 73, 12]),
  ])
}

/** A lattice mast for telephones, `height` tall, with antennas at its head. */
export function mast(at: Place, height = 150): Shape[] {
  const n = 7
  const half = (k: number) => 13 - 9 * k
  const level = (i: number) => (i / n) * height
  const at3 = (sx: number, sy: number, i: number): Place => [sx * half(i / n), sy * half(i / n), level(i)]
  return part(at, 1, [
    box([-20, -20, 0], [40, 40, 4], { line: 'fine', shade: pale }),
    pairs(-1, -1, 1, -1, -1, 1, 1, 1).map(([sx, sy]) => wire('ink', at3(sx, sy, 0), at3(sx, sy, n))),
    Array.from({ length: n }, (_, i) => [
      wire('fine', at3(-1, 1, i), at3(1, 1, i + 1)),
      wire('fine', at3(1, 1, i), at3(-1, 1, i + 1)),
      wire('hair', at3(1, -1, i), at3(1, 1, i + 1)),
      wire('fine', at3(-1, 1, i), at3(1, 1, i), at3(1, -1, i)),
    ]),
    [-10, 0, 10].map((d) =>
      box([d - 2, 6 - Math.abs(d) / 2, height - 16], [5, 4, 26], { line: 'fine', shade: d ? pale : dark }),
    ),
    circle('left', [0, 8, height * 0.66], 7, 'raised', 'ink'),
  ])
}
