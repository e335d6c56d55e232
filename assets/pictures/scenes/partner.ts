import { dimension, note } from '#assets/pictures/dimensions.ts'
import { boundingBox } from '#assets/pictures/instruments/bounding-box.ts'
import { checklist } from '#assets/pictures/instruments/checklist.ts'
import { controlChart } from '#assets/pictures/instruments/control-chart.ts'
import { gauge } from '#assets/pictures/instruments/gauge.ts'
import { iso } from '#assets/pictures/isometric.ts'
import { camera } from '#assets/pictures/parts/camera.ts'
import { conveyor } from '#assets/pictures/parts/conveyor.ts'
import { chair, desk } from '#assets/pictures/parts/desk.ts'
import { figure } from '#assets/pictures/parts/figure.ts'
import { press } from '#assets/pictures/parts/press.ts'
import { pump } from '#assets/pictures/parts/pump.ts'
import { robotCell } from '#assets/pictures/parts/robot-cell.ts'
import { server } from '#assets/pictures/parts/server.ts'
import { box, pale } from '#assets/pictures/solids.ts'
import { card, grid } from './cards.ts'

const audit = [
  { name: 'DATA', done: true },
  { name: 'PEOPLE', done: true },
  { name: 'PROCESS', done: true },
  { name: 'SYSTEMS', done: false },
  { name: 'GOVERNANCE', done: false },
]

/** Step 1: two people at a desk, the audit sheet beside them. */
export const partnerBrief = card(
  'partner-brief',
  [172, 132],
  0.98,
  [
    grid(-30, -30, 6, 5),
    figure([20, 16, 0], 96, 'sea'),
    desk([-24, 40, 0], 1.4, false),
    chair([36, 134, 0], 1.2),
    figure([138, 84, 0], 96),
    boundingBox(iso([54, 92, 70]), 66, 42),
  ],
  () => [checklist({ x: 334, y: 22, width: 122, height: 122 }, 'READINESS AUDIT', audit)],
)

/** Step 2: three candidates on plinths, one of them measured and chosen. */
export const partnerSolution = card(
  'partner-solution',
  [176, 136],
  0.8,
  [
    grid(-40, -10, 8, 5),
    box([-34, 20, 0], [84, 84, 14], { shade: pale }),
    camera([-4, 66, 14], 74),
    box([68, 20, 0], [84, 84, 14], { shade: pale }),
    server([84, 38, 14], 0.84),
    box([170, 20, 0], [84, 84, 14], { shade: pale }),
    robotCell([160, 6, 14], 0.82, false),
    dimension([170, 104, 0], [254, 104, 0], [0, 22, 0], '6 WEEKS', 8),
    boundingBox(iso([211, 56, 58]), 104, 112),
  ],
  (on) => [
    note(on([-4, 86, 94]), [60, 60], 'A'),
    note(on([110, 58, 115]), [236, 60], 'B'),
    note(on([206, 46, 92]), [366, 84], 'C  FITS'),
  ],
)

const minutes = [31, 34, 29, 33, 30, 35, 32, 31, 26, 24, 21, 20, 19, 18, 19, 18]
const stops = controlChart({ x: 306, y: 18, width: 156, height: 104 }, 'STOPS min/SHIFT', minutes, 8)

/** Step 3: the line runs, and the stops per shift fall out of their old limits. */
export const partnerImplementation = card(
  'partner-implementation',
  [180, 124],
  0.84,
  [
    grid(-30, -20, 7, 5),
    press([-20, 0, 0], 1),
    pump([74, 0, 0], 0.86),
    conveyor([-30, 92, 0], 1, 262, [10, 74, 138, 198], 24),
    camera([150, 80, 0], 88),
    figure([176, 168, 0], 62, 'sea'),
    boundingBox(iso([150, 107, 42]), 46, 42),
  ],
  () => [stops.shapes, gauge([74, 262], 36, 0.68, '74.8 %')],
)
