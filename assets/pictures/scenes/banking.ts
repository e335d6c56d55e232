import { note, signalPoint } from '#assets/pictures/dimensions.ts'
import { controlChart } from '#assets/pictures/instruments/control-chart.ts'
import { ledger } from '#assets/pictures/instruments/ledger.ts'
import { iso, panel } from '#assets/pictures/isometric.ts'
import { bank } from '#assets/pictures/parts/bank.ts'
import { figure } from '#assets/pictures/parts/figure.ts'
import { card } from './cards.ts'

const payments = [40, 52, 46, 38, 55, 48, 44, 51, 47, 42, 50, 45, 74]
const chart = controlChart({ x: 318, y: 18, width: 144, height: 88 }, 'CARD 0958 £', payments, 12)
const rows = [
  { y: 132, name: '09:41', reading: '£ 48.20' },
  { y: 152, name: '09:44', reading: '£ 45.00' },
  { y: 172, name: '09:44', reading: '£ 1 740' },
  { y: 192, name: '09:52', reading: '£ 50.75' },
]

export const banking = card(
  'banking',
  [176, 118],
  0.86,
  [
    bank([-20, -30, 0]),
    figure([120, 90, 0], 34, 'sea'),
    ledger([80, 0, 0], 160, rows, 'LEDGER', 8),
    panel('floor', [171, 180, 0], 64, 17, undefined, 'signal'),
    signalPoint(iso([68, 172, 0]), 3),
  ],
  (on) => [chart.shapes, note(on([68, 172, 0]), [84, 296], 'HOLD 0.93')],
)
