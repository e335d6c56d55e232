import { dimension, note } from '#assets/pictures/dimensions.ts'
import { boundingBox } from '#assets/pictures/instruments/bounding-box.ts'
import { axes, lineChart, readingAt, sampled, scatter } from '#assets/pictures/instruments/line-chart.ts'
import { instrumentPlate } from '#assets/pictures/instruments/frame.ts'
import { confusionGrid, table, waterfall } from '#assets/pictures/instruments/tables.ts'
import { disc, stroke } from '#assets/pictures/drawing.ts'
import { circle, iso, panel, wire } from '#assets/pictures/isometric.ts'
import { labelOn } from '#assets/pictures/lettering.ts'
import { gateway, table as bench } from '#assets/pictures/parts/bench.ts'
import { camera } from '#assets/pictures/parts/camera.ts'
import { conveyor } from '#assets/pictures/parts/conveyor.ts'
import { figure } from '#assets/pictures/parts/figure.ts'
import { sheet } from '#assets/pictures/parts/papers.ts'
import { press } from '#assets/pictures/parts/press.ts'
import { pump } from '#assets/pictures/parts/pump.ts'
import { server } from '#assets/pictures/parts/server.ts'
import { box, cylinder, dark, pale } from '#assets/pictures/solids.ts'
import { card, grid } from '#assets/pictures/scenes/cards.ts'

/** Bottles on the belt; before the last ones there is a gap, behind it they jam. */
const bottles = [8, 26, 44, 62, 80, 98, 170, 212, 236]

const oee = card(
  'post-reading-an-oee-figure',
  [150, 120],
  0.92,
  [
    grid(-50, -30, 8, 5),
    box([60, 6, 0], [64, 34, 112]),
    panel('left', [68, 40, 66], 48, 34, 'sunk', 'fine'),
    conveyor([-40, 50, 0], 1, 270),
    bottles.map((x) => [
      cylinder('z', [-40 + x, 65, 30], 6, 20, { line: 'fine' }),
      cylinder('z', [-40 + x, 65, 50], 2.6, 9, { line: 'fine' }),
    ]),
    figure([40, 130, 0], 88, 'sea'),
    sheet('left', [48, 132, 34], 22, 28, [0.8, 0.6, 0.8]),
    boundingBox(iso([52, 65, 44]), 62, 58),
  ],
  (on) => [
    waterfall({ x: 330, y: 18, width: 132, height: 92 }, 'OEE: ONE SHIFT', [0.98, -0.12, -0.13, -0.03]),
    note(on([34, 65, 58]), [96, 34], 'JAM 20 s'),
    note(on([190, 66, 50]), [350, 292], '19 590 GOOD'),
  ],
)

const gauge = card(
  'post-gauge-study-before-the-camera',
  [140, 142],
  1,
  [
    grid(-40, -30, 6, 5),
    bench([-30, -10, 0], 210, 110, 46),
    box([20, 20, 46], [110, 44, 8], { shade: pale }),
    circle('floor', [42, 42, 54], 9, 'deep', 'ink'),
    circle('floor', [108, 42, 54], 9, 'deep', 'ink'),
    dimension([42, 42, 54], [108, 42, 54], [0, 46, 0], ''),
    box([-16, 6, 46], [26, 16, 10], { line: 'fine' }),
    camera([150, 10, 46], 78, 0.8),
    figure([-4, 140, 0], 88, 'sea'),
    figure([196, 60, 0], 88, 'slate'),
    boundingBox(iso([108, 42, 54]), 44, 38),
  ],
  (on) => [
    confusionGrid({ x: 330, y: 18, width: 132, height: 104 }, 'A AGAINST B', [
      [38, 2],
      [4, 6],
    ]),
    note(on([75, 88, 54]), [300, 288], '66.00 ±0.20 mm'),
  ],
)

const photos = Array.from({ length: 28 }, (_, i) => [i % 7, Math.floor(i / 7)] as const)

const images = card(
  'post-how-many-images-a-vision-project-needs',
  [196, 104],
  0.86,
  [
    grid(-60, -30, 8, 6),
    photos.map(([column, row]) => {
      const at = [-44 + column * 32, -12 + row * 44, 0] as const
      const isTest = row === 3
      return [
        panel('floor', [at[0], at[1] + 34, 0], 26, 34, isTest ? 'tint' : 'raised', 'fine'),
        circle('floor', [at[0] + 13, at[1] + 17, 0], 8, isTest ? 'raised' : 'sunk', 'hair'),
        (column * 5 + row * 3) % 7 === 0
          ? wire('ink', [at[0] + 8, at[1] + 12, 0], [at[0] + 18, at[1] + 22, 0])
          : [],
      ]
    }),
    wire('level', [-52, 116, 0], [186, 116, 0]),
    labelOn('floor', [-44, 182, 0], 'NEVER TRAINED ON', 9),
    figure([200, 20, 0], 84, 'sea'),
    boundingBox(iso([129, 137, 0]), 46, 38),
  ],
  (on) => [
    lineChart({ x: 326, y: 18, width: 136, height: 92 }, 'MISSED BY COUNT', [
      sampled((x) => 0.14 + 0.76 / (1 + 9 * x) ** 0.75),
    ]),
    note(on([129, 150, 0]), [352, 290], '1 OF 300 MISSED'),
  ],
)

const rounds = Array.from(
  { length: 17 },
  (_, i) => [0.08 + (i % 6) * 0.168, 0.84 - Math.floor(i / 6) * 0.34] as const,
)
const found = { x: 326, y: 18, width: 136, height: 88 }

