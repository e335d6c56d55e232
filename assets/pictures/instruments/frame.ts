import { polyline, rectangle } from '#assets/pictures/drawing.ts'
import type { Point, Shape } from '#assets/pictures/drawing.ts'
import { label } from '#assets/pictures/lettering.ts'

/** A rectangle of the sheet in which an instrument is drawn flat. */
export type Frame = { x: number; y: number; width: number; height: number }

/** The plate of an instrument with its title above a rule; readings go into `inside(frame)`. */
export function instrumentPlate({ x, y, width, height }: Frame, title: string): Shape[] {
  return [
    rectangle(x + 3, y + 3, width, height, 'rule'),
    rectangle(x, y, width, height, 'raised', 'ink'),
    ...label(title, [x + 8, y + 14], 6, 'quiet'),
    polyline(
      [
        [x, y + 20],
        [x + width, y + 20],
      ],
      'fine',
    ),
  ]
}

export function inside({ x, y, width, height }: Frame): Frame {
  return { x: x + 9, y: y + 28, width: width - 18, height: height - 37 }
}

/** A point of the frame from shares of its width and height, measured from the lower left. */
export function within(frame: Frame, across: number, up: number): Point {
  return [frame.x + across * frame.width, frame.y + (1 - up) * frame.height]
}
