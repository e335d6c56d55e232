import { note, signalPoint } from '#assets/pictures/dimensions.ts'
import { disc, stroke } from '#assets/pictures/drawing.ts'
import { boundingBox } from '#assets/pictures/instruments/bounding-box.ts'
import { instrumentPlate } from '#assets/pictures/instruments/frame.ts'
import { axes, lineChart, readingAt, sampled } from '#assets/pictures/instruments/line-chart.ts'
import { bars, confusionGrid, table } from '#assets/pictures/instruments/tables.ts'
import { circle, iso, onPlane, panel, wire } from '#assets/pictures/isometric.ts'
import { labelOn } from '#assets/pictures/lettering.ts'
import { table as bench } from '#assets/pictures/parts/bench.ts'
import { container } from '#assets/pictures/parts/container.ts'
import { chair, desk } from '#assets/pictures/parts/desk.ts'
import { cow, drone } from '#assets/pictures/parts/farm.ts'
import { figure } from '#assets/pictures/parts/figure.ts'
import { openBook, sheet, stack } from '#assets/pictures/parts/papers.ts'
import { phone } from '#assets/pictures/parts/screen.ts'
import { server } from '#assets/pictures/parts/server.ts'
import { van } from '#assets/pictures/parts/warehouse.ts'
import { box } from '#assets/pictures/solids.ts'
import { card, grid } from '#assets/pictures/scenes/cards.ts'

const iou = { x: 330, y: 18, width: 132, height: 92 }
const outline = (x: number, y: number, z: number, w: number, h: number) => {
  const [cx, cy] = iso([x, y, z])
  return stroke(
    'measure',
    cx - w / 2,
    cy - h / 2,
    cx + w / 2,
    cy - h / 2,
    cx + w / 2,
    cy + h / 2,
    cx - w / 2,
    cy + h / 2,
    cx - w / 2,
    cy - h / 2,
  )
}

const computerVision = card(
  'role-computer-vision',
  [160, 150],
  0.86,
  [
    grid(-40, -40, 7, 5),
    container([-30, -30, 0], 1.3, 'plain'),
    outline(12, -13, 18, 104, 84),
    cow([130, -20, 0], 0.9),
    outline(172, -8, 26, 92, 76),
    van([-30, 84, 0], 0.95),
    outline(24, 102, 26, 124, 96),
    figure([140, 90, 0], 62, 'slate'),
    wire('tide', [60, 160, 0], [90, 130, 0], [116, 118, 0], [140, 90, 0]),
    [
      [60, 160],
      [90, 130],
      [116, 118],
    ].map(([x = 0, y = 0]) => circle('floor', [x, y, 0], 4, 'raised', 'ink')),
    drone([92, 40, 130], 1),
    boundingBox(iso([140, 90, 32]), 40, 74),
  ],
  (on) => [
    table(
      iou,
      'IN THIS PICTURE',
      [
        ['CONTAINER', '0.97'],
        ['COW', '0.94'],
        ['VAN', '0.91'],
        ['PERSON', '0.88'],
      ],
      [3],
    ),
    note(on([90, 130, 0]), [330, 296], 'TRACK 12  1.2 m/s'),
  ],
)

const study = { x: 308, y: 18, width: 154, height: 116 }
const readings = Array.from({ length: 26 }, (_, i) => {
  const x = (i + 0.5) / 26
  return [x, 0.18 + 0.6 * x + 0.11 * Math.sin(i * 2.7)] as const
})

const scientist = card(
  'role-data-scientist',
  [146, 152],
  0.94,
  [
    grid(-40, -40, 7, 5),
    desk([-20, 0, 0], 1.5),
    chair([36, 96, 0], 1.3),
    stack([120, 8, 75], 5, 36, 44),
    openBook([60, 110, 0], 1.1),
    figure([180, 60, 0], 90, 'sea'),
  ],
  (on) => [
    instrumentPlate(study, 'EFFECT ±95 %'),
    stroke(
      'hair',
      ...readingAt(study, 0, 0.34),
      ...readingAt(study, 0.5, 0.57),
      ...readingAt(study, 1, 0.96),
    ),
    stroke('hair', ...readingAt(study, 0, 0.04), ...readingAt(study, 0.5, 0.4), ...readingAt(study, 1, 0.64)),
    stroke('tide', ...readingAt(study, 0, 0.18), ...readingAt(study, 1, 0.79)),
    readings.map(([x, y]) => disc(readingAt(study, x, y), 2, 'sea')),
    axes(study),
    signalPoint(readingAt(study, 0.71, 0.86), 3),
    note(on([110, 140, 4]), [340, 290], 'NOT YET: N = 26'),
  ],
)

