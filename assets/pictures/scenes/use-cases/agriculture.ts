import { note } from '#assets/pictures/dimensions.ts'
import type { Tone } from '#assets/pictures/drawing.ts'
import { boundingBox } from '#assets/pictures/instruments/bounding-box.ts'
import { heatMap } from '#assets/pictures/instruments/heat-map.ts'
import { axes, forecastFan, readingAt } from '#assets/pictures/instruments/line-chart.ts'
import { instrumentPlate } from '#assets/pictures/instruments/frame.ts'
import { bars } from '#assets/pictures/instruments/tables.ts'
import { disc, stroke } from '#assets/pictures/drawing.ts'
import { circle, iso, wire } from '#assets/pictures/isometric.ts'
import { barn } from '#assets/pictures/parts/barn.ts'
import { camera } from '#assets/pictures/parts/camera.ts'
import { boom, core, cow, drone, feedFence, groundBlock, leaf, tree } from '#assets/pictures/parts/farm.ts'
import { field, plant, tractor } from '#assets/pictures/parts/field.ts'
import { figure } from '#assets/pictures/parts/figure.ts'
import { pallet } from '#assets/pictures/parts/warehouse.ts'
import { box, pale } from '#assets/pictures/solids.ts'
import { card, grid } from '#assets/pictures/scenes/cards.ts'

const rows = Array.from({ length: 35 }, (_, i) => [6 + (i % 7) * 22, 10 + Math.floor(i / 7) * 24] as const)

const disease = card(
  'use-case-crop-disease-detection',
  [170, 118],
  0.86,
  [
    field([-20, -20, 0], 1, 4, 3, { '2,1': 'tint', '3,1': 'tint', '3,2': 'tint' }, 46),
    rows.map(([x, y]) => plant([x, y, 0], 17)),
    wire('hidden', [100, 60, 106], [80, 44, 0]),
    wire('hidden', [100, 60, 106], [130, 76, 0]),
    drone([100, 60, 118], 1),
    box([20, 146, -10], [190, 78, 4], { shade: pale }),
    leaf([48, 185, -6], 138),
    [
      [96, 176, 8],
      [112, 196, 6],
      [84, 190, 4],
    ].map(([x = 0, y = 0, r = 0]) => circle('floor', [x, y, -6], r, 'slate', 'fine')),
    boundingBox(iso([98, 180, -6]), 48, 34),
  ],
  (on) => [
    bars({ x: 338, y: 18, width: 124, height: 84 }, 'LEAF 2214', [
      ['BLIGHT', 0.88],
      ['RUST', 0.3],
      ['MILDEW', 0.12],
    ]),
    note(on([114, 178, -6]), [364, 262], 'BLIGHT 0.88'),
  ],
)

const harvest = card(
  'use-case-harvest-prediction',
  [170, 136],
  0.84,
  [
    field([-30, -30, 0], 1, 6, 3, {}, 44),
    [0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3, 4].map((c) =>
        tree([-6 + c * 50, -8 + row * 42, 0], 58, row === 2 && c === 2 ? 11 : 2 + ((row + c) % 3)),
      ),
    ),
    pallet([20, 136, 0], 2),
    pallet([74, 136, 0], 2),
    pallet([128, 136, 0], 1),
    figure([190, 150, 0], 58, 'sea'),
    boundingBox(iso([94, 76, 38]), 52, 52),
  ],
  (on) => [
    forecastFan(
      { x: 318, y: 18, width: 144, height: 88 },
      'TONNES, BLOCK 4',
      [0.06, 0.1, 0.18, 0.3, 0.42],
      [0.56, 0.7, 0.78, 0.82],
      0.16,
    ),
    note(on([106, 80, 30]), [352, 288], 'PICK 12-16 SEPT'),
  ],
)

