import { note, signalPoint } from '#assets/pictures/dimensions.ts'
import { gauge } from '#assets/pictures/instruments/gauge.ts'
import { ledger } from '#assets/pictures/instruments/ledger.ts'
import { waterfall } from '#assets/pictures/instruments/tables.ts'
import { figure } from '#assets/pictures/parts/figure.ts'
import { conveyor } from '#assets/pictures/parts/conveyor.ts'
import { press } from '#assets/pictures/parts/press.ts'
import { card, grid } from './cards.ts'

/** The shift of the OEE calculator: 420 minutes, less 47 stopped, 52 slow and 7 on rejects. */
const minutes = [1, -47 / 420, -52 / 420, -7 / 420]

const resources = card(
  'page-resources',
  [150, 140],
  0.84,
  [
    grid(-60, -40, 8, 6),
    press([-40, -20, 0], 1),
    conveyor([60, 0, 0], 0.9, 150, [20, 70, 110]),
    figure([50, 66, 0], 70, 'sea'),
    ledger(
      [96, 84, 0],
      150,
      [
        { y: 110, name: 'planned', reading: '420' },
        { y: 128, name: 'stopped', reading: '47' },
        { y: 146, name: 'rejects', reading: '423' },
      ],
      'SHIFT 2',
    ),
  ],
  (on) => [
    waterfall({ x: 318, y: 18, width: 144, height: 104 }, 'MINUTES', minutes),
    gauge([400, 238], 44, 0.75, '74.79 %'),
    signalPoint(on([0, 20, 60]), 3.2),
    note(on([20, 30, 40]), [222, 52], 'PRESS 4'),
  ],
)

export const resourceScenes = [resources]
