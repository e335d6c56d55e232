import { polyline, rectangle } from '#assets/pictures/drawing.ts'
import type { Shape } from '#assets/pictures/drawing.ts'
import { label } from '#assets/pictures/lettering.ts'
import { inside, instrumentPlate } from './frame.ts'
import type { Frame } from './frame.ts'

/** Named bars from the left, one below the other; `share` of the width that is left of the names. */
export function bars(
  frame: Frame,
  title: string,
  rows: readonly (readonly [name: string, share: number])[],
  strong = 0,
  names = 46,
): Shape[] {
  const area = inside(frame)
  const step = area.height / rows.length
  const wide = area.width - names
  return [
    ...instrumentPlate(frame, title),
    ...rows.flatMap(([name, share], i) => [
      ...label(name, [area.x, area.y + (i + 0.5) * step + 3], 6, 'quiet'),
      rectangle(
        area.x + names,
        area.y + i * step + 2,
        wide * share,
        step - 4,
        i === strong ? 'sea' : 'tint',
        'fine',
      ),
    ]),
    polyline(
      [
        [area.x + names, area.y],
        [area.x + names, area.y + area.height],
      ],
      'ink',
    ),
  ]
}

/** Steps that add up from the left: each floats from where the last one ended, the sum stands solid at the end. */
export function waterfall(frame: Frame, title: string, steps: readonly number[]): Shape[] {
  const area = inside(frame)
  const wide = area.width / (steps.length + 1)
  const levels = Array.from({ length: steps.length + 1 }, (_, i) => {
    return steps.slice(0, i).reduce((sum, step) => sum + step, 0)
  })
  const bar = (i: number, from: number, to: number, sum: boolean) => {
    const top = area.y + area.height * (1 - Math.max(from, to))
    const high = area.height * Math.abs(to - from)
    return rectangle(area.x + i * wide + 1, top, wide - 2, high, sum ? 'sea' : 'tint', 'fine')
  }
  return [
    ...instrumentPlate(frame, title),
    ...steps.map((_, i) => bar(i, levels[i] ?? 0, levels[i + 1] ?? 0, false)),
    bar(steps.length, 0, levels.at(-1) ?? 0, true),
    polyline(
      [
        [area.x, area.y + area.height],
        [area.x + area.width, area.y + area.height],
      ],
      'ink',
    ),
  ]
}

export type Slot = readonly [start: number, length: number, strong?: boolean]

/** Bars over time, a row a resource; starts and lengths are shares of the width. */
export function gantt(
  frame: Frame,
  title: string,
  rows: readonly (readonly [name: string, slots: readonly Slot[]])[],
  names = 34,
): Shape[] {
  const area = inside(frame)
  const step = area.height / rows.length
  const wide = area.width - names
  const days = [0, 0.2, 0.4, 0.6, 0.8, 1].map((day) => area.x + names + wide * day)
  return [
    ...instrumentPlate(frame, title),
    ...days.map((x) =>
      polyline(
        [
          [x, area.y],
          [x, area.y + area.height],
        ],
        'rule',
      ),
    ),
    ...rows.flatMap(([name, slots], i) => [
      ...label(name, [area.x, area.y + (i + 0.5) * step + 3], 6, 'quiet'),
      ...slots.map(([start, length, strong]) =>
        rectangle(
          area.x + names + wide * start,
          area.y + i * step + step * 0.18,
          wide * length,
          step * 0.64,
          strong ? 'sea' : 'tint',
          'fine',
        ),
      ),
    ]),
  ]
}

/** Predicted against true, a count in each cell; the diagonal is tinted. */
export function confusionGrid(
  frame: Frame,
  title: string,
  rows: readonly (readonly number[])[],
  size = 7,
): Shape[] {
  const area = inside(frame)
  const high = area.height / rows.length
  return [
    ...instrumentPlate(frame, title),
    ...rows.flatMap((row, r) => {
      const wide = area.width / row.length
      return row.flatMap((count, c) => {
        const [x, y] = [area.x + c * wide, area.y + r * high]
        return [
          rectangle(x, y, wide, high, r === c ? 'tint' : 'paper', 'fine'),
          ...label(String(count), [x + wide / 2, y + high / 2 + size / 2], size, 'letter', 'middle'),
        ]
      })
    }),
  ]
}

/** Rows of a table, name and reading; `strong` rows are tinted. */
export function table(
  frame: Frame,
  title: string,
  rows: readonly (readonly [name: string, reading: string])[],
  strong: readonly number[] = [],
  size = 6,
): Shape[] {
  const step = (frame.height - 24) / rows.length
  return [
    ...instrumentPlate(frame, title),
    ...rows.flatMap(([name, reading], i) => {
      const y = frame.y + 22 + i * step
      return [
        ...(strong.includes(i) ? [rectangle(frame.x + 1, y, frame.width - 2, step, 'tint')] : []),
        ...label(name, [frame.x + 8, y + step / 2 + size / 2], size, 'quiet'),
        ...label(reading, [frame.x + frame.width - 8, y + step / 2 + size / 2], size, 'letter', 'right'),
      ]
    }),
  ]
}
