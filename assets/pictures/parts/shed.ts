import type { Shape } from '#assets/pictures/drawing.ts'
import { face, path, put } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { box, pale, prism } from '#assets/pictures/solids.ts'

export type ShedSize = {
  bays: number
  bay: number
  depth: number
  eaves: number
  rise: number
  roofDepth: number
}

/** A saw-tooth works building, cut open: floor and far walls first; call `shedRoof` after the machines are drawn. */
export function shedInside(at: Place, { bays, bay, depth, eaves }: ShedSize): Shape[] {
  const w = bays * bay
  const columns = Array.from({ length: bays + 1 }, (_, i) => i * bay)
  const courses = Array.from({ length: Math.floor(eaves / 14) }, (_, i) => (i + 1) * 14)
  return put(at, [
    face(
      [
        [0, 0, 0],
        [w, 0, 0],
        [w, depth, 0],
        [0, depth, 0],
      ],
      'sunk',
      'ink',
    ), // floor
    face(
      [
        [0, 0, 0],
        [w, 0, 0],
        [w, 0, eaves],
        [0, 0, eaves],
      ],
      'tint',
      'fine',
    ),
    courses.map((z) =>
      path(
        [
          [0, 0, z],
          [w, 0, z],
        ],
        'rule',
      ),
    ),
    face(
      [
        [0, 0, 0],
        [0, depth, 0],
        [0, depth, eaves * 0.32],
        [0, depth * 0.62, eaves * 0.5],
        [0, depth * 0.5, eaves],
        [0, 0, eaves],
      ],
      'sunk',
      'ink',
    ),
    columns.map((x) =>
      path(
        [
          [x, 0, 0],
          [x, 0, eaves],
        ],
        'fine',
      ),
    ),
  ])
}

/** The roof over the far part of the shed, on columns; the cut edge is drawn in ink. */
export function shedRoof(at: Place, { bays, bay, eaves, rise, roofDepth }: ShedSize): Shape[] {
  const tooth = (i: number): Shape[] => {
    const right = (i + 1) * bay
    const mullions = Array.from({ length: 5 }, (_, k) => ((k + 1) * roofDepth) / 6)
    const purlins = [0.25, 0.5, 0.75].map((k) => [i * bay + bay * k, eaves + rise * k] as const)
    return [
      ...prism(
        'y',
        [
          [i * bay, eaves],
          [right, eaves],
          [right, eaves + rise],
        ],
        0,
        roofDepth,
        {
          line: 'ink',
          shade: { top: 'raised', left: 'sunk', right: 'tint' },
        },
      ),
      ...mullions.map((y) =>
        path(
          [
            [right, y, eaves],
            [right, y, eaves + rise],
          ],
          'hair',
        ),
      ),
      ...purlins.map(([x, z]) =>
        path(
          [
            [x, 0, z],
            [x, roofDepth, z],
          ],
          'rule',
        ),
      ),
      path(
        [
          [i * bay + bay * 0.5, roofDepth, eaves],
          [i * bay + bay * 0.5, roofDepth, eaves + rise / 2],
          [right, roofDepth, eaves],
        ],
        'hair',
      ),
    ]
  }
  const columns = Array.from({ length: bays + 1 }, (_, i) => i * bay)
  return put(at, [
    columns.slice(1).map((x) => box([x - 3, roofDepth - 3, 0], [3, 3, eaves], { line: 'fine', shade: pale })),
    box([0, roofDepth - 3, eaves - 5], [bays * bay, 3, 5], { line: 'fine' }),
    Array.from({ length: bays }, (_, i) => tooth(i)),
  ])
}
