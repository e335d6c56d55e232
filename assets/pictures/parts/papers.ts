import type { Drawing, Shape } from '#assets/pictures/drawing.ts'
import type { Place, Plane } from '#assets/pictures/isometric.ts'
import { face, panel, part, wire, writingOn } from '#assets/pictures/isometric.ts'
import { box, dark, pale, plain } from '#assets/pictures/solids.ts'

/** A sheet on a plane with lines of writing, its lower left corner at `at` as read. */
export function sheet(
  plane: Plane,
  at: Place,
  width: number,
  height: number,
  lengths: readonly number[] = [0.9, 0.7, 0.85, 0.8, 0.5],
): Shape[] {
  const step = (height - 14) / lengths.length
  const [x, y, z] = at
  const start: Place =
    plane === 'floor'
      ? [x + 7, y - height + 12, z]
      : plane === 'left'
        ? [x + 7, y, z + height - 12]
        : [x, y - 7, z + height - 12]
  const written = lengths.map((length) => length * (width - 14))
  return [panel(plane, at, width, height, 'raised', 'fine'), ...writingOn(plane, start, written, step)]
}

/** A stack of paper, its top sheet written on; `at` is its back lower corner. */
export function stack(at: Place, count = 8, width = 44, depth = 58): Shape[] {
  return part(at, 1, [
    box([0, 0, 0], [width, depth, count * 2], { shade: pale }),
    Array.from({ length: count - 1 }, (_, i) => {
      const z = 2 + 2 * i
      return wire('rule', [0, depth, z], [width, depth, z], [width, 0, z])
    }),
    writingOn('floor', [6, 10, count * 2], [width - 12, width - 18, width - 12, width - 22, width - 14]),
  ])
}

/** An open book on the floor or a table, 92 × 62, its spine along y. */
export function openBook(at: Place, size = 1): Shape[] {
  const page = (x: number) => writingOn('floor', [x, 14, 3], [32, 28, 32, 30, 32, 20], 7)
  return part(at, size, [
    box([0, 0, 0], [92, 62, 3], { shade: pale }),
    wire('ink', [46, 0, 3], [46, 62, 3]),
    page(7),
    page(53),
  ])
}

/** Shelves of folders along x, `width` × 22 × 108, their backs towards the lower left. */
export function folders(at: Place, width = 132, boards = 3): Shape[] {
  const high = 34
  const row = (z: number, r: number): Drawing => {
    const count = Math.floor((width - 8) / 11)
    return Array.from({ length: count }, (_, i) => {
      const kind = (i * 7 + r * 3) % 5
      return [
        box([4 + i * 11, 3, z], [10, 16, 26 + ((i + r) % 3)], {
          shade: kind === 1 ? dark : kind === 3 ? pale : plain,
          line: 'fine',
        }),
        panel('left', [6.5 + i * 11, 19, z + 12], 5, 9, kind === 1 ? 'raised' : 'paper', 'hair'),
      ]
    })
  }
  return part(at, 1, [
    box([0, 0, 0], [width, 3, boards * high + 6]),
    Array.from({ length: boards }, (_, r) => [
      box([0, 3, r * high], [width, 19, 3], { shade: pale, line: 'fine' }),
      row(r * high + 3, r),
    ]),
    box([-3, 0, 0], [3, 22, boards * high + 6], { line: 'fine' }),
    box([width, 0, 0], [3, 22, boards * high + 6]),
  ])
}

/** A pin board or screenless board on the wall side, standing on two legs along x. */
export function board(at: Place, width = 150, height = 88, up = 40): Shape[] {
  return part(at, 1, [
    wire('ink', [10, 0, 0], [10, 0, up]),
    wire('ink', [width - 10, 0, 0], [width - 10, 0, up]),
    box([0, -3, up], [width, 6, height]),
    panel('left', [5, 3, up + 5], width - 10, height - 10, 'raised', 'fine'),
  ])
}

/** A bank card lying on the floor, 64 × 40. */
export function bankCard(at: Place, size = 1): Shape[] {
  return part(at, size, [
    box([0, 0, 0], [64, 40, 2], { shade: { top: 'deep', left: 'deep', right: 'deep' } }),
    face(
      [
        [8, 12, 2],
        [20, 12, 2],
        [20, 22, 2],
        [8, 22, 2],
      ],
      'raised',
      'fine',
    ),
    wire('rule', [8, 31, 2], [50, 31, 2]),
  ])
}
