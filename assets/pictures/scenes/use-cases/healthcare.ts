import { note, signalPoint } from '#assets/pictures/dimensions.ts'
import { disc, stroke } from '#assets/pictures/drawing.ts'
import type { Drawing } from '#assets/pictures/drawing.ts'
import { boundingBox } from '#assets/pictures/instruments/bounding-box.ts'
import { instrumentPlate } from '#assets/pictures/instruments/frame.ts'
import { forecastFan, lineChart, readingAt, sampled } from '#assets/pictures/instruments/line-chart.ts'
import { bars, confusionGrid } from '#assets/pictures/instruments/tables.ts'
import { iso, panel, wire } from '#assets/pictures/isometric.ts'
import {
  armchair,
  blister,
  clock,
  lightBox,
  microscope,
  seats,
  wellPlate,
} from '#assets/pictures/parts/clinic.ts'
import { desk } from '#assets/pictures/parts/desk.ts'
import { figure } from '#assets/pictures/parts/figure.ts'
import { sheet } from '#assets/pictures/parts/papers.ts'
import { phone } from '#assets/pictures/parts/screen.ts'
import { wardBed } from '#assets/pictures/parts/ward-bed.ts'
import { box, pale } from '#assets/pictures/solids.ts'
import { card, grid } from '#assets/pictures/scenes/cards.ts'

const chatbot = card(
  'use-case-chatbot-optimisation',
  [158, 148],
  0.94,
  [
    grid(-30, -30, 7, 5),
    [0, 1, 2].map((i) => [
      box([-20 + i * 84, 20, 0], [70, 60, 10], { shade: pale }),
      phone([-8 + i * 84, 44, 10], 1.15, [
        [14, 54, 24, 13, true],
        [2, 34, 30, 16],
        ...(i === 1 ? [] : [[14, 20, 24, 11, true] as const, [2, 4, 32, 13] as const]),
      ]),
    ]),
    figure([0, 150, 0], 80, 'sea'),
    boundingBox(iso([102, 50, 37]), 56, 48),
  ],
  (on) => [
    confusionGrid({ x: 326, y: 18, width: 136, height: 104 }, 'SAID / MEANT', [
      [212, 6, 3],
      [9, 148, 2],
      [4, 7, 61],
    ]),
    note(on([116, 50, 28]), [116, 300], 'DEAD END 12 %'),
  ],
)

const answers = [0.2, 0.45, 0.7, 0.35, 0.9, 0.55, 0.15, 0.6, 0.4]
const scores = { x: 322, y: 18, width: 140, height: 92 }

const depression = card(
  'use-case-depression-diagnosis-platform',
  [154, 134],
  0.9,
  [
    grid(-30, -30, 7, 5),
    armchair([-20, 0, 0], 1.35),
    armchair([74, 0, 0], 1.35),
    sheet('floor', [70, 186, 0], 122, 96, []),
    answers.map((share, i) => [
      wire('rule', [82, 102 + i * 9, 0], [180, 102 + i * 9, 0]),
      [0, 1, 2, 3].map((k) =>
        panel(
          'floor',
          [82 + k * 30, 104 + i * 9, 0],
          5,
          5,
          Math.round(share * 3) === k ? 'ink' : 'raised',
          'hair',
        ),
      ),
    ]),
    figure([196, 72, 0], 84, 'raised'),
    boundingBox(iso([174, 138, 0]), 34, 26),
  ],
  (on) => [
    lineChart(
      scores,
      'PHQ-9, TEN WEEKS',
      [sampled(() => 0.37, 2), [0.78, 0.8, 0.7, 0.72, 0.6, 0.52, 0.55, 0.44, 0.4, 0.33]],
      'level',
    ),
    note(on([182, 140, 0]), [352, 290], 'ITEM 9: ASK'),
    note(on([196, 72, 60]), [366, 166], 'DECIDES'),
  ],
)

/** Atoms and bonds of a benzamide, drawn as chemists draw them. */
const ring = Array.from(
  { length: 6 },
  (_, i) =>
    [
      372 + 22 * Math.cos((i * Math.PI) / 3 + Math.PI / 6),
      76 + 22 * Math.sin((i * Math.PI) / 3 + Math.PI / 6),
    ] as const,
)
const molecule: Drawing = [
  instrumentPlate({ x: 322, y: 18, width: 140, height: 104 }, 'CMPD 0417'),
  ring.map(([x, y], i) => stroke('ink', x, y, ...(ring[(i + 1) % 6] ?? [x, y]))),
  disc([372, 76], 13, undefined, 'fine'),
  stroke('ink', 391, 87, 411, 99, 431, 87),
  stroke('ink', 409, 100, 409, 114),
  stroke('ink', 413, 100, 413, 114),
  stroke('ink', 353, 65, 339, 57),
  ring.map((at) => disc(at, 3.4, 'deep', 'fine')),
  disc([411, 99], 3.4, 'deep', 'fine'),
  disc([411, 114], 4, 'raised', 'ink'),
  disc([338, 56], 4, 'tint', 'ink'),
  signalPoint([431, 87], 3),
]

