import { note } from '#assets/pictures/dimensions.ts'
import type { Tone } from '#assets/pictures/drawing.ts'
import { boundingBox } from '#assets/pictures/instruments/bounding-box.ts'
import { heatMap } from '#assets/pictures/instruments/heat-map.ts'
import { iso } from '#assets/pictures/isometric.ts'
import { barn, silo } from '#assets/pictures/parts/barn.ts'
import { field, plant, tractor } from '#assets/pictures/parts/field.ts'
import { card } from './cards.ts'

const wet: Record<string, Tone> = {
  '1,2': 'tint',
  '2,2': 'tint',
  '2,3': 'tint',
  '3,2': 'tint',
  '3,3': 'tint',
  '1,3': 'tint',
  '4,3': 'tint',
}
const plants = Array.from(
  { length: 24 },
  (_, i) => [66 + (i % 8) * 22, 138 + Math.floor(i / 8) * 22] as const,
)

export const agriculture = card(
  'agriculture',
  [186, 118],
  0.8,
  [
    field([-30, 44, 0], 1, 7, 4, wet, 42),
    silo([-30, 18, 0], 19, 84),
    barn([2, -32, 0], 0.86),
    plants.map(([x, y]) => plant([x, y, 0], 15)),
    tractor([-8, 78, 0], 0.92),
    boundingBox(iso([176, 160, 8]), 38, 34),
  ],
  (on) => [
    heatMap({ x: 336, y: 18, width: 126, height: 92 }, 'SOIL MOISTURE', [
      [0, 1, 1, 0, 0, 1],
      [1, 1, 2, 1, 1, 1],
      [1, 2, 2, 2, 1, 0],
      [0, 1, 1, 2, 1, 0],
    ]),
    note(on([110, 194, 0]), [112, 300], 'N 18 kg/ha'),
  ],
)
