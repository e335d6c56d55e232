import { expect, test } from 'vitest'
import { cyclesOf, timesOf, type RateIn, type TimeRole, type TimesIn } from './shift-times.ts'
import { shiftTable } from './shift-fixture.ts'

/** Minutes of one role under a heading and perhaps a unit. */
const minutesOf = (heading: string, values: number[], timesIn: TimesIn = 'auto', unit = '') =>
  timesOf(shiftTable({ planned: values }, { planned: heading }, { planned: unit }), timesIn)

test.for([
  'Planned h',
  'Plan hr',
  'Hrs planned',
  'planned HOURS',
  'Plan, Std',
  'Stunden',
  'Heures',
  'Horas',
  'ore',
])('a heading with “%s” holds hours', (heading) => {
  const { minutes, assumed } = minutesOf(heading, [8, 7.5], 'minutes')
  expect(minutes.planned).toEqual([480, 450])
  expect(assumed).toBeUndefined()
})

test.for(['Plan min', 'Mins', 'Minutes planned', 'minute', 'Minuten', 'Minutos', 'minuto', 'Minuti'])(
  'a heading with “%s” holds minutes, however few they are',
  (heading) => {
    const { minutes, assumed } = minutesOf(heading, [8], 'hours')
    expect(minutes.planned).toEqual([8])
    expect(assumed).toBeUndefined()
  },
)

test('the letters of a unit within a word are none', () => {
  expect(minutesOf('Shift', [8], 'minutes')).toMatchObject({
    minutes: { planned: [8] },
    assumed: { headings: ['Shift'], unit: 'minutes' },
  })
  expect(minutesOf('Terminal', [8], 'hours')).toMatchObject({ minutes: { planned: [480] } })
  expect(minutesOf('hold', [8], 'minutes').minutes.planned).toEqual([8])
  expect(minutesOf('minimum', [8], 'hours').minutes.planned).toEqual([480])
})

test('a unit in brackets was read with the cells', () => {
  const { minutes, assumed } = minutesOf('Planned', [8], 'hours', 'min')
  expect(minutes.planned).toEqual([8])
  expect(assumed).toBeUndefined()
})

test('without a unit a usual planned time of up to 24 is hours, and more is minutes', () => {
  const unitOf = (...values: number[]) => minutesOf('Planned', values).assumed?.unit
  expect(unitOf(24)).toBe('hours')
  expect(unitOf(24.1)).toBe('minutes')
  expect(unitOf(8, 8, 480)).toBe('hours')
  expect(unitOf(0)).toBe('minutes')
  expect(unitOf(Number.NaN)).toBe('minutes')
  expect(unitOf(Number.NaN, 8)).toBe('hours')
  expect(minutesOf('Planned', [480], 'hours').minutes.planned).toEqual([28_800])
  expect(minutesOf('Planned', [8], 'minutes').minutes.planned).toEqual([8])
})

test('beside planned hours a column is hours where none of its figures is more', () => {
  const of = (stopped: number[]) => timesOf(shiftTable({ planned: [8, 6], stopped }), 'auto').minutes.stopped
  expect(of([0.5, 0.25])).toEqual([30, 15])
  expect(of([8, 6])).toEqual([480, 360])
  expect(of([0.5, 7])).toEqual([0.5, 7])
  expect(of([Number.NaN, 1])?.[1]).toBe(60)
})

test('each time of a file is read, and where nothing is planned the run time tells the unit', () => {
  const roles: Record<TimeRole, number[]> = {
    planned: [8],
    breaks: [1],
    stopped: [0.5],
    setUp: [0.25],
    run: [6],
  }
  expect(timesOf(shiftTable(roles), 'auto').minutes).toEqual({
    planned: [480],
    breaks: [60],
    stopped: [30],
    setUp: [15],
    run: [360],
  })
  const { minutes, assumed } = timesOf(shiftTable({ run: [7], stopped: [1] }, { run: 'Run' }), 'auto')
  expect(minutes).toEqual({
    planned: undefined,
    breaks: undefined,
    stopped: [60],
    setUp: undefined,
    run: [420],
  })
  expect(assumed).toEqual({ headings: ['stopped', 'Run'], unit: 'hours' })
})

const cycle = (heading: string, values: number[], unit = '') =>
  cyclesOf(shiftTable({ cycle: values }, { cycle: heading }, { cycle: unit }), 'auto', 1)

test('a cycle is read in the unit of its heading, else in seconds, which is said', () => {
  expect(cycle('Cycle ms', [1500])).toEqual({ seconds: [1.5], assumed: undefined })
  expect(cycle('Cycle', [2], 'min')).toEqual({ seconds: [120], assumed: undefined })
  for (const unit of ['s', 'sec', 'secs', 'second', 'Seconds', 'Sek', 'Sekunden'])
    expect(cycle(`Cycle ${unit}`, [30])).toEqual({ seconds: [30], assumed: undefined })
  expect(cycle('Takts', [30])).toEqual({
    seconds: [30],
    assumed: 'Takts bears no unit of time and is taken as seconds.',
  })
  expect(cycle('Systems', [30]).seconds).toEqual([30])
})

const rate = (heading: string, values: number[], { fastest = 1, rateIn = 'auto' as RateIn } = {}) =>
  cyclesOf(shiftTable({ rate: values }, { rate: heading }), rateIn, fastest)

test.for(['ppm', 'Parts/min', 'parts per min', 'Teile pro Minute', 'Stück je min', 'pièces par min'])(
  'a rate “%s” is a minute’s',
  (heading) => expect(rate(heading, [30])).toEqual({ seconds: [2], assumed: undefined }),
)

test.for([
  'PPH',
  'Parts/h',
  'parts per hour',
  'Teile pro Std',
  'Stück je Stunde',
  'pièces par l’heure',
  'piezas por hora',
])('a rate “%s” is an hour’s', (heading) =>
  expect(rate(heading, [30])).toEqual({ seconds: [120], assumed: undefined }),
)

test('a rate without a unit is an hour’s from twenty times what was made in a minute, which is said', () => {
  expect(rate('Rate', [20])).toEqual({
    seconds: [180],
    assumed: 'Rate doesn’t say of what time it is; by the parts that were made it is taken as parts an hour.',
  })
  expect(rate('Rate', [19])).toMatchObject({ assumed: expect.stringMatching(/parts a minute\.$/) })
  expect(rate('Rate', [Number.NaN, 40]).assumed).toContain('an hour')
})

test('what the visitor chooses goes before the heading, and is no guess', () => {
  expect(rate('ppm', [30], { rateIn: 'hour' })).toEqual({ seconds: [120], assumed: undefined })
  expect(rate('Rate', [600], { rateIn: 'minute' })).toEqual({ seconds: [0.1], assumed: undefined })
})

test('a file without cycle and rate names none', () => {
  expect(cyclesOf(shiftTable({ planned: [8] }), 'auto', 1)).toEqual({
    seconds: undefined,
    assumed: undefined,
  })
})
