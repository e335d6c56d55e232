import { note, signalPoint } from '#assets/pictures/dimensions.ts'
import { boundingBox } from '#assets/pictures/instruments/bounding-box.ts'
import { readingAt, scatter } from '#assets/pictures/instruments/line-chart.ts'
import { table, waterfall } from '#assets/pictures/instruments/tables.ts'
import { circle, iso, panel, wire } from '#assets/pictures/isometric.ts'
import { labelOn } from '#assets/pictures/lettering.ts'
import { ledger } from '#assets/pictures/instruments/ledger.ts'
import { gateway, table as bench } from '#assets/pictures/parts/bench.ts'
import { conveyor } from '#assets/pictures/parts/conveyor.ts'
import { figure } from '#assets/pictures/parts/figure.ts'
import { lathe } from '#assets/pictures/parts/lathe.ts'
import { folders, sheet, stack } from '#assets/pictures/parts/papers.ts'
import { press } from '#assets/pictures/parts/press.ts'
import { onScreen, screen } from '#assets/pictures/parts/screen.ts'
import { server } from '#assets/pictures/parts/server.ts'
import { pipe } from '#assets/pictures/parts/works.ts'
import { box, dark, pale } from '#assets/pictures/solids.ts'
import { card, grid } from '#assets/pictures/scenes/cards.ts'

const reporting = card(
  'solution-ai-enhanced-reporting',
  [150, 136],
  0.94,
  [
    grid(-30, -30, 6, 5),
    bench([-20, -20, 0], 210, 120, 46),
    stack([-8, -8, 46], 14, 44, 58),
    sheet('floor', [56, 84, 46], 76, 96, [0.9, 0.8, 0.9, 0.5]),
    [10, 18, 13, 24, 20].map((high, i) =>
      panel('floor', [64 + i * 12, 80, 46], 9, high, i === 3 ? 'sea' : 'tint', 'fine'),
    ),
    panel('floor', [62, 10, 46], 62, 10, 'tint', 'measure'),
    wire('measure', [104, 10, 46], [104, 56, 46]),
    sheet('floor', [142, 84, 46], 40, 60, [0.9, 0.6, 0.8]),
    figure([30, 160, 0], 88, 'sea'),
    boundingBox(iso([104, 66, 46]), 34, 34),
  ],
  (on) => [
    table(
      { x: 330, y: 18, width: 132, height: 92 },
      'CHECKED',
      [
        ['OEE', '74.8 %'],
        ['SCRAP', '2.1 %'],
        ['STOPS', '31 min'],
        ['SIGNED', 'A PERSON'],
      ],
      [0],
    ),
    note(on([104, 60, 46]), [352, 190], '= OEE B14'),
  ],
)

const losses = [0.96, -0.12, -0.07, -0.09] as const
const wall = [-30, 0, 0] as const

const dashboards = card(
  'solution-dynamic-operational-dashboards',
  [152, 158],
  0.9,
  [
    grid(-40, -30, 7, 5),
    screen(wall, 220, 116, 30),
    labelOn('left', onScreen(wall, 12, 76, 30), '74.8 %', 20),
    wire('rule', onScreen(wall, 12, 66, 30), onScreen(wall, 200, 66, 30)),
    [0.9, 0.62, 0.44, 0.2].map((share, i) =>
      panel('left', onScreen(wall, 12, 48 - i * 13, 30), 110 * share, 9, i === 0 ? 'sea' : 'tint', 'fine'),
    ),
    [40, 26, 34, 22, 18, 24].map((high, i) =>
      panel('left', onScreen(wall, 138 + i * 11, 10, 30), 8, high, 'tint', 'fine'),
    ),
    figure([20, 110, 0], 82, 'slate'),
    figure([66, 126, 0], 82, 'sea'),
    figure([112, 110, 0], 82, 'slate'),
    boundingBox(iso(onScreen(wall, 62, 52, 30)), 114, 84),
  ],
  (on) => [
    waterfall({ x: 344, y: 18, width: 118, height: 92 }, 'OEE LOSSES', losses),
    note(on(onScreen(wall, 108, 52, 30)), [356, 176], 'STOPS: LABELLER'),
  ],
)

