import { note } from '#assets/pictures/dimensions.ts'
import { boundingBox } from '#assets/pictures/instruments/bounding-box.ts'
import { checklist } from '#assets/pictures/instruments/checklist.ts'
import { controlChart } from '#assets/pictures/instruments/control-chart.ts'
import { heatMap } from '#assets/pictures/instruments/heat-map.ts'
import { histogram } from '#assets/pictures/instruments/histogram.ts'
import { axes, curveIn } from '#assets/pictures/instruments/line-chart.ts'
import { instrumentPlate } from '#assets/pictures/instruments/frame.ts'
import { gantt, table } from '#assets/pictures/instruments/tables.ts'
import { iso, panel, wire } from '#assets/pictures/isometric.ts'
import { labelOn } from '#assets/pictures/lettering.ts'
import { table as bench } from '#assets/pictures/parts/bench.ts'
import { camera } from '#assets/pictures/parts/camera.ts'
import { container } from '#assets/pictures/parts/container.ts'
import { chair, desk } from '#assets/pictures/parts/desk.ts'
import { figure } from '#assets/pictures/parts/figure.ts'
import { sheet, stack } from '#assets/pictures/parts/papers.ts'
import { press } from '#assets/pictures/parts/press.ts'
import { onScreen, screen } from '#assets/pictures/parts/screen.ts'
import { shelf } from '#assets/pictures/parts/shelf.ts'
import { forklift, pallet, rack } from '#assets/pictures/parts/warehouse.ts'
import { box, dark, pale } from '#assets/pictures/solids.ts'
import { card, grid } from '#assets/pictures/scenes/cards.ts'

const sold = [132, 125, 141, 138, 150, 129, 136, 144]
const scaled = (values: readonly number[]) => values.map((value) => (value - 112) / 44)
const weeks = { x: 322, y: 18, width: 140, height: 92 }

const naive = card(
  'post-hold-every-forecast-against-the-naive-one',
  [136, 112],
  0.98,
  [
    grid(-50, -20, 7, 4),
    [3, 2, 4].map((layers, i) => pallet([-40 + i * 66, 0, 0], layers)),
    [3, 2, 4].map((layers, i) => [
      panel('floor', [-10 + i * 66, 128, 0], 44, 36, undefined, 'hidden'),
      wire('level', [-18 + i * 66, 40, 0], [12 + i * 66, 88, 0]),
      labelOn('floor', [-6 + i * 66, 122, 0], String(layers), 13, 'quiet'),
    ]),
    figure([214, 40, 0], 88, 'sea'),
    boundingBox(iso([150, 104, 0]), 64, 46),
  ],
  (on) => [
    instrumentPlate(weeks, 'SOLD, AND COPIED'),
    axes(weeks),
    curveIn(weeks, scaled([120, ...sold.slice(0, -1)]), 'level'),
    curveIn(weeks, scaled(sold), 'tide'),
    note(on([52, 110, 0]), [96, 290], 'LAST WEEK, UNCHANGED'),
  ],
)

const hiring = card(
  'post-ir35-and-ai-engineers-by-the-day',
  [168, 128],
  0.94,
  [
    grid(-60, -40, 8, 6),
    wire('level', [-40, -30, 0], [120, -30, 0], [120, 160, 0], [-40, 160, 0], [-40, -30, 0]),
    labelOn('floor', [-30, 150, 0], 'INSIDE', 16, 'quiet'),
    labelOn('floor', [134, 150, 0], 'OUTSIDE', 16, 'quiet'),
    desk([-24, -8, 0], 1),
    chair([10, 52, 0], 1),
    desk([150, -8, 0], 1),
    chair([184, 52, 0], 1),
    figure([30, 30, 0], 80, 'slate'),
    figure([120, 100, 0], 86, 'sea'),
    boundingBox(iso([120, 100, 40]), 52, 100),
  ],
  () => [
    checklist({ x: 336, y: 18, width: 126, height: 98 }, 'THIS WEEK', [
      { name: 'OWN METHOD', done: true },
      { name: 'SUBSTITUTE SENT', done: false },
      { name: 'YOUR STAND-UP', done: true },
      { name: 'MENDS UNPAID', done: true },
    ]),
  ],
)

