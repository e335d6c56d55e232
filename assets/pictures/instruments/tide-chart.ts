import { polyline } from '#assets/pictures/drawing.ts'
import type { Line, Point, Shape } from '#assets/pictures/drawing.ts'
import { tideHeight } from '#assets/pictures/tide.ts'

export type TideFrame = { x: number; width: number; datum: number; metre: number; from: number; to: number }

/** Pixel position of the tide at an hour: `datum` is the y of chart datum, `metre` the pixels of one metre. */
export function tidePoint(frame: TideFrame, hours: number): Point {
  const x = frame.x + ((hours - frame.from) / (frame.to - frame.from)) * frame.width
  return [x, frame.datum - tideHeight(hours) * frame.metre]
}

/** The curve of `tideHeight` between two hours, a point every pixel. */
export function tideCurve(frame: TideFrame, line: Line = 'tide'): Shape {
  const steps = Math.ceil(frame.width)
  const hour = (i: number) => frame.from + ((frame.to - frame.from) * i) / steps
  return polyline(
    Array.from({ length: steps + 1 }, (_, i) => tidePoint(frame, hour(i))),
    line,
  )
}

/** The datum rule under the curve with a tick every six hours and a longer one every day. */
export function tideRule(frame: TideFrame): Shape[] {
  const first = Math.ceil(frame.from / 6)
  const ticks = Array.from({ length: Math.floor(frame.to / 6) - first + 1 }, (_, i) => (first + i) * 6)
  return [
    polyline(
      [
        [frame.x, frame.datum],
        [frame.x + frame.width, frame.datum],
      ],
      'fine',
    ),
    ...ticks.map((hour) => {
      const [x] = tidePoint(frame, hour)
      return polyline(
        [
          [x, frame.datum],
          [x, frame.datum + (hour % 24 === 0 ? 9 : 4)],
        ],
        'fine',
      )
    }),
  ]
}