const cattle = card(
  'use-case-livestock-monitoring',
  [160, 136],
  0.86,
  [
    grid(-30, -30, 7, 5),
    feedFence([-26, -14, 0], 242),
    cow([-16, 14, 0], 0.95),
    cow([110, 14, 0], 0.95, false),
    cow([20, 84, 0], 0.95, false),
    camera([186, 72, 0], 132),
    cow([140, 92, 0], 0.95),
    boundingBox(iso([184, 100, 30]), 104, 76),
  ],
  (on) => [
    instrumentPlate({ x: 330, y: 18, width: 132, height: 92 }, 'BACK LINE, COW 214'),
    axes({ x: 330, y: 18, width: 132, height: 92 }),
    stroke('level', 340, 66, 452, 66),
    stroke('tide', 340, 74, 362, 68, 384, 56, 404, 52, 424, 58, 452, 74),
    note(on([176, 112, 4]), [330, 300], 'LAME: SCORE 3 OF 5'),
  ],
)

const zones: Record<string, Tone> = {
  '1,1': 'tint',
  '2,1': 'tint',
  '3,1': 'deep',
  '2,2': 'deep',
  '3,2': 'deep',
  '4,2': 'tint',
  '1,2': 'tint',
  '4,1': 'tint',
  '3,3': 'tint',
}

const nitrogen = card(
  'use-case-precision-farming',
  [160, 130],
  0.86,
  [
    field([-40, -20, 0], 1, 6, 4, zones, 44),
    barn([100, -64, 0], 0.5),
    boom([70, -14, 0], 165),
    tractor([84, 46, 0], 1),
    boundingBox(iso([70, 88, 18]), 40, 40),
  ],
  (on) => [
    heatMap({ x: 330, y: 18, width: 132, height: 90 }, 'N kg/ha', [
      [0, 0, 0, 0, 0, 0],
      [0, 1, 1, 2, 1, 0],
      [0, 1, 2, 2, 1, 0],
      [0, 0, 0, 1, 0, 0],
    ]),
    note(on([70, 105, 10]), [92, 296], '142 kg/ha'),
    note(on([200, 110, 0]), [360, 290], 'STRIP A/B'),
  ],
)

const sounding = { x: 338, y: 18, width: 124, height: 108 }
const carbon = [0.9, 0.82, 0.6, 0.4, 0.3, 0.24, 0.2]

const soil = card(
  'use-case-soil-health',
  [186, 106],
  0.77,
  [
    groundBlock([-30, -30, 0], 190, 150),
    [
      [10, 10],
      [66, -6],
      [120, 20],
      [14, 84],
      [70, 60],
      [126, 92],
    ].map(([x = 0, y = 0]) => [
      circle('floor', [x, y, 0], 7, 'sea', 'fine'),
      wire('ink', [x, y, 0], [x, y, 24]),
    ]),
    [
      [10, 10],
      [40, 40],
    ].map(([x = 0, y = 0]) => plant([x, y, 0], 12)),
    box([186, 40, -96], [34, 110, 6], { shade: pale }),
    [62, 95, 128].map((y) => core([203, y, -90], 9)),
    boundingBox(iso([70, 60, 0]), 34, 28),
  ],
  (on) => [
    instrumentPlate(sounding, 'CARBON BY DEPTH'),
    axes(sounding),
    carbon.map((share, i) => disc(readingAt(sounding, share, 1 - i / 6), 2.2, 'sea', 'fine')),
    carbon
      .slice(1)
      .map((share, i) =>
        stroke(
          'measure',
          ...readingAt(sounding, carbon[i] ?? 0, 1 - i / 6),
          ...readingAt(sounding, share, 1 - (i + 1) / 6),
        ),
      ),
    note(on([70, 60, 24]), [120, 50], 'SAMPLE 5'),
    note(on([212, 128, -40]), [352, 300], '1.9 % C  pH 6.4'),
  ],
)

export const agricultureCases = [disease, harvest, cattle, nitrogen, soil]