const drugs = card(
  'use-case-drug-discovery',
  [164, 142],
  0.84,
  [
    grid(-30, -30, 7, 5),
    box([-20, -10, 0], [130, 90, 44], { shade: pale }),
    microscope([6, 12, 44], 1.05),
    wellPlate([110, 70, 0], [10, 27, 28, 36], [3, 9, 11, 18, 19, 20, 26, 35, 44]),
    blister([14, 130, 0], 3, 1.2),
  ],
  (on) => [molecule, note(on([152, 114, 10]), [322, 292], '4 OF 48 MADE')],
)

const beds = card(
  'use-case-hospital-resource-forecasting',
  [172, 124],
  0.7,
  [
    grid(-30, -30, 8, 6),
    [0, 1, 2].map((i) => wardBed([-24 + i * 10, -20 + i * 84, 0], 0.95)),
    [0, 1].map((i) => wardBed([150, -20 + i * 84, 0], 0.95)),
    panel('floor', [160, 204, 0], 118, 52, 'paper', 'hidden'),
    figure([128, 168, 0], 72, 'sea'),
    boundingBox(iso([219, 178, 0]), 60, 36),
  ],
  (on) => [
    forecastFan(
      { x: 310, y: 18, width: 152, height: 96 },
      'BEDS TAKEN',
      [0.4, 0.5, 0.46, 0.55, 0.62, 0.58],
      [0.66, 0.74, 0.72, 0.78],
      0.2,
    ),
    note(on([219, 178, 0]), [340, 300], 'FREE 11:00 ±1 h'),
  ],
)

/** Two lungs and ribs on the plate of a light box whose left end is at `ox`. */
function chest(ox: number, y: number, z = 35): Drawing {
  return [
    [22, 62].map((cx) => {
      const places = Array.from({ length: 17 }, (_, i) => {
        const turn = (i / 16) * 2 * Math.PI
        return [ox + cx + 15 * Math.cos(turn), y, z + 48 + 34 * Math.sin(turn)] as const
      })
      return wire('rule', ...places)
    }),
    [0, 1, 2, 3, 4].map((i) => [
      wire(
        'rule',
        [ox + 8, y, z + 72 - i * 12],
        [ox + 24, y, z + 80 - i * 12],
        [ox + 38, y, z + 78 - i * 12],
      ),
      wire(
        'rule',
        [ox + 46, y, z + 78 - i * 12],
        [ox + 60, y, z + 80 - i * 12],
        [ox + 76, y, z + 72 - i * 12],
      ),
    ]),
    wire('rule', [ox + 42, y, z + 8], [ox + 42, y, z + 92]),
  ]
}

const reader = { x: 330, y: 18, width: 132, height: 96 }

const imaging = card(
  'use-case-medical-diagnostics-imaging',
  [150, 156],
  0.96,
  [
    grid(-30, -30, 6, 5),
    lightBox([-14, 0, 0], 98, 108),
    chest(-14, 1),
    lightBox([96, 6, 0], 98, 108),
    chest(96, 7),
    desk([24, 66, 0], 1.1, false),
    figure([132, 124, 0], 84, 'raised'),
    boundingBox(iso([172, 8, 62]), 30, 34),
  ],
  () => [
    lineChart(reader, 'ROC 0.94', [sampled((t) => t, 2), sampled((t) => t ** 0.13, 48)], 'hidden'),
    stroke('hidden', ...readingAt(reader, 0.12, 0), ...readingAt(reader, 0.12, 0.76)),
  ],
)

const missed = card(
  'use-case-missed-appointments',
  [150, 142],
  0.88,
  [
    grid(-30, -30, 6, 5),
    box([-24, -26, 0], [214, 6, 112], { shade: pale }),
    clock([36, -20, 88], 10, 40, 19),
    panel('left', [84, -20, 56], 92, 46, 'raised', 'fine'),
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) =>
      panel(
        'left',
        [88 + (i % 5) * 17, -20, 80 - Math.floor(i / 5) * 21],
        14,
        17,
        [2, 6].includes(i) ? 'sea' : 'tint',
        'hair',
      ),
    ),
    seats([-4, 40, 0], 6, [3]),
    figure([20, 120, 0], 80, 'sea'),
    boundingBox(iso([92, 52, 30]), 44, 52),
  ],
  (on) => [
    bars(
      { x: 344, y: 18, width: 118, height: 92 },
      'WHY NOT COME',
      [
        ['LIFT', 0.8],
        ['HOUR', 0.52],
        ['FORGOT', 0.4],
        ['LETTER', 0.24],
      ],
      0,
      44,
    ),
    note(on([96, 62, 22]), [300, 290], '10:40  RISK 0.62'),
  ],
)

export const healthcareCases = [chatbot, depression, drugs, beds, imaging, missed]
