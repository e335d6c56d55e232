import { note } from '#assets/pictures/dimensions.ts'
import { pairs, stroke } from '#assets/pictures/drawing.ts'
import { boundingBox } from '#assets/pictures/instruments/bounding-box.ts'
import { controlChart } from '#assets/pictures/instruments/control-chart.ts'
import { gauge } from '#assets/pictures/instruments/gauge.ts'
import { forecastFan, lineChart, readingAt, sampled } from '#assets/pictures/instruments/line-chart.ts'
import { table, waterfall } from '#assets/pictures/instruments/tables.ts'
import { circle, iso, onPlane, panel, path, wire } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { labelOn } from '#assets/pictures/lettering.ts'
import { bank } from '#assets/pictures/parts/bank.ts'
import { desk } from '#assets/pictures/parts/desk.ts'
import { figure } from '#assets/pictures/parts/figure.ts'
import { bankCard, sheet, stack } from '#assets/pictures/parts/papers.ts'
import { onScreen, phone, screen } from '#assets/pictures/parts/screen.ts'
import { till } from '#assets/pictures/parts/till.ts'
import { house } from '#assets/pictures/parts/warehouse.ts'
import { box, cylinder, dark, pale, prism } from '#assets/pictures/solids.ts'
import { card, grid } from '#assets/pictures/scenes/cards.ts'

const wall = [-30, 0, 0] as const
/** Prices of a day as bars from low to high with their close: a slow wave with a faster one on it. */
const closes = sampled((t) => 0.5 + 0.24 * Math.sin(6 * t) + 0.1 * Math.sin(23 * t), 20)
const priceAt = (i: number, up: number) => onScreen(wall, 12 + i * 9.6, 10 + up * 84, 30)

const trading = card(
  'use-case-algorithmic-trading',
  [154, 154],
  0.9,
  [
    grid(-40, -30, 6, 5),
    screen(wall, 224, 112, 30),
    wire('level', priceAt(0, 0.94), priceAt(20.6, 0.94)),
    wire('level', priceAt(0, 0.06), priceAt(20.6, 0.06)),
    closes.map((close, i) => {
      const open = closes[i - 1] ?? close
      const low = Math.min(open, close)
      const high = Math.max(open, close)
      return [
        wire('fine', priceAt(i, low - 0.07), priceAt(i, high + 0.07)),
        panel(
          'left',
          priceAt(i - 0.3, low),
          6,
          Math.max(3, (high - low) * 84),
          close > open ? 'raised' : 'deep',
          'fine',
        ),
      ]
    }),
    desk([-20, 84, 0], 1.05),
    desk([110, 84, 0], 1.05),
    boundingBox(iso(priceAt(15, closes[15] ?? 0)), 32, 32),
  ],
  (on) => [
    lineChart(
      { x: 346, y: 18, width: 116, height: 84 },
      'FILLED',
      [sampled((t) => t, 2), sampled((t) => 0.5 * t + 0.5 * t * t * (3 - 2 * t))],
      'level',
    ),
    note(on(priceAt(20.6, 0.94)), [366, 142], 'LIMIT'),
    note(on([170, 100, 56]), [330, 300], '12 000 IN 40 SLICES'),
  ],
)

const steps: Place[] = [
  [0, 130, 0],
  [70, 110, 24],
  [140, 90, 48],
  [140, 10, 48],
  [210, 10, 72],
]

const career = card(
  'use-case-career-path-recommendations',
  [156, 146],
  0.9,
  [
    grid(-30, -30, 7, 5),
    box([110, -20, 0], [60, 60, 48], { shade: pale }),
    box([180, -20, 0], [60, 60, 72]),
    box([-30, 100, 0], [60, 60, 6], { shade: pale }),
    box([40, 80, 0], [60, 60, 24]),
    box([110, 60, 0], [60, 60, 48], { shade: pale }),
    path(
      steps.map(([x, y, z]) => [x, y, z + (z === 0 ? 6 : 0)] as const),
      'tide',
    ),
    figure([0, 130, 6], 56, 'sea'),
    circle('floor', [70, 110, 24], 8, 'tint', 'ink'),
    labelOn('left', [50, 140, 7], 'TELLER', 8),
    labelOn('left', [118, 120, 20], 'ADVISER', 8),
    labelOn('left', [186, 40, 40], 'CREDIT', 8),
    boundingBox(iso([140, 90, 48]), 52, 34),
  ],
  (on) => [
    table(
      { x: 330, y: 18, width: 132, height: 84 },
      'MISSING',
      [
        ['CERTIFICATE', '6 WEEKS'],
        ['EXCEL', 'HAS'],
        ['CASES', '2 OF 5'],
      ],
      [0],
    ),
    note(on([210, 10, 72]), [370, 150], '14 WENT SO'),
  ],
)