const cloud = Array.from({ length: 34 }, (_, i) => {
  const turn = i * 2.4
  const far = 0.22 * Math.sqrt(i / 34)
  return [0.36 + far * Math.cos(turn) * 1.2, 0.4 + far * Math.sin(turn)] as const
})
const plane = { x: 318, y: 18, width: 144, height: 110 }

const anomaly = card(
  'solution-instant-anomaly-detection',
  [156, 150],
  0.9,
  [
    grid(-40, -30, 7, 5),
    pipe(
      [
        [-34, -10, 30],
        [240, -10, 30],
      ],
      12,
    ),
    [10, 70, 130, 190].map((x, i) => [
      box([x - 9, -20, 42], [18, 18, 24], { shade: i === 2 ? dark : pale }),
      wire('fine', [x, -2, 52], [x, 40, 52], [x, 60, 20]),
      box([x - 16, 60, 0], [36, 30, 44]),
      panel('left', [x - 11, 90, 16], 26, 20, i === 2 ? 'deep' : 'raised', 'fine'),
    ]),
    figure([40, 150, 0], 76, 'sea'),
  ],
  (on) => [
    scatter(plane, 'FLOW / PRESSURE', cloud),
    signalPoint(readingAt(plane, 0.82, 0.78), 3.2),
    note(on([130, -8, 62]), [236, 40], 'SENSOR 3'),
    note(on([190, 90, 20]), [340, 290], '1 FALSE A WEEK'),
  ],
)

const gate = card(
  'solution-real-time-analytics-gateway',
  [164, 132],
  0.88,
  [
    grid(-40, -30, 8, 5),
    press([-30, -20, 0], 0.9),
    lathe([50, -20, 0], 0.8),
    conveyor([-34, 120, 0], 0.86, 150, [10, 60, 104], 22),
    [
      [20, 20, 0],
      [100, 20, 0],
      [60, 110, 0],
    ].map(([x = 0, y = 0]) => [
      wire('tide', [x, y, 0], [x, 70, 0], [134, 70, 0]),
      [0.25, 0.5, 0.75].map((k) => circle('floor', [x + (134 - x) * k, 70, 0], 3.4, 'raised', 'fine')),
    ]),
    gateway([134, 58, 0], 1.3),
    wire('tide', [196, 70, 0], [214, 70, 0]),
    server([214, 40, 0], 0.92),
    boundingBox(iso([163, 84, 40]), 60, 76),
  ],
  (on) => [
    table(
      { x: 330, y: 18, width: 132, height: 84 },
      'WINDOW 14:20',
      [
        ['ON TIME', '1 184'],
        ['LATE', '16'],
        ['REVISED', '1'],
      ],
      [1],
    ),
    note(on([150, 84, 10]), [300, 298], 'SUM +0.4 kWh'),
  ],
)

const integration = card(
  'solution-seamless-integration-framework',
  [164, 132],
  0.88,
  [
    grid(-40, -30, 7, 6),
    folders([-34, -22, 0], 88, 2),
    server([76, -20, 0], 0.86),
    box([150, -20, 0], [70, 44, 60], { shade: pale }),
    [10, 30].map((z) => panel('left', [156, 24, z], 58, 16, 'tint', 'fine')),
    [10, 98, 184].map((x) => wire('tide', [x, 30, 0], [x, 64, 0], [98, 64, 0], [98, 84, 0])),
    ledger(
      [16, 0, 0],
      166,
      [
        { y: 122, name: 'PUMP 104', reading: 'P-104' },
        { y: 142, name: 'PMP104', reading: 'P-104' },
        { y: 162, name: 'P104A', reading: '?' },
      ],
      'ASSETS',
      8,
    ),
    boundingBox(iso([120, 162, 0]), 36, 26),
    stack([206, 120, 0], 3, 40, 50),
  ],
  (on) => [
    table(
      { x: 336, y: 18, width: 126, height: 84 },
      'CONTRACT',
      [
        ['PASSED', '18 412'],
        ['REJECTED', '37'],
        ['REASONS', '37'],
      ],
      [1],
    ),
    note(on([226, 146, 6]), [352, 286], 'LINE 88: NO ASSET'),
  ],
)

export const recordsSolutions = [reporting, dashboards, anomaly, gate, integration]
