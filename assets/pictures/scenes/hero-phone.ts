import { disc, polyline, shift } from '#assets/pictures/drawing.ts'
import type { Point, Shape } from '#assets/pictures/drawing.ts'
import { boundingBox } from '#assets/pictures/instruments/bounding-box.ts'
import { tideCurve, tidePoint, tideRule } from '#assets/pictures/instruments/tide-chart.ts'
import { iso, path } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { label } from '#assets/pictures/lettering.ts'
import { camera } from '#assets/pictures/parts/camera.ts'
import { container } from '#assets/pictures/parts/container.ts'
import { conveyor } from '#assets/pictures/parts/conveyor.ts'
import { craneBase, craneBoom } from '#assets/pictures/parts/crane.ts'
import { figure } from '#assets/pictures/parts/figure.ts'
import { press } from '#assets/pictures/parts/press.ts'
import { pump } from '#assets/pictures/parts/pump.ts'
import { dock, quay } from '#assets/pictures/parts/quay.ts'
import { bollards } from '#assets/pictures/parts/quayside.ts'
import { robotCell } from '#assets/pictures/parts/robot-cell.ts'
import { shedInside, shedRoof } from '#assets/pictures/parts/shed.ts'
import { boardOf, signpost } from '#assets/pictures/parts/signpost.ts'
import { vessel } from '#assets/pictures/parts/vessel.ts'
import { cylinder, shadow } from '#assets/pictures/solids.ts'
import type { Scene } from '#assets/pictures/svg.ts'
import { springs } from '#assets/pictures/tide.ts'

const sheet = { width: 412, height: 392 }
const origin: Point = [200, 44]
const ground = { length: 232, depth: 162, water: 58, height: 40, level: 14 }
const shed = { bays: 2, bay: 66, depth: 84, eaves: 52, rise: 24, roofDepth: 30 }
const shedAt: Place = [52, 8, 0]
const post: Place = [20, 147, 0]
const boardSize = [164, 52, 34] as const

const board = boardOf(post, ...boardSize)
export const heroPhoneBoard = { ...board, x: board.x + origin[0], y: board.y + origin[1] }

const works: Shape[] = [
  ...shedInside(shedAt, shed),
  ...press([66, 34, 0], 0.44),
  ...robotCell([98, 28, 0], 0.46, false),
  ...conveyor([56, 64, 0], 0.48, 252, [14, 66, 118, 172, 220], 24),
  ...camera([119, 58, 0], 46, 0.62),
  ...shedRoof(shedAt, shed),
]

const yard: Shape[] = [
  shadow([52, 8, 0], [132, 30, 56]),
  ...[126, 150].map((y) =>
    path(
      [
        [0, y, 0],
        [232, y, 0],
      ],
      'hair',
    ),
  ),
]

const readings: { at: Place; name: string; reading: string }[] = [
  { at: [199, 104, 24], name: '6204 DE', reading: '2.8 mm/s' },
  { at: [119, 60, 28], name: 'CAM 2', reading: '0.42 mm' },
  { at: [205, 36, 40], name: 'SILO', reading: '61 %' },
]
const edge = 238
const firstRow = 318

const sum: Shape[] = [
  ...label('LINE 1 OEE  74.8 %', [174, firstRow + 3 * 19 - origin[1] + 3], 6.4, 'letter', 'right'),
  polyline(
    [
      [49, firstRow + 47 - origin[1]],
      [174, firstRow + 47 - origin[1]],
    ],
    'fine',
  ),
]

const rows: Shape[] = readings.flatMap(({ at: [x, y, z], name, reading }, i) => {
  const turn = iso([edge, y, z])
  const end: Point = [turn[0], firstRow + i * 19 - origin[1]]
  return [
    polyline([iso([x, y, z]), turn, end], 'measure'),
    disc(iso([x, y, z]), 2, 'raised', 'measure'),
    disc(end, 1.8, 'sea'),
    ...label(`${name}  ${reading}`, [end[0] - 7, end[1] + 3], 6.4, 'letter', 'right'),
    polyline(
      [
        [end[0] - 124, end[1] + 8],
        [end[0], end[1] + 8],
      ],
      'rule',
    ),
  ]
})

const model = shift(
  [
    quay([0, 0, 0], ground),
    yard,
    works,
    cylinder('z', [206, 34, 0], 18, 50),
    cylinder('z', [206, 34, 50], 20, 10, { radiusEnd: 3, edge: 'fine' }),
    pump([166, 92, 0], 0.56),
    container([46, 124, 0], 0.56),
    container([50, 124, 16], 0.56, 'dark'),
    figure([156, 128, 0], 18, 'sea'),
    bollards([0, 0, 0], ground, 0.6),
    craneBase([98, 114, 0], 0.5),
    dock([0, 0, 0], ground),
    vessel([40, 174, -14], 0.56),
    container([101, 178, 16], 0.5),
    craneBoom([98, 114, 0], 0.5, 180, 140, 54),
    signpost(post, ...boardSize),
    rows,
    sum,
    boundingBox(iso([119, 72, 19]), 26, 26),
  ],
  origin,
)

const tide = { x: 14, width: 168, datum: 372, metre: 9, from: -98, to: 0 }
const now = tidePoint(tide, 0)
const water = iso([0, 220, -14])
const above: Point = [now[0], origin[1] + water[1] + (now[0] - water[0] - origin[0]) * Math.tan(Math.PI / 6)]
const top = tide.datum - springs * tide.metre

const tideGauge: Shape[] = [
  ...tideRule(tide),
  polyline(
    [
      [tide.x, top],
      [now[0], top],
    ],
    'level',
  ),
  tideCurve(tide),
  polyline([above, now], 'measure'),
  disc(above, 2, 'raised', 'measure'),
  disc(now, 2.4, 'sea'),
  ...label('HW 4.80 m', [tide.x, top - 6], 6.4),
]

export const heroPhone: Scene = {
  name: 'hero-phone',
  screens: 'narrow',
  ...sheet,
  shapes: [...model, ...tideGauge],
}
