import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '#lib/random.ts'
import type { Grey } from '#features/demos/vision/grey.ts'
import { shiftFinder } from './align.ts'

function texture(width: number, height: number, seed: number): Grey {
  const random = seededRandom(seed)
  return { width, height, data: Float32Array.from({ length: width * height }, () => 256 * random.next()) }
}

/** A picture cut out of a larger one: moved without an edge of its own. */
const cut = ({ width, data }: Grey, left: number, top: number, side: number): Grey => ({
  width: side,
  height: side,
  data: Float32Array.from(
    { length: side * side },
    (_, i) => data[(top + Math.floor(i / side)) * width + left + (i % side)] ?? 0,
  ),
})

test('phase correlation finds any shift of up to a quarter of the picture', () => {
  const large = texture(128, 128, 2)
  const find = shiftFinder(cut(large, 32, 32, 64))
  fc.assert(
    fc.property(fc.integer({ min: -14, max: 14 }), fc.integer({ min: -14, max: 14 }), (right, down) => {
      const shift = find(cut(large, 32 - right, 32 - down, 64))
      expect(Math.abs(shift.right - right)).toBeLessThan(0.5)
      expect(Math.abs(shift.down - down)).toBeLessThan(0.5)
    }),
    { numRuns: 40 },
  )
})

/** Each pixel the mean of four by four finer ones, moved by quarters of a pixel: what the method is made for. */
function coarse(
  fine: Grey,
  width: number,
  height: number,
  quartersRight: number,
  quartersDown: number,
): Grey {
  const data = Float32Array.from({ length: width * height }, (_, i) => {
    const left = 40 + 4 * (i % width) - quartersRight
    const top = 40 + 4 * Math.floor(i / width) - quartersDown
    let sum = 0
    for (let y = top; y < top + 4; y++)
      for (let x = left; x < left + 4; x++) sum += fine.data[y * fine.width + x] ?? 0
    return sum / 16
  })
  return { width, height, data }
}

test('quarters of a pixel are found to a tenth, in pictures of any shape', () => {
  const fine = texture(340, 340, 9)
  for (const [width, height] of [
    [64, 64],
    [60, 40],
    [40, 60],
  ] as const) {
    const find = shiftFinder(coarse(fine, width, height, 0, 0))
    for (const [right, down] of [
      [0, 0],
      [2, -1],
      [-1, 2],
      [10, -13],
      [-16, 7],
    ] as const) {
      const shift = find(coarse(fine, width, height, right, down))
      expect(Math.abs(shift.right - right / 4)).toBeLessThan(0.1)
      expect(Math.abs(shift.down - down / 4)).toBeLessThan(0.1)
    }
  }
})

test('the peak is 1 for the same picture, brighter or not, and under 0.03 for another one or none', () => {
  const master = texture(64, 64, 5)
  const find = shiftFinder(master)
  expect(find(master).peak).toBeGreaterThan(0.9)
  expect(find(master).peak).toBeLessThanOrEqual(1)
  expect(find({ ...master, data: master.data.map((value) => value * 0.5 + 60) }).peak).toBeGreaterThan(0.9)
  expect(find({ ...master, data: master.data.map(() => 80) })).toEqual({ right: 0, down: 0, peak: 0 })
  const others = [6, 7, 8].map((seed) => find(texture(64, 64, seed)).peak)
  expect(Math.max(...others)).toBeLessThan(0.1)
})

test('nothing is moved by more than a quarter of the shorter side', () => {
  const large = texture(160, 160, 2)
  const master = cut(large, 48, 48, 64)
  for (const right of [16, -16]) {
    const shift = shiftFinder(master)(cut(large, 48 - right, 48, 64))
    expect(Math.abs(shift.right - right)).toBeLessThan(0.5)
  }
  const beyond = shiftFinder(master)(cut(large, 48 - 24, 48, 64))
  expect(Math.abs(beyond.right)).toBeLessThan(17)
})
