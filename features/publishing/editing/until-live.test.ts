import { expect, onTestFinished, test, vi } from 'vitest'
import { untilLiveMs } from './editing.ts'

test('a planned record is read again when it goes live, within a day, and not at once where clocks differ', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const planned = (publishAt: string) => untilLiveMs({ state: 'scheduled', publishAt })
  expect(planned('2026-11-21T10:05:00Z')).toBe(5 * 60_000)
  expect(planned('2027-11-21T10:00:00Z')).toBe(24 * 3_600_000)
  expect(planned('2026-11-21T09:59:00Z')).toBe(3000)
  expect(untilLiveMs({ state: 'published', publishAt: '2026-11-21T10:05:00Z' })).toBe(false)
  expect(untilLiveMs(undefined)).toBe(false)
})
