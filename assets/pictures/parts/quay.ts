import type { Shape } from '#assets/pictures/drawing.ts'
import { face, path, put } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { box, pale } from '#assets/pictures/solids.ts'

export type QuaySize = { length: number; depth: number; water: number; height: number; level: number }

/** A block of ground behind a quay wall: `length` along x, `depth` to the wall, cut open at its right end. */
export function quay(at: Place, { length: l, depth: d, height: h }: QuaySize): Shape[] {
  const courses = Array.from({ length: Math.floor(h / 11) }, (_, i) => -11 * (i + 1))
  const joints = courses.flatMap((z, row) =>
    Array.from({ length: Math.floor(l / 26) }, (_, i) => 13 + i * 26 + (row % 2) * 13)
      .filter((x) => x < l)
      .map((x) =>
        path(
          [
            [x, d, z],
            [x, d, z + 11],
          ],
          'rule',
        ),
      ),
  )
  const earth = Array.from({ length: Math.floor((d - 26) / 13) }, (_, i) => 4 + i * 13)
  return put(at, [
    face(
      [
        [0, 0, 0],
        [l, 0, 0],
        [l, d, 0],
        [0, d, 0],
      ],
      'paper',
    ),
    face(
      [
        [0, d, 0],
        [l, d, 0],
        [l, d, -h],
        [0, d, -h],
      ],
      'sunk',
      'fine',
    ),
    courses.map((z) =>
      path(
        [
          [0, d, z],
          [l, d, z],
        ],
        'rule',
      ),
    ),
    joints,
    face(
      [
        [l, 0, 0],
        [l, d, 0],
        [l, d, -h],
        [l, 0, -h],
      ],
      'raised',
      'fine',
    ),
    face(
      [
        [l, 0, 0],
        [l, d - 14, 0],
        [l, d - 30, -h],
        [l, 0, -h],
      ],
      'paper',
      'fine',
    ),
    earth.map((y) =>
      path(
        [
          [l, y, -8],
          [l, y + 8, -16],
        ],
        'hair',
      ),
    ),
    earth.flatMap((y, i) =>
      i % 2
        ? path(
            [
              [l, y, -30],
              [l, y + 7, -37],
            ],
            'rule',
          )
        : [],
    ),
    path(
      [
        [l, 0, -6],
        [l, d - 14, -6],
      ],
      'hair',
    ),
    path(
      [
        [l, d, -14],
        [l, d - 96, -20],
      ],
      'fine',
    ),
    box([l - 3, d - 100, -27], [3, 6, 14], { line: 'fine', shade: pale }),
    face(
      [
        [0, 0, 0],
        [l, 0, 0],
        [l, d, 0],
        [0, d, 0],
      ],
      undefined,
      'ink',
    ),
    face(
      [
        [0, d - 7, 0],
        [l, d - 7, 0],
        [l, d, 0],
        [0, d, 0],
      ],
      'raised',
      'fine',
    ),
    face(
      [
        [0, 0, 0],
        [l, 0, 0],
        [l, 0, -h],
        [l, d, -h],
        [0, d, -h],
        [0, d, 0],
      ],
      undefined,
      'ink',
    ),
  ])
}

/** The dock in front of the wall as a block of water with its two cut sides; draw it after the quay. */
export function dock(at: Place, { length: l, depth: d, water: w, height: h, level }: QuaySize): Shape[] {
  const [f, z] = [d + w, -level]
  const bed = -h + 8
  const ripples = Array.from({ length: 30 }, (_, i) => {
    const y = d + 6 + ((i * 0.7548777) % 1) * (w - 12) // a low-discrepancy sequence: even, but not a grid
    const x = ((i * 0.5698403) % 1) * (l - 46)
    return path(
      [
        [x, y, z],
        [x + 18 + ((i * 7) % 26), y, z],
      ],
      i % 3 ? 'faint' : 'hair',
    )
  })
  return put(at, [
    face(
      [
        [0, d, z],
        [l, d, z],
        [l, f, z],
        [0, f, z],
      ],
      'tint',
    ),
    ripples,
    face(
      [
        [0, f, z],
        [l, f, z],
        [l, f, -h],
        [0, f, -h],
      ],
      'tint',
      'fine',
    ),
    face(
      [
        [l, d, z],
        [l, f, z],
        [l, f, -h],
        [l, d, -h],
      ],
      'tint',
      'fine',
    ),
    face(
      [
        [0, f, bed + 3],
        [l * 0.4, f, bed],
        [l, f, bed + 4],
        [l, f, -h],
        [0, f, -h],
      ],
      'sunk',
      'fine',
    ),
    face(
      [
        [l, d, bed + 2],
        [l, f, bed + 4],
        [l, f, -h],
        [l, d, -h],
      ],
      'sunk',
      'fine',
    ),
    path(
      [
        [0, d, z],
        [l, d, z],
      ],
      'measure',
    ),
    path(
      [
        [0, f, z],
        [l, f, z],
        [l, d, z],
      ],
      'tide',
    ),
    path(
      [
        [0, d, z],
        [0, f, z],
        [0, f, -h],
        [l, f, -h],
        [l, d, -h],
      ],
      'ink',
    ),
    path(
      [
        [l, f, z],
        [l, f, -h],
      ],
      'fine',
    ),
  ])
}
