import { note, signalPoint } from '#assets/pictures/dimensions.ts'
import { disc, stroke } from '#assets/pictures/drawing.ts'
import { boundingBox } from '#assets/pictures/instruments/bounding-box.ts'
import { gauge } from '#assets/pictures/instruments/gauge.ts'
import { instrumentPlate } from '#assets/pictures/instruments/frame.ts'
import { axes, lineChart, readingAt, sampled } from '#assets/pictures/instruments/line-chart.ts'
import { iso, panel, wire } from '#assets/pictures/isometric.ts'
import { table as bench } from '#assets/pictures/parts/bench.ts'
import { figure } from '#assets/pictures/parts/figure.ts'
import { kiln } from '#assets/pictures/parts/kiln.ts'
import { board, sheet } from '#assets/pictures/parts/papers.ts'
import { pump } from '#assets/pictures/parts/pump.ts'
import { card, grid } from '#assets/pictures/scenes/cards.ts'

const worth = { x: 324, y: 18, width: 138, height: 110 }
const problems = [
  [0.2, 0.24],
  [0.36, 0.5],
  [0.7, 0.3],
  [0.58, 0.16],
  [0.84, 0.6],
  [0.5, 0.36],
] as const

const consultant = card(
  'role-ai-consultant',
  [140, 150],
  0.86,
  [
    grid(-40, -40, 8, 5),
    kiln([-30, -30, 0], 0.9),
    pump([166, -24, 0], 0.74),
    bench([10, 84, 0], 140, 70, 44),
    sheet('floor', [30, 144, 44], 44, 54, [0.9, 0.7, 0.9, 0.5]),
    sheet('floor', [86, 144, 44], 44, 54, [0.9, 0.6, 0.8]),
    figure([-30, 132, 0], 88, 'sea'),
    figure([176, 96, 0], 88, 'slate'),
    figure([240, 84, 0], 84, 'slate'),
  ],
  (on) => [
    instrumentPlate(worth, 'WORTH / EFFORT'),
    axes(worth),
    problems.map(([x, y]) => disc(readingAt(worth, x, y), 3, 'raised', 'fine')),
    [2, 3, 0].map((i) => {
      const [x, y] = readingAt(worth, problems[i]?.[0] ?? 0, problems[i]?.[1] ?? 0)
      return [stroke('fine', x - 5, y - 5, x + 5, y + 5), stroke('fine', x - 5, y + 5, x + 5, y - 5)]
    }),
    signalPoint(readingAt(worth, 0.24, 0.84), 3.2),
    note(on([108, 120, 44]), [320, 300], 'THREE LEFT ALONE'),
    note(on([70, 0, 60]), [112, 48], 'ENERGY 21 %'),
  ],
)

const columns = [3, 2, 4]

const product = card(
  'role-ai-product-manager',
  [152, 164],
  0.92,
  [
    grid(-40, -30, 6, 5),
    board([-30, 0, 0], 210, 104, 44),
    [65, 130].map((x) => wire('fine', [-30 + x + 5, 3, 52], [-30 + x + 5, 3, 140])),
    columns.flatMap((count, c) =>
      Array.from({ length: count }, (_, i) =>
        panel(
          'left',
          [-16 + c * 65, 3, 116 - i * 19],
          46,
          14,
          c === 1 && i === 0 ? 'sea' : i % 2 ? 'paper' : 'tint',
          'fine',
        ),
      ),
    ),
    figure([30, 90, 0], 88, 'sea'),
    figure([116, 110, 0], 84, 'slate'),
    figure([150, 100, 0], 84, 'slate'),
    boundingBox(iso([72, 3, 123]), 60, 44),
  ],
  (on) => [
    lineChart(
      { x: 346, y: 18, width: 116, height: 84 },
      'USED IN A WEEK',
      [sampled((t) => 0.3 + 0.55 * (1 - Math.exp(-4 * t)) - 0.25 * Math.max(0, t - 0.7))],
      'level',
    ),
    gauge([408, 256], 38, 0.56, '61 %', 0.7, 1),
    note(on([150, 100, 60]), [364, 184], 'GOES ROUND IT'),
  ],
)

export const adviceRoles = [consultant, product]
