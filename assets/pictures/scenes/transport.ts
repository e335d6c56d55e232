import { note } from '#assets/pictures/dimensions.ts'
import { boundingBox } from '#assets/pictures/instruments/bounding-box.ts'
import { circle, iso, panel, path } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { container } from '#assets/pictures/parts/container.ts'
import { figure } from '#assets/pictures/parts/figure.ts'
import { truck } from '#assets/pictures/parts/truck.ts'
import { box, pale } from '#assets/pictures/solids.ts'
import { card } from './cards.ts'

const stops: Place[] = [
  [-60, 176, 0],
  [20, 176, 0],
  [70, 206, 0],
  [150, 206, 0],
  [196, 160, 0],
  [262, 160, 0],
]

export const transport = card(
  'transport',
  [200, 98],
  0.8,
  [
    [0, 1, 2, 3, 4].map((i) =>
      path(
        [
          [-70, 30 + i * 40, 0],
          [290, 30 + i * 40, 0],
        ],
        'rule',
      ),
    ),
    container([-16, -26, 0], 1),
    container([-16, 4, 0], 1, 'dark'),
    container([-16, -12, 28], 1, 'pale'),
    container([62, -20, 0], 1, 'pale'),
    container([140, -26, 0], 1, 'dark'),
    container([140, 2, 0], 1),
    truck([-44, 66, 0], 1.3),
    box([214, 70, 0], [40, 60, 10], { shade: pale }),
    box([224, 80, 10], [20, 20, 46]),
    panel('left', [227, 100, 34], 14, 12, 'sea', 'fine'),
    path(
      [
        [224, 100, 40],
        [224, 180, 40],
      ],
      'ink',
    ),
    figure([210, 138, 0], 44, 'sea'),
    path(stops, 'tide'),
    stops.map((stop) => circle('floor', stop, 5, 'raised', 'ink')),
    boundingBox(iso([262, 160, 0]), 34, 30),
  ],
  (on) => [note(on([196, 160, 0]), [156, 292], 'ETA 14:20'), note(on([40, 92, 94]), [112, 30], '26.4 t')],
)