const cameras = card(
  'post-uk-gdpr-for-camera-analytics',
  [150, 172],
  0.8,
  [
    grid(-50, -40, 7, 5),
    rack([-40, -40, 0], [2, 4]),
    forklift([-30, 66, 0], 0.95),
    camera([206, -30, 0], 140, 1),
    wire('level', [206, -4, 126], [130, 124, 0]),
    wire('level', [206, -4, 126], [214, 92, 0]),
    figure([168, 92, 0], 78, 'tint'),
    figure([40, 160, 0], 78, 'sea'),
    boundingBox(iso([168, 92, 38]), 44, 88),
  ],
  (on) => [
    table(
      { x: 330, y: 18, width: 132, height: 74 },
      'WHAT IS KEPT',
      [
        ['VIDEO', '0 days'],
        ['NEAR MISS', '14 days'],
        ['COUNT', 'BY WEEK'],
      ],
      [2],
    ),
    note(on([168, 92, 8]), [372, 284], 'NO NAME'),
  ],
)

const brief = card(
  'post-how-to-write-a-brief-for-an-ai-project',
  [138, 138],
  1,
  [
    grid(-40, -30, 6, 5),
    bench([-30, -20, 0], 220, 130, 46),
    sheet('floor', [46, 96, 46], 80, 100, [0.9, 0.7, 0.9, 0.8, 0.6, 0.9, 0.5]),
    [0, 1, 2, 3, 4, 5, 6].map((i) => panel('floor', [37, 12 + i * 12, 46], 5, 5, 'raised', 'fine')),
    panel('floor', [52, 92, 46], 66, 10, 'tint', 'measure'),
    wire('ink', [140, 40, 46], [168, 66, 46]),
    stack([-14, -4, 46], 3, 34, 44),
    figure([16, 158, 0], 88, 'sea'),
    figure([186, 110, 0], 88, 'slate'),
    boundingBox(iso([86, 87, 46]), 92, 58),
  ],
  (on) => [
    checklist({ x: 336, y: 18, width: 126, height: 122 }, 'SEVEN LINES', [
      { name: 'DECISION', done: true },
      { name: 'TODAY', done: true },
      { name: 'COST OF ERROR', done: true },
      { name: 'DATA', done: true },
      { name: 'FIXED POINTS', done: true },
      { name: 'ACCEPTANCE', done: true },
      { name: 'STOP', done: false },
    ]),
    note(on([104, 87, 46]), [330, 284], 'STOP: WEEK 6'),
  ],
)

const act = card(
  'post-eu-ai-act-dates-for-sales-into-ireland',
  [150, 128],
  0.92,
  [
    grid(-60, -40, 7, 5),
    box([-44, -36, 0], [84, 60, 70], { shade: pale }),
    panel('left', [-36, 24, 0], 34, 50, 'sunk', 'fine'),
    labelOn('left', [6, 24, 42], 'LEICESTER', 6, 'quiet'),
    wire('tide', [-10, 60, 0], [60, 60, 0], [60, 120, 0], [180, 120, 0]),
    press([62, -30, 0], 0.9),
    camera([130, -20, 0], 84, 0.8),
    container([150, 60, 0], 1.35, 'plain'),
    wire('level', [120, -40, 0], [120, 170, 0]),
    labelOn('floor', [20, 158, 0], 'UK', 18, 'quiet'),
    labelOn('floor', [140, 164, 0], 'IRELAND', 18, 'quiet'),
    figure([20, 110, 0], 80, 'sea'),
    boundingBox(iso([120, 120, 0]), 54, 44),
  ],
  (on) => [
    gantt(
      { x: 312, y: 18, width: 150, height: 98 },
      'APPLIES FROM',
      [
        ['ART 5', [[0, 1, true]]],
        ['ART 50', [[0.43, 0.57, true]]],
        ['ANNEX III', [[0.8, 0.2]]],
        ['ANNEX I', [[0.96, 0.04]]],
      ],
      58,
    ),
    note(on([120, 130, 0]), [310, 300], 'PLACED ON THE MARKET'),
  ],
)

