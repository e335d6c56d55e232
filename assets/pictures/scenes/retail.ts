import { note } from '#assets/pictures/dimensions.ts'
import { boundingBox } from '#assets/pictures/instruments/bounding-box.ts'
import { histogram } from '#assets/pictures/instruments/histogram.ts'
import { iso } from '#assets/pictures/isometric.ts'
import { figure } from '#assets/pictures/parts/figure.ts'
import { shelf } from '#assets/pictures/parts/shelf.ts'
import { till } from '#assets/pictures/parts/till.ts'
import { card, grid } from './cards.ts'

export const retail = card(
  'retail',
  [160, 132],
  0.84,
  [
    grid(-30, -20, 6, 5),
    shelf([-20, -10, 0], 1.15),
    till([84, 104, 0], 0.9),
    figure([60, 120, 0], 62, 'sea'),
    boundingBox(iso([95, 26, 60]), 50, 40),
  ],
  (on) => [
    histogram({ x: 344, y: 18, width: 118, height: 84 }, 'SOLD AN HOUR', [3, 5, 9, 14, 12, 8, 10, 16, 11], 7),
    note(on([108, 26, 60]), [352, 150], 'GAP SKU 4410'),
  ],
)
