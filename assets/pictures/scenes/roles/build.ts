import { note, signalPoint } from '#assets/pictures/dimensions.ts'
import { boundingBox } from '#assets/pictures/instruments/bounding-box.ts'
import { checklist } from '#assets/pictures/instruments/checklist.ts'
import { controlChart } from '#assets/pictures/instruments/control-chart.ts'
import { histogram } from '#assets/pictures/instruments/histogram.ts'
import { lineChart, sampled } from '#assets/pictures/instruments/line-chart.ts'
import { table } from '#assets/pictures/instruments/tables.ts'
import { figureOn, iso, panel, path, wire } from '#assets/pictures/isometric.ts'
import { labelOn } from '#assets/pictures/lettering.ts'
import { drawingBoard, gateway, onBoard, opticalRail, table as bench } from '#assets/pictures/parts/bench.ts'
import { conveyor } from '#assets/pictures/parts/conveyor.ts'
import { chair } from '#assets/pictures/parts/desk.ts'
import { figure } from '#assets/pictures/parts/figure.ts'
import { press } from '#assets/pictures/parts/press.ts'
import { robotCell } from '#assets/pictures/parts/robot-cell.ts'
import { onScreen, screen } from '#assets/pictures/parts/screen.ts'
import { server } from '#assets/pictures/parts/server.ts'
import { pipe, valve } from '#assets/pictures/parts/works.ts'
import { stack } from '#assets/pictures/parts/papers.ts'
import { box, cylinder, dark, pale } from '#assets/pictures/solids.ts'
import { card, grid } from '#assets/pictures/scenes/cards.ts'

const estate = [
  [-14, -14, 44, 44, 70],
  [52, -14, 44, 44, 46],
  [118, -14, 44, 44, 88],
  [-14, 52, 44, 44, 34],
  [118, 52, 44, 44, 40],
] as const

const architect = card(
  'role-ai-architect',
  [168, 146],
  0.92,
  [
    grid(-50, -50, 7, 5),
    box([-30, -30, -14], [208, 142, 14], { shade: { top: 'raised', left: 'deep', right: 'deep' } }),
    estate.map(([x, y, w, d, h], i) => box([x, y, 0], [w, d, h], { shade: i === 2 ? dark : pale })),
    labelOn('left', [-8, 96, 12], 'ERP', 11),
    labelOn('left', [124, 96, 14], 'CMMS', 9),
    wire('hidden', [52, 96, 0], [52, 96, 54], [96, 96, 54], [96, 96, 0]),
    wire('hidden', [52, 96, 54], [52, 52, 54], [96, 52, 54], [96, 96, 54]),
    panel('floor', [52, 96, 0], 44, 44, 'tint', 'hidden'),
    labelOn('left', [-22, 112, -11], 'IDENTITY · DATA · AUDIT', 8, 'rule'),
    figure([206, 84, 0], 66, 'sea'),
    boundingBox(iso([74, 74, 0]), 74, 56),
  ],
  (on) => [
    checklist({ x: 340, y: 18, width: 122, height: 92 }, 'SHARED ONCE', [
      { name: 'IDENTITY', done: true },
      { name: 'AUDIT LOG', done: true },
      { name: 'FEATURES', done: false },
    ]),
    note(on([96, 96, 30]), [352, 292], 'SYSTEM 6'),
  ],
)

const code = [70, 46, 82, 60, 34, 76, 50, 64]

const engineer = card(
  'role-ai-engineer',
  [144, 156],
  0.9,
  [
    grid(-40, -40, 7, 5),
    bench([-24, 0, 0], 176, 76, 52),
    screen([-14, 10, 52], 96, 74, 14),
    code.map((length, i) =>
      wire(
        i === 5 ? 'tide' : 'hair',
        onScreen([-14, 10, 52], 6 + (i % 3) * 5, 58 - i * 7, 14),
        onScreen([-14, 10, 52], 6 + (i % 3) * 5 + length * 0.8, 58 - i * 7, 14),
      ),
    ),
    panel('floor', [20, 62, 52], 58, 20, 'tint', 'fine'),
    chair([36, 100, 0], 1.25),
    robotCell([150, 4, 0], 0.95, false),
    wire('tide', [152, 40, 0], [120, 40, 0], [120, 60, 52], [92, 60, 52]),
    figure([-24, 120, 0], 86, 'sea'),
    boundingBox(iso([250, 52, 46]), 44, 44),
  ],
  (on) => [
    checklist({ x: 340, y: 18, width: 122, height: 98 }, 'TESTS 211 / 212', [
      { name: 'ANSWERS', done: true },
      { name: 'TIME OUT', done: true },
      { name: 'NO SOURCE', done: false },
    ]),
    note(on([140, 40, 0]), [176, 302], 'POST /grip 42 ms'),
  ],
)

