import { disc, polyline, rectangle } from '#assets/pictures/drawing.ts'
import type { Drawing } from '#assets/pictures/drawing.ts'
import { boundingBox } from '#assets/pictures/instruments/bounding-box.ts'
import { instrumentPlate } from '#assets/pictures/instruments/frame.ts'
import { figure } from '#assets/pictures/parts/figure.ts'
import { scanner } from '#assets/pictures/parts/scanner.ts'
import { wardBed } from '#assets/pictures/parts/ward-bed.ts'
import { card, grid } from './cards.ts'

const frame = { x: 322, y: 18, width: 140, height: 122 }
const slice: Drawing = [
  instrumentPlate(frame, 'SLICE 42'),
  rectangle(frame.x + 9, frame.y + 28, 122, 85, 'sunk', 'hair'),
  disc([392, 90], 36, 'tint', 'ink'),
  disc([392, 90], 30, 'paper', 'fine'),
  disc([378, 88], 12, 'tint', 'fine'),
  disc([407, 88], 12, 'tint', 'fine'),
  disc([392, 110], 5, 'raised', 'fine'),
  polyline(
    [
      [392, 62],
      [392, 78],
    ],
    'hair',
  ),
  boundingBox([411, 93], 20, 20),
]

export const healthcare = card(
  'healthcare',
  [178, 118],
  0.88,
  [
    grid(-40, -20, 7, 5),
    scanner([-30, -10, 0], 1.05),
    wardBed([100, 34, 0], 1),
    figure([52, 128, 0], 74, 'raised'),
  ],
  () => slice,
)
