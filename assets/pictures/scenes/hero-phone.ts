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
import { readingsAt } from '#assets/pictures/works.ts'
import { heroNarrow } from './hero-instruments.ts'

const { sheet, origin } = heroNarrow
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

const takenAt: Record<string, Place> = {
  '6204 DE': [199, 104, 24],
  'CAM 2': [119, 60, 28],
  SILO: [205, 36, 40],
}
const edge = 238
const { words, rows: written, tide } = heroNarrow
const right = (at: Point): Point => [at[0] - origin[0], at[1] - origin[1]]
const writing = (at: Point, text: string) => label(text, right(at), words.letters, 'letter', 'right')

const sum: Shape[] = written
  .slice(-1)
  .flatMap(({ at, name, read }) => [
    ...writing(at, `${name}  ${read(readingsAt(0))}`),
    polyline([right([at[0] - 130, at[1] - 14]), right([at[0], at[1] - 14])], 'fine'),
  ])

const rows: Shape[] = written.slice(0, -1).flatMap((row) => {
  const [x, y, z] = takenAt[row.name] ?? [0, 0, 0]
  const turn = iso([edge, y, z])
  const end: Point = [turn[0], right(row.at)[1] - 3]
  return [
    polyline([iso([x, y, z]), turn, end], 'measure'),
    disc(iso([x, y, z]), 2, 'raised', 'measure'),
    disc(end, 1.8, 'sea'),
    ...writing(row.at, `${row.name}  ${row.read(readingsAt(0))}`),
    polyline(
      [
        [end[0] - 130, end[1] + 8],
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
]

export const heroPhone: Scene = {
  name: 'hero-phone',
  screens: 'narrow',
  ...sheet,
  shapes: [...model, ...tideGauge],
}