const blocksOnBoard = [
  [12, 66, 34, 20, 'SIGNAL'],
  [60, 66, 34, 20, 'MODEL'],
  [108, 66, 30, 20, 'PLC'],
  [60, 22, 34, 20, 'PERSON'],
] as const
const desk3 = [-10, 30, 0] as const
const rectOn = (u: number, v: number, w: number, h: number) => [
  onBoard(desk3, u, v),
  onBoard(desk3, u + w, v),
  onBoard(desk3, u + w, v + h),
  onBoard(desk3, u, v + h),
  onBoard(desk3, u, v),
]

const solutionsArchitect = card(
  'role-ai-solutions-architect',
  [160, 146],
  1.05,
  [
    grid(-40, -40, 6, 5),
    drawingBoard(desk3),
    blocksOnBoard.map(([u, v, w, h]) => path(rectOn(u, v, w, h), 'ink')),
    wire('tide', onBoard(desk3, 46, 76), onBoard(desk3, 60, 76)),
    wire('tide', onBoard(desk3, 94, 76), onBoard(desk3, 108, 76)),
    wire('tide', onBoard(desk3, 77, 66), onBoard(desk3, 77, 42)),
    wire('hidden', onBoard(desk3, 94, 32), onBoard(desk3, 123, 32), onBoard(desk3, 123, 66)),
    wire('fine', onBoard(desk3, 0, 12), onBoard(desk3, 150, 12)),
    chair([60, 124, 0], 1.1),
    figure([150, 86, 0], 92, 'sea'),
    boundingBox(iso(onBoard(desk3, 77, 76)), 50, 40),
  ],
  (on) => [
    table(
      { x: 330, y: 18, width: 132, height: 84 },
      'IF IT FAILS',
      [
        ['MODEL', 'RULE 4'],
        ['NETWORK', 'HOLD'],
        ['PERSON', 'DECIDES'],
      ],
      [0],
    ),
    note(on(onBoard(desk3, 20, 76)), [96, 60], 'SIGNAL'),
    note(on(onBoard(desk3, 126, 76)), [340, 150], 'PLC'),
  ],
)

const data = card(
  'role-data-engineer',
  [156, 140],
  0.86,
  [
    grid(-40, -40, 8, 6),
    press([-34, -26, 0], 0.9),
    box([60, -20, 0], [60, 40, 50], { shade: pale }),
    panel('left', [66, 20, 10], 48, 32, 'tint', 'fine'),
    server([156, -30, 0], 0.8),
    pipe([
      [0, 34, 14],
      [0, 92, 14],
    ]),
    pipe([
      [90, 26, 14],
      [90, 92, 14],
    ]),
    pipe([
      [180, 20, 14],
      [180, 92, 14],
    ]),
    pipe(
      [
        [-6, 96, 14],
        [216, 96, 14],
      ],
      7,
    ),
    valve([46, 96, 14], 7),
    valve([136, 96, 14], 7),
    cylinder('z', [240, 106, 0], 34, 56),
    cylinder('z', [240, 106, 56], 34, 8, { shade: dark }),
    figure([90, 160, 0], 72, 'sea'),
    boundingBox(iso([136, 96, 22]), 46, 46),
  ],
  (on) => [
    table(
      { x: 330, y: 18, width: 132, height: 92 },
      'RUN 06:00',
      [
        ['READ', '48 210'],
        ['WRITTEN', '48 173'],
        ['HELD', '37'],
        ['AGAIN', 'TOMORROW'],
      ],
      [2],
    ),
    note(on([136, 110, 8]), [156, 300], '37 ROWS: NO UNIT'),
  ],
)

