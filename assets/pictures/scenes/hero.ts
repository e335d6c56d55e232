import { disc, polygon, polyline, shift } from '#assets/pictures/drawing.ts'
import type { Point, Shape } from '#assets/pictures/drawing.ts'
import { brackets, note, signalPoint } from '#assets/pictures/dimensions.ts'
import { ledger } from '#assets/pictures/instruments/ledger.ts'
import { tideCurve, tidePoint, tideRule } from '#assets/pictures/instruments/tide-chart.ts'
import { face, iso, path } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { label } from '#assets/pictures/lettering.ts'
import { camera } from '#assets/pictures/parts/camera.ts'
import { container } from '#assets/pictures/parts/container.ts'
import { conveyor } from '#assets/pictures/parts/conveyor.ts'
import { craneBase, craneBoom } from '#assets/pictures/parts/crane.ts'
import { figure } from '#assets/pictures/parts/figure.ts'
import { chimney, kiln } from '#assets/pictures/parts/kiln.ts'
import { lathe } from '#assets/pictures/parts/lathe.ts'
import { press } from '#assets/pictures/parts/press.ts'
import { pump } from '#assets/pictures/parts/pump.ts'
import { dock, quay } from '#assets/pictures/parts/quay.ts'
import { bollards, buoy, staff } from '#assets/pictures/parts/quayside.ts'
import { robotCell } from '#assets/pictures/parts/robot-cell.ts'
import { shedInside, shedRoof } from '#assets/pictures/parts/shed.ts'
import { boardOf, signpost } from '#assets/pictures/parts/signpost.ts'
import { truck } from '#assets/pictures/parts/truck.ts'
import { vessel } from '#assets/pictures/parts/vessel.ts'
import { cylinder, shadow } from '#assets/pictures/solids.ts'
import type { Scene } from '#assets/pictures/svg.ts'
import { meanLevel, springs } from '#assets/pictures/tide.ts'
import { readingsAt } from '#assets/pictures/works.ts'
import { heroWide } from './hero-instruments.ts'

const { sheet, origin } = heroWide
const ground = { length: 524, depth: 326, water: 92, height: 58, level: 20 }
const shed = { bays: 3, bay: 92, depth: 138, eaves: 74, rise: 34, roofDepth: 52 }
const shedAt: Place = [18, 14, 0]
const post: Place = [124, 306, 0]
const boardSize = [184, 58, 52] as const
const onSheet = (place: Place): Point => {
  const [x, y] = iso(place)
  return [x + origin[0], y + origin[1]]
}

/** The blank board of the signpost on the hero's sheet, in nominal pixels. */
const board = boardOf(post, ...boardSize)
export const heroBoard = { ...board, x: board.x + origin[0], y: board.y + origin[1] }

const shadows: Shape[] = [
  face(
    [
      [0, 30, 0],
      [18, 14, 0],
      [18, 152, 0],
      [0, 166, 0],
    ],
    'sunk',
  ),
  shadow([328, 24, 0], [180, 56, 74]),
  shadow([316, 4, 0], [18, 18, 170]),
  shadow([462, 130, 0], [48, 48, 56]),
  shadow([392, 240, 0], [60, 6, 110]),
  shadow([190, 258, 0], [66, 50, 44]),
  shadow([158, 184, 0], [92, 30, 50]),
]

const yard: Shape[] = [
  ...[176, 226].map((y) =>
    path(
      [
        [0, y, 0],
        [524, y, 0],
      ],
      'rule',
    ),
  ),
  path(
    [
      [0, 201, 0],
      [524, 201, 0],
    ],
    'hidden',
  ),
  ...[244, 309].flatMap((y) => [
    path(
      [
        [0, y, 0],
        [524, y, 0],
      ],
      'hair',
    ),
    path(
      [
        [0, y + 3, 0],
        [524, y + 3, 0],
      ],
      'hair',
    ),
  ]),
]

const works: Shape[] = [
  ...shedInside(shedAt, shed),
  ...press([44, 62, 0], 0.62),
  ...press([98, 62, 0], 0.62),
  ...robotCell([158, 54, 0], 0.62, false),
  ...lathe([218, 74, 0], 0.52),
  ...conveyor([34, 120, 0], 0.62, 400, [16, 70, 124, 178, 232, 292, 350], 22),
  ...camera([151, 112, 0], 60, 0.8),
  ...shedRoof(shedAt, shed),
]

const process: Shape[] = [
  ...chimney([318, 14, 0], 176, 9),
  ...kiln([326, 24, 0], 0.95),
  ...pump([372, 136, 0], 0.74),
  ...cylinder('z', [488, 152, 0], 25, 56),
  ...cylinder('z', [488, 152, 56], 27, 10, { radiusEnd: 4, edge: 'fine' }),
  ...figure([352, 108, 0], 27),
]

const berth: Shape[] = [
  ...truck([158, 182, 0], 0.74),
  ...container([190, 258, 0], 0.86, 'plain'),
  ...container([190, 282, 0], 0.86, 'pale'),
  ...container([198, 272, 24], 0.86, 'dark'),
  ...figure([176, 312, 0], 27, 'sea'),
]

