import { note } from '#assets/pictures/dimensions.ts'
import { stroke } from '#assets/pictures/drawing.ts'
import { boundingBox } from '#assets/pictures/instruments/bounding-box.ts'
import { heatMap } from '#assets/pictures/instruments/heat-map.ts'
import { lineChart, sampled } from '#assets/pictures/instruments/line-chart.ts'
import { instrumentPlate } from '#assets/pictures/instruments/frame.ts'
import { table } from '#assets/pictures/instruments/tables.ts'
import { circle, figureOn, iso, onPlane, panel, path, wire } from '#assets/pictures/isometric.ts'
import { label, labelOn } from '#assets/pictures/lettering.ts'
import { chair, desk } from '#assets/pictures/parts/desk.ts'
import { figure } from '#assets/pictures/parts/figure.ts'
import { board, sheet, stack } from '#assets/pictures/parts/papers.ts'
import { onScreen, screen } from '#assets/pictures/parts/screen.ts'
import { box, pale } from '#assets/pictures/solids.ts'
import { card, grid } from '#assets/pictures/scenes/cards.ts'

const film = [-20, 10, 0] as const

const captions = card(
  'use-case-accessible-course-materials',
  [156, 150],
  0.9,
  [
    grid(-30, -30, 6, 5),
    screen(film, 190, 108, 26),
    figureOn('left', onScreen(film, 0, 0, 26), [18, 34, 60, 84, 92, 48, 112, 70, 140, 34], 'tint', 'fine'),
    circle('left', onScreen(film, 148, 78, 26), 10, 'deep', 'fine'),
    panel('left', onScreen(film, 14, 6, 26), 154, 20, 'deep', 'fine'),
    wire('rule', onScreen(film, 24, 18, 26), onScreen(film, 152, 18, 26)),
    wire('rule', onScreen(film, 24, 12, 26), onScreen(film, 120, 12, 26)),
    sheet('floor', [20, 176, 0], 74, 92, [0.9, 0.7, 0.9, 0.8, 0.9, 0.6]),
    sheet('floor', [112, 176, 0], 74, 92, [0.9, 0.6, 0.9, 0.7, 0.4]),
    panel('floor', [118, 170, 0], 30, 26, 'tint', 'fine'),
    boundingBox(iso([133, 157, 0]), 52, 40, ''),
  ],
  (on) => [
    instrumentPlate({ x: 346, y: 18, width: 116, height: 104 }, 'TAGS'),
    (['H1 TITLE', 'H2 TIDES', 'P', 'FIG + ALT', 'TABLE'] as const).map((tag, i) => [
      label(tag, [356 + Math.min(i, 2) * 12, 54 + i * 15], 6),
      i
        ? stroke(
            'fine',
            346 + Math.min(i, 2) * 12,
            42 + i * 15,
            346 + Math.min(i, 2) * 12,
            51 + i * 15,
            353 + Math.min(i, 2) * 12,
            51 + i * 15,
          )
        : [],
    ]),
    note(on([148, 157, 0]), [350, 300], 'ALT: CHECK'),
  ],
)

/** Skills of a unit with what each rests on. */
const skills = [
  [0, 0],
  [60, -20],
  [60, 30],
  [120, -26],
  [120, 10],
  [180, -4],
] as const
const rests = [
  [0, 1],
  [0, 2],
  [1, 3],
  [2, 4],
  [1, 4],
  [3, 5],
  [4, 5],
] as const
const skillAt = (i: number) => onPlane('left', [-2, 3, 101], skills[i]?.[0] ?? 0, skills[i]?.[1] ?? 0)

const practice = card(
  'use-case-adaptive-practice',
  [160, 150],
  0.9,
  [
    grid(-30, -30, 6, 5),
    board([-24, 0, 0], 224, 96, 48),
    rests.map(([from, to]) => path([skillAt(from), skillAt(to)], 'fine')),
    skills.map((_, i) => circle('left', skillAt(i), 10, i < 3 ? 'sea' : i === 4 ? 'tint' : 'raised', 'ink')),
    labelOn('left', [-6, 3, 54], '1/2 + 1/3 = ?', 9),
    desk([20, 60, 0], 1.15, false),
    chair([70, 134, 0], 1.1),
    figure([-4, 130, 0], 82, 'sea'),
    boundingBox(iso(skillAt(4)), 36, 36),
  ],
  (on) => [
    lineChart(
      { x: 338, y: 18, width: 124, height: 88 },
      'MASTERY',
      [sampled(() => 0.85, 2), [0.2, 0.25, 0.42, 0.4, 0.55, 0.62, 0.7, 0.8]],
      'level',
    ),
    note(on(skillAt(4)), [350, 176], 'NEXT: FRACTIONS'),
  ],
)

