import type { Shape } from '#assets/pictures/drawing.ts'
import { circle, face, part, path } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { box, cylinder, pale, prism } from '#assets/pictures/solids.ts'

function link(
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
  y: number,
  depth: number,
): Shape[] {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const end = ([x, z]: readonly [number, number], start: number) =>
    Array.from({ length: 9 }, (_, i) => {
      const turn = start + (i * Math.PI) / 8
      return [x + (width / 2) * Math.cos(turn), z + (width / 2) * Math.sin(turn)] as const
    })
  return prism('y', [...end(from, angle + Math.PI / 2), ...end(to, angle - Math.PI / 2)], y, depth, {
    shade: { top: 'raised', left: 'tint', right: 'sunk' },
    line: 'fine',
    edge: 'ink',
  })
}

/** A six-axis robot behind a mesh fence, 130 × 100; its gripper is at (104, 48, 34). */
export function robotCell(at: Place, size = 1, fenced = true): Shape[] {
  const posts = [0, 32, 64, 96, 128]
  const mesh = fenced
    ? [
        face(
          [
            [0, 0, 0],
            [128, 0, 0],
            [128, 0, 62],
            [0, 0, 62],
          ],
          undefined,
          'fine',
        ),
        ...posts.map((x) =>
          path(
            [
              [x, 0, 0],
              [x, 0, 62],
            ],
            'fine',
          ),
        ),
        ...[12, 24, 36, 48].map((z) =>
          path(
            [
              [0, 0, z],
              [128, 0, z],
            ],
            'rule',
          ),
        ),
        face(
          [
            [0, 0, 0],
            [0, 100, 0],
            [0, 100, 62],
            [0, 0, 62],
          ],
          undefined,
          'fine',
        ),
        ...[33, 66].map((y) =>
          path(
            [
              [0, y, 0],
              [0, y, 62],
            ],
            'fine',
          ),
        ),
        ...[12, 24, 36, 48].map((z) =>
          path(
            [
              [0, 0, z],
              [0, 100, z],
            ],
            'rule',
          ),
        ),
      ]
    : []
  return part(at, size, [
    mesh,
    box([24, 34, 0], [36, 36, 8]),
    cylinder('z', [42, 52, 8], 15, 16),
    box([32, 44, 24], [20, 16, 14], { line: 'fine' }),
    link([42, 34], [56, 88], 18, 42, 12),
    circle('left', [42, 54, 34], 5, 'raised', 'fine'),
    link([56, 88], [102, 78], 14, 54, 10),
    circle('left', [56, 64, 88], 5, 'raised', 'fine'),
    link([102, 78], [106, 54], 9, 56, 8),
    circle('left', [102, 64, 78], 3, 'raised', 'fine'),
    box([100, 54, 38], [13, 12, 6], { line: 'fine', shade: pale }),
    path(
      [
        [101, 62, 38],
        [101, 62, 30],
      ],
      'ink',
    ),
    path(
      [
        [112, 62, 38],
        [112, 62, 30],
      ],
      'ink',
    ),
  ])
}
