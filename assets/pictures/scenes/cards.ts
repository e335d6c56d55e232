import { flatten, scale, shift } from '#assets/pictures/drawing.ts'
import type { Drawing, Point } from '#assets/pictures/drawing.ts'
import { iso, path } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import type { Scene } from '#assets/pictures/svg.ts'

/** Where a place of the model lies on the sheet of its card. */
export type OnSheet = (place: Place) => Point

/** A card's picture: 480 × 320, the model set down at `origin` and `size`, the instruments drawn flat over it. */
export function card(
  name: string,
  origin: Point,
  size: number,
  model: Drawing,
  flat: (on: OnSheet) => Drawing,
): Scene {
  const on: OnSheet = (place) => {
    const [x, y] = iso(place)
    return [origin[0] + x * size, origin[1] + y * size]
  }
  return {
    name,
    width: 480,
    height: 320,
    shapes: [...shift(scale(model, size), origin), ...flatten(flat(on))],
  }
}

/** The floor of a card: a setting-out grid of `columns` × `rows` squares of 40 from a back corner. */
export function grid(x: number, y: number, columns: number, rows: number): Drawing {
  const [right, front] = [x + columns * 40, y + rows * 40]
  return [
    Array.from({ length: rows + 1 }, (_, i) =>
      path(
        [
          [x, y + i * 40, 0],
          [right, y + i * 40, 0],
        ],
        'rule',
      ),
    ),
    Array.from({ length: columns + 1 }, (_, i) =>
      path(
        [
          [x + i * 40, y, 0],
          [x + i * 40, front, 0],
        ],
        'rule',
      ),
    ),
  ]
}
