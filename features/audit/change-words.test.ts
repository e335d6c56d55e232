import { expect, test } from 'vitest'
import { actionName, recordName } from './audit-words.ts'
import { fieldName, valueWords } from './change-words.ts'
import { recordPath } from './record-path.ts'

test('what was stored reads as words', () => {
  expect(fieldName('ownerId')).toBe('owner id')
  expect(valueWords(null)).toBe('empty')
  expect(valueWords(true)).toBe('yes')
  expect(valueWords(12000)).toBe('12,000')
  expect(valueWords([])).toBe('none')
  expect(valueWords(['oee', 'vision'])).toBe('oee, vision')
  expect(valueWords({ stage: 'won', lostReason: null })).toBe('stage: won; lost reason: empty')
  // In the site’s own time zone, wherever the reader is.
  expect(valueWords('2026-07-18T22:30:00.000Z')).toBe('18 Jul 2026, 23:30')
  expect(valueWords('<b>bold</b>')).toBe('<b>bold</b>')
})

test('K15: an entry is told in words, also one that an older release wrote', () => {
  expect(actionName('job_signal.dismiss')).toBe('Hiring signal dismissed')
  expect(actionName('lead.update')).toBe('Lead changed')
  expect(actionName('user.sign-in-failed')).toBe('Sign-in failed')
  expect(actionName('old_thing.was-done')).toBe('Old thing was done')
  expect(recordName('job_signal')).toBe('hiring signal')
})

test('only a record with a screen of its own is linked', () => {
  const id = '3f2b1c7e-6d55-4f0e-9a76-0d3c6f7b1a20'
  expect(recordPath('lead', id)).toBe(`/lead-form/${id}`)
  expect(recordPath('task', id)).toBeUndefined()
  expect(recordPath('user', '../../logout')).toBeUndefined()
})
