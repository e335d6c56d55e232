import { expect, test } from 'vitest'
import { attentionOf, checksOn, lackingOf, todayOf, warningDue, type Check } from './checks.ts'

const today = '2026-11-18'
const passed = (kind: Check['kind'], expiresOn: string | null = null): Check => ({
  kind,
  outcome: 'passed',
  expiresOn,
  note: null,
  checkedAt: new Date('2026-01-01T00:00:00Z'),
  checkedBy: 'Ann',
})
const stateOf = (check: Check) => checksOn(today, [check]).find(({ kind }) => kind === check.kind)?.state

test('a check holds through its last day', () => {
  expect(stateOf(passed('insurance', '2026-11-17'))).toBe('expired')
  expect(stateOf(passed('insurance', '2026-11-18'))).toBe('expiring')
  expect(stateOf(passed('insurance', '2027-01-17'))).toBe('expiring')
  expect(stateOf(passed('insurance', '2027-01-18'))).toBe('valid')
  expect(stateOf(passed('identity'))).toBe('valid')
  expect(stateOf({ ...passed('references'), outcome: 'failed' })).toBe('failed')
})

test('identity, references, insurance and DPA are needed, the others are not', () => {
  expect(lackingOf(checksOn(today, []))).toEqual(['identity', 'insurance', 'references', 'dpa'])
  const four = [
    passed('identity'),
    passed('references'),
    passed('insurance', '2026-11-18'),
    passed('dpa', '2030-01-01'),
  ]
  expect(lackingOf(checksOn(today, four))).toEqual([])
  expect(lackingOf(checksOn('2026-11-19', four))).toEqual(['insurance'])
})

test('what ends soon comes in the order of its end', () => {
  const checks = checksOn(today, [
    passed('dpa', '2027-01-10'),
    passed('insurance', '2026-11-10'),
    passed('nda', '2026-11-20'),
    passed('ir35', '2028-01-01'),
  ])
  expect(attentionOf(checks).map(({ kind, daysLeft }) => [kind, daysLeft])).toEqual([
    ['insurance', -8],
    ['nda', 2],
    ['dpa', 53],
  ])
})

test('warnings are due at 60, 30 and 7 days and after the end, each once', () => {
  const table: [daysLeft: number, given: number | null, due: number | undefined][] = [
    [61, null, undefined],
    [60, null, 60],
    [59, 60, undefined],
    [31, 60, undefined],
    [30, 60, 30],
    [8, 30, undefined],
    [7, 30, 7],
    [0, 7, undefined],
    [-1, 7, 0],
    [-20, 0, undefined],
    [5, null, 7],
    [-3, null, 0],
  ]
  for (const [daysLeft, given, due] of table)
    expect([daysLeft, given, warningDue(daysLeft, given)]).toEqual([daysLeft, given, due])
})

test('the day is that of London', () => {
  expect(todayOf(new Date('2026-07-01T23:30:00Z'))).toBe('2026-07-02')
  expect(todayOf(new Date('2026-12-01T23:30:00Z'))).toBe('2026-12-01')
})
