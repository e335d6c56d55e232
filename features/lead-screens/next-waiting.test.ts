import { expect, test } from 'vitest'
import { nextWaiting, type Waiting } from './next-waiting.ts'

const evening = '2026-11-24T17:00:00.000Z'
const lead = (id: string, createdAt: string, dueAt = evening): Waiting => ({
  id,
  createdAt,
  reply: { state: 'due', dueAt, riskAt: dueAt, repliedAt: null },
})

test('of enquiries that are due at the same minute the oldest comes first, in whatever order they are listed', () => {
  const night = [lead('a', '2026-11-24T03:00:00.000Z'), lead('b', '2026-11-24T01:00:00.000Z')]
  expect(nextWaiting(night)?.id).toBe('b')
  expect(nextWaiting(night.toReversed())?.id).toBe('b')
  expect(nextWaiting(night, night[1])?.id).toBe('a')
})

test('a lead that is due earlier comes before one that wrote earlier', () => {
  const early = lead('early', '2026-11-23T20:00:00.000Z', '2026-11-24T18:00:00.000Z')
  expect(nextWaiting([early, lead('due', '2026-11-24T01:00:00.000Z')])?.id).toBe('due')
})

test('after the last comes the first, and after one that has its reply the one that is due next', () => {
  const list = [lead('a', evening), lead('b', evening, '2026-11-25T17:00:00.000Z')]
  expect(nextWaiting(list, list[1])?.id).toBe('a')
  const replied = { id: 'gone', reply: lead('gone', evening, '2026-11-25T09:00:00.000Z').reply }
  expect(nextWaiting(list, replied)?.id).toBe('b')
  expect(nextWaiting([], replied)).toBeUndefined()
})
