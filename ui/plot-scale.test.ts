import { expect, test } from 'vitest'
import { scalesOf } from './plot-scale.ts'
import type { Axis } from './plot-spec.ts'

const scaleOf = (axis: Partial<Axis>, ...ends: [number, number]) => {
  const layers = [{ kind: 'line' as const, name: 'Reading', x: ends, y: ends }]
  return scalesOf({ title: 'Readings', x: { label: 'x', ...axis }, y: { label: 'y', ...axis }, layers })
}
const marksOf = (axis: Partial<Axis>, ...ends: [number, number]) => {
  const { ticks, format } = scaleOf(axis, ...ends).y
  return ticks.map(format)
}

test('an axis of values ends at round steps, and neighbouring marks differ', () => {
  expect(marksOf({}, 0.3, 9.7)).toEqual(['0', '2', '4', '6', '8', '10'])
  expect(marksOf({}, 0.11, 0.19)).toEqual(['0.10', '0.12', '0.14', '0.16', '0.18', '0.20'])
  expect(marksOf({}, -130, 420)).toEqual(['−200', '−100', '0', '100', '200', '300', '400', '500'])
})

test('counts have marks at whole numbers', () => {
  expect(marksOf({ digits: 0 }, 0, 2)).toEqual(['0', '1', '2'])
  expect(marksOf({ digits: 0 }, 3, 3)).toEqual(['1', '2', '3', '4', '5'])
})

test('one value alone still has a scale around it', () => {
  const { from, to, share } = scaleOf({}, 7, 7).y
  expect(from).toBeLessThan(7)
  expect(to).toBeGreaterThan(7)
  expect(share(7)).toBeCloseTo(0.5, 1)
})

test('time is marked where a calendar has marks', () => {
  const at = (iso: string) => Date.parse(iso)
  const marks = (from: string, to: string) => {
    const { ticks, format, caption } = scaleOf({ kind: 'time', label: 'Time' }, at(from), at(to)).x
    return [caption, ...ticks.map(format)]
  }
  expect(marks('2026-03-02T06:10Z', '2026-03-02T10:20Z')).toEqual([
    'Time, 2 Mar 2026',
    '07:00',
    '08:00',
    '09:00',
    '10:00',
  ])
  expect(marks('2026-01-14T00:00Z', '2026-05-20T00:00Z')).toEqual([
    'Time, 2026',
    '1 Feb',
    '1 Mar',
    '1 Apr',
    '1 May',
  ])
  expect(marks('2023-06-01T00:00Z', '2026-06-01T00:00Z')).toEqual([
    'Time',
    'Jan 2024',
    'Jan 2025',
    'Jan 2026',
  ])
})
