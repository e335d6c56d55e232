import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distances } from './distance.ts'

test('the distance to the edge is the least over all pixels outside', () => {
  const masks = fc.uint8Array({ minLength: 99, maxLength: 99, max: 1 })
  fc.assert(
    fc.property(masks, (data) => {
      fc.pre(data.includes(0))
      const found = distances({ width: 11, height: 9, data })
      data.forEach((_, i) => {
        const each = [...data].flatMap((on, j) =>
          on ? [] : [Math.hypot((i % 11) - (j % 11), Math.floor(i / 11) - Math.floor(j / 11))],
        )
        expect(found[i]).toBeCloseTo(Math.min(...each), 4)
      })
    }),
    { numRuns: 40 },
  )
})

test('one pixel outside is as far as its place says, in pictures of any shape', () => {
  for (const [width, height, x, y] of [
    [30, 20, 4, 17],
    [20, 30, 19, 0],
    [40, 1, 12, 0],
    [1, 40, 0, 39],
  ] as const) {
    const data = new Uint8Array(width * height).fill(1)
    data[y * width + x] = 0
    const found = distances({ width, height, data })
    found.forEach((one, i) =>
      expect(one).toBeCloseTo(Math.hypot((i % width) - x, Math.floor(i / width) - y), 4),
    )
  }
})

test('what lies beyond the picture does not count: without a pixel outside the edge is nowhere near', () => {
  const found = distances({ width: 8, height: 6, data: new Uint8Array(48).fill(1) })
  expect(found.every((one) => one > 1000)).toBe(true)
  expect(distances({ width: 8, height: 6, data: new Uint8Array(48) })).toEqual(new Float32Array(48))
})
