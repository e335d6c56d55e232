import type { Point, Shape } from '#assets/pictures/drawing.ts'
import { brackets, signalPoint } from '#assets/pictures/dimensions.ts'
import { label } from '#assets/pictures/lettering.ts'

/** What the camera marks: corner brackets round a middle point, the point itself, and what it is called. */
export function boundingBox([cx, cy]: Point, width: number, height: number, name = '', size = 7): Shape[] {
  const arm = Math.min(10, width / 3.5)
  return [
    ...brackets(cx - width / 2, cy - height / 2, width, height, arm),
    ...signalPoint([cx, cy], 2.8),
    ...label(name, [cx - width / 2, cy - height / 2 - 5], size),
  ]
}
