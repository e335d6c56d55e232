import { expect, test } from 'vitest'
import type { Grey } from '#features/demos/vision/grey.ts'
import { asItLies } from './pose.ts'
import { layBack } from './warp.ts'

test('between pixels a picture laid back is mixed by straight lines, and beyond its edge that is repeated', () => {
  const ramp: Grey = {
    width: 6,
    height: 5,
    data: Float32Array.from({ length: 30 }, (_, i) => 4 * (i % 6) + 16 * Math.floor(i / 6)),
  }
  const at = (right: number, down: number, x: number, y: number) =>
    layBack(ramp, { ...asItLies, right, down }).grey.data[y * 6 + x]
  expect(at(0.5, 0.25, 2, 1)).toBe(4 * 2.5 + 16 * 1.25)
  expect(at(-1.25, -0.5, 2, 1)).toBe(4 * 0.75 + 16 * 0.5)
  expect(at(0.5, 0, 5, 2)).toBe(4 * 5 + 16 * 2)
  expect(at(-0.5, 0, 0, 2)).toBe(16 * 2)
  expect(at(0, 3, 1, 4)).toBe(4 + 16 * 4)
  expect(at(0, -9, 1, 4)).toBe(4)
  expect(layBack(ramp, asItLies).grey).toEqual(ramp)
})

test('a quarter turn about the middle takes rows to columns', () => {
  const data = Float32Array.from({ length: 25 }, (_, i) => i)
  const { grey } = layBack({ width: 5, height: 5, data }, { ...asItLies, degrees: 90 })
  grey.data.forEach((level, i) => expect(level).toBeCloseTo((i % 5) * 5 + 4 - Math.floor(i / 5), 4))
})

test('what the picture doesn’t show, or shows too near its edge, is marked as not seen', () => {
  const grey: Grey = { width: 6, height: 4, data: new Float32Array(24) }
  const { isSeen } = layBack(grey, { ...asItLies, right: 2 }, 1)
  const rows = Array.from({ length: 4 }, (_, y) => isSeen.slice(y * 6, y * 6 + 6).join(''))
  expect(rows).toEqual(['000000', '111000', '111000', '000000'])
})
