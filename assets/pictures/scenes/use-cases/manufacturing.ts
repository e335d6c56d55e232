import { note, signalPoint } from '#assets/pictures/dimensions.ts'
import { boundingBox } from '#assets/pictures/instruments/bounding-box.ts'
import { gauge } from '#assets/pictures/instruments/gauge.ts'
import { heatMap } from '#assets/pictures/instruments/heat-map.ts'
import { lineChart, readingAt, sampled, spectrum } from '#assets/pictures/instruments/line-chart.ts'
import { iso, wire } from '#assets/pictures/isometric.ts'
import { camera } from '#assets/pictures/parts/camera.ts'
import { figure } from '#assets/pictures/parts/figure.ts'
import { pump } from '#assets/pictures/parts/pump.ts'
import { forklift, rack, zone } from '#assets/pictures/parts/warehouse.ts'
import { coil, compressor, dryer, moulder, pipe, valve } from '#assets/pictures/parts/works.ts'
import { box, cylinder, dark, pale } from '#assets/pictures/solids.ts'
import { card, grid } from '#assets/pictures/scenes/cards.ts'

const lower = { x: 316, y: 18, width: 146, height: 96 }

/** Outer-race fault frequency with two harmonics over shaft speed and its own. */
const races = [
  [0.09, 0.34],
  [0.18, 0.2],
  [0.34, 0.9],
  [0.3, 0.22],
  [0.38, 0.24],
  [0.68, 0.52],
  [0.64, 0.16],
  [0.72, 0.15],
] as const

const bearing = card(
  'use-case-bearing-condition-monitoring',
  [150, 150],
  0.84,
  [
    grid(-40, -40, 7, 5),
    pump([-30, -10, 0], 1.85),
    box([78, 26, 78], [14, 12, 12], { shade: dark }),
    wire('fine', [85, 32, 90], [85, 32, 120], [85, -30, 120]),
  ],
  (on) => [
    spectrum(lower, 'ENVELOPE Hz', races),
    signalPoint(readingAt(lower, 0.34, 0.9), 3),
    note(on([85, 38, 80]), [96, 46], 'BRG 6309 DE'),
    note(on([40, 60, 30]), [84, 290], '4.2 mm/s'),
  ],
)

/** A week of electrical load: five days with two shifts, and a weekend that never falls to nothing. */
const load = sampled((t) => {
  const hour = (t * 168) % 24
  return t < 5 / 7 && hour > 6 && hour < 22 ? 0.82 + 0.06 * Math.sin(hour) : 0.42
}, 168)
const meter = { x: 310, y: 18, width: 152, height: 92 }

const air = card(
  'use-case-compressed-air-energy',
  [176, 140],
  0.84,
  [
    grid(-40, -30, 8, 5),
    box([-40, -30, 0], [320, 6, 84], { shade: pale, line: 'fine' }),
    pipe([
      [84, -12, 62],
      [270, -12, 62],
    ]),
    pipe([
      [170, -8, 62],
      [170, -8, 10],
    ]),
    pipe([
      [240, -8, 62],
      [240, -8, 10],
    ]),
    valve([205, -12, 62]),
    compressor([-34, 4, 0], 1.3),
    box([150, 10, 0], [40, 34, 30]),
    box([222, 10, 0], [40, 34, 30], { shade: dark }),
    boundingBox(iso([122, -7, 62]), 30, 30),
  ],
  (on) => [
    lineChart(meter, 'AIR kW, ONE WEEK', [sampled(() => 0.42, 2), load]),
    note(on([122, -7, 66]), [206, 36], 'LEAK 3 mm'),
    gauge([74, 254], 34, 0.66, '6.8 bar'),
  ],
)

const moisture = sampled((t) => 0.5 + 0.28 * Math.exp(-3 * t) * Math.cos(14 * t), 40)
const drying = { x: 316, y: 18, width: 146, height: 92 }

const drier = card(
  'use-case-dryer-moisture-control',
  [168, 140],
  0.84,
  [
    grid(-40, -30, 8, 5),
    dryer([-30, 0, 0], 1.25),
    [188, 204].map((x) => box([x, 26, 34], [11, 14, 8], { shade: pale, line: 'fine' })),
    box([222, 52, 0], [8, 8, 92], { line: 'fine' }),
    box([210, 36, 86], [20, 24, 14], { shade: dark }),
    wire('hidden', [216, 48, 86], [206, 34, 40]),
    boundingBox(iso([206, 32, 40]), 34, 30),
  ],
  (on) => [
    lineChart(drying, 'MOISTURE %', [sampled(() => 0.5, 2), moisture], 'level'),
    gauge([66, 252], 36, 0.52, '11.8 %'),
    note(on([150, 62, 50]), [190, 300], 'SET 84 °C'),
  ],
)