const promotion = card(
  'post-stock-forecasts-with-promotions',
  [148, 162],
  0.86,
  [
    grid(-50, -40, 8, 5),
    shelf([-44, -40, 0], 1.05),
    [0, 1, 2, 3].map((level) =>
      Array.from({ length: 4 - level }, (_, i) =>
        box([84 + level * 13 + i * 26, 70, level * 22], [24, 24, 20], {
          line: 'fine',
          shade: (i + level) % 2 ? pale : dark,
        }),
      ),
    ),
    wire('ink', [130, 76, 88], [130, 76, 104]),
    panel('left', [108, 76, 104], 44, 26, 'raised', 'ink'),
    labelOn('left', [112, 76, 112], '-25%', 8),
    figure([30, 110, 0], 84, 'sea'),
    figure([206, 60, 0], 78, 'slate'),
    boundingBox(iso([136, 94, 44]), 118, 104),
  ],
  (on) => [
    histogram({ x: 330, y: 18, width: 132, height: 92 }, 'PACKS A WEEK', [405, 395, 960, 310, 360, 400], 6),
    note(on([60, -10, 100]), [214, 28], 'NEIGHBOUR -45'),
  ],
)

const risk = [
  [1, 2, 2, 2, 2],
  [1, 1, 2, 2, 2],
  [0, 1, 1, 2, 2],
  [0, 0, 1, 1, 2],
  [0, 0, 0, 1, 1],
]

const triage = card(
  'post-clinical-safety-case-for-triage-ai',
  [140, 140],
  0.98,
  [
    grid(-40, -30, 6, 5),
    figure([50, -34, 0], 96, 'sea'),
    bench([-30, -10, 0], 220, 100, 46),
    [
      [-14, 9],
      [62, 5],
      [138, 2],
    ].map(([x = 0, count = 0]) => stack([x, 20, 46], count, 42, 54)),
    wire('tide', [8, 84, 46], [166, 84, 46]),
    figure([150, 130, 0], 88, 'slate'),
    sheet('left', [136, 133, 34], 22, 28, [0.8, 0.6, 0.8]),
    boundingBox(iso([8, 47, 60]), 84, 62),
  ],
  (on) => [
    heatMap({ x: 342, y: 18, width: 120, height: 104 }, 'RISK MATRIX', risk),
    note(on([30, 84, 46]), [126, 300], '5 DAYS AT MOST'),
    note(on([160, 60, 52]), [366, 184], '24 OF 600'),
  ],
)

const counts = [41, 44, 39, 43, 46, 42, 40, 45, 43, 38, 44, 42]
const chart = controlChart({ x: 322, y: 18, width: 140, height: 92 }, 'SCRAP A WEEK', counts)
const sheetAt = [-30, 0, 0] as const

const spreadsheet = card(
  'post-when-a-spreadsheet-is-enough',
  [148, 152],
  0.94,
  [
    grid(-40, -30, 7, 5),
    screen(sheetAt, 200, 112, 34),
    [0, 1, 2, 3, 4, 5].map((row) =>
      [0, 1, 2, 3, 4].map((column) =>
        panel(
          'left',
          onScreen(sheetAt, 8 + column * 36, 10 + row * 15),
          36,
          15,
          row === 5 || column === 0 ? 'tint' : 'raised',
          'hair',
        ),
      ),
    ),
    labelOn('left', onScreen(sheetAt, 118, 44), '42', 7),
    labelOn('left', onScreen(sheetAt, 118, 59), '44', 7),
    labelOn('left', onScreen(sheetAt, 118, 74), '38', 7),
    figure([60, 120, 0], 86, 'sea'),
    chair([110, 110, 0], 1.2),
    boundingBox(iso(onScreen(sheetAt, 146, 76)), 60, 44),
  ],
  (on) => [chart.shapes, note(on(onScreen(sheetAt, 150, 77)), [356, 190], '38: NOTHING')],
)

export const officePosts = [naive, hiring, cameras, brief, act, promotion, triage, spreadsheet]
