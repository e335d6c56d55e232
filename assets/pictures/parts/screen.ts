import type { Shape } from '#assets/pictures/drawing.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { onPlane, panel, part, wire } from '#assets/pictures/isometric.ts'
import { box, pale } from '#assets/pictures/solids.ts'

const front = { top: 'raised', left: 'raised', right: 'sunk' } as const

/** A large screen on a foot, its face towards the lower left; (u, v) of `onScreen` start at its lower left corner. */
export function screen(at: Place, width = 150, height = 90, up = 34): Shape[] {
  return part(at, 1, [
    box([width / 2 - 22, -6, 0], [44, 22, 3], { line: 'fine', shade: pale }),
    box([width / 2 - 5, 0, 3], [10, 5, up], { line: 'fine' }),
    box([0, 2, up], [width, 5, height], { shade: front }),
    panel('left', [4, 7, up + 4], width - 8, height - 8, 'paper', 'hair'),
  ])
}

export function onScreen([x, y, z]: Place, u: number, v: number, up = 34): Place {
  return [x + 4 + u, y + 7, z + up + 4 + v]
}

export type Bubble = readonly [u: number, v: number, width: number, height: number, own?: boolean]

/** A telephone standing upright, 46 × 84, its face towards the lower left, with a talk on it. */
export function phone(at: Place, size = 1, bubbles: readonly Bubble[] = []): Shape[] {
  return part(at, size, [
    box([0, 0, 0], [46, 5, 86], { shade: front }),
    panel('left', [3, 5, 7], 40, 73, 'paper', 'hair'),
    wire('fine', [18, 5, 82], [28, 5, 82]),
    bubbles.map(([u, v, width, height, own]) => {
      const corner: Place = [3 + u, 5, 7 + v]
      const count = Math.floor((height - 3) / 4)
      return [
        panel('left', corner, width, height, own ? 'tint' : 'raised', 'fine'),
        Array.from({ length: count }, (_, i) => {
          const v2 = height - 4 - i * 4
          const end = i === count - 1 && count > 1 ? width * 0.6 : width - 3
          return wire('hair', onPlane('left', corner, 3, v2), onPlane('left', corner, end, v2))
        }),
      ]
    }),
  ])
}
