import { note, signalPoint } from '#assets/pictures/dimensions.ts'
import { boundingBox } from '#assets/pictures/instruments/bounding-box.ts'
import { controlChart } from '#assets/pictures/instruments/control-chart.ts'
import { gauge } from '#assets/pictures/instruments/gauge.ts'
import { instrumentPlate } from '#assets/pictures/instruments/frame.ts'
import { tideCurve, tideRule } from '#assets/pictures/instruments/tide-chart.ts'
import { face, iso, panel, path, wire } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { labelOn } from '#assets/pictures/lettering.ts'
import { drawingBoard, onBoard } from '#assets/pictures/parts/bench.ts'
import { figure } from '#assets/pictures/parts/figure.ts'
import { press } from '#assets/pictures/parts/press.ts'
import { van } from '#assets/pictures/parts/warehouse.ts'
import { chimney } from '#assets/pictures/parts/kiln.ts'
import { box, pale } from '#assets/pictures/solids.ts'
import { card, grid } from './cards.ts'

/** The same kind of sample as the run chart of the page: scrap by week, once below what chance would give. */
const weeks = [22, 23, 21, 22, 24, 22, 21, 23, 22, 23, 15, 21, 22, 22]
const promised = controlChart({ x: 312, y: 18, width: 150, height: 100 }, 'SCRAP PER 1000', weeks, 10)
const late = promised.points[10] ?? [0, 0]
const bench = [-40, 44, 0] as const
const drawn = (u: number, v: number) => onBoard(bench, u, v)

const about = card(
  'page-about',
  [150, 142],
  0.94,
  [
    grid(-50, -40, 7, 5),
    press([102, 6, 0], 1.05),
    drawingBoard(bench),
    path(
      [
        drawn(24, 30),
        drawn(96, 30),
        drawn(96, 54),
        drawn(70, 54),
        drawn(70, 84),
        drawn(24, 84),
        drawn(24, 30),
      ],
      'ink',
    ),
    wire('dimension', drawn(24, 20), drawn(96, 20)),
    wire('dimension', drawn(108, 30), drawn(108, 54)),
    wire('hidden', drawn(47, 24), drawn(47, 92)),
    figure([130, 110, 0], 92, 'sea'),
    figure([-8, 150, 0], 86, 'slate'),
  ],
  (on) => [
    promised.shapes,
    signalPoint(late, 3.2),
    gauge([418, 256], 38, 0.5, '0.42 mm'),
    note(on(drawn(60, 20)), [230, 300], '±0.02 mm'),
  ],
)

/** The river's centre line from the upper left to the lower left, as the Thames bends round a peninsula. */
const bend: Place[] = Array.from({ length: 33 }, (_, i) => {
  const t = i / 32
  return [-70 + 330 * t, 96 + 62 * Math.sin(t * Math.PI * 2 + 0.5), 0]
})
const bank = (side: number) => bend.map(([x, y]): Place => [x, y + side * 24, 0])
const tide = { x: 339, width: 114, datum: 88, metre: 8, from: 0, to: 50 }
const line: Place[] = [
  [-60, 10, 0],
  [20, 10, 0],
  [60, -24, 0],
  [170, -24, 0],
]

const london = card(
  'page-london',
  [176, 128],
  0.86,
  [
    grid(-70, -50, 8, 6),
    face([...bank(-1), ...bank(1).toReversed()], 'tint', 'fine'),
    [-0.45, 0, 0.45].map((k) =>
      path(
        bend.slice(2, 30).map(([x, y]): Place => [x, y + k * 24, 0]),
        'faint',
      ),
    ),
    path(line, 'tide'),
    [-54, -38, -22, -6, 10].map((x) => wire('fine', [x, 5, 0], [x, 15, 0])),
    [70, 86, 102, 118, 134, 150].map((x) => wire('fine', [x, -29, 0], [x, -19, 0])),
    box([-50, -40, 0], [46, 34, 40], { shade: pale }),
    chimney([-20, -30, 0], 84, 6),
    box([206, -44, 0], [44, 52, 60]),
    [12, 30, 46].map((z) => [212, 226, 238].map((x) => panel('left', [x, 8, z - 4], 8, 9, 'deep', 'hair'))),
    box([218, -20, 60], [20, 4, 20], { line: 'fine', shade: pale }),
    labelOn('left', [223, -16, 63], '+', 16),
    box([10, 170, 0], [64, 46, 34]),
    [16, 38].map((x) => panel('left', [x, 216, 0], 16, 22, 'deep', 'fine')),
    van([70, 190, 0], 0.5),
    wire('ink', [176, -40, 0], [176, -40, 34]),
    wire('ink', [176, -8, 0], [176, -8, 34]),
    wire('ink', [176, -40, 34], [176, -8, 34]),
    figure([166, -12, 0], 40, 'sea'),
    figure([190, -6, 0], 40, 'slate'),
    boundingBox(iso([178, -10, 18]), 52, 56),
  ],
  (on) => [
    instrumentPlate({ x: 330, y: 18, width: 132, height: 92 }, 'LONDON BRIDGE'),
    tideCurve(tide),
    tideRule(tide),
    note(on([20, 10, 0]), [92, 60], 'TRAIN'),
    note(on([176, -24, 34]), [410, 138], 'GATE 3'),
  ],
)

export const firmScenes = [about, london]
