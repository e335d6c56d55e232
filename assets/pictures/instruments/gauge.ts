import { disc, polygon, polyline } from '#assets/pictures/drawing.ts'
import type { Point, Shape } from '#assets/pictures/drawing.ts'
import { label } from '#assets/pictures/lettering.ts'

/** A round gauge over 240 degrees; `share` of its range (0 to 1) sets the needle, `from`…`to` tints the good part. */
export function gauge(
  [cx, cy]: Point,
  radius: number,
  share: number,
  reading: string,
  from = 0.35,
  to = 0.75,
): Shape[] {
  const at = (value: number, r: number): Point => {
    const turn = ((150 + 240 * value) * Math.PI) / 180
    return [cx + r * Math.cos(turn), cy + r * Math.sin(turn)]
  }
  const band = Array.from({ length: 13 }, (_, i) => from + ((to - from) * i) / 12)
  return [
    disc([cx, cy], radius, 'raised', 'ink'),
    polygon(
      [...band.map((v) => at(v, radius * 0.9)), ...band.toReversed().map((v) => at(v, radius * 0.72))],
      'tint',
    ),
    ...Array.from({ length: 11 }, (_, i) =>
      polyline([at(i / 10, radius * 0.9), at(i / 10, radius * (i % 5 ? 0.8 : 0.72))], 'fine'),
    ),
    polyline([[cx, cy], at(share, radius * 0.78)], 'ink'),
    disc([cx, cy], 2.5, 'ink'),
    ...label(reading, [cx, cy + radius * 0.62], 6, 'letter', 'middle'),
  ]
}
