import type { Shape } from '#assets/pictures/drawing.ts'
import { face, onPlane, path } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { labelOn } from '#assets/pictures/lettering.ts'

export type LedgerRow = { y: number; name: string; reading: string }

/** A ruled sheet on the floor, `width` along x; each row stands at its own y and reads along x: name, then reading. */
export function ledger(
  at: Place,
  width: number,
  rows: readonly LedgerRow[],
  title: string,
  size = 7,
): Shape[] {
  const [x, , z] = at
  const first = Math.min(...rows.map((row) => row.y)) - size * 4.6
  const last = Math.max(...rows.map((row) => row.y)) + size * 2
  const sheet: Place = [x, last, z]
  const corner = (u: number, v: number) => onPlane('floor', sheet, u, v)
  const height = last - first
  return [
    face(
      [corner(4, -4), corner(width + 4, -4), corner(width + 4, height - 4), corner(4, height - 4)],
      'rule',
    ),
    face([corner(0, 0), corner(width, 0), corner(width, height), corner(0, height)], 'raised', 'ink'),
    ...labelOn('floor', [x + 10, first + size * 2, z], title, size, 'quiet'),
    path(
      [
        [x, first + size * 2.9, z],
        [x + width, first + size * 2.9, z],
      ],
      'fine',
    ),
    path(
      [
        [x + width * 0.56, first + size * 2.9, z],
        [x + width * 0.56, last, z],
      ],
      'rule',
    ),
    ...rows.flatMap((row) => [
      ...labelOn('floor', [x + 10, row.y + size / 2, z], row.name, size, 'quiet'),
      ...labelOn('floor', [x + width * 0.56 + 8, row.y + size / 2, z], row.reading, size),
      path(
        [
          [x, row.y + size * 1.35, z],
          [x + width, row.y + size * 1.35, z],
        ],
        'rule',
      ),
    ]),
  ]
}
