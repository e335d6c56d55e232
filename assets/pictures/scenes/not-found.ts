import { dimension, note } from '#assets/pictures/dimensions.ts'
import { shift } from '#assets/pictures/drawing.ts'
import type { Drawing } from '#assets/pictures/drawing.ts'
import { boundingBox } from '#assets/pictures/instruments/bounding-box.ts'
import { face, iso, path } from '#assets/pictures/isometric.ts'
import type { Place } from '#assets/pictures/isometric.ts'
import { labelOn } from '#assets/pictures/lettering.ts'
import { figure } from '#assets/pictures/parts/figure.ts'
import { dock, quay } from '#assets/pictures/parts/quay.ts'
import { bollards } from '#assets/pictures/parts/quayside.ts'
import { box } from '#assets/pictures/solids.ts'
import type { Scene } from '#assets/pictures/svg.ts'

const ground = { length: 300, depth: 200, water: 52, height: 40, level: 24 }
const [w, d, h] = [150, 100, 90]
const corner = (x: number, y: number, z: number): Place => [76 + x, 44 + y, z]
const pegs = [corner(0, 0, 0), corner(w, 0, 0), corner(w, d, 0), corner(0, d, 0)]

/** The outline of a building that was set out but never built. */
const missing: Drawing = [
  face(pegs, 'sunk'),
  [0, h].map((z) =>
    path([corner(0, 0, z), corner(w, 0, z), corner(w, d, z), corner(0, d, z), corner(0, 0, z)], 'hidden'),
  ),
  pegs.map(([x, y]) =>
    path(
      [
        [x, y, 0],
        [x, y, h],
      ],
      'hidden',
    ),
  ),
  pegs.map(([x, y]) => box([x - 2, y - 2, 0], [4, 4, 10], { line: 'fine' })),
  labelOn('floor', [90, 76, 0], 'LOT 404', 15),
]

export const notFound: Scene = {
  name: 'not-found',
  width: 640,
  height: 420,
  shapes: shift(
    [
      quay([0, 0, 0], ground),
      missing,
      dimension(corner(w, 0, 0), corner(w, d, 0), [26, 0, 0], '0.00 m', 8),
      figure([150, 170, 0], 46, 'sea'),
      bollards([0, 0, 0], ground),
      dock([0, 0, 0], ground),
      boundingBox(iso(corner(w / 2, d * 0.66, 0)), 44, 36),
      note(
        iso(corner(0, 0, h)),
        [iso(corner(0, 0, h))[0] - 40, iso(corner(0, 0, h))[1] - 18],
        'NOT BUILT',
        8,
      ),
    ],
    [276, 98],
  ),
}