const alarms = card(
  'post-what-an-alarm-costs',
  [150, 132],
  0.86,
  [
    grid(-60, -50, 9, 6),
    [
      [-50, -44],
      [80, -44],
      [-50, 40],
      [80, 40],
    ].map(([x = 0, y = 0]) => pump([x, y, 0], 0.82)),
    [
      [0, -44],
      [130, -44],
      [0, 40],
      [130, 40],
    ].map(([x = 0, y = 0], i) => [
      wire('ink', [x + 20, y + 6, 30], [x + 20, y + 6, 66]),
      cylinder('z', [x + 20, y + 6, 66], 7, 12, { line: 'fine', shade: i === 3 ? dark : pale }),
    ]),
    wire('hidden', [-50, 112, 0], [150, 112, 0], [150, 132, 0]),
    figure([150, 140, 0], 84, 'sea'),
    boundingBox(iso([126, 58, 34]), 86, 74),
  ],
  (on) => [
    instrumentPlate(found, '17 ALARMS, 1 FAULT'),
    rounds.map(([x, up], i) => disc(readingAt(found, x, up), 6, i === 8 ? 'sea' : 'raised', 'fine')),
    note(on([150, 46, 78]), [372, 150], '2.1 mm/s'),
    note(on([20, 112, 0]), [150, 296], '45 min A WALK'),
  ],
)

const plc = card(
  'post-getting-data-out-of-old-plcs',
  [150, 154],
  0.88,
  [
    grid(-50, -40, 8, 5),
    press([-48, -20, 0], 1),
    box([56, -20, 0], [96, 40, 136]),
    panel('left', [62, 20, 10], 84, 116, 'sunk', 'fine'),
    [96, 60].map((z) =>
      [0, 1, 2, 3].map((i) =>
        panel('left', [68 + i * 19, 20, z], 16, 24, i === 0 ? 'deep' : 'raised', 'fine'),
      ),
    ),
    [0, 1, 2, 3, 4].map((i) => wire('hair', [70 + i * 17, 20, 58], [74 + i * 15, 20, 26])),
    panel('left', [68, 20, 16], 72, 10, 'raised', 'fine'),
    wire('tide', [76, 20, 104], [76, 60, 104], [76, 60, 0], [76, 96, 0], [172, 96, 0]),
    gateway([172, 84, 0], 1.1),
    wire('hidden', [222, 96, 0], [270, 96, 0]),
    figure([0, 120, 0], 84, 'sea'),
    boundingBox(iso([76, 20, 108]), 36, 46),
  ],
  (on) => [
    table(
      { x: 326, y: 18, width: 136, height: 92 },
      'DB 12, READ ONLY',
      [
        ['RAM FORCE', '412 kN'],
        ['STROKE', '38 114'],
        ['OIL', '47.2 C'],
        ['SCAN', '21 ms'],
      ],
      [0],
    ),
    note(on([76, 78, 0]), [110, 298], 'NOTHING WRITTEN'),
  ],
)

const lives = [
  [0.06, 0.1],
  [0.42, 0.42],
  [0.57, 0.6],
  [0.69, 0.74],
  [0.82, 0.87],
  [0.96, 0.98],
] as const
const paper = { x: 316, y: 18, width: 146, height: 108 }

const weibull = card(
  'post-weibull-in-the-maintenance-office',
  [146, 146],
  0.94,
  [
    grid(-50, -40, 7, 5),
    pump([-44, -30, 0], 1.4),
    [0, 1, 2, 3, 4, 5].map((i) => [
      circle('floor', [-26 + i * 36, 84, 0], 14, 'raised', 'ink'),
      circle('floor', [-26 + i * 36, 84, 0], 8, 'sunk', 'fine'),
    ]),
    [1150, 1900, 2400, 2950, 3600, 4500].map((hours, i) =>
      labelOn('floor', [-38 + i * 36, 114, 0], String(hours), 7),
    ),
    figure([206, 70, 0], 84, 'sea'),
    boundingBox(iso([37, 0, 42]), 52, 62),
  ],
  (on) => [
    scatter(paper, 'SHARE FAILED', lives),
    stroke('tide', ...readingAt(paper, 0, 0.06), ...readingAt(paper, 1, 1)),
    axes(paper),
    note(on([37, -30, 74]), [104, 34], 'SEAL'),
    note(readingAt(paper, 0.5, 0.53), [396, 150], 'SHAPE 2.2'),
  ],
)

const near = card(
  'post-edge-or-cloud',
  [152, 146],
  0.86,
  [
    grid(-50, -50, 7, 6),
    [0, 56, 112].map((x) => server([-40 + x, -76, 0], 0.8)),
    conveyor([-50, 92, 0], 1, 250, [10, 66, 122, 178, 224], 22),
    camera([60, 80, 0], 92),
    gateway([112, 16, 0], 1.05),
    wire('tide', [62, 84, 92], [62, 37, 92], [120, 37, 50]),
    wire('hidden', [112, 26, 0], [40, 26, 0], [40, -30, 0]),
    wire('ink', [174, 86, 30], [174, 124, 30]),
    box([168, 84, 30], [10, 8, 26], { line: 'fine', shade: dark }),
    boundingBox(iso([136, 37, 30]), 62, 76),
  ],
  (on) => [
    table(
      { x: 330, y: 18, width: 132, height: 74 },
      'LENS TO GATE',
      [
        ['ALLOWED', '520 ms'],
        ['EDGE', '102 ms'],
        ['CLOUD', '542 ms'],
      ],
      [1],
    ),
    note(on([40, 10, 0]), [104, 40], '400 Mbit/s'),
    note(on([174, 90, 56]), [384, 160], 'GATE'),
  ],
)

export const worksPosts = [oee, gauge, images, alarms, plc, weibull, near]
