import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DemoError } from '#features/demos/frame/demo.ts'
import { findRegions, measureRegions } from './components.ts'
import { checkSides, greyOf, pictureOf, soften } from './grey.ts'
import { close, dilate, erode, open, type Mask } from './morphology.ts'
import { pictureSheet, sheetLayout } from './picture-sheet.ts'

const maskOf = (text: string): Mask => {
  const rows = text.trim().split(/\s+/)
  return {
    width: rows[0]?.length ?? 0,
    height: rows.length,
    data: Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0)),
  }
}
const masks = fc
  .tuple(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 14 }))
  .chain(([width, height]) =>
    fc
      .uint8Array({ minLength: width * height, maxLength: width * height, max: 1 })
      .map((data): Mask => ({ width, height, data })),
  )
const countOf = ({ width, data }: Mask) => findRegions(data, width).length

test.for([
  ['nothing', '....\n....', 0],
  ['all', '###\n###', 1],
  ['a ring and its middle', '#####\n#...#\n#.#.#\n#...#\n#####', 2],
  ['what meets at corners', '#.#\n.#.\n#.#', 1],
  ['a comb whose teeth meet at the bottom', '#.#.#\n#.#.#\n#####', 1],
  ['a spiral', '#####\n....#\n###.#\n#...#\n#####', 1],
  ['separate points', '#.#\n...\n#.#', 4],
] as const)('%s: regions are counted by hand and by the method alike', ([, text, count]) => {
  expect(countOf(maskOf(text))).toBe(count)
})

test('regions are those that a flood from each pixel finds, in their order and with their measures', () => {
  fc.assert(
    fc.property(masks, (mask) => {
      const { width, height, data } = mask
      const labels = new Int32Array(data.length)
      let count = 0
      for (let start = 0; start < data.length; start++) {
        if (!data[start] || labels[start]) continue
        count++
        const open = [start]
        labels[start] = count
        for (let i = open.pop(); i !== undefined; i = open.pop()) {
          for (let dy = -1; dy <= 1; dy++) {
            for (let dx = -1; dx <= 1; dx++) {
              const x = (i % width) + dx
              const y = Math.floor(i / width) + dy
              const near = y * width + x
              if (x < 0 || y < 0 || x >= width || y >= height || !data[near] || labels[near]) continue
              labels[near] = count
              open.push(near)
            }
          }
        }
      }
      expect(findRegions(data, width)).toEqual(measureRegions(labels, count, width))
    }),
  )
})

test('a mask moved elsewhere keeps its regions, their areas and their centres', () => {
  fc.assert(
    fc.property(masks, fc.nat(9), fc.nat(9), ({ width, height, data }, right, down) => {
      const wide = width + right
      const moved = new Uint8Array(wide * (height + down))
      data.forEach((on, i) => {
        moved[(Math.floor(i / width) + down) * wide + (i % width) + right] = on
      })
      const key = ({ area, x, y }: { area: number; x: number; y: number }) =>
        `${area} ${x.toFixed(6)} ${y.toFixed(6)}`
      expect(findRegions(moved, wide).map(key)).toEqual(
        findRegions(data, width).map((one) => key({ ...one, x: one.x + right, y: one.y + down })),
      )
    }),
  )
})

test('opening only takes, closing only adds, and a second time changes nothing', () => {
  fc.assert(
    fc.property(masks, fc.integer({ min: 0, max: 3 }), (mask, radius) => {
      const opened = open(mask, radius)
      const closed = close(mask, radius)
      expect(opened.data.every((on, i) => on <= (mask.data[i] ?? 0))).toBe(true)
      expect(closed.data.every((on, i) => on >= (mask.data[i] ?? 0))).toBe(true)
      expect(open(opened, radius).data).toEqual(opened.data)
      expect(close(closed, radius).data).toEqual(closed.data)
    }),
  )
})

test('a point grows to the disc of its radius and shrinks to itself', () => {
  const point = maskOf('.......\n.......\n.......\n...#...\n.......\n.......\n.......')
  const disc = maskOf('.......\n..###..\n.#####.\n.#####.\n.#####.\n..###..\n.......')
  expect(dilate(point, 2).data).toEqual(disc.data)
  expect(erode(disc, 2).data).toEqual(point.data)
})

test('a picture of one shade stays it when softened, and grey becomes a picture and grey again', () => {
  const grey = { width: 5, height: 3, data: new Float32Array(15).fill(77) }
  expect(soften(grey).data).toEqual(grey.data)
  expect([...greyOf(pictureOf('flat', grey)).data].every((value) => Math.abs(value - 77) < 1e-3)).toBe(true)
})

test('what is transparent lies on white', () => {
  const data = new Uint8ClampedArray([0, 0, 0, 0, 0, 0, 0, 255, 255, 0, 0, 255])
  const [clear, black, red] = greyOf({ name: 'three', width: 3, height: 1, data }).data
  expect([clear, black]).toEqual([255, 0])
  expect(red).toBeCloseTo(76.245, 3)
})

test('a picture of one pixel is told to be too small', () => {
  const one = { name: 'dot.png', width: 1, height: 1, data: new Uint8ClampedArray(4) }
  expect(() => checkSides(one, 16)).toThrow(DemoError)
  expect(() => checkSides(one, 16)).toThrow('dot.png has 1 × 1 pixels; the method needs at least 16')
})

test('a sheet sets pictures side by side, smaller ones enlarged and larger ones averaged', () => {
  const flat = (level: number, side: number) =>
    pictureOf('flat', { width: side, height: side, data: new Float32Array(side * side).fill(level) })
  const pictures = [flat(10, 8), flat(200, 8), flat(90, 8)]
  const sheet = pictureSheet(pictures, 2, 4)
  expect([sheet.width, sheet.height]).toEqual([16, 16])
  expect(sheetLayout(pictures, 2, 4).tiles[2]).toEqual({ left: 0, top: 12, scale: 0.5 })
  expect(sheet.data[0]).toBe(10)
  expect(sheet.data[12 * 4]).toBe(200)
  expect(sheet.data[12 * 16 * 4]).toBe(90)
  expect(sheet.data[5 * 4 + 3]).toBe(0)
})
