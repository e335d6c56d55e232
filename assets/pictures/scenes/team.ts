import { note, signalPoint } from '#assets/pictures/dimensions.ts'
import { disc, polygon, rectangle, stroke } from '#assets/pictures/drawing.ts'
import type { Drawing } from '#assets/pictures/drawing.ts'
import { instrumentPlate } from '#assets/pictures/instruments/frame.ts'
import { circle, part, wire } from '#assets/pictures/isometric.ts'
import { label } from '#assets/pictures/lettering.ts'
import { drawingBoard, onBoard } from '#assets/pictures/parts/bench.ts'
import { figure } from '#assets/pictures/parts/figure.ts'
import { robotCell } from '#assets/pictures/parts/robot-cell.ts'
import { card, grid } from './cards.ts'

const board = [-40, 60, 0] as const
const drawn = (u: number, v: number) => onBoard(board, u, v)
const place = [122, 176, 0] as const

/** A person who isn't there yet: the outline that `figure` fills. */
function awaited(h: number): Drawing {
  return part(place, 1, [
    polygon(
      [
        [-h * 0.09, 0],
        [-h * 0.13, -h * 0.74],
        [-h * 0.07, -h * 0.82],
        [h * 0.07, -h * 0.82],
        [h * 0.13, -h * 0.74],
        [h * 0.09, 0],
      ],
      'paper',
      'hidden',
    ),
    disc([0, -h * 0.92], h * 0.075, 'paper', 'hidden'),
  ])
}

/** Who works when: three lines of people over four weeks, the last begins with its mark. */
const plan = { x: 322, y: 20, width: 142, height: 92 }
const bars: [name: string, from: number, to: number][] = [
  ['YOURS', 0, 94],
  ['SENIOR', 0, 94],
  ['ML ENG', 24, 94],
]
const week = (n: number) => plan.x + 42 + n * 23.5

export const teamScene = card(
  'page-team-augmentation',
  [178, 118],
  0.92,
  [
    grid(-40, -40, 6, 6),
    robotCell([70, -40, 0], 1.05),
    drawingBoard(board),
    [30, 50, 70, 90].map((v) => wire('hair', drawn(16, v), drawn(134, v))),
    [42, 68, 94, 120].map((u) => wire('hair', drawn(u, 20), drawn(u, 96))),
    wire('tide', drawn(16, 82), drawn(68, 82)),
    wire('tide', drawn(42, 62), drawn(134, 62)),
    wire('ink', drawn(94, 42), drawn(134, 42)),
    figure([8, 172, 0], 90, 'slate'),
    figure([60, 190, 0], 90, 'sea'),
    circle('floor', place, 20, undefined, 'signal'),
    awaited(90),
    figure([178, 132, 0], 86, 'sea'),
  ],
  (on) => [
    instrumentPlate(plan, 'FOUR WEEKS'),
    [0, 1, 2, 3, 4].map((n) => stroke('rule', week(n), plan.y + 24, week(n), plan.y + 84)),
    bars.map(([name, from, to], row) => [
      label(name, [plan.x + 7, plan.y + 40 + row * 19], 6),
      rectangle(week(0) + from, plan.y + 33 + row * 19, to - from, 8, row === 0 ? 'slate' : 'sea'),
    ]),
    signalPoint([week(0) + 24, plan.y + 75], 3),
    note(on([place[0] + 14, place[1] - 14, 0]), [296, 282], 'FROM WEEK 2'),
  ],
)
