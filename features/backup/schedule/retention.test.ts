import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hourMs } from '#lib/durations.ts'
import { outdated } from './apply-retention.server.ts'
import type { StoredBackup } from '#features/backup/backup.table.server.ts'
import { scheduledToDelete, type Aged } from './retention.ts'

const usual = { hours: 24, days: 14, weeks: 8, months: 12 }
const most = 24 + 14 + 8 + 12

const every = (stepMs: number, count: number, kind: Aged['kind'], from = Date.UTC(2024, 0, 1, 3)): Aged[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `${kind} ${String(i).padStart(6, '0')}`,
    kind,
    madeAt: new Date(from + i * stepMs),
  }))
const without = (list: Aged[], gone: string[]) => list.filter(({ id }) => !gone.includes(id))
const timesOf = (list: Aged[]) => list.map(({ madeAt }) => madeAt.toISOString().slice(0, 16))

const anyBackups = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 3 * 365 * 24 }), fc.constantFrom('nightly', 'hourly')), {
    maxLength: 120,
  })
  .map((rows): Aged[] =>
    rows.map(([hour, kind], i) => ({
      id: String(i).padStart(6, '0'),
      kind,
      madeAt: new Date(Date.UTC(2024, 0, 1, hour)),
    })),
  )
const anyKeep = fc.record({
  hours: fc.integer({ min: 0, max: 48 }),
  days: fc.integer({ min: 1, max: 31 }),
  weeks: fc.integer({ min: 0, max: 20 }),
  months: fc.integer({ min: 0, max: 24 }),
})

test('two years of nights, cleared each night, leave fourteen days, eight weeks and twelve months', () => {
  let list: Aged[] = []
  for (const night of every(24 * hourMs, 730, 'nightly')) {
    const all = list.concat(night)
    list = without(all, scheduledToDelete(all, usual))
  }
  const days = timesOf(list).map((time) => time.slice(0, 10))
  // The 730th night from 1 January 2024 is 30 December 2025.
  expect(days.slice(-14)).toEqual(Array.from({ length: 14 }, (_, i) => `2025-12-${17 + i}`))
  const sundays = ['2025-11-16', '2025-11-23', '2025-11-30', '2025-12-07', '2025-12-14']
  for (const sunday of sundays) expect(days).toContain(sunday)
  expect(days).not.toContain('2025-11-09')
  const lastOfMonths = ['2025-01-31', '2025-02-28', '2025-06-30', '2025-10-31', '2025-11-30']
  for (const day of lastOfMonths) expect(days).toContain(day)
  expect(days).not.toContain('2024-12-31')
  expect(new Set(days.map((day) => day.slice(0, 7))).size).toBe(12)
  expect(list.length).toBeLessThanOrEqual(most)
})

test('of two days of hourly ones the last 24 hours stay, the newest of each hour, and nightly ones beside them', () => {
  const from = Date.UTC(2024, 0, 1, 0, 5)
  // Every 45 minutes: some hours have two.
  const all = [...every(45 * 60_000, 64, 'hourly', from), ...every(24 * hourMs, 2, 'nightly', from)]
  const left = without(all, scheduledToDelete(all, usual))
  expect(timesOf(left.filter(({ kind }) => kind === 'nightly'))).toEqual([
    '2024-01-01T00:05',
    '2024-01-02T00:05',
  ])
  const hourly = timesOf(left.filter(({ kind }) => kind === 'hourly'))
  expect(hourly).toHaveLength(24)
  // The last is made at 23:20 on the second day; at 21:05 and 21:50 only the later one stays.
  expect(hourly.at(-1)).toBe('2024-01-02T23:20')
  expect(hourly).toContain('2024-01-02T21:50')
  expect(hourly).not.toContain('2024-01-02T21:05')
  expect(hourly[0]).toBe('2024-01-02T00:50')
})

test('switched off, hourly ones go at once; nightly ones are not touched by that', () => {
  const all = [...every(hourMs, 5, 'hourly'), ...every(24 * hourMs, 3, 'nightly')]
  const left = without(all, scheduledToDelete(all, { ...usual, hours: 0 }))
  expect(left.map(({ kind }) => kind)).toEqual(['nightly', 'nightly', 'nightly'])
})

test('the newest nightly always stays, never more stay than are promised, and clearing twice is clearing once', () => {
  fc.assert(
    fc.property(anyBackups, anyKeep, (list, keep) => {
      const left = without(list, scheduledToDelete(list, keep))
      const newest = (all: Aged[]) =>
        Math.max(...all.filter(({ kind }) => kind === 'nightly').map(({ madeAt }) => madeAt.getTime()))
      expect(left.length).toBeLessThanOrEqual(keep.hours + keep.days + keep.weeks + keep.months)
      expect(newest(left)).toBe(newest(list))
      expect(scheduledToDelete(left, keep)).toEqual([])
    }),
  )
})

test('of each of the last days with nightly ones the newest stays, however long ago they are', () => {
  fc.assert(
    fc.property(anyBackups, anyKeep, (list, keep) => {
      const gone = new Set(scheduledToDelete(list, keep))
      const nightly = list.filter(({ kind }) => kind === 'nightly')
      const byDay = Map.groupBy(nightly, ({ madeAt }) => madeAt.toISOString().slice(0, 10))
      const last = [...byDay].toSorted(([a], [b]) => b.localeCompare(a)).slice(0, keep.days)
      for (const [, ofDay] of last) expect(ofDay.some(({ id }) => !gone.has(id))).toBe(true)
    }),
  )
})

const file = (fileName: string, changes: Partial<StoredBackup>): StoredBackup => ({
  id: fileName,
  fileName,
  storage: 'storage',
  server: 'server',
  kind: 'hourly',
  state: 'ready',
  madeAt: new Date('2026-11-18T10:00:00Z'),
  bytes: 1,
  rows: 1,
  tables: [],
  sha256: null,
  isEncrypted: true,
  productVersion: '1',
  madeBy: null,
  problem: null,
  verifiedAt: null,
  verifyProblem: null,
  isStored: false,
  fileSha256: null,
  ...changes,
})

test('the newest that was checked stays, although newer ones that nobody checked are as many as are kept', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 18, hour))
  const rows = [
    file('checked long ago', { madeAt: at(7), verifiedAt: at(7) }),
    file('checked', { madeAt: at(8), verifiedAt: at(8) }),
    file('checked, then damaged', { madeAt: at(9), verifiedAt: at(9), state: 'failed' }),
    file('ten', { madeAt: at(10) }),
    file('eleven', { madeAt: at(11) }),
    file('twelve', { madeAt: at(12) }),
    file('by hand', { madeAt: at(1), kind: 'manual' }),
    file('of another site', { madeAt: at(1), kind: 'foreign' }),
  ]
  const keep = { hours: 2, days: 1, weeks: 0, months: 0 }
  expect(outdated(rows, keep, at(13)).map(({ id }) => id)).toEqual(['checked long ago', 'ten'])
})
