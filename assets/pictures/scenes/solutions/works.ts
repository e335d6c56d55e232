import { dimension, note, signalPoint } from '#assets/pictures/dimensions.ts'
import { disc, stroke } from '#assets/pictures/drawing.ts'
import type { Drawing, Point } from '#assets/pictures/drawing.ts'
import { boundingBox } from '#assets/pictures/instruments/bounding-box.ts'
import { controlChart } from '#assets/pictures/instruments/control-chart.ts'
import { instrumentPlate } from '#assets/pictures/instruments/frame.ts'
import { gauge } from '#assets/pictures/instruments/gauge.ts'
import { heatMap } from '#assets/pictures/instruments/heat-map.ts'
import { axes, curveIn, forecastFan, readingAt, sampled } from '#assets/pictures/instruments/line-chart.ts'
import { iso, panel, wire } from '#assets/pictures/isometric.ts'
import { hood, reactor, trunk } from '#assets/pictures/parts/bench.ts'
import { camera } from '#assets/pictures/parts/camera.ts'
import { conveyor } from '#assets/pictures/parts/conveyor.ts'
import { figure } from '#assets/pictures/parts/figure.ts'
import { pump } from '#assets/pictures/parts/pump.ts'
import { forklift, pallet, zone } from '#assets/pictures/parts/warehouse.ts'
import { pipe, valve } from '#assets/pictures/parts/works.ts'
import { box, cylinder, dark, pale } from '#assets/pictures/solids.ts'
import { card, grid } from '#assets/pictures/scenes/cards.ts'

const surface = { x: 322, y: 18, width: 140, height: 118 }
/** Contours of a yield surface: ellipses about its best point, turned by 30 degrees. */
const contours = [0.42, 0.3, 0.18, 0.08].map((r) =>
  Array.from({ length: 41 }, (_, i): Point => {
    const turn = (i / 40) * Math.PI * 2
    const [a, b] = [r * Math.cos(turn), 0.6 * r * Math.sin(turn)]
    return readingAt(surface, 0.6 + a * 0.87 - b * 0.5, 0.56 + a * 0.5 + b * 0.87)
  }),
)
const trials = [
  [0.16, 0.16],
  [0.4, 0.16],
  [0.16, 0.44],
  [0.4, 0.44],
  [0.28, 0.3],
] as const

const process = card(
  'solution-continuous-process-optimization',
  [150, 156],
  0.88,
  [
    grid(-40, -40, 7, 5),
    reactor([0, 0, 0], 34, 84),
    reactor([110, 0, 0], 34, 84),
    pipe([
      [34, 0, 50],
      [76, 0, 50],
    ]),
    pipe([
      [144, 0, 50],
      [226, 0, 50],
    ]),
    valve([186, 0, 50]),
    figure([70, 90, 0], 76, 'sea'),
  ],
  (on) => [
    instrumentPlate(surface, 'YIELD'),
    contours.map((points) => ({ points, closed: true, line: 'hair' }) as const),
    axes(surface),
    trials.map(([x, y]) => disc(readingAt(surface, x, y), 2.4, 'sea', 'fine')),
    stroke('level', ...readingAt(surface, 0.28, 0.3), ...readingAt(surface, 0.6, 0.56)),
    signalPoint(readingAt(surface, 0.6, 0.56), 3),
    gauge([72, 258], 34, 0.6, '71.5 °C', 0.4, 0.7),
    note(on([186, 0, 60]), [352, 176], 'V-12 +4 %'),
  ],
)

const station = hood([84, 62, 30])
const cost = { x: 330, y: 18, width: 132, height: 96 }

const vision = card(
  'solution-machine-vision',
  [160, 128],
  0.88,
  [
    grid(-30, -20, 7, 5),
    station.back,
    conveyor([-30, 80, 0], 1, 262, [8, 66, 132, 218], 26),
    station.front,
    box([196, 62, 30], [6, 40, 26], { shade: pale }),
    box([150, 150, 0], [56, 42, 30], { shade: dark }),
    box([160, 158, 30], [20, 20, 12], { shade: pale, line: 'fine' }),
    wire('hidden', [190, 110, 40], [190, 160, 32]),
    boundingBox(iso([115, 100, 44]), 44, 44),
  ],
  (on) => [
    instrumentPlate(cost, 'ESCAPES / REJECTS'),
    curveIn(
      cost,
      sampled((t) => 0.9 * Math.exp(-4 * t)),
      'ink',
    ),
    curveIn(
      cost,
      sampled((t) => 0.9 * Math.exp(-4 * (1 - t))),
      'tide',
    ),
    stroke('hidden', ...readingAt(cost, 0.5, 0), ...readingAt(cost, 0.5, 1)),
    axes(cost),
    note(on([178, 171, 30]), [330, 298], 'REJECT 1 IN 412'),
    note(on([100, 128, 110]), [96, 50], 'CAM 1'),
  ],
)

const wear = [0.12, 0.14, 0.13, 0.17, 0.22, 0.26, 0.34]
const weeks = { x: 318, y: 18, width: 144, height: 100 }