const places = Array.from({ length: 20 }, (_, i) => [18 + (i % 5) * 44, 20 + Math.floor(i / 5) * 44] as const)
const quiet = [7, 11, 18]

const early = card(
  'use-case-early-support-for-students',
  [170, 116],
  0.88,
  [
    grid(-10, -10, 6, 5),
    places.map(([x, y], i) => [
      box([x - 6, y - 14, 0], [26, 16, 16], { shade: pale, line: 'fine' }),
      quiet.includes(i)
        ? circle('floor', [x + 6, y + 14, 0], 8, undefined, 'hidden')
        : figure([x + 6, y + 14, 0], 36, 'slate'),
    ]),
    boundingBox(iso([112, 78, 6]), 44, 48),
  ],
  (on) => [
    lineChart(
      { x: 330, y: 18, width: 132, height: 88 },
      'LOG-INS A WEEK',
      [sampled(() => 0.78, 2), [0.8, 0.85, 0.7, 0.3, 0.12]],
      'level',
    ),
    note(on([118, 78, 0]), [342, 286], 'QUIET SINCE WEEK 3'),
  ],
)

const marking = card(
  'use-case-marking-feedback-assistant',
  [150, 146],
  0.95,
  [
    grid(-30, -30, 6, 5),
    wire('ink', [-14, 124, 0], [-14, 124, 36]),
    wire('ink', [194, 124, 0], [194, 124, 36]),
    wire('ink', [194, -14, 0], [194, -14, 36]),
    box([-20, -20, 36], [220, 150, 4], { shade: pale }),
    stack([-6, -6, 40], 12, 46, 60),
    sheet('floor', [70, 118, 40], 92, 122, [0.9, 0.8, 0.9, 0.7, 0.9, 0.85, 0.9, 0.5]),
    panel('floor', [76, 78, 40], 62, 14, 'tint', 'measure'),
    wire('measure', [138, 71, 40], [172, 71, 40]),
    panel('floor', [172, 84, 40], 26, 30, 'raised', 'fine'),
    wire('ink', [100, 110, 41], [136, 100, 70]),
    boundingBox(iso([106, 71, 40]), 76, 46),
    figure([30, 176, 0], 84, 'sea'),
  ],
  (on) => [
    table(
      { x: 338, y: 18, width: 124, height: 92 },
      'SCHEME',
      [
        ['CLAIM', '3 / 4'],
        ['EVIDENCE', '2 / 4'],
        ['STYLE', '4 / 4'],
        ['SIGNED', 'TEACHER'],
      ],
      [1],
    ),
    note(on([185, 70, 40]), [372, 232], 'WHICH YEAR?'),
  ],
)

const taken = (row: number, c: number) => (row * 5 + c * 3) % 7 < 3

const rooms = card(
  'use-case-timetable-room-use',
  [172, 130],
  0.86,
  [
    grid(-30, -30, 7, 5),
    box([-30, -30, 0], [260, 5, 70], { shade: pale }),
    box([40, -22, 26], [110, 4, 40], { shade: { top: 'raised', left: 'raised', right: 'sunk' } }),
    [0, 1, 2, 3].map((row) => [
      box([-16, 20 + row * 40, 0], [224, 28, 4 + row * 2], { shade: pale, line: 'hair' }),
      Array.from({ length: 7 }, (_, c) =>
        box([-8 + c * 31, 25 + row * 40, 4 + row * 2], [18, 16, 14], {
          line: 'fine',
          shade: taken(row, c)
            ? { top: 'deep', left: 'deep', right: 'deep' }
            : { top: 'raised', left: 'raised', right: 'sunk' },
        }),
      ),
    ]),
    boundingBox(iso([94, 112, 20]), 60, 50),
  ],
  (on) => [
    heatMap({ x: 330, y: 18, width: 132, height: 92 }, 'ROOM B.12, WEEK', [
      [0, 2, 2, 1, 0],
      [1, 2, 2, 2, 0],
      [1, 1, 0, 2, 0],
      [0, 1, 0, 1, 0],
    ]),
    note(on([112, 100, 14]), [352, 292], '12 OF 28 SEATS'),
  ],
)

export const educationCases = [captions, practice, early, marking, rooms]
