import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hourMs } from '#lib/durations.ts'
import { hasJustBegun, nextNightAt, nightOf } from './schedule.ts'

const at = (iso: string) => new Date(iso)

test('a night begins at its hour in London, in summer and in winter', () => {
  const three = { hour: 3 }
  expect(nightOf(at('2026-01-10T02:59:00Z'), three)).toBe('2026-01-09')
  expect(nightOf(at('2026-01-10T03:00:00Z'), three)).toBe('2026-01-10')
  expect(nightOf(at('2026-07-10T01:59:00Z'), three)).toBe('2026-07-09')
  expect(nightOf(at('2026-07-10T02:00:00Z'), three)).toBe('2026-07-10')
  expect(nextNightAt(at('2026-07-10T02:00:00Z'), three)).toEqual(at('2026-07-11T02:00:00Z'))
  expect(hasJustBegun(at('2026-07-10T02:04:00Z'), three)).toBe(true)
  expect(hasJustBegun(at('2026-07-10T02:14:00Z'), three)).toBe(false)
})

test('every night has its backup once, the hour that a clock change leaves out or repeats included', () => {
  const anyTime = fc.date({ min: at('2025-01-01'), max: at('2030-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(anyTime, fc.integer({ min: 0, max: 23 }), (now, hour) => {
      const schedule = { hour }
      const next = nextNightAt(now, schedule)
      const waitH = (next.getTime() - now.getTime()) / hourMs
      expect(waitH).toBeGreaterThan(0)
      expect(waitH).toBeLessThanOrEqual(25)
      const following = new Date(`${nightOf(now, schedule)}T12:00:00Z`)
      following.setUTCDate(following.getUTCDate() + 1)
      expect(nightOf(next, schedule)).toBe(following.toISOString().slice(0, 10))
      expect(nightOf(new Date(next.getTime() - 1), schedule)).toBe(nightOf(now, schedule))
    }),
    { numRuns: 60 },
  )
})
