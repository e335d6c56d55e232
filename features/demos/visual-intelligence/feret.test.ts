import { expect, test } from 'vitest'
import { findRegions } from '#features/demos/vision/components.ts'
import { ellipse, polygon, rectangle, type Inside } from '#features/demos/vision/render-cases.ts'
import { callipers, feretSizes, hullOf } from './feret.ts'

const sizesOf = (isIn: Inside, side = 160) => {
  const labels = Int32Array.from({ length: side * side }, (_, i) =>
    isIn(i % side, Math.floor(i / side)) ? 1 : 0,
  )
  const regions = findRegions(Uint8Array.from(labels), side)
  expect(regions.length).toBe(1)
  return feretSizes(labels, regions, side)[0] ?? { longest: 0, narrowest: 0, hullArea: 0 }
}

test('calliper sizes of polygons are those of geometry', () => {
  const root = Math.sqrt(3)
  for (const [corners, longest, narrowest, area] of [
    [
      [
        [0, 0],
        [30, 0],
        [30, 40],
        [0, 40],
      ],
      50,
      30,
      1200,
    ],
    // An equilateral triangle is as wide as its height.
    [
      [
        [0, 0],
        [20, 0],
        [10, 10 * root],
      ],
      20,
      10 * root,
      100 * root,
    ],
    // A regular hexagon of side 10.
    [
      Array.from({ length: 6 }, (_, i) => [
        10 * Math.cos((i * Math.PI) / 3),
        10 * Math.sin((i * Math.PI) / 3),
      ]),
      20,
      10 * root,
      150 * root,
    ],
    // 3 – 4 – 5: narrowest is the height on the longest side.
    [
      [
        [0, 0],
        [4, 0],
        [0, 3],
      ],
      5,
      2.4,
      6,
    ],
  ] as [[number, number][], number, number, number][]) {
    const found = callipers(hullOf(corners))
    expect(found.longest).toBeCloseTo(longest, 9)
    expect(found.narrowest).toBeCloseTo(narrowest, 9)
    expect(found.hullArea).toBeCloseTo(area, 9)
  }
})

test('Reuleaux’s triangle has the same width all round', () => {
  const corners = [0, 1, 2].map(
    (i) => [80 + 60 * Math.cos((2 * i * Math.PI) / 3), 80 + 60 * Math.sin((2 * i * Math.PI) / 3)] as const,
  )
  const width = 60 * Math.sqrt(3)
  const { longest, narrowest } = sizesOf((x, y) =>
    corners.every(([cx, cy]) => Math.hypot(x - cx, y - cy) <= width),
  )
  expect(Math.abs(longest - width)).toBeLessThan(1)
  expect(Math.abs(narrowest - width)).toBeLessThan(1)
})

test('rectangles and ellipses of pixels are measured within a pixel at any angle', () => {
  for (const degrees of [0, 7, 23, 45, 61, 90]) {
    const box = sizesOf(rectangle(80.3, 79.6, 90, 34, degrees))
    expect(Math.abs(box.longest - Math.hypot(90, 34))).toBeLessThan(1)
    expect(Math.abs(box.narrowest - 34)).toBeLessThan(1)
    const oval = sizesOf(ellipse(80.3, 79.6, 55, 21, degrees))
    expect(Math.abs(oval.longest - 110)).toBeLessThan(1)
    expect(Math.abs(oval.narrowest - 42)).toBeLessThan(1)
  }
})

test('a single pixel, a line and a ring', () => {
  expect(sizesOf((x, y) => x === 5 && y === 6)).toMatchObject({
    longest: 1,
    narrowest: expect.closeTo(Math.SQRT1_2, 9),
  })
  expect(sizesOf((x, y) => x >= 10 && x < 40 && y === 6).longest).toBe(30)
  const ring = sizesOf((x, y) => Math.abs(Math.hypot(x - 80.3, y - 79.6) - 40) <= 4)
  expect(Math.abs(ring.longest - 88)).toBeLessThan(1)
})

test('in a triangle the outline is not lost at its corners', () => {
  const { longest, narrowest } = sizesOf(polygon([20, 20], [140, 20], [20, 110]))
  expect(Math.abs(longest - 150)).toBeLessThan(1.5)
  expect(Math.abs(narrowest - 72)).toBeLessThan(1)
})