const maintenance = card(
  'solution-predictive-maintenance-intelligence',
  [150, 160],
  0.88,
  [
    grid(-40, -40, 7, 5),
    pump([-40, -30, 0], 1.3),
    box([150, -20, 0], [80, 34, 70], { shade: pale }),
    [8, 40].map((z) => panel('left', [156, 14, z], 68, 24, 'tint', 'fine')),
    [166, 188, 210].map((x) => cylinder('y', [x, -4, 51], 9, 20, { line: 'fine' })),
    box([20, 90, 0], [110, 60, 36], { shade: pale }),
    panel('floor', [28, 142, 36], 94, 44, 'raised', 'fine'),
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((i) =>
      panel(
        'floor',
        [33 + (i % 6) * 14, 118 + Math.floor(i / 6) * 18, 36],
        11,
        14,
        i === 8 ? 'sea' : 'tint',
        'hair',
      ),
    ),
    boundingBox(iso([40, -2, 40]), 50, 56),
  ],
  (on) => [
    forecastFan(weeks, 'WEAR, WEEKS', wear, [0.46, 0.6, 0.76], 0.16),
    stroke('level', ...readingAt(weeks, 0, 0.72), ...readingAt(weeks, 1, 0.72)),
    note(on([68, 128, 36]), [330, 298], 'WEEK 34 ±1.5'),
    note(on([40, 10, 30]), [88, 56], 'FAN 3'),
  ],
)

const bores = [12.01, 12.0, 12.02, 11.99, 12.01, 12.0, 12.01, 12.02, 12.03, 12.02, 12.03, 12.04, 12.04, 12.05]
const spc = controlChart({ x: 306, y: 18, width: 156, height: 100 }, 'BORE mm, X-BAR', bores, 8)
const fired = spc.points[12] ?? [0, 0]

const quality = card(
  'solution-quality-insight-automation',
  [150, 142],
  0.94,
  [
    grid(-30, -30, 6, 5),
    box([-20, -10, 0], [190, 110, 46], { shade: pale }),
    box([-10, 0, 46], [10, 90, 84]),
    box([120, 0, 46], [10, 90, 84]),
    box([-10, 34, 130], [140, 16, 12], { shade: pale }),
    box([52, 30, 118], [22, 26, 40], { shade: dark }),
    cylinder('z', [63, 43, 96], 3, 24, { line: 'fine' }),
    cylinder('z', [63, 43, 46], 22, 26),
    cylinder('z', [63, 43, 72], 9, 0.5, {
      shade: { top: 'deep', left: 'deep', right: 'deep' },
      line: 'fine',
    }),
    [0, 1, 2, 3].map((i) => cylinder('z', [20 + i * 40, 140, 0], 13, 16, { line: 'fine' })),
    figure([196, 60, 0], 84, 'sea'),
  ],
  (on) => [
    spc.shapes,
    signalPoint(fired, 3.4),
    note(on([63, 43, 74]), [330, 182], '12.05 mm'),
    note(on([140, 140, 16]), [330, 292], 'RULE 3: TOOL 7'),
  ],
)

const dwell = [
  [0, 0, 1, 0, 0],
  [0, 1, 2, 1, 0],
  [1, 2, 2, 1, 0],
  [0, 1, 1, 0, 0],
]

const safety = card(
  'solution-smart-safety-surveillance',
  [160, 134],
  0.88,
  [
    grid(-30, -30, 7, 5),
    box([-30, -36, 0], [280, 6, 96], { shade: pale }),
    panel('left', [30, -30, 0], 44, 68, 'deep', 'ink'),
    panel('left', [36, -30, 74], 32, 12, 'tint', 'fine'),
    panel('left', [150, -30, 0], 44, 68, 'tint', 'ink'),
    pallet([32, -16, 0], 2),
    zone([110, 40, 0], 70, 110),
    forklift([-20, 84, 0], 0.86, false),
    figure([140, 84, 0], 58, 'slate'),
    figure([222, 40, 0], 58, 'slate'),
    camera([204, -18, 0], 112),
    boundingBox(iso([54, 4, 24]), 64, 64),
  ],
  (on) => [
    heatMap({ x: 338, y: 18, width: 124, height: 88 }, 'DWELL s', dwell),
    note(on([40, 18, 14]), [120, 298], 'EXIT B BLOCKED'),
    note(on([160, 130, 0]), [350, 290], 'ZONE 2: 1 PERSON'),
  ],
)

const piled = [5, 4, 3, 2].flatMap((count, row) =>
  Array.from({ length: count }, (_, i) => ({
    x: 20 + row * 17.5 + i * 35,
    z: 18 + row * 30.5,
    radius: 17 - ((i * 5 + row * 3) % 4) * 1.2,
  })),
)

const pictures = card(
  'solution-visual-intelligence',
  [166, 172],
  0.86,
  [
    grid(-30, -30, 6, 5),
    piled.map(({ x, z, radius }) => trunk(x, -10, z, radius, 96)),
    dimension([3, 86, 0], [178, 86, 0], [0, 26, 0], '3.40 m', 8),
    figure([214, 40, 0], 84, 'sea'),
    boundingBox(iso([107.5, 86, 79]), 44, 44),
  ] satisfies Drawing,
  (on) => [
    instrumentPlate({ x: 330, y: 18, width: 132, height: 92 }, 'COUNTED 14 ±0'),
    piled.map(({ x, z, radius }) => disc([346 + x * 0.55, 100 - z * 0.48], radius * 0.5, 'tint', 'fine')),
    note(on([125, 86, 79]), [330, 176], 'D 0.31 m ±0.01'),
  ],
)

export const worksSolutions = [process, vision, maintenance, quality, safety, pictures]
