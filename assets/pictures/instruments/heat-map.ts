import { rectangle } from '#assets/pictures/drawing.ts'
import type { Shape, Tone } from '#assets/pictures/drawing.ts'
import { inside, instrumentPlate } from './frame.ts'
import type { Frame } from './frame.ts'

const steps: readonly Tone[] = ['paper', 'tint', 'sea']

/** A grid of cells in three steps from paper to sea; rows of levels 0 to 2, top row first. */
export function heatMap(frame: Frame, title: string, rows: readonly (readonly number[])[]): Shape[] {
  const area = inside(frame)
  const high = area.height / rows.length
  const cells = rows.flatMap((row, r) => {
    const wide = area.width / row.length
    return row.map((value, c) =>
      rectangle(area.x + c * wide, area.y + r * high, wide, high, steps[value], 'fine'),
    )
  })
  return [...instrumentPlate(frame, title), ...cells]
}
