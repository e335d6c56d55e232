import { polyline, rectangle } from '#assets/pictures/drawing.ts'
import type { Shape } from '#assets/pictures/drawing.ts'
import { label } from '#assets/pictures/lettering.ts'
import { instrumentPlate } from './frame.ts'
import type { Frame } from './frame.ts'

/** An audit sheet: one line a question, ticked where `done`. */
export function checklist(
  frame: Frame,
  title: string,
  rows: readonly { name: string; done: boolean }[],
): Shape[] {
  const step = (frame.height - 28) / rows.length
  return [
    ...instrumentPlate(frame, title),
    ...rows.flatMap(({ name, done }, i) => {
      const [x, y] = [frame.x + 9, frame.y + 27 + i * step]
      return [
        rectangle(x, y, 9, 9, 'paper', 'fine'),
        ...(done
          ? [
              polyline(
                [
                  [x + 2, y + 4.5],
                  [x + 4, y + 7],
                  [x + 8, y + 1],
                ],
                'ink',
              ),
            ]
          : []),
        ...label(name, [x + 15, y + 8], 6),
      ]
    }),
  ]
}
