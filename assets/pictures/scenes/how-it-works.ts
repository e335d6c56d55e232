import { scale, shift } from '#assets/pictures/drawing.ts'
import type { Point } from '#assets/pictures/drawing.ts'
import { note } from '#assets/pictures/dimensions.ts'
import { boundingBox } from '#assets/pictures/instruments/bounding-box.ts'
import { controlChart } from '#assets/pictures/instruments/control-chart.ts'
import { iso, path } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { camera } from '#assets/pictures/parts/camera.ts'
import { conveyor } from '#assets/pictures/parts/conveyor.ts'
import { chair, desk } from '#assets/pictures/parts/desk.ts'
import { figure } from '#assets/pictures/parts/figure.ts'
import { press } from '#assets/pictures/parts/press.ts'
import { server } from '#assets/pictures/parts/server.ts'
import type { Scene } from '#assets/pictures/svg.ts'
import { grid } from './cards.ts'

const readings = [0.42, 0.41, 0.43, 0.42, 0.4, 0.42, 0.44, 0.41, 0.42, 0.43, 0.41, 0.42, 0.45, 0.48]
const chart = controlChart({ x: 576, y: 28, width: 196, height: 122 }, 'PRESS 3 WALL mm', readings, 11)

const origin: Point = [240, 160]

const size = 0.9
const model = shift(
  scale(
    [
      grid(-60, -20, 13, 6),
      press([-50, 0, 0], 1.1),
      conveyor([-60, 96, 0], 1, 240, [14, 74, 134, 194], 24),
      camera([86, 84, 0], 96),
      server([236, 0, 0], 1),
      path(
        [
          [86, 84, 96],
          [256, 84, 96],
          [256, 46, 96],
        ],
        'measure',
      ),
      path(
        [
          [286, 24, 60],
          [352, 24, 60],
          [352, 60, 60],
        ],
        'measure',
      ),
      desk([320, 60, 0], 1.1),
      chair([364, 132, 0], 1),
      figure([440, 150, 0], 76, 'sea'),
      boundingBox(iso([86, 111, 42]), 46, 44),
    ],
    size,
  ),
  origin,
)

const on = (place: Place): Point => {
  const [x, y] = iso(place)
  return [origin[0] + x * size, origin[1] + y * size]
}

/** Machine and camera, server, desk: the road of a reading, for the block under the home page's video heading. */
export const howItWorks: Scene = {
  name: 'how-it-works',
  width: 800,
  height: 450,
  shapes: [
    ...model,
    ...chart.shapes,
    ...note(on([86, 108, 102]), [on([86, 108, 102])[0] + 34, 50], '1  MEASURE', 9),
    ...note(on([261, 23, 120]), [on([261, 23, 120])[0] + 26, 104], '2  MODEL', 9),
    ...note(on([398, 78, 92]), [on([398, 78, 92])[0] + 60, 226], '3  ACT', 9),
  ],
}
