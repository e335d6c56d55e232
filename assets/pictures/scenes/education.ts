import { note } from '#assets/pictures/dimensions.ts'
import { disc } from '#assets/pictures/drawing.ts'
import { boundingBox } from '#assets/pictures/instruments/bounding-box.ts'
import { iso, onPlane, panel, path } from '#assets/pictures/isometric.ts'
import { labelOn } from '#assets/pictures/lettering.ts'
import { chair, desk } from '#assets/pictures/parts/desk.ts'
import { figure } from '#assets/pictures/parts/figure.ts'
import { box } from '#assets/pictures/solids.ts'
import { card, grid } from './cards.ts'

/** Share of a course mastered after each of nine lessons: the curve on the board is 1 - exp(-lesson / 3). */
const lessons = Array.from({ length: 9 }, (_, i) => 1 - Math.exp(-i / 3))
const board = [-20, -14, 52] as const
const onBoard = lessons.map((share, i) => onPlane('left', board, 14 + i * 20, 12 + share * 62))

export const education = card(
  'education',
  [184, 152],
  0.86,
  [
    grid(-30, -20, 7, 5),
    box([-26, -24, 44], [204, 10, 96]),
    panel('left', board, 192, 90, 'raised', 'fine'),
    path(
      [onPlane('left', board, 14, 80), onPlane('left', board, 14, 12), onPlane('left', board, 182, 12)],
      'fine',
    ),
    path(onBoard, 'tide'),
    onBoard.map((place) => disc(iso(place), 2, 'sea')),
    labelOn('left', [92, -14, 72], 'MODULE 3', 8),
    figure([176, 14, 0], 70, 'sea'),
    desk([-14, 50, 0], 0.86),
    chair([22, 106, 0], 0.86),
    desk([96, 50, 0], 0.86),
    chair([130, 106, 0], 0.86),
    boundingBox(iso(onBoard[4] ?? board), 26, 26),
  ],
  (on) => [note(on(onBoard[4] ?? board), [330, 62], 'NEXT: UNIT 3.4')],
)