/** Where each reading is taken; its line runs along x off the block and down into its own row of the ledger. */
const takenAt: Record<string, Place> = {
  'KILN SHELL': [430, 52, 73],
  'PRESS 3': [126, 84, 26],
  'CAM 2': [151, 114, 48],
  '6204 DE': [415, 152, 31],
}
const { rows, ledger: sheetAt, tide } = heroWide
const readings = rows.flatMap((row) => {
  const at = takenAt[row.name]
  return at ? [{ ...row, at }] : []
})
const [ledgerX, , table] = sheetAt.at

const measures: Shape[] = readings.flatMap(({ at: [x, y, z] }) => [
  path(
    [
      [x, y, z],
      [ledgerX + 4, y, z],
      [ledgerX + 4, y, table],
    ],
    'measure',
  ),
  disc(iso([x, y, z]), 2.4, 'raised', 'measure'),
  disc(iso([ledgerX + 4, y, table]), 1.8, 'sea'),
])

const sheetOfReadings = ledger(
  sheetAt.at,
  sheetAt.width,
  rows.map(({ y, name, read }) => ({ y, name, reading: read(readingsAt(0)) })),
  'LEDGER 06:12',
  sheetAt.letters,
)

const seen = iso([151, 129, 28])
const model = shift(
  [
    quay([0, 0, 0], ground),
    shadows,
    yard,
    works,
    process,
    berth,
    bollards([0, 0, 0], ground),
    staff([74, ground.depth, -ground.level]),
    craneBase([388, 240, 0], 0.94),
    dock([0, 0, 0], ground),
    buoy([124, 386, -ground.level]),
    vessel([262, 346, -20], 0.92),
    signpost(post, ...boardSize),
    container([394, 370, 36], 0.86, 'plain'),
    craneBoom([388, 240, 0], 0.94, 188, 150, 64),
    sheetOfReadings,
    measures,
    brackets(seen[0] - 20, seen[1] - 21, 40, 38, 9),
    signalPoint(seen, 3.4),
  ],
  origin,
)

const level = (metres: number) => tide.datum - metres * tide.metre
const now = tidePoint(tide, 0)
const water = onSheet([0, 418, -20])
const above: Point = [now[0], water[1] + (now[0] - water[0]) * Math.tan(Math.PI / 6)]

const tideGauge: Shape[] = [
  ...tideRule(tide),
  polyline(
    [
      [tide.x, level(springs)],
      [tide.x + tide.width, level(springs)],
    ],
    'level',
  ),
  polyline(
    [
      [tide.x, level(meanLevel)],
      [tide.x + tide.width, level(meanLevel)],
    ],
    'rule',
  ),
  tideCurve(tide),
  polyline([above, now], 'measure'),
  disc(above, 2.4, 'raised', 'measure'),
  disc(now, 2.8, 'sea'),
  ...label('HW SPRINGS 4.80 m', [tide.x, level(springs) - 8], 7),
  ...label('MSL 2.70', [now[0] + 12, level(meanLevel) + 3], 7, 'quiet'),
  ...label('CHART DATUM', [now[0] + 12, tide.datum + 3], 7, 'quiet'),
  ...label('NEAPS', [tide.x, tide.datum + 26], 7, 'quiet'),
  ...label(
    'h = 2.70 + 1.55 cos M2 + 0.55 cos S2',
    [tide.x + tide.width / 2, tide.datum + 26],
    7,
    'quiet',
    'middle',
  ),
  ...label('SPRINGS', [now[0], tide.datum + 26], 7, 'quiet', 'right'),
]

const horizon = 174
const sunAt: Point = [1376, horizon]
const halfSun = Array.from({ length: 41 }, (_, i): Point => {
  const turn = Math.PI + (i * Math.PI) / 40
  return [sunAt[0] + 52 * Math.cos(turn), sunAt[1] + 52 * Math.sin(turn)]
})
const dawn: Shape[] = [
  polygon(halfSun, 'sunk', 'faint'),
  polyline(
    [
      [1120, horizon],
      [1500, horizon],
    ],
    'faint',
  ), // the sea beyond the works
  ...[
    [1290, 1330],
    [1392, 1452],
    [1352, 1378],
  ].map(([a = 0, b = 0], i) =>
    polyline(
      [
        [a, horizon + 8 + i * 7],
        [b, horizon + 8 + i * 7],
      ],
      'rule',
    ),
  ),
  ...label('06:12', [sunAt[0] + 62, horizon - 8], 7, 'quiet'),
]

const notes: Shape[] = [
  ...note(onSheet([64, 84, 72]), [830, 82], 'PRESS 3'),
  ...note(onSheet([182, 14, 106]), [1096, 56], 'SHED A'),
]

export const hero: Scene = {
  name: 'hero',
  screens: 'wide',
  ...sheet,
  shapes: [...dawn, ...model, ...tideGauge, ...notes],
}
