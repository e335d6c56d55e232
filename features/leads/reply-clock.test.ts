import { expect, test } from 'vitest'
import { hourMs } from '#lib/durations.ts'
import type { Stage } from './stages/stage-kind.ts'
import { officeCalendar, replyClockOf, replyStateOf } from './reply-clock.ts'

const at = (time: string) => new Date(time)

test('a working day is Monday to Friday from nine to six', () => {
  const [monday, nextMonday] = [at('2026-11-16T00:00:00Z'), at('2026-11-23T00:00:00Z')]
  expect(officeCalendar.workingMsBetween(monday, nextMonday)).toBe(5 * 9 * hourMs)
  expect(officeCalendar.workingDaysBetween(monday, nextMonday)).toBeCloseTo(5, 9)
})

test.each([
  [
    'Friday 17:30 is due Monday 17:30',
    '2026-11-20T17:30:00Z',
    '2026-11-23T17:30:00Z',
    '2026-11-23T15:15:00Z',
  ],
  ['Wednesday 09:00 is due at six', '2026-11-18T09:00:00Z', '2026-11-18T18:00:00Z', '2026-11-18T15:45:00Z'],
  ['Wednesday 10:00 is due Thursday', '2026-11-18T10:00:00Z', '2026-11-19T10:00:00Z', '2026-11-18T16:45:00Z'],
])('an enquiry of %s, at risk from three quarters of it', (_, received, due, risk) => {
  expect(replyClockOf(at(received))).toEqual({
    replySince: at(received),
    replyDueAt: at(due),
    replyRiskAt: at(risk),
  })
})

const clock = {
  stage: 'new' as Stage,
  replyDueAt: at('2026-11-19T10:00:00Z'),
  replyRiskAt: at('2026-11-18T16:45:00Z'),
  firstReplyAt: null as Date | null,
}

test.each([
  ['due until three quarters are used', '2026-11-18T16:44:59.999Z', 'due'],
  ['at risk from three quarters on', '2026-11-18T16:45:00Z', 'at_risk'],
  ['at risk up to the last moment', '2026-11-19T10:00:00Z', 'at_risk'],
  ['breached after it', '2026-11-19T10:00:00.001Z', 'breached'],
])('without a reply the clock is %s', (_, now, state) => {
  expect(replyStateOf(clock, at(now))).toBe(state)
})

test.each([
  ['in time', '2026-11-18T11:00:00Z', 'met'],
  ['at the last moment', '2026-11-19T10:00:00Z', 'met'],
  ['after the time', '2026-11-19T10:00:00.001Z', 'late'],
])('a reply %s counts as such for good, closed or not', (_, replied, state) => {
  for (const stage of ['contacted', 'won', 'lost'] as const)
    expect(replyStateOf({ ...clock, stage, firstReplyAt: at(replied) }, at('2027-01-04T10:00:00Z'))).toBe(
      state,
    )
})

test('a lead closed unanswered, or one that asked nothing, has no clock', () => {
  const later = at('2026-12-01T10:00:00Z')
  for (const stage of ['won', 'lost', 'quarantine', 'merged'] as const)
    expect(replyStateOf({ ...clock, stage }, later), stage).toBeNull()
  expect(replyStateOf({ ...clock, replyDueAt: null }, later)).toBeNull()
  expect(replyStateOf({ ...clock, replyRiskAt: null }, later)).toBeNull()
})
