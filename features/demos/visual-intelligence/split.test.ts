import { expect, test } from 'vitest'
import { distances } from './distance.ts'
import { splitRegions } from './split.ts'

type Shape = (x: number, y: number) => boolean
const disc =
  (middleX: number, middleY: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - middleX, y - middleY) <= radius

function split(width: number, height: number, neck: number, shapes: Shape[]) {
  const data = Uint8Array.from({ length: width * height }, (_, i) =>
    shapes.some((isIn) => isIn(i % width, Math.floor(i / width))) ? 1 : 0,
  )
  const mask = { width, height, data }
  const { labels, count } = splitRegions(mask, distances(mask), neck)
  return { data, labels, count, at: (x: number, y: number) => labels[y * width + x] ?? -1 }
}

test('two discs are separated where the neck is narrower than its share of their half width', () => {
  // Radius 20 and 32 apart: the neck is 2 · 12, 0.6 of the radius.
  const pair = [disc(30, 30, 20), disc(62, 30, 20)]
  expect(split(92, 60, 0.75, pair).count).toBe(2)
  expect(split(92, 60, 0.5, pair).count).toBe(1)
  expect(split(92, 60, 0, pair).count).toBe(1)
})

test('the smaller of two decides: its half width against the neck', () => {
  // Radius 24 and 12 with a neck of 2 · 8.5: 0.71 of the smaller one, 0.35 of the larger.
  const pair = [disc(40, 40, 24), disc(71, 40, 12)]
  expect(split(110, 80, 0.85, pair).count).toBe(2)
  expect(split(110, 80, 0.5, pair).count).toBe(1)
  expect(
    split(
      110,
      80,
      0.5,
      pair.map(
        (shape): Shape =>
          (x, y) =>
            shape(109 - x, y),
      ),
    ).count,
  ).toBe(1)
})

test('a bump that has become one with a disc does not make the disc’s next neck wider', () => {
  // Radius 20, its bump of 15 on a neck of 2 · 14, and a second disc of 20 on a neck of 2 · 12: under 0.75 of 20, over 0.75 of 15.
  const shapes = [disc(40, 40, 20), disc(40, 20, 15), disc(72, 40, 20)]
  expect(split(100, 70, 0.75, shapes).count).toBe(2)
  expect(
    split(
      100,
      70,
      0.75,
      shapes.map(
        (shape): Shape =>
          (x, y) =>
            shape(99 - x, 69 - y),
      ),
    ).count,
  ).toBe(2)
})

test('what is less than a pixel and a half deep is a rough edge, however narrow', () => {
  // Radius 4.2 and 6.4 apart: a neck of 2 · 2.7 is 0.65 of the radius and 1.5 less than it at most.
  expect(split(30, 20, 0.75, [disc(10, 10, 4.2), disc(16, 10, 4.2)]).count).toBe(1)
  // Twice as large it is two.
  expect(split(60, 40, 0.75, [disc(20, 20, 8.4), disc(33, 20, 8.4)]).count).toBe(2)
})

test('each pixel of two equal discs belongs to the nearer one, and nothing else has a label', () => {
  const { labels, data, count, at } = split(92, 60, 0.75, [disc(30, 30, 20), disc(62, 30, 20)])
  expect(count).toBe(2)
  expect([at(30, 30), at(62, 30)].sort()).toEqual([1, 2])
  labels.forEach((label, i) => {
    const x = i % 92
    expect(label > 0).toBe(data[i] === 1)
    if (label > 0 && Math.abs(x - 46) > 2) expect(label).toBe(x < 46 ? at(30, 30) : at(62, 30))
  })
})

test('a row of five is five, a bar is one, and a ring is one', () => {
  const row = [0, 1, 2, 3, 4].map((i) => disc(16 + i * 20, 16, 12))
  expect(split(112, 32, 0.75, row).count).toBe(5)
  expect(split(60, 20, 0.75, [(x, y) => x >= 5 && x < 55 && y >= 5 && y < 15]).count).toBe(1)
  const ring: Shape = (x, y) => Math.abs(Math.hypot(x - 30, y - 30) - 18) <= 5
  expect(split(60, 60, 0.75, [ring]).count).toBe(1)
})

test('pixels that meet at a corner hang together, on both diagonals', () => {
  const steps =
    (turn: number): Shape =>
    (x, y) =>
      y >= 1 && y < 9 && x === (turn > 0 ? y : 9 - y)
  expect(split(10, 10, 0.75, [steps(1)]).count).toBe(1)
  expect(split(10, 10, 0.75, [steps(-1)]).count).toBe(1)
})

test('what leaves the picture on one side does not come in on the other', () => {
  const ends: Shape = (x, y) => (x >= 8 && y === 2) || (x <= 1 && y === 3)
  expect(split(10, 8, 0.75, [ends]).count).toBe(2)
  const corners: Shape = (x, y) => (x <= 1 || x >= 8) && (y <= 1 || y >= 6)
  expect(split(10, 8, 0.75, [corners]).count).toBe(4)
  // In the uppermost and the lowest row neighbours are still neighbours.
  expect(split(10, 8, 0.75, [(_, y) => y === 0]).count).toBe(1)
  expect(split(10, 8, 0.75, [(_, y) => y >= 6]).count).toBe(1)
  expect(split(10, 8, 0.75, [(x) => x >= 8]).count).toBe(1)
})

test('nothing is nothing, and a picture that is full is one', () => {
  expect(split(12, 9, 0.75, []).count).toBe(0)
  expect(split(12, 9, 0.75, [() => true]).count).toBe(1)
})
