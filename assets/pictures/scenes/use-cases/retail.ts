import { note } from '#assets/pictures/dimensions.ts'
import { boundingBox } from '#assets/pictures/instruments/bounding-box.ts'
import { histogram } from '#assets/pictures/instruments/histogram.ts'
import { forecastFan, lineChart, sampled } from '#assets/pictures/instruments/line-chart.ts'
import { bars, table } from '#assets/pictures/instruments/tables.ts'
import { circle, iso, onPlane, panel, wire } from '#assets/pictures/isometric.ts'
import { camera } from '#assets/pictures/parts/camera.ts'
import { figure } from '#assets/pictures/parts/figure.ts'
import { phone } from '#assets/pictures/parts/screen.ts'
import { shelf } from '#assets/pictures/parts/shelf.ts'
import { bed, breadRack, hotel, loaf, mast, oven, rail, tshirt } from '#assets/pictures/parts/shop.ts'
import { house } from '#assets/pictures/parts/warehouse.ts'
import { box, pale } from '#assets/pictures/solids.ts'
import { card, grid } from '#assets/pictures/scenes/cards.ts'

const homes = [
  [76, -16],
  [142, -16],
  [208, -16],
  [10, 60],
  [76, 60],
  [142, 60],
  [208, 60],
  [10, 126],
  [76, 126],
  [142, 126],
] as const

const churn = card(
  'use-case-churn-reduction-telecom',
  [166, 138],
  0.84,
  [
    grid(-30, -30, 7, 5),
    [30, 55, 80].map((r) => circle('floor', [4, 4, 0], r, undefined, 'hair')),
    mast([4, 4, 0], 148),
    homes.map(([x, y], i) => house([x, y, 0], 0.9, i === 4 ? 'dark' : 'plain')),
    boundingBox(iso([96, 76, 26]), 66, 66),
  ],
  (on) => [
    lineChart(
      { x: 322, y: 18, width: 140, height: 92 },
      'STILL WITH US',
      [sampled((t) => Math.exp(-0.5 * t)), sampled((t) => Math.exp(-1.5 * t ** 1.4))],
      'level',
    ),
    note(on([86, 92, 6]), [156, 300], 'LEAVES 0.71  OFFER B'),
  ],
)

const sizes = card(
  'use-case-fashion-size-advice',
  [152, 138],
  0.94,
  [
    grid(-30, -30, 7, 5),
    rail([-20, -16, 0], 236),
    [4, 44, 84].map((x, i) => tshirt([x - 6, -1 + i * 0.1, 50], 0.9, i === 2)),
    [134, 174].map((x) => tshirt([x - 6, -1, 50], 0.9)),
    box([30, 70, 0], [150, 96, 30], { shade: pale }),
    tshirt([80, 156, 30], 1.25, false, 'floor'),
    wire('measure', [80, 124, 30], [130, 124, 30]),
    boundingBox(iso([105, 124, 30]), 86, 46),
  ],
  (on) => [
    histogram({ x: 332, y: 18, width: 130, height: 84 }, 'RETURNS BY SIZE', [3, 6, 14, 8, 4], 2),
    note(on([130, 124, 30]), [330, 272], 'CHEST 52 cm: L'),
  ],
)

const bakery = card(
  'use-case-fresh-food-demand-forecast',
  [160, 142],
  0.84,
  [
    grid(-30, -30, 7, 5),
    oven([-24, -16, 0], 1.12),
    breadRack([96, -6, 0], [15, 16, 17, 14]),
    box([70, 96, 0], [130, 40, 40], { shade: pale }),
    panel('left', [78, 136, 8], 114, 24, undefined, 'hair'),
    [80, 112, 160].flatMap((x) => [loaf([x, 100, 40]), loaf([x, 118, 40])]),
    figure([36, 116, 0], 78, 'sea'),
    boundingBox(iso([150, 20, 84]), 92, 48),
  ],
  (on) => [
    forecastFan(
      { x: 316, y: 18, width: 146, height: 92 },
      'LOAVES AN HOUR',
      [0.1, 0.35, 0.8, 0.55, 0.4, 0.52, 0.62],
      [0.72, 0.8, 0.5, 0.3],
      0.2,
    ),
    note(on([190, 20, 78]), [348, 152], 'BAKE 14 AT 15:00'),
  ],
)

const rooms = card(
  'use-case-hotel-recommender',
  [150, 146],
  0.84,
  [
    grid(-40, -40, 8, 5),
    hotel([-30, -40, 0], [7, 12, 13], 1.05),
    bed([120, -20, 0], 1.15),
    phone([110, 116, 0], 1.55),
    [0, 1, 2, 3].map((i) => {
      const corner = onPlane('left', [110, 124, 12], 6, 84 - i * 26)
      return [
        panel('left', corner, 58, 21, i === 0 ? 'tint' : 'raised', 'fine'),
        panel('left', [corner[0] + 3, corner[1], corner[2] + 3], 16, 15, i === 0 ? 'sea' : 'sunk', 'hair'),
        wire(
          'hair',
          [corner[0] + 24, corner[1], corner[2] + 14],
          [corner[0] + 52, corner[1], corner[2] + 14],
        ),
        wire('hair', [corner[0] + 24, corner[1], corner[2] + 7], [corner[0] + 42, corner[1], corner[2] + 7]),
      ]
    }),
    boundingBox(iso([144, 124, 108]), 62, 52),
  ],
  (on) => [
    bars(
      { x: 330, y: 18, width: 132, height: 88 },
      'WILL BOOK',
      [
        ['QUAY', 0.86],
        ['MILL', 0.58],
        ['PARK', 0.4],
        ['INN', 0.22],
      ],
      0,
      32,
    ),
    note(on([196, 20, 24]), [368, 178], 'ROOM 214'),
  ],
)

const availability = card(
  'use-case-shelf-availability',
  [150, 152],
  0.84,
  [
    grid(-40, -30, 7, 5),
    shelf([-34, -20, 0], 1.2),
    wire('hidden', [60, 150, 110], [-6, 6, 64]),
    wire('hidden', [60, 150, 110], [92, 6, 64]),
    camera([60, 124, 0], 124),
    figure([170, 96, 0], 76, 'sea'),
    boundingBox(iso([86, 9, 66]), 52, 44),
  ],
  (on) => [
    table(
      { x: 330, y: 18, width: 132, height: 84 },
      'SKU 4410',
      [
        ['FACINGS', '0 / 2'],
        ['BACK ROOM', '18'],
        ['GAP SINCE', '11:04'],
      ],
      [0],
    ),
    note(on([104, 9, 64]), [356, 170], 'REFILL'),
  ],
)

export const retailCases = [churn, sizes, bakery, rooms, availability]
