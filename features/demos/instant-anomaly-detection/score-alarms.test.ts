import { expect, test } from 'vitest'
import { bestMethods, eventsOf, scoreAlarms } from './score-alarms.ts'

const event = (name: string, from: number, to = from) => ({ name, from, to })
const at = (from: number, to = from) => ({ from, to })
const three = [event('Jam', 100, 104), event('Leak', 300, 309), event('Dip', 700)]

test('precision, recall and F1 of alarms, by hand', () => {
  // Two of three found, by two of four alarms: F1 = 2 · ½ · ⅔ / (½ + ⅔) = 4/7.
  const score = scoreAlarms([at(101, 103), at(305), at(500, 519), at(900)], three)
  expect(score.found.map(({ name }) => name)).toEqual(['Jam', 'Leak'])
  expect([score.precision, score.recall]).toEqual([0.5, 2 / 3])
  expect(score.f1).toBeCloseTo(4 / 7, 12)
  expect([score.falseAlarms.length, score.falseReadings]).toEqual([2, 21])
  expect(scoreAlarms([], three)).toMatchObject({ precision: Number.NaN, recall: 0, f1: 0 })
})

test('a method that never stops alarming finds nothing', () => {
  expect(scoreAlarms([at(0, 999)], three)).toMatchObject({ found: [], f1: 0, falseReadings: 1000 })
})

test('the best method weighs false alarms, not hits alone', () => {
  const quiet = { name: 'quiet', alarms: [at(101), at(304)] }
  const noisy = {
    name: 'noisy',
    alarms: [at(101), at(304), at(700), ...Array.from({ length: 12 }, (_, i) => at(400 + 20 * i))],
  }
  // F1 0.8 of the quiet one against 2 · 0.2 · 1 / 1.2 = 0.33.
  const ranked = bestMethods([noisy, quiet], three)
  expect(ranked?.best.map(({ name }) => name)).toEqual(['quiet'])
  expect(ranked?.score.f1).toBeCloseTo(0.8, 12)
})

test('methods that tie are both the best; without events or hits there is none', () => {
  const one = { name: 'one', alarms: [at(101)] }
  const other = { name: 'other', alarms: [at(700)] }
  const none = { name: 'none', alarms: [at(500)] }
  expect(bestMethods([one, none, other], three)?.best).toEqual([one, other])
  expect(bestMethods([none], three)).toBeUndefined()
  expect(bestMethods([one], [])).toBeUndefined()
})

test('an event of an ordinary label column: OK, 0.0 and n are no events', () => {
  expect(eventsOf(['OK', '0.0', 'n', '-', 'Leak'])).toEqual([event('Leak', 4)])
})