const assistants = card(
  'role-gen-ai-specialist',
  [152, 142],
  0.94,
  [
    grid(-40, -30, 6, 5),
    figure([16, 4, 0], 84, 'slate'),
    figure([86, -10, 0], 84, 'slate'),
    figure([150, -6, 0], 84, 'sea'),
    bench([-20, 40, 0], 200, 84, 44),
    phone([-2, 60, 44], 0.8, [
      [12, 50, 26, 14, true],
      [2, 26, 32, 18],
    ]),
    phone([66, 60, 44], 0.8, [
      [12, 50, 26, 14, true],
      [2, 16, 36, 28],
    ]),
    phone([134, 60, 44], 0.8, [
      [12, 50, 26, 14, true],
      [2, 34, 26, 12],
    ]),
    sheet('floor', [26, 118, 44], 48, 30, [0.9, 0.6]),
    sheet('floor', [94, 118, 44], 48, 30, [0.9, 0.7]),
    chair([50, 134, 0], 1.1),
    boundingBox(iso([84, 64, 74]), 52, 84),
  ],
  (on) => [
    bars(
      { x: 336, y: 18, width: 126, height: 92 },
      'TASKS TO GIVE',
      [
        ['QUOTES', 0.84],
        ['MINUTES', 0.6],
        ['E-MAIL', 0.44],
        ['PRICES', 0.08],
      ],
      0,
      46,
    ),
    note(on([118, 104, 44]), [352, 286], 'SOURCE: SOP 22'),
  ],
)

const loss = { x: 326, y: 18, width: 136, height: 96 }

const generative = card(
  'role-generative-ai-specialist',
  [150, 150],
  0.92,
  [
    grid(-40, -40, 7, 5),
    [0, 58, 116, 174].map((x) => server([-30 + x, -20, 0], 1.05, 9)),
    bench([10, 76, 0], 110, 56, 42),
    box([34, 84, 42], [56, 4, 36], { shade: { top: 'raised', left: 'raised', right: 'sunk' } }),
    panel('left', [38, 88, 46], 48, 28, 'tint', 'hair'),
    figure([150, 120, 0], 84, 'sea'),
    boundingBox(iso([111, 28, 62]), 62, 118),
  ],
  (on) => [
    lineChart(
      loss,
      'LOSS',
      [
        sampled((t) => 0.2 + 0.7 * Math.exp(-4 * t) + 0.35 * Math.max(0, t - 0.5)),
        sampled((t) => 0.12 + 0.8 * Math.exp(-4 * t)),
      ],
      'level',
    ),
    note(on([62, 88, 60]), [104, 300], '7 B  4 BIT'),
    note(on([194, 28, 40]), [370, 218], 'HARM 0.4 %'),
  ],
)

const fields = [
  [12, 20, 40],
  [60, 20, 26],
  [12, 48, 58],
] as const
const letter = [84, 178, 0] as const

const language = card(
  'role-nlp-engineer',
  [150, 136],
  0.92,
  [
    grid(-40, -30, 7, 5),
    [0, 1, 2].map((i) => stack([-24 + i * 62, -16, 0], 26 - i * 9, 48, 60)),
    figure([160, 20, 0], 86, 'sea'),
    sheet('floor', letter, 110, 124, [0.9, 0.7, 0.9, 0.8, 0.9, 0.85, 0.6, 0.9, 0.5]),
    fields.map(([u, v, width], i) => {
      return panel(
        'floor',
        onPlane('floor', letter, u, 100 - v),
        width,
        13,
        i === 1 ? 'tint' : undefined,
        'measure',
      )
    }),
    wire('measure', [70, 20, 30], [70, 70, 0], [110, 70, 0]),
    labelOn('floor', [44, 101, 0], 'DATE', 8),
    labelOn('floor', [40, 128, 0], 'ASSET', 8),
    labelOn('floor', [40, 155, 0], 'FAULT', 8),
    boundingBox(iso(onPlane('floor', letter, 73, 86)), 42, 34),
  ],
  (on) => [
    confusionGrid({ x: 334, y: 18, width: 128, height: 104 }, 'FAULT CODES', [
      [88, 4, 1],
      [3, 64, 6],
      [0, 5, 71],
    ]),
    note(on(onPlane('floor', letter, 86, 86)), [340, 292], 'P-104: 0.98'),
  ],
)

export const studyRoles = [computerVision, scientist, assistants, generative, language]