const latency = { x: 334, y: 18, width: 128, height: 90 }

const ml = card(
  'role-ml-engineer',
  [150, 142],
  0.9,
  [
    grid(-40, -30, 7, 5),
    conveyor([-30, 10, 0], 1.1, 240, [14, 74, 150], 26),
    box([110, -14, 0], [8, 8, 110]),
    box([104, -18, 90], [26, 16, 34], { shade: pale }),
    gateway([130, 2, 74], 1.15),
    bench([-20, 96, 0], 120, 60, 42),
    stack([-10, 102, 42], 5, 40, 46),
    box([44, 108, 42], [44, 34, 3], { shade: pale, line: 'fine' }),
    box([44, 106, 45], [44, 3, 30], { shade: { top: 'raised', left: 'tint', right: 'sunk' } }),
    wire('tide', [90, 120, 44], [160, 120, 44], [160, 24, 90]),
    figure([150, 150, 0], 80, 'sea'),
    boundingBox(iso([155, 25, 102]), 70, 78),
  ],
  (on) => [
    histogram(latency, 'LATENCY ms', [2, 8, 18, 24, 16, 8, 4, 2, 1], 7),
    note(on([160, 80, 64]), [330, 290], '41 MB  INT8'),
    note(on([10, 120, 52]), [120, 50], 'NOTEBOOK'),
  ],
)

const drift = [0.2, 0.22, 0.19, 0.21, 0.2, 0.22, 0.2, 0.21, 0.23, 0.24, 0.26, 0.28, 0.31]
const chart = controlChart({ x: 318, y: 18, width: 144, height: 92 }, 'DRIFT PSI', drift, 8)
const alarm = chart.points[10] ?? [0, 0]

const mlops = card(
  'role-mlops-engineer',
  [156, 130],
  0.88,
  [
    grid(-40, -20, 8, 5),
    server([-30, -16, 0], 0.9),
    server([30, -16, 0], 0.9),
    conveyor([-34, 84, 0], 1, 270, [10, 158, 222], 30),
    [-18, 130, 194].map((x, i) => labelOn('left', [x, 109.5, 38], `v${i + 1}`, 10)),
    box([92, 66, 0], [6, 6, 92]),
    box([92, 70, 80], [6, 50, 8], { line: 'fine', shade: dark }),
    box([92, 120, 0], [6, 6, 92]),
    wire('ink', [96, 123, 60], [96, 76, 60]),
    wire('level', [180, 150, 0], [40, 150, 0], [40, 124, 0]),
    figure([206, 156, 0], 76, 'sea'),
  ],
  (on) => [
    chart.shapes,
    signalPoint(alarm, 3.2),
    note(on([100, 150, 0]), [140, 300], 'ROLL BACK 40 s'),
    note(on([95, 100, 88]), [250, 60], 'GATE'),
  ],
)

const bead = { x: 330, y: 18, width: 132, height: 88 }

const machineVision = card(
  'role-machine-vision',
  [140, 142],
  0.94,
  [
    grid(-40, -40, 7, 5),
    bench([-34, -10, 0], 262, 84, 44),
    opticalRail([-16, 6, 44], 1.08),
    wire('measure', [60, 32, 82], [184, 4, 110]),
    wire('measure', [60, 32, 82], [184, 50, 62]),
    figureOn('right', [184, 44, 62], [0, 0, 36, 0, 36, 44, 0, 44], 'tint', 'fine'),
    figure([64, 132, 0], 88, 'sea'),
    [0, 1, 2].map((i) => cylinder('z', [150 + i * 26, 56, 44], 8 + i, 8 + i * 3, { line: 'fine' })),
    boundingBox(iso([192, 22, 84]), 56, 70),
  ],
  (on) => [
    lineChart(
      bead,
      'MTF 50 LP/mm',
      [sampled((t) => 1 - 0.9 * t), sampled((t) => Math.exp(-1.2 * t * t))],
      'hidden',
    ),
    note(on([70, 22, 94]), [112, 54], 'f 35 mm  1:4'),
    note(on([120, 24, 64]), [340, 296], 'RING 625 nm'),
  ],
)

export const buildRoles = [architect, engineer, solutionsArchitect, data, ml, mlops, machineVision]
