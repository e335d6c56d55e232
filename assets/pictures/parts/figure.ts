import { disc, polygon } from '#assets/pictures/drawing.ts'
import type { Shape, Tone } from '#assets/pictures/drawing.ts'
import { part } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'

/** A person for scale as architects draw them: a flat outline `height` tall, feet at the place. */
export function figure(at: Place, height = 50, coat: Tone = 'slate'): Shape[] {
  const h = height
  return part(at, 1, [
    polygon(
      [
        [-h * 0.07, 0],
        [-h * 0.09, -h * 0.46],
        [h * 0.09, -h * 0.46],
        [h * 0.07, 0],
        [h * 0.015, 0],
        [0, -h * 0.36],
        [-h * 0.015, 0],
      ],
      'ink',
    ),
    polygon(
      [
        [-h * 0.1, -h * 0.42],
        [-h * 0.13, -h * 0.74],
        [-h * 0.07, -h * 0.82],
        [h * 0.07, -h * 0.82],
        [h * 0.13, -h * 0.74],
        [h * 0.1, -h * 0.42],
      ],
      coat,
      'fine',
    ),
    disc([0, -h * 0.92], h * 0.075, 'raised', 'fine'),
  ])
}
