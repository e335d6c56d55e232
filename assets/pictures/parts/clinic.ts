import { pairs } from '#assets/pictures/drawing.ts'
import type { Shape } from '#assets/pictures/drawing.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { circle, panel, part, wire } from '#assets/pictures/isometric.ts'
import { box, cylinder, dark, glass, pale, prism } from '#assets/pictures/solids.ts'

/** A microscope facing lower right, 60 × 40 × 100. */
export function microscope(at: Place, size = 1): Shape[] {
  const arm = pairs(4, 8, 14, 8, 14, 52, 30, 74, 30, 88, 20, 88, 4, 62)
  return part(at, size, [
    box([0, 0, 0], [56, 38, 8], { shade: dark }),
    prism('y', arm, 12, 14, { edge: 'ink' }),
    box([14, 4, 32], [38, 30, 4], { shade: pale }),
    cylinder('z', [34, 19, 38], 3, 12, { line: 'fine' }),
    cylinder('z', [34, 19, 50], 7, 8, { line: 'fine' }),
    cylinder('z', [34, 19, 58], 6, 40),
    cylinder('z', [34, 19, 98], 8, 5, { line: 'fine' }),
    circle('left', [9, 26, 40], 6, 'raised', 'fine'),
  ])
}

/** A well plate of 8 × 6, 96 × 72; `strong` wells are solid, counted along x, row by row. */
export function wellPlate(at: Place, strong: readonly number[] = [], half: readonly number[] = []): Shape[] {
  return part(at, 1, [
    box([0, 0, 0], [100, 76, 10], { shade: pale }),
    Array.from({ length: 48 }, (_, i) => {
      const tone = strong.includes(i) ? 'sea' : half.includes(i) ? 'tint' : 'paper'
      return circle('floor', [8 + (i % 8) * 12, 8 + Math.floor(i / 8) * 12, 10], 4.6, tone, 'fine')
    }),
  ])
}

/** A blister of tablets, 70 × 40, lying on the floor. */
export function blister(at: Place, taken = 3, size = 1): Shape[] {
  return part(at, size, [
    box([0, 0, 0], [72, 38, 2], { shade: pale, line: 'fine' }),
    Array.from({ length: 10 }, (_, i) => {
      const [x, y] = [10 + (i % 5) * 13, 11 + Math.floor(i / 5) * 16]
      return i < taken
        ? circle('floor', [x, y, 2], 5, undefined, 'hair')
        : cylinder('z', [x, y, 2], 5, 3, { line: 'fine', shade: glass })
    }),
  ])
}

/** An armchair facing lower left, 44 × 44 × 52. */
export function armchair(at: Place, size = 1): Shape[] {
  return part(at, size, [
    box([0, 0, 0], [44, 10, 52]),
    box([0, 10, 0], [8, 34, 32], { line: 'fine' }),
    box([8, 10, 0], [28, 34, 20], { shade: pale, line: 'fine' }),
    box([36, 10, 0], [8, 34, 32]),
  ])
}

/** Waiting-room chairs in a row along x, facing lower left; `free` seats are pale. */
export function seats(at: Place, count = 5, free: readonly number[] = []): Shape[] {
  return part(at, 1, [
    wire('ink', [0, 14, 0], [0, 14, 16]),
    wire('ink', [count * 28, 14, 0], [count * 28, 14, 16]),
    Array.from({ length: count }, (_, i) => [
      box([i * 28, 0, 20], [24, 4, 28], { line: 'fine', shade: free.includes(i) ? pale : dark }),
      box([i * 28, 2, 16], [24, 22, 4], { line: 'fine', shade: free.includes(i) ? pale : dark }),
    ]),
    wire('ink', [0, 22, 0], [0, 22, 16]),
    wire('ink', [count * 28 - 4, 22, 0], [count * 28 - 4, 22, 16]),
  ])
}

/** A wall clock on the plane that faces lower left; the hands show hours and minutes. */
export function clock(at: Place, hours: number, minutes: number, radius = 16): Shape[] {
  const [x, y, z] = at
  const hand = (share: number, length: number): Place => {
    const turn = share * Math.PI * 2
    return [x + length * Math.sin(turn), y, z + length * Math.cos(turn)]
  }
  return [
    circle('left', at, radius, 'raised', 'ink'),
    wire('ink', at, hand((hours + minutes / 60) / 12, radius * 0.5)),
    wire('fine', at, hand(minutes / 60, radius * 0.78)),
  ]
}

/** A view box or monitor on an arm, `w` × `h`, its face towards the lower left. */
export function lightBox(at: Place, w = 90, h = 100): Shape[] {
  return part(at, 1, [
    wire('ink', [w / 2, -4, 0], [w / 2, -4, 30]),
    box([0, -4, 30], [w, 5, h], { shade: { top: 'raised', left: 'raised', right: 'sunk' } }),
    panel('left', [5, 1, 35], w - 10, h - 10, 'deep', 'fine'),
  ])
}
