import { expect, test } from 'vitest'
import type { TaskAnswer } from '#features/leads/tasks/task.schema.ts'
import { invitationWords, isChanged, placeParts, seenOf } from './meeting-words.ts'

const meeting: TaskAnswer = {
  id: 'a',
  kind: 'meeting',
  leadId: 'b',
  title: 'Site visit',
  dueAt: '2026-07-06T08:00:00.000Z',
  minutes: 90,
  place: 'Unit 4, Mill Lane',
  tookPlace: null,
  doneAt: null,
  repeat: null,
  remindAt: null,
  owner: null,
}

test.for([
  ['Unit 4, Mill Lane', undefined],
  ['https://meet.example/j/93?pwd=a,b', 'https://meet.example/j/93?pwd=a,b'],
  ['Teams: https://meet.example/j/93, or by phone.', 'https://meet.example/j/93'],
  ['(http://meet.example/a_(b))', 'http://meet.example/a_(b'],
  ['+44 (20) 7946-0123', 'tel:+442079460123'],
  ['020 7946 0123', 'tel:02079460123'],
  ['Room 12345678', undefined],
  ['javascript:alert(1)', undefined],
  ['https://', undefined],
] as const)('what can be tapped in %s is %s, and all of it is shown', ([place, href]) => {
  const parts = placeParts(place)
  expect(parts.find((part) => part.href)?.href).toBe(href)
  expect(parts.map(({ text }) => text).join('')).toBe(place)
})

test('K6: what the contact is written says when, on the clocks of London, how long and where', () => {
  const { subject, text } = invitationWords('invite', meeting, { firstName: 'Ann', signature: 'Bob\nFirm' })
  expect(subject).toBe('Invitation: Site visit, 6 Jul 2026, 09:00')
  expect(text).toBe(`Hello Ann,

Here is the invitation to our meeting.

Site visit
Monday 6 July 2026, 09:00 London time
Length: 1 h 30 min
Where: Unit 4, Mill Lane

Bob
Firm`)
  expect(invitationWords('cancel', meeting, { firstName: undefined, signature: '' }).text).toMatch(
    /^Hello,\n\nOur meeting will not take place\./,
  )
})

test('a meeting has changed once its title, time, length or place is another than the contact was told', () => {
  const told = seenOf(meeting)
  const last = {
    meetingId: 'a',
    method: 'REQUEST' as const,
    messageId: 'm',
    state: 'sent' as const,
    to: 'ann@castings.example',
    at: meeting.dueAt,
    hasBounced: false,
    told,
    answer: null,
  }
  expect(isChanged({ ...last, told: { ...told, startsAt: '2026-07-06T09:00:00+01:00' } }, meeting)).toBe(
    false,
  )
  const others = [{ title: 'Visit' }, { startsAt: '2026-07-06T08:30:00Z' }, { minutes: 60 }, { place: null }]
  for (const other of others) expect(isChanged({ ...last, told: { ...told, ...other } }, meeting)).toBe(true)
})
