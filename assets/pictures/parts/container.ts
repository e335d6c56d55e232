import type { Shape } from '#assets/pictures/drawing.ts'
import { part, path } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { box, pale, plain } from '#assets/pictures/solids.ts'
import type { Shade } from '#assets/pictures/solids.ts'

/** A shipping container along x, 66 × 26 × 28. */
export function container(at: Place, size = 1, kind: 'plain' | 'pale' | 'dark' = 'plain'): Shape[] {
  const dark: Shade = { top: 'tint', left: 'deep', right: 'deep' }
  const ribs = Array.from({ length: 9 }, (_, i) => 6 + i * 6.75)
  return part(at, size, [
    box([0, 0, 0], [66, 26, 28], { shade: { plain, pale, dark }[kind] }),
    ribs.map((x) =>
      path(
        [
          [x, 26, 3],
          [x, 26, 25],
        ],
        kind === 'dark' ? 'rule' : 'hair',
      ),
    ),
    path(
      [
        [66, 13, 1],
        [66, 13, 27],
      ],
      kind === 'dark' ? 'rule' : 'hair',
    ),
    [8, 18].map((y) =>
      path(
        [
          [66, y, 3],
          [66, y, 25],
        ],
        kind === 'dark' ? 'rule' : 'hair',
      ),
    ),
  ])
}