const near = [
  [0, 0, 0, 1, 0, 0],
  [0, 1, 1, 2, 1, 0],
  [0, 1, 2, 2, 1, 0],
  [0, 0, 1, 1, 0, 0],
]

const trucks = card(
  'use-case-forklift-pedestrian-safety',
  [180, 124],
  0.84,
  [
    grid(-30, -30, 7, 5),
    rack([-24, -30, 0], [4], 2),
    zone([190, 20, 0], 46, 150),
    forklift([-30, 76, 0], 1.15),
    wire('measure', [104, 96, 1], [206, 96, 1]),
    camera([150, 16, 0], 128),
    figure([212, 96, 0], 62, 'sea'),
    boundingBox(iso([212, 96, 32]), 40, 76),
  ],
  (on) => [
    heatMap({ x: 330, y: 18, width: 132, height: 94 }, 'NEAR MISSES', near),
    note(on([150, 96, 1]), [110, 290], '1.8 m  0.9 s'),
  ],
)

/** Cavity pressure over one shot: fill, pack, cool; the odd shot packs late and low. */
const shot = (peak: number, late: number) =>
  sampled((t) => {
    const s = Math.max(0, t - late)
    return peak * (1 - Math.exp(-14 * s)) * Math.exp(-2.4 * Math.max(0, s - 0.3))
  }, 40)
const cavity = { x: 316, y: 18, width: 146, height: 96 }

const moulding = card(
  'use-case-injection-moulding-anomalies',
  [144, 138],
  0.84,
  [
    grid(-40, -40, 8, 5),
    moulder([-40, -20, 0], 1.3),
    box([20, 70, 0], [60, 54, 26], { shade: pale }),
    [26, 46].flatMap((x) => [76, 98].map((y) => cylinder('z', [x + 8, y + 8, 26], 7, 8, { line: 'fine' }))),
    boundingBox(iso([47, 12, 65]), 40, 50),
    box([110, 76, 0], [46, 44, 22], { shade: dark }),
    cylinder('z', [133, 98, 22], 7, 8, { line: 'fine' }),
  ],
  (on) => [
    lineChart(
      cavity,
      'CAVITY bar',
      [shot(0.9, 0.1), shot(0.93, 0.11), shot(0.87, 0.1), shot(0.7, 0.2)],
      'fine',
    ),
    note(on([133, 98, 30]), [220, 296], 'HELD: SHOT 8 114'),
  ],
)

const stripMap = heatMap({ x: 330, y: 18, width: 132, height: 84 }, 'STRIP MAP', [
  [0, 0, 0, 1, 0, 0, 0, 0],
  [0, 1, 0, 0, 0, 2, 0, 0],
  [0, 0, 0, 0, 1, 2, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 1],
])

const surface = card(
  'use-case-surface-defect-inspection',
  [150, 126],
  0.84,
  [
    grid(-40, -10, 8, 5),
    coil([-10, 40, 0], 40, 84),
    box([-10, 40, 78], [236, 84, 3], { shade: { top: 'raised', left: 'tint', right: 'sunk' } }),
    [0.2, 0.5, 0.8].map((k) => wire('rule', [30, 40 + 84 * k, 81], [226, 40 + 84 * k, 81])),
    [40, 130, 214].map((x) => [
      box([x, 116, 0], [6, 6, 74], { line: 'fine' }),
      cylinder('y', [x + 3, 40, 72], 5, 84, { line: 'fine' }),
    ]),
    coil([226, 40, 0], 40, 84),
    box([118, 26, 0], [8, 8, 138]),
    wire('measure', [150, 40, 81.5], [150, 124, 81.5]),
    box([116, 26, 138], [12, 104, 10], { shade: pale }),
    box([118, 122, 0], [8, 8, 138]),
    [48, 76, 104].map((y) => box([124, y - 5, 126], [12, 10, 14], { shade: dark, line: 'fine' })),
    boundingBox(iso([182, 72, 81]), 44, 30),
    wire('ink', [172, 76, 81.5], [192, 68, 81.5]),
  ],
  (on) => [stripMap, note(on([192, 68, 82]), [360, 150], 'SCRATCH 14 mm')],
)

export const manufacturingCases = [bearing, air, drier, trucks, moulding, surface]
