import { note } from '#assets/pictures/dimensions.ts'
import { boundingBox } from '#assets/pictures/instruments/bounding-box.ts'
import { forecastFan } from '#assets/pictures/instruments/line-chart.ts'
import { bars, gantt, table } from '#assets/pictures/instruments/tables.ts'
import { circle, iso, panel, wire } from '#assets/pictures/isometric.ts'
import { labelOn } from '#assets/pictures/lettering.ts'
import { chair, desk } from '#assets/pictures/parts/desk.ts'
import { figure } from '#assets/pictures/parts/figure.ts'
import { lathe } from '#assets/pictures/parts/lathe.ts'
import { folders, openBook, sheet, stack } from '#assets/pictures/parts/papers.ts'
import { press } from '#assets/pictures/parts/press.ts'
import { pump } from '#assets/pictures/parts/pump.ts'
import { robotCell } from '#assets/pictures/parts/robot-cell.ts'
import { phone } from '#assets/pictures/parts/screen.ts'
import { box, pale } from '#assets/pictures/solids.ts'
import { card, grid } from '#assets/pictures/scenes/cards.ts'

const talk = [
  [14, 56, 24, 13, true],
  [2, 30, 34, 22],
  [2, 12, 26, 14],
] as const

const knowledge = card(
  'use-case-enterprise-knowledge-chatbot',
  [160, 128],
  0.84,
  [
    grid(-30, -20, 7, 5),
    folders([-24, -14, 0], 192, 3),
    box([58, 4, 40], [10, 30, 28], { line: 'ink', shade: pale }),
    phone([20, 100, 0], 1.6, talk),
    sheet('floor', [132, 176, 0], 66, 90, [0.9, 0.7, 0.9, 0.8, 0.9, 0.5]),
    panel('floor', [138, 130, 0], 54, 12, 'tint', 'measure'),
    wire('measure', [82, 108, 26], [138, 126, 0]),
    wire('hidden', [165, 90, 0], [66, 34, 56]),
    boundingBox(iso([165, 124, 0]), 72, 42),
  ],
  (on) => [
    table(
      { x: 338, y: 18, width: 124, height: 84 },
      'SOURCES',
      [
        ['SOP 114 p. 6', '0.91'],
        ['SPEC 22-B', '0.64'],
        ['MINUTES', '0.31'],
      ],
      [0],
    ),
    note(on([190, 124, 0]), [352, 292], 'SOP 114 p. 6'),
  ],
)

const manual = card(
  'use-case-maintenance-assistant',
  [166, 146],
  0.84,
  [
    grid(-50, -40, 8, 5),
    pump([-40, -40, 0], 1.35),
    openBook([132, 56, 0], 1.35),
    circle('floor', [168, 96, 4], 15, 'tint', 'ink'),
    circle('floor', [168, 96, 4], 6, 'paper', 'fine'),
    phone([20, 112, 0], 1.5, [
      [14, 54, 24, 13, true],
      [2, 34, 36, 16],
      [2, 6, 36, 24],
    ]),
    figure([-28, 112, 0], 84, 'sea'),
    boundingBox(iso([168, 96, 4]), 56, 44),
  ],
  (on) => [
    table({ x: 324, y: 18, width: 138, height: 84 }, 'WORK ORDER 5121', [
      ['SEAL', 'CR 45'],
      ['TORQUE', '42 Nm'],
      ['ISOLATE', 'V-104'],
    ]),
    note(on([186, 96, 4]), [372, 150], 'PAGE 84'),
    note(on([26, -20, 40]), [120, 40], 'P-104'),
  ],
)

const plan = [
  [
    'M1',
    [
      [0, 0.24],
      [0.28, 0.3],
      [0.62, 0.3],
    ],
  ],
  [
    'M2',
    [
      [0.04, 0.4],
      [0.5, 0.18, true],
      [0.72, 0.24],
    ],
  ],
  [
    'M3',
    [
      [0, 0.16],
      [0.2, 0.26],
      [0.5, 0.42],
    ],
  ],
] as const

const scheduling = card(
  'use-case-production-scheduling',
  [166, 146],
  0.8,
  [
    grid(-50, -30, 8, 5),
    press([-44, 10, 0], 1),
    lathe([52, 4, 0], 0.95),
    robotCell([186, -4, 0], 0.86, false),
    ...[0, 1, 2].map((i) => [
      wire('measure', [-10 + i * 104, 84, 0], [-10 + i * 104, 150, 0]),
      box([-30 + i * 104, 116, 0], [40, 32, 18], { shade: pale }),
      labelOn('floor', [-24 + i * 104, 138, 18], `M${i + 1}`, 12),
    ]),
    boundingBox(iso([106, 24, 46]), 116, 92),
  ],
  (on) => [
    gantt({ x: 292, y: 18, width: 170, height: 96 }, 'WEEK 31', plan, 22),
    note(on([74, 140, 0]), [96, 300], 'STOPPED 6 h'),
  ],
)

const past = [0.3, 0.36, 0.33, 0.42, 0.45, 0.41, 0.5, 0.52]

const sales = card(
  'use-case-sales-insights',
  [168, 142],
  0.84,
  [
    grid(-40, -40, 7, 5),
    desk([-24, -10, 0], 1.5, false),
    chair([40, 96, 0], 1.3),
    stack([-10, 4, 75], 12),
    stack([44, 4, 75], 6),
    stack([96, 4, 75], 2),
    figure([164, 96, 0], 88, 'sea'),
    boundingBox(iso([18, 33, 99]), 76, 54),
  ],
  (on) => [
    bars({ x: 316, y: 18, width: 146, height: 84 }, 'QUOTES: CHANCE', [
      ['Q 2207', 0.82],
      ['Q 2198', 0.55],
      ['Q 2211', 0.2],
    ]),
    forecastFan(
      { x: 316, y: 214, width: 146, height: 88 },
      'ORDERS, QUARTER',
      past,
      [0.55, 0.6, 0.62, 0.66],
      0.22,
    ),
    note(on([26, 62, 90]), [110, 44], 'Q 2207'),
  ],
)

export const worksOfficeCases = [knowledge, manual, scheduling, sales]
