import { seededRandom, type Random } from '#lib/random.ts'
import * as published from './published.ts'

/** A series with what is known to have happened in it. */
export interface Shape {
  name: string
  values: number[]
  /** Minutes between readings. */
  step: number
  /** The cycle a person sees, in readings; 1 for none. */
  period: number
  /** What happened and where; undefined for a series without known events, where each alarm is one too many. */
  events: { name: string; from: number; to: number }[]
  normal: number
}

type Event = [name: string, from: number, length: number, change: (i: number) => number]

function built(
  name: string,
  step: number,
  period: number,
  length: number,
  seed: number,
  level: (i: number, random: Random) => number,
  events: Event[] = [],
  normal = 0,
): Shape {
  const random = seededRandom(seed)
  const values = Array.from({ length }, (_, i) => level(i, random))
  for (const [, from, span, change] of events)
    for (let i = 0; i < span; i++) values[from + i] = (values[from + i] ?? 0) + change(i)
  const known = events.map(([name, from, span]) => ({ name, from, to: from + span - 1 }))
  return { name, values, step, period, events: known, normal: normal || Math.floor(length / 4) }
}

function wandering(phi: number) {
  let last = 0
  return (_: number, random: Random) => (last = phi * last + random.normal())
}

const wave = (i: number, period: number) => Math.sin((i / period) * 2 * Math.PI)
const isWeekend = (i: number, perDay: number) => Math.floor(i / perDay) % 7 >= 5
const from = (name: string, values: readonly number[], period: number, step: number): Shape => ({
  name,
  values: [...values],
  step,
  period,
  events: [],
  normal: Math.floor(values.length / 4),
})
const month = 43_830
const spike = (height: number) => () => height

/** Shapes as the Numenta benchmark has them, built here, and published series without a known event. */
export const tuningShapes: Shape[] = [
  built('noise', 1, 1, 600, 11, (_, r) => r.normal(20, 1)),
  built('noise with a step and a spike', 1, 1, 600, 12, (_, r) => r.normal(20, 1), [
    ['Spike', 250, 1, spike(8)],
    ['Step', 400, 30, spike(3)],
  ]),
  built('hourly with a day', 60, 24, 24 * 40, 13, (i, r) => 50 + 12 * wave(i, 24) + r.normal(0, 1)),
  built(
    'hourly with a day, a spike and a dip',
    60,
    24,
    24 * 40,
    14,
    (i, r) => 50 + 12 * wave(i, 24) + r.normal(0, 1),
    [
      ['Spike', 500, 2, spike(10)],
      ['Flat night', 24 * 30 + 2, 8, (i) => -12 * wave(24 * 30 + 2 + i, 24)],
    ],
  ),
  built(
    'hourly with weekdays and weekends',
    60,
    168,
    24 * 7 * 8,
    15,
    (i, r) => 100 + (isWeekend(i, 24) ? 8 : 40) * Math.max(0, wave(i - 6, 24)) + r.normal(0, 2),
  ),
  built('a trend without a season', 60, 1, 500, 16, (i, r) => 10 + 0.02 * i + r.normal(0, 0.5)),
  built('readings that hang together', 1, 1, 1000, 17, wandering(0.8)),
  built('a random walk', 1, 1, 800, 18, wandering(1)),
  built(
    'a second machine state, mostly on',
    1,
    1,
    500,
    19,
    (i, r) => (i < 120 ? 10 : 30) + r.normal(),
    [['Jam', 300, 5, spike(6)]],
    100,
  ),
  from('nottem', published.nottem, 12, month),
  from('airline passengers', published.passengers, 12, month),
  from('accidental deaths', published.accidentalDeaths, 12, month),
  from('Lake Huron', published.lakeHuron, 1, 525_960),
  from('earnings', published.earnings, 4, 131_490),
]

export const setAsideShapes: Shape[] = [
  built(
    'five minutes with a day, a dip and a drift',
    5,
    288,
    288 * 14,
    31,
    (i, r) => 400 + 90 * wave(i, 288) + 25 * wave(2 * i, 288) + r.normal(0, 6),
    [
      ['Dip', 288 * 6 + 40, 12, spike(-80)],
      ['Drift', 288 * 10, 288, (i) => i / 4],
    ],
  ),
  built('readings that hang together a little', 1, 1, 900, 32, wandering(0.5)),
  built(
    'quarter hours of a shop, closed on Sundays',
    15,
    672,
    672 * 6,
    33,
    (i, r) =>
      Math.max(
        0,
        (Math.floor(i / 96) % 7 === 6 ? 0 : 60 * Math.max(0, wave(i - 24, 96))) + 20 + r.normal(0, 3),
      ),
    [['Power cut', 672 * 4 + 48, 6, spike(-50)]],
  ),
  from('carbon dioxide', published.carbonDioxide, 12, month),
  from('UK gas', published.gas, 4, 131_490),
  from('lung deaths', published.lungDeaths, 12, month),
  {
    ...from('the Nile', published.nile, 1, 525_960),
    normal: 28,
    events: [{ name: 'Aswan', from: 28, to: 99 }],
  },
]
