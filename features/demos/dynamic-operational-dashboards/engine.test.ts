import { expect, test } from 'vitest'
import { kindOf, lossesOf, paretoOf, sixLosses, type LogRow } from './shift-losses.ts'

const row = (state: string, minutes: number, facts: Partial<LogRow> = {}): LogRow => ({
  shift: 'Mon early',
  minutes,
  state,
  reason: '',
  parts: 0,
  rejects: 0,
  ...facts,
})
const settings = { idealSeconds: 1, minorBelow: 5 }

test.for([
  ['run', ['Running', 'Production', 'working', 'OK', 'up', 'On']],
  [
    'stop',
    [
      'Breakdown',
      'break down',
      'Fault 17',
      'failure',
      'Unplanned stop',
      'unplanned downtime',
      'Alarm',
      'jam',
    ],
  ],
  ['stop', ['Minor stop', 'idle', 'idling', 'blocked', 'starved', 'short stop', 'micro stop', 'Stopped']],
  [
    'setUp',
    [
      'Set-up',
      'setup',
      'set up',
      'Changeover',
      'change-over',
      'change over',
      'Change of tool',
      'format',
      'Adjusting',
    ],
  ],
  ['startUp', ['Start-up', 'startup', 'start up', 'Warm-up', 'warm up', 'ramp']],
  [
    'planned',
    [
      'Planned stop',
      'planned downtime',
      'Scheduled stop',
      'planned',
      'lunch',
      'Coffee break',
      'Meeting',
      'no order',
      'Maintenance',
    ],
  ],
] as const)('what is %s: %o', ([kind, words]) => {
  for (const word of words) expect(kindOf(word), word).toBe(kind)
})

test('a word that says nothing of a machine has no kind', () => {
  for (const word of ['', 'xyz', '17']) expect(kindOf(word)).toBeUndefined()
})

test('420 minutes, 47 down, 19,271 parts at one second and 423 rejects are 88.81, 86.11, 97.80 and 74.79 %', () => {
  const losses = lossesOf(
    'Mon early',
    [
      row('Start-up', 20, { parts: 700, rejects: 60 }),
      row('Running', 343, { parts: 18_571, rejects: 363 }),
      row('Breakdown', 30),
      row('Breakdown', 5),
      row('Set-up', 12),
      row('Minor stop', 4.5),
      row('Breakdown', 1.5),
      row('xyz', 4),
      row('Lunch', 30),
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
  const { breakdowns, minorStops } = lossesOf('a', [row('stop', 5), row('stop', 4.99)], settings)
  expect([breakdowns, minorStops]).toEqual([1, 1])
})

test('parts made while the machine stands are not counted', () => {
  const { parts, rejects } = lossesOf(
    'a',
    [row('stop', 9, { parts: 3, rejects: 2 }), row('run', 9, { parts: 5 })],
    settings,
  )
  expect([parts, rejects]).toEqual([5, 0])
})

test('the six losses and the good minutes add up to the planned time', () => {
  const losses = lossesOf(
    'a',
    [
      row('run', 60, { parts: 3000, rejects: 100 }),
      row('start-up', 5, { parts: 60, rejects: 9 }),
      row('stop', 7),
      row('jam', 2),
      row('set-up', 6),
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
    row('Jam', 3, { reason: 'Feeder' }),
    row('Breakdown', 20, { reason: 'Spindle' }),
    row('Jam', 4, { reason: 'Feeder', shift: 'Mon late' }),
    row('Jam', 1, { reason: 'Feeder' }),
    row('Set-up', 12),
    row('Running', 300, { reason: 'Feeder' }),
    row('Lunch', 30, { reason: 'Feeder' }),
  ])
  expect(pareto).toEqual([
    { reason: 'Spindle', minutes: 20, count: 1, byShift: new Map([['Mon early', 20]]) },
    { reason: 'Set-up', minutes: 12, count: 1, byShift: new Map([['Mon early', 12]]) },
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
