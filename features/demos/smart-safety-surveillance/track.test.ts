import { expect, test } from 'vitest'
import { follow, type Sighting } from './track.ts'
import { dwellAlarms, isInside, readZone, type Zone } from './zone.ts'

const box = (left: number, top: number, width: number, height: number): Zone => [
  [left, top],
  [left + width, top],
  [left + width, top + height],
  [left, top + height],
]

const everySecond = { at: Array.from({ length: 20 }, (_, i) => i), longestGap: 4 }
const at = (x: number, y: number): Sighting => ({ x, y, left: x - 4, top: y - 18, width: 9, height: 19 })

test('two who cross keep their tracks, and one who hides for two frames keeps hers', () => {
  const frames = Array.from({ length: 20 }, (_, i) => [at(i * 5, 50), at(95 - i * 5, 60)])
  const tracks = follow(frames, 18)
  expect(tracks.length).toBe(2)
  expect(tracks.map(({ steps }) => steps.every(({ y }) => y === steps[0]?.y))).toEqual([true, true])
  const hidden = Array.from({ length: 20 }, (_, i) => (i === 9 || i === 10 ? [] : [at(i * 5, 50)]))
  expect(follow(hidden, 18).length).toBe(1)
})

test('a stay is timed from entry, ends at the exit, and alarms once', () => {
  const zone = box(10, 0, 10, 10)
  const stay = (xs: number[]) =>
    dwellAlarms(
      follow(
        xs.map((x) => [at(x, 5)]),
        50,
      ),
      zone,
      { ...everySecond, dwell: 3 },
    )
  expect(stay([0, 5, 12, 13, 14, 15, 16, 25, 30])).toMatchObject([{ from: 2, at: 5, to: 6 }])
  expect(stay([0, 12, 13, 14, 25, 12, 13, 14, 25])).toEqual([])
  expect(isInside({ x: 20, y: 5 }, zone)).toBe(false)
  expect(isInside({ x: 10, y: 0 }, zone)).toBe(true)
})

test('what is seen three times is believed, what is seen twice is not', () => {
  expect(follow([[at(0, 0)], [at(1, 0)], []], 10)).toEqual([])
  const [track, ...others] = follow([[at(0, 0)], [at(2, 1)], [at(4, 2)]], 10)
  expect(others).toEqual([])
  expect(track).toMatchObject({ id: 1, right: 2, down: 1, missed: 0 })
  expect(track?.steps.map(({ frame, x, y, left }) => [frame, x, y, left])).toEqual([
    [0, 0, 0, -4],
    [1, 2, 1, -2],
    [2, 4, 2, 0],
  ])
})

test('a speed is that of the first step, then half the old and half the new, by frame passed', () => {
  const [walked] = follow([[at(0, 0)], [at(4, 0)], [at(6, 2)]], 20)
  expect([walked?.right, walked?.down]).toEqual([3, 1])
  // Two frames without a sight of it: 4 a frame all along.
  const [hidden] = follow([[at(0, 0)], [at(4, 2)], [], [], [at(16, 8)]], 5)
  expect([hidden?.right, hidden?.down]).toEqual([4, 2])
})

test('a gate is what it says: at its distance still, beyond it no more', () => {
  const still = (x: number, y: number) => follow([[at(0, 0)], [at(0, 0)], [at(x, y)], [at(x, y)]], 5)
  expect(still(3, 4).map(({ steps }) => steps.length)).toEqual([4])
  expect(still(3, 4.1)).toEqual([])
})

test('three missed frames are forgiven, a fourth ends the track', () => {
  const gap = (frames: number) =>
    follow(
      [0, 0, 0, ...Array.from({ length: frames }, () => undefined), 0, 0, 0].map((x) =>
        x === undefined ? [] : [at(x, 0)],
      ),
      5,
    )
  expect(gap(3).map(({ id, steps }) => [id, steps.length])).toEqual([[1, 6]])
  expect(gap(4).map(({ id, steps }) => [id, steps.length])).toEqual([
    [1, 3],
    [2, 3],
  ])
})

