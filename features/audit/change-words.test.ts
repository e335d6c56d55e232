import { expect, test } from 'vitest'
import { actionName, recordName } from './audit-words.ts'
import { fieldName, valueWords } from './change-words.ts'
import { entryInWords } from './entry-words.ts'
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

test('K15: a change is told by names and words, not by ids and keys, and without what was empty before and after', () => {
  const owner = '3f2b1c7e-6d55-4f0e-9a76-0d3c6f7b1a20'
  const enquiry = 'df2884b6-f6e3-44bf-961f-9a83bc04f71f'
  const stageName = (id: string) => ({ new: 'New', contacted: 'First call' })[id] ?? id
  const sectorName = (id: string) => ({ manufacturing: 'Industry' })[id] ?? id
  const told = (action: string, from: unknown, to: unknown) =>
    entryInWords({ action, from, to, names: { [owner]: 'Ina Sales' } }, { stageName, sectorName })
  expect(told('lead.move', { stage: 'new' }, { to: 'contacted', from: 'new', reason: null })).toEqual({
    from: { stage: 'New' },
    to: { stage: 'First call' },
  })
  expect(
    told(
      'lead.update',
      { tags: [], sector: null, ownerId: null, companySize: null, phone: null },
      { tags: [], sector: 'manufacturing', ownerId: owner, companySize: '50-249', phone: '' },
    ),
  ).toEqual({
    from: { sector: null, 'company size': null },
    to: { sector: 'Industry', owner: 'Ina Sales', 'company size': '50 to 249 people' },
  })
  expect(told('lead.enquiry', null, { isNew: true, source: 'contact', enquiryId: enquiry })).toEqual({
    from: {},
    to: { 'new lead': true, source: 'Contact form' },
  })
  expect(told('user.invited', null, { role: 'admin', name: null })).toEqual({
    from: {},
    to: { role: 'Administrator' },
  })
  expect(
    told('lead-view.create', null, {
      name: 'Industry',
      query: { sector: 'manufacturing', stage: 'contacted', owner: owner },
    }),
  ).toEqual({
    from: {},
    to: expect.objectContaining({
      name: 'Industry',
      query: expect.objectContaining({ sector: 'Industry', stage: 'First call' }),
    }),
  })
  expect(told('stage.ordered', ['New'], ['Lost'])).toEqual({ from: ['New'], to: ['Lost'] })
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
