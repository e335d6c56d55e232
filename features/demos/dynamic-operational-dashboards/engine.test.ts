import { expect, test } from 'vitest'
import { lossesOf, paretoOf, sixLosses, type LogRow } from './shift-losses.ts'
import { type Category } from './state-words.ts'

const row = (category: Category, minutes: number, facts: Partial<LogRow> = {}): LogRow => ({
  line: 2,
  shift: 'Mon early',
  minutes,
  state: category,
  category,
  reason: '',
  parts: 0,
  isCounted: true,
  rejects: 0,
  ...facts,
})
const settings = { idealSeconds: 1, minorBelow: 5 }

test('420 minutes, 47 down, 19,271 parts at one second and 423 rejects are 88.81, 86.11, 97.80 and 74.79%', () => {
  const losses = lossesOf(
    'Mon early',
    [
      row('startUp', 20, { parts: 700, rejects: 60 }),
      row('running', 343, { parts: 18_571, rejects: 363 }),
      row('unplanned', 30),
      row('unplanned', 5),
      row('setUp', 12),
      row('minor', 4.5),
      row('unplanned', 1.5),
      row('running', 4),
      row('planned', 30),
    ],
    settings,
  )
  const percent = [losses.availability, losses.performance, losses.quality, losses.oee]
  expect(percent.map((share) => (100 * share).toFixed(2))).toEqual(['88.81', '86.11', '97.80', '74.79'])
  expect(losses).toMatchObject({
    shift: 'Mon early',
    plannedMinutes: 420,
    downMinutes: 47,
    parts: 19_271,
    rejects: 423,
    breakdowns: 2,
    breakdownMinutes: 35,
    setUpMinutes: 12,
    minorStops: 2,
    minorMinutes: 6,
    startUpLossMinutes: 1,
  })
  // 373 minutes ran, 19,271 s is 321.18 of them; six are minor stops.
  expect(losses.slowMinutes).toBeCloseTo(373 - 19_271 / 60 - 6, 9)
  expect(losses.rejectLossMinutes).toBeCloseTo(363 / 60, 9)
})

test('a stop of exactly the limit is a breakdown, a shorter one is minor', () => {
  const { breakdowns, minorStops } = lossesOf('a', [row('unplanned', 5), row('unplanned', 4.99)], settings)
  expect([breakdowns, minorStops]).toEqual([1, 1])
})

test('parts entered beside a stop were made all the same', () => {
  const { parts, rejects } = lossesOf(
    'a',
    [row('unplanned', 9, { parts: 3, rejects: 2 }), row('running', 9, { parts: 5 })],
    settings,
  )
  expect([parts, rejects]).toEqual([8, 2])
})

test('the six losses and the good minutes add up to the planned time', () => {
  const losses = lossesOf(
    'a',
    [
      row('running', 60, { parts: 3000, rejects: 100 }),
      row('startUp', 5, { parts: 60, rejects: 9 }),
      row('unplanned', 7),
      row('minor', 2),
      row('setUp', 6),
    ],
    settings,
  )
  const lost = sixLosses.reduce((sum, { key }) => sum + losses[key], 0)
  expect(lost + losses.goodMinutes).toBeCloseTo(80, 9)
  expect(sixLosses.map(({ of }) => of)).toEqual([
    'availability',
    'availability',
    'performance',
    'performance',
    'quality',
    'quality',
  ])
})

test('reasons of stops are added up, most minutes first, with their shifts', () => {
  const pareto = paretoOf([
    row('minor', 3, { reason: 'Feeder' }),
    row('unplanned', 20, { reason: 'Spindle' }),
    row('minor', 4, { reason: 'Feeder', shift: 'Mon late' }),
    row('minor', 1, { reason: 'Feeder' }),
    row('setUp', 12),
    row('running', 300, { reason: 'Feeder' }),
    row('planned', 30, { reason: 'Feeder' }),
  ])
  expect(pareto).toEqual([
    { reason: 'Spindle', minutes: 20, count: 1, byShift: new Map([['Mon early', 20]]) },
    { reason: 'setUp', minutes: 12, count: 1, byShift: new Map([['Mon early', 12]]) },
    {
      reason: 'Feeder',
      minutes: 8,
      count: 3,
      byShift: new Map([
        ['Mon early', 4],
        ['Mon late', 4],
      ]),
    },
  ])
})

test('Nakajima’s example: 460 minutes, 60 of stops, 400 items at 0.5 minutes, 2% rejects are 87, 50, 98 and 42.6%', () => {
  // S. Nakajima, Introduction to TPM, 1988, chapter 2.
  const { availability, performance, quality, oee } = lossesOf(
    'a',
    [row('running', 400, { parts: 400, rejects: 8 }), row('unplanned', 60)],
    { idealSeconds: 30, minorBelow: 5 },
  )
  expect(availability).toBeCloseTo(0.8696, 4)
  expect(performance).toBeCloseTo(0.5, 12)
  expect(quality).toBeCloseTo(0.98, 12)
  expect(oee).toBeCloseTo(0.426, 3)
})