test('tracks come in the order in which they began, ended ones among them', () => {
  const frames = Array.from({ length: 12 }, (_, i) => [
    ...(i < 3 ? [at(0, 0)] : []),
    at(100, 0),
    ...(i >= 8 ? [at(200, 0)] : []),
  ])
  expect(follow(frames, 5).map(({ id, steps }) => [id, steps[0]?.x])).toEqual([
    [1, 0],
    [2, 100],
    [3, 200],
  ])
})

test('the pairing is of the least sum of squares over all, not of the nearest first', () => {
  // The first could go to either; the second only to what the first is nearer to.
  const tracks = follow(
    [
      [at(0, 0), at(10, 0)],
      [at(0, 0), at(10, 0)],
      [at(6, 0), at(-6, 0)],
      [at(6, 0), at(-6, 0)],
    ],
    7,
  )
  expect(tracks.map(({ steps }) => steps.map(({ x }) => x))).toEqual([
    [0, 0, -6, -6],
    [10, 10, 6, 6],
  ])
})

const zone = box(10, 20, 5, 4)

test('a zone holds its left and upper edge and not its right and lower one', () => {
  for (const [x, y] of [
    [10, 20],
    [14.9, 20],
    [10, 23.9],
  ] as const)
    expect(isInside({ x, y }, zone)).toBe(true)
  for (const [x, y] of [
    [9.9, 21],
    [15, 21],
    [12, 19.9],
    [12, 24],
  ] as const)
    expect(isInside({ x, y }, zone)).toBe(false)
})

test('alarms name the track and the place at which the time was up, the earliest first', () => {
  const steps = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => ({ ...at(11 + i * 0.1, 21), frame: from + i }))
  const track = (id: number, from: number, count: number) => ({
    id,
    steps: steps(from, count),
    right: 0,
    down: 0,
    missed: 0,
  })
  const alarms = dwellAlarms([track(1, 4, 4), track(2, 0, 3), track(3, 0, 6), track(4, 0, 2)], zone, {
    ...everySecond,
    dwell: 2,
  })
  expect(alarms.map(({ track: id, from, to, at: up, step }) => [id, from, to, up, step.frame])).toEqual([
    [2, 0, 2, 2, 2],
    [3, 0, 5, 2, 2],
    [1, 4, 7, 6, 6],
  ])
  expect(alarms[0]?.step.x).toBeCloseTo(11.2, 9)
})

test('leaving and coming back is a second stay with an alarm of its own', () => {
  const xs = [11, 11, 11, 30, 11, 11, 11, 11]
  const track = {
    id: 1,
    steps: xs.map((x, frame) => ({ ...at(x, 21), frame })),
    right: 0,
    down: 0,
    missed: 0,
  }
  expect(dwellAlarms([track], zone, { ...everySecond, dwell: 2 })).toMatchObject([
    { from: 0, to: 2, at: 2 },
    { from: 4, to: 7, at: 6 },
  ])
})

test('a zone of any shape holds what lies within its sides, also where it has a bay', () => {
  // An L: the upper right quarter is not in it.
  const bent: Zone = [
    [0, 0],
    [10, 0],
    [10, 10],
    [20, 10],
    [20, 20],
    [0, 20],
  ]
  for (const [x, y, isIn] of [
    [5, 5, true],
    [5, 15, true],
    [15, 15, true],
    [15, 5, false],
    [-1, 15, false],
    [25, 15, false],
  ] as const)
    expect(isInside({ x, y }, bent)).toBe(isIn)
  expect(
    isInside({ x: 12, y: 3 }, [
      [0, 0],
      [20, 0],
      [0, 20],
    ]),
  ).toBe(true)
  expect(
    isInside({ x: 12, y: 12 }, [
      [0, 0],
      [20, 0],
      [0, 20],
    ]),
  ).toBe(false)
})

test('a zone is written in per cent of the picture, and fewer than three corners are none', () => {
  expect(readZone('50,10 100,10 100,40', { width: 320, height: 200 })).toEqual([
    [160, 20],
    [320, 20],
    [320, 80],
  ])
  for (const text of ['', '1,1 2,2', '1,1 2,2 x'])
    expect(() => readZone(text, { width: 10, height: 10 })).toThrow('three corners')
})
