import { boundingBox } from '#assets/pictures/instruments/bounding-box.ts'
import { controlChart } from '#assets/pictures/instruments/control-chart.ts'
import { note } from '#assets/pictures/dimensions.ts'
import { iso } from '#assets/pictures/isometric.ts'
import { camera } from '#assets/pictures/parts/camera.ts'
import { conveyor } from '#assets/pictures/parts/conveyor.ts'
import { lathe } from '#assets/pictures/parts/lathe.ts'
import { press } from '#assets/pictures/parts/press.ts'
import { card, grid } from './cards.ts'

const thickness = [0.41, 0.43, 0.42, 0.4, 0.42, 0.44, 0.41, 0.42, 0.43, 0.41, 0.43, 0.44, 0.46, 0.47]
const chart = controlChart({ x: 318, y: 18, width: 144, height: 88 }, 'WALL mm', thickness, 10)

export const manufacturing = card(
  'manufacturing',
  [186, 124],
  0.84,
  [
    grid(-20, -20, 7, 5),
    press([-8, 10, 0], 1.02),
    lathe([92, -8, 0], 0.85),
    conveyor([-20, 92, 0], 1, 262, [10, 66, 122, 178, 226], 24),
    camera([134, 80, 0], 92),
    boundingBox(iso([134, 107, 44]), 46, 46, ''),
  ],
  (on) => [
    chart.shapes,
    note(on([134, 106, 98]), [262, 42], 'CAM 2'),
    note(on([146, 107, 36]), [318, 268], '0.47 mm'),
  ],
)
