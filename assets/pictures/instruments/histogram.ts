import { polyline, rectangle } from '#assets/pictures/drawing.ts'
import type { Shape } from '#assets/pictures/drawing.ts'
import { inside, instrumentPlate, within } from './frame.ts'
import type { Frame } from './frame.ts'

/** Bars of counts; those from the class `marked` on are solid. */
export function histogram(
  frame: Frame,
  title: string,
  counts: readonly number[],
  marked = counts.length,
): Shape[] {
  const area = inside(frame)
  const most = Math.max(...counts)
  const step = area.width / counts.length
  const bars = counts.map((count, i) => {
    const high = (count / most) * area.height
    return rectangle(
      area.x + i * step + 1,
      area.y + area.height - high,
      step - 2,
      high,
      i >= marked ? 'sea' : 'tint',
      'fine',
    )
  })
  return [
    ...instrumentPlate(frame, title),
    ...bars,
    polyline([within(area, 0, 0), within(area, 1, 0)], 'ink'),
  ]
}
