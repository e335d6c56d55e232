import { polygon, rectangle } from '#assets/pictures/drawing.ts'
import type { Shape } from '#assets/pictures/drawing.ts'
import { iso } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { box, pale } from '#assets/pictures/solids.ts'

export type Board = { x: number; y: number; width: number; height: number }

/** Where the blank board of a signpost stands on the sheet (before the scene is shifted). */
export function boardOf(at: Place, width: number, height: number, up: number): Board {
  const [x, y] = iso(at)
  return { x: x - width / 2, y: y - up - height, width, height }
}

/** A post with a blank board that faces the reader, its lower edge `up` above the foot; the page lays a link on it. */
export function signpost(at: Place, width: number, height: number, up: number): Shape[] {
  const [px, py, pz] = at
  const board = boardOf(at, width, height, up)
  const [l, t, r, b] = [board.x, board.y, board.x + board.width, board.y + board.height]
  return [
    ...box([px - 8, py - 8, pz], [16, 16, 4], { line: 'fine' }),
    ...box([px - 3, py - 3, pz + 4], [6, 6, up + height + 8], { shade: pale }),
    polygon(
      [
        [l, t],
        [l + 5, t - 4],
        [r + 5, t - 4],
        [r + 5, b - 4],
        [r, b],
      ],
      'tint',
      'fine',
    ), // board's thickness
    rectangle(l, t, width, height, 'raised', 'ink'),
  ]
}
