import type { Point } from '#assets/pictures/drawing.ts'
import type { TideFrame } from '#assets/pictures/instruments/tide-chart.ts'
import { iso } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import type { Readings } from '#assets/pictures/works.ts'

/** Positions of the tide and the readings on the two heroes, in nominal pixels: drawn there, and moved by the home page (`app/islands/works-week.ts`). */
export interface Instruments {
  sheet: { width: number; height: number }
  tide: TideFrame
  rows: { name: string; read: (readings: Readings) => string }[]
}

const percent = (share: number, digits: number) => `${(share * 100).toFixed(digits)} %`
const read = {
  kiln: ({ kiln }: Readings) => `${kiln.toFixed(0)} °C`,
  press: ({ press }: Readings) => `${press.toFixed(2)} mm`,
  rejects: ({ rejects }: Readings) => percent(rejects, 2),
  bearing: ({ bearing }: Readings) => `${bearing.toFixed(1)} mm/s`,
  silo: ({ silo }: Readings) => percent(silo, 0),
  oee: ({ oee }: Readings) => percent(oee, 1),
}

const table = -58

/** The ledger on the floor: each row at its own y, readings in the second column. */
export const heroWide = {
  sheet: { width: 1536, height: 720 },
  origin: [930, 114] as Point,
  tide: { x: 72, width: 800, datum: 674, metre: 16, from: -177, to: 0 } satisfies TideFrame,
  ledger: { at: [548, 0, table] as Place, width: 158, letters: 7 },
  rows: [
    { name: 'KILN SHELL', y: 52, read: read.kiln },
    { name: 'PRESS 3', y: 84, read: read.press },
    { name: 'CAM 2', y: 114, read: read.rejects },
    { name: '6204 DE', y: 152, read: read.bearing },
    { name: 'LINE 1 OEE', y: 186, read: read.oee },
  ],
}

const phoneOrigin: Point = [200, 44]
/** The lines of three readings come down beside their words; the sum stands below. */
const besideLine = (y: number, row: number): Point => [
  iso([238, y, 0])[0] + phoneOrigin[0] - 7,
  321 + row * 19,
]

export const heroNarrow = {
  sheet: { width: 412, height: 392 },
  origin: phoneOrigin,
  tide: { x: 14, width: 168, datum: 372, metre: 9, from: -98, to: 0 } satisfies TideFrame,
  words: { letters: 7.1 },
  rows: [
    { name: '6204 DE', at: besideLine(104, 0), read: read.bearing },
    { name: 'CAM 2', at: besideLine(60, 1), read: read.rejects },
    { name: 'SILO', at: besideLine(36, 2), read: read.silo },
    { name: 'LINE 1 OEE', at: [374, 378] as Point, read: read.oee },
  ],
}