const credit = card(
  'use-case-credit-risk',
  [160, 136],
  0.88,
  [
    grid(-30, -30, 7, 5),
    house([-20, -20, 0], 2),
    prism('x', pairs(52, 58, 70, 44, 70, 48, 52, 62), -16, 80, { shade: dark, edge: 'ink' }),
    sheet('floor', [96, 120, 0], 88, 110, [0.9, 0.7, 0.9, 0.6, 0.9, 0.8, 0.5]),
    stack([20, 96, 0], 9, 46, 60),
    [0, 1, 2, 3, 4].map((i) => cylinder('z', [150, 150, i * 5], 13, 5, { line: 'fine' })),
    [0, 1, 2].map((i) => cylinder('z', [184, 150, i * 5], 13, 5, { line: 'fine' })),
    boundingBox(iso([140, 66, 0]), 60, 40),
  ],
  (on) => [
    waterfall({ x: 326, y: 18, width: 136, height: 96 }, 'WHY THIS SCORE', [0.5, -0.16, 0.24, -0.08, 0.2]),
    note(on([160, 60, 0]), [364, 180], 'LATE PAYERS -16'),
    gauge([420, 254], 34, 0.7, '700', 0.6, 1),
  ],
)

const spent = [40, 52, 46, 38, 55, 48, 44, 51, 47, 42, 50, 45, 74]
const card0958 = controlChart({ x: 322, y: 18, width: 140, height: 88 }, 'CARD 0958 £', spent, 12)

const fraud = card(
  'use-case-fraud-detection',
  [150, 146],
  0.92,
  [
    grid(-30, -30, 7, 5),
    till([-20, -6, 0], 1.4),
    figure([164, 10, 0], 84, 'sea'),
    bankCard([96, 76, 0], 1.9),
    wire('hidden', [150, 84, 4], [110, 50, 60]),
    boundingBox(iso([123, 108, 4]), 44, 34),
  ],
  (on) => [
    card0958.shapes,
    note(on([104, 48, 60]), [290, 150], '£ 1 740'),
    note(on([180, 126, 4]), [348, 290], 'HOLD 0.93  38 ms'),
  ],
)

/** Accounts and payments between them; the circle that feeds itself is the one that is looked at. */
const accounts: Place[] = [
  [0, 10, 0],
  [76, -14, 0],
  [154, 0, 0],
  [214, 50, 0],
  [176, 116, 0],
  [96, 130, 0],
  [24, 96, 0],
  [104, 58, 0],
]
const payments = [
  [0, 1],
  [1, 2],
  [2, 7],
  [7, 4],
  [4, 2],
  [3, 4],
  [6, 7],
  [5, 6],
  [0, 6],
] as const
const loop = [2, 4, 7]
const graph = { x: 330, y: 18, width: 132, height: 90 }

const laundering = card(
  'use-case-money-laundering-alerts',
  [166, 140],
  1.05,
  [
    grid(-40, -40, 7, 5),
    payments.map(([a, b]) =>
      path(
        [accounts[a] ?? wall, accounts[b] ?? wall],
        loop.includes(a) && loop.includes(b) ? 'tide' : 'fine',
      ),
    ),
    accounts.map(([x, y], i) => [
      box([x - 15, y - 15, 0], [30, 30, i === 7 ? 40 : 20], { shade: loop.includes(i) ? dark : pale }),
      panel('left', [x - 9, y + 15, 4], 18, 10, loop.includes(i) ? 'raised' : 'tint', 'hair'),
    ]),
    boundingBox(iso([104, 58, 36]), 58, 66),
  ],
  (on) => [
    lineChart(graph, 'ESCALATED / READ', [sampled((t) => t, 2), sampled((t) => 1 - (1 - t) ** 4)], 'level'),
    stroke(
      'hidden',
      ...readingAt(graph, 0.2, 0),
      ...readingAt(graph, 0.2, 0.59),
      ...readingAt(graph, 0, 0.59),
    ),
    note(on([165, 58, 0]), [366, 298], '9 × £ 4 900'),
  ],
)

const personal = card(
  'use-case-personalised-banking',
  [140, 150],
  0.92,
  [
    grid(-30, -30, 7, 5),
    bank([-20, -40, 0], 0.86),
    phone([116, 40, 0], 2),
    panel('left', onPlane('left', [116, 50, 14], 12, 104), 68, 30, 'tint', 'ink'),
    wire('fine', [134, 50, 138], [188, 50, 138]),
    wire('hair', [134, 50, 130], [176, 50, 130]),
    [30, 48, 40, 22, 12].map((high, i) =>
      panel('left', [126 + i * 14, 50, 30], 10, high, i === 4 ? 'sea' : 'tint', 'fine'),
    ),
    wire('ink', [122, 50, 30], [198, 50, 30]),
    boundingBox(iso([187, 50, 37]), 30, 30),
  ],
  (on) => [
    forecastFan(
      { x: 330, y: 18, width: 132, height: 88 },
      'BALANCE £',
      [0.9, 0.74, 0.66, 0.52, 0.46],
      [0.34, 0.14, 0.06],
      0.12,
    ),
    note(on([187, 50, 40]), [352, 280], 'THU  -£ 62'),
  ],
)

export const bankingCases = [trading, career, credit, fraud, laundering, personal]
