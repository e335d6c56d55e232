import { expect, test } from 'vitest'
import type { Grey } from '#features/demos/vision/grey.ts'
import { learnBackground, spreadOver, subtract } from './background.ts'

/** A row of pixels. */
const row = (...levels: number[]): Grey => ({
  width: levels.length,
  height: 1,
  data: Float32Array.from(levels),
})
const flat = (level: number, length = 44) => row(...Array.from({ length }, () => level))
const withOne = (at: number, level: number, ground = 100) => {
  const frame = flat(ground)
  frame.data[at] = level
  return frame
}

test('nine frames are taken evenly, from the first to the last, or all there are', () => {
  expect(spreadOver(Array.from({ length: 17 }, (_, i) => i))).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16])
  expect(spreadOver(Array.from({ length: 100 }, (_, i) => i))).toEqual([0, 12, 25, 37, 50, 62, 74, 87, 99])
  expect(spreadOver([5, 6, 7])).toEqual([5, 6, 7])
  expect(spreadOver([5])).toEqual([5])
  expect(spreadOver([])).toEqual([])
})

test('the background is the median of each pixel, of an even number the upper middle one', () => {
  const levels = [40, 200, 90, 120, 60]
  const { mean, variance } = learnBackground(levels.map((level) => withOne(5, level)))
  expect(mean[5]).toBe(90)
  expect(mean[6]).toBe(100)
  // No less than a camera's noise of five levels is believed.
  expect([...variance].every((one) => one === 25)).toBe(true)
  expect(learnBackground([10, 40, 20, 30].map((level) => withOne(5, level))).mean[5]).toBe(30)
  expect(learnBackground([withOne(5, 70)]).mean[5]).toBe(70)
  expect(learnBackground([40, 40, 90, 40, 90].map((level) => withOne(5, level))).mean[5]).toBe(40)
})

test('a frame in other light is brought to that of the first before the median is taken', () => {
  const { mean } = learnBackground([flat(100), flat(80), flat(50)])
  expect([...mean].every((level) => Math.abs(level - 100) < 1)).toBe(true)
  const brighter = learnBackground([flat(100), flat(160), flat(180)])
  expect([...brighter.mean].every((level) => Math.abs(level - 100) < 1)).toBe(true)
})

test('the light is that of half of the pixels looked at, however much moves in the rest', () => {
  // Of 110 pixels every eleventh is looked at: ten. Four of them are covered, six show the darker floor.
  const frame = flat(80, 110)
  frame.data.fill(240, 0, 44)
  const background = learnBackground([flat(100, 110)])
  const mask = subtract(background, frame, 4, 0.05)
  expect([...mask].map(Number)).toEqual(Array.from({ length: 110 }, (_, i) => (i < 44 ? 1 : 0)))
})

test('what differs by more than so many deviations is marked, at them it is not', () => {
  const marked = (level: number, limit = 4) => {
    const background = learnBackground([flat(100)])
    return subtract(background, withOne(5, level), limit, 0.05)[5]
  }
  // Four deviations of five levels.
  expect([marked(120), marked(121), marked(80), marked(79)]).toEqual([0, 1, 0, 1])
  expect([marked(110, 2), marked(111, 2)]).toEqual([0, 1])
})

test('a pixel that flickers needs more to be marked, a calm one never less than five levels of deviation', () => {
  const background = learnBackground([flat(100)])
  background.variance[5] = 100
  background.variance[6] = 1
  const frame = flat(100)
  frame.data[5] = 130
  frame.data[6] = 118
  expect(Array.from(subtract(background, frame, 4, 0)).slice(5, 7)).toEqual([0, 0])
  frame.data[5] = 141
  frame.data[6] = 121
  expect(Array.from(subtract(background, frame, 4, 0)).slice(5, 7)).toEqual([1, 1])
})

test('the background follows what does not move at its rate, and what moves forty times slower', () => {
  const background = learnBackground([flat(100)])
  subtract(background, withOne(5, 110), 4, 0.1)
  expect(background.mean[5]).toBeCloseTo(101, 4)
  // 25 + 0.1 · (10² − 25).
  expect(background.variance[5]).toBeCloseTo(32.5, 4)
  expect(background.mean[6]).toBe(100)
  expect(background.variance[6]).toBeCloseTo(22.5, 4)
  const moving = learnBackground([flat(100)])
  subtract(moving, withOne(5, 180), 4, 0.1)
  // 100 + 0.1 / 40 · 80, its variance untouched.
  expect(moving.mean[5]).toBeCloseTo(100.2, 4)
  expect(moving.variance[5]).toBe(25)
})

test('light that changed is taken out, up to twice as bright; black frames do no harm', () => {
  const background = learnBackground([flat(100)])
  for (const level of [60, 80, 150]) {
    const mask = subtract(
      { mean: background.mean.slice(), variance: background.variance.slice() },
      flat(level),
      4,
      0,
    )
    expect(mask.some(Boolean)).toBe(false)
  }
  const black = subtract(background, flat(0), 4, 0)
  expect([...black].every((one) => one === 1)).toBe(true)
  expect([...background.mean].every(Number.isFinite)).toBe(true)
})
