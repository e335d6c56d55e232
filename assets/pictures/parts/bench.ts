import { pairs } from '#assets/pictures/drawing.ts'
import type { Shape } from '#assets/pictures/drawing.ts'
import { circle, face, panel, part, wire } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { box, cylinder, dark, pale, prism } from '#assets/pictures/solids.ts'

/** A plain table along x: top and legs, `h` high. */
export function table([x, y, z]: Place, w = 180, d = 90, h = 44): Shape[] {
  return [
    wire('fine', [x + 4, y + 4, z], [x + 4, y + 4, z + h]),
    wire('ink', [x + w - 4, y + 4, z], [x + w - 4, y + 4, z + h]),
    ...box([x, y, z + h - 4], [w, d, 4], { shade: pale }),
    wire('ink', [x + 4, y + d, z], [x + 4, y + d, z + h - 4]),
    wire('ink', [x + w - 4, y + d, z], [x + w - 4, y + d, z + h - 4]),
  ]
}

/** A stirred vessel on three legs, 2 × radius across, its shaft and motor on top. */
export function reactor(at: Place, radius = 30, height = 84): Shape[] {
  return part(at, 1, [
    wire('ink', [-radius * 0.8, radius * 0.5, 0], [-radius * 0.8, radius * 0.5, 26]),
    wire('ink', [radius * 0.5, -radius * 0.8, 0], [radius * 0.5, -radius * 0.8, 26]),
    wire('ink', [radius * 0.7, radius * 0.7, 0], [radius * 0.7, radius * 0.7, 26]),
    cylinder('z', [0, 0, 14], radius * 0.5, 14, { radiusEnd: radius, line: 'fine' }),
    cylinder('z', [0, 0, 28], radius, height),
    cylinder('z', [0, 0, 28 + height], radius + 3, 5, { line: 'fine', shade: pale }),
    cylinder('z', [0, 0, 33 + height], 4, 10, { line: 'fine' }),
    cylinder('z', [0, 0, 43 + height], 10, 22, { shade: dark, line: 'fine' }),
  ])
}

/** An inspection hood with its lamp over a belt along x, 84 × 66 × 70 above `z`; open towards the belt. */
export function hood(at: Place): { back: Shape[]; front: Shape[] } {
  return {
    back: part(at, 1, [box([0, 0, 0], [6, 6, 66]), box([78, 0, 0], [6, 6, 66])]),
    front: part(at, 1, [
      box([0, 60, 0], [6, 6, 66]),
      cylinder('z', [42, 33, 50], 20, 6, { line: 'fine' }),
      box([0, 0, 66], [84, 66, 30], { shade: pale }),
      panel('left', [12, 66, 74], 30, 14, 'deep', 'fine'),
      box([78, 60, 0], [6, 6, 66]),
      cylinder('z', [42, 33, 96], 8, 14, { line: 'fine' }),
    ]),
  }
}

/** A small industrial computer with ports, 44 × 20 × 54. */
export function gateway(at: Place, size = 1): Shape[] {
  return part(at, size, [
    box([0, 0, 0], [44, 20, 54], { shade: dark }),
    [8, 18, 28].map((x) => panel('left', [x, 20, 8], 7, 6, 'raised', 'hair')),
    [36, 42].map((z) => wire('rule', [7, 20, z], [36, 20, z])),
    circle('left', [36, 20, 24], 3, 'raised', 'hair'),
  ])
}

/** A drawing board along x, leaning back, 150 wide; `onBoard` gives places on its face (u along, v up the slope). */
export function drawingBoard([x, y, z]: Place): Shape[] {
  const corner = (u: number, v: number) => onBoard([x, y, z], u, v)
  const thick = ([a, b, c]: Place): Place => [a, b, c - 6]
  return [
    wire('ink', [x + 20, y + 20, z], [x + 20, y + 20, z + 60]),
    wire('ink', [x + 130, y + 20, z], [x + 130, y + 20, z + 60]),
    wire('ink', [x + 20, y + 52, z], [x + 20, y + 52, z + 40]),
    wire('ink', [x + 130, y + 52, z], [x + 130, y + 52, z + 40]),
    face([corner(0, 0), corner(150, 0), thick(corner(150, 0)), thick(corner(0, 0))], 'tint', 'ink'),
    face([corner(150, 0), corner(150, 110), thick(corner(150, 110)), thick(corner(150, 0))], 'sunk', 'ink'),
    face([corner(0, 0), corner(150, 0), corner(150, 110), corner(0, 110)], 'raised', 'ink'),
    face([corner(8, 8), corner(142, 8), corner(142, 102), corner(8, 102)], 'paper', 'hair'),
  ]
}

export function onBoard([x, y, z]: Place, u: number, v: number): Place {
  return [x + u, y + 62 - v * 0.6, z + 36 + v * 0.8]
}

/** A felled trunk along y with its end towards the lower left. */
export function trunk(x: number, y: number, z: number, radius: number, length = 90): Shape[] {
  return [
    ...cylinder('y', [x, y, z], radius, length, { line: 'fine', edge: 'ink' }),
    circle('left', [x, y + length, z], radius * 0.5, undefined, 'hair'),
  ]
}

/** An optical rail along x with camera, lens, ring light and target, 200 × 30 × 70. */
export function opticalRail(at: Place, size = 1): Shape[] {
  const foot = pairs(4, 0, 26, 0, 20, 10, 10, 10)
  return part(at, size, [
    prism('x', foot, 0, 210, { line: 'ink' }),
    box([186, -6, 10], [6, 42, 58], { shade: pale }),
    box([8, 2, 10], [14, 26, 12], { line: 'fine' }),
    box([2, 2, 22], [40, 26, 26], { shade: dark }),
    cylinder('x', [42, 15, 35], 10, 26),
    cylinder('x', [68, 15, 35], 13, 8, { line: 'fine' }),
    box([104, 8, 10], [10, 14, 8], { line: 'fine' }),
    cylinder('x', [102, 15, 35], 24, 10),
    circle('right', [112, 15, 35], 15, 'paper', 'fine'),
  ])
}
