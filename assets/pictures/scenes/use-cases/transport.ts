import { note } from '#assets/pictures/dimensions.ts'
import { boundingBox } from '#assets/pictures/instruments/bounding-box.ts'
import { controlChart } from '#assets/pictures/instruments/control-chart.ts'
import { forecastFan } from '#assets/pictures/instruments/line-chart.ts'
import { gantt, table, waterfall } from '#assets/pictures/instruments/tables.ts'
import { circle, iso, panel, path, wire } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { labelOn } from '#assets/pictures/lettering.ts'
import { container } from '#assets/pictures/parts/container.ts'
import { figure } from '#assets/pictures/parts/figure.ts'
import { truck, wheel } from '#assets/pictures/parts/truck.ts'
import { vessel } from '#assets/pictures/parts/vessel.ts'
import { docks, forklift, house, pallet, portal, van } from '#assets/pictures/parts/warehouse.ts'
import { box, dark } from '#assets/pictures/solids.ts'
import { card, grid } from '#assets/pictures/scenes/cards.ts'

const gate = portal([110, 16, 0], 112, 128)

const damage = card(
  'use-case-container-damage-inspection',
  [150, 150],
  0.98,
  [
    [-10, 50, 110, 170].map((y) => wire('rule', [-60, y, 0], [220, y, 0])),
    gate.back,
    box([-40, 46, 8], [150, 46, 10], { shade: dark, line: 'fine' }),
    wheel(-10, 92, 10),
    wheel(20, 92, 10),
    container([-34, 46, 18], 2, 'plain'),
    box([112, 46, 8], [34, 46, 56]),
    panel('left', [120, 92, 40], 20, 16, 'deep', 'fine'),
    panel('right', [146, 88, 38], 38, 20, 'deep', 'fine'),
    wheel(120, 92, 12),
    gate.front,
    wire('ink', [14, 98, 48], [28, 98, 54], [38, 98, 42], [26, 98, 32], [14, 98, 48]),
    boundingBox(iso([25, 98, 42]), 44, 44),
  ],
  (on) => [
    table(
      { x: 330, y: 18, width: 132, height: 92 },
      'MSKU 201 448 7',
      [
        ['DENT', 'LEFT 3'],
        ['HOLE', 'NONE'],
        ['SEAL', 'OK'],
        ['POSTS', '4 OK'],
      ],
      [0],
    ),
    note(on([40, 98, 30]), [150, 300], 'DENT 38 mm'),
  ],
)

const drops: Place[] = [
  [-20, 176, 0],
  [56, 176, 0],
  [56, 92, 0],
  [142, 92, 0],
  [142, 12, 0],
  [226, 12, 0],
  [226, 92, 0],
  [250, 92, 0],
]
const blocks = [
  [-10, -20],
  [76, -20],
  [160, 26],
  [-10, 108],
  [160, 108],
  [76, 108],
  [-10, 26],
  [76, 26],
] as const

const routes = card(
  'use-case-delivery-route-planning',
  [176, 116],
  0.84,
  [
    grid(-30, -30, 7, 6),
    path(drops, 'tide'),
    blocks.map(([x, y], i) => house([x + 4, y + 4, 0], 0.95, i === 4 ? 'dark' : 'plain')),
    van([-26, 160, 0], 0.72),
    drops.slice(1).map((stop) => circle('floor', stop, 5, 'raised', 'ink')),
    boundingBox(iso([226, 92, 0]), 34, 26),
  ],
  (on) => [
    gantt(
      { x: 316, y: 18, width: 146, height: 84 },
      'ROUND 7',
      [
        [
          'DRIVE',
          [
            [0, 0.16],
            [0.24, 0.14],
            [0.5, 0.2],
            [0.84, 0.12],
          ],
        ],
        [
          'STOP',
          [
            [0.16, 0.08],
            [0.38, 0.12],
            [0.7, 0.14, true],
          ],
        ],
      ],
      36,
    ),
    note(on([226, 92, 0]), [340, 290], 'KERB 6 min'),
  ],
)

const volts = [24.6, 24.5, 24.6, 24.4, 24.5, 24.6, 24.5, 24.4, 24.5, 24.3, 24.2, 24.0, 23.9, 23.7]
const battery = controlChart({ x: 322, y: 18, width: 140, height: 88 }, 'CRANKING V', volts, 9)

const fleet = card(
  'use-case-fleet-breakdown-forecast',
  [180, 118],
  0.76,
  [
    [-30, 44, 118, 192].map((y) => wire('rule', [-60, y, 0], [290, y, 0])),
    truck([-40, -20, 0], 1.15),
    truck([-10, 54, 0], 1.15),
    truck([20, 128, 0], 1.15),
    box([230, 178, 0], [34, 20, 28], { shade: dark, line: 'fine' }),
    boundingBox(iso([198, 176, 24]), 50, 46),
  ],
  (on) => [battery.shapes, note(on([198, 176, 18]), [330, 296], 'LORRY 12  9 DAYS')],
)

const gateChart = { x: 330, y: 18, width: 132, height: 88 }

const bays = card(
  'use-case-loading-bay-arrival-forecast',
  [176, 132],
  0.76,
  [
    grid(-20, -30, 7, 6),
    docks([-4, -40, 0], 3),
    truck([10, -32, 0], 0.96),
    [1, 2, 3].map((door) => labelOn('right', [-4, door * 62 - 48, 84], String(door), 14)),
    panel('floor', [2, 80, 0], 180, 46, 'paper', 'hidden'),
    wire('hidden', [2, 80, 0], [2, 80, 76], [182, 80, 76], [182, 80, 0]),
    wire('hidden', [182, 80, 76], [182, 34, 76], [182, 34, 0]),
    wire('level', [190, 57, 0], [290, 57, 0]),
    forklift([26, 122, 0], 0.85),
    figure([168, 156, 0], 56, 'sea'),
    boundingBox(iso([92, 80, 38]), 48, 48, 'DUE'),
  ],
  (on) => [
    forecastFan(gateChart, 'KM TO GO', [0.95, 0.8, 0.72, 0.5, 0.42], [0.3, 0.16, 0.04], 0.14),
    note(on([182, 66, 30]), [322, 296], 'BAY 2  14:20 ±8 min'),
  ],
)

const supply = card(
  'use-case-supply-chain-risk-predictor',
  [150, 126],
  0.8,
  [
    grid(-60, -30, 8, 6),
    vessel([-40, -20, 0], 0.86),
    truck([30, 78, 0], 0.7),
    pallet([190, 150, 0], 3),
    box([230, 60, 0], [64, 60, 60]),
    panel('left', [240, 120, 0], 22, 34, 'deep', 'fine'),
    [12, 32].map((y) => panel('right', [294, 64 + y + 14, 26], 16, 14, 'deep', 'fine')),
    pallet([60, 170, 0], 1),
    pallet([112, 186, 0], 1),
    figure([160, 196, 0], 60, 'sea'),
    boundingBox(iso([94, 2, 36]), 78, 52),
  ],
  (on) => [
    waterfall({ x: 322, y: 18, width: 140, height: 88 }, 'DAYS LATE', [0.22, 0.34, 0.2, -0.12]),
    note(on([120, 16, 40]), [296, 160], 'PO 4471 +9 DAYS'),
  ],
)

export const transportCases = [damage, routes, fleet, bays, supply]
