import { expect, test } from 'vitest'
import { firstSubject } from './first-subject.ts'
import { newDraft } from './use-message-draft.ts'
import { withTemplate } from './with-template.ts'

const lead = { name: 'Ann Lee', company: 'Castings', problem: null, timeline: [] }
const enquiry = (at: string, body: string) => ({ kind: 'enquiry' as const, at, body })
const mail = {
  items: [],
  bounced: [],
  fields: { 'first name': 'Ann' },
  signature: 'Tess',
  areAnswersRead: true,
  hasMailServer: true,
}

test('the first mail to a lead has a subject already: what they asked last, what is noted, or who writes to whom', () => {
  const timeline = [
    enquiry('2026-11-18T10:00:00Z', 'Our press stops.\nTwice a shift, and nobody knows why.'),
    enquiry('2026-11-17T10:00:00Z', 'Do you count castings?'),
    enquiry('2026-11-19T10:00:00Z', ''),
  ]
  expect(firstSubject({ ...lead, timeline }, 'The site')).toBe('Your enquiry: Our press stops')
  expect(firstSubject({ ...lead, problem: 'The second plant' }, 'The site')).toBe('The second plant')
  expect(firstSubject(lead, 'The site')).toBe('The site and Castings')
  expect(firstSubject({ ...lead, company: '' }, 'The site')).toBe('The site and Ann Lee')
})

test('a long question is cut between words', () => {
  const long = enquiry('2026-11-18T10:00:00Z', 'word '.repeat(40))
  const subject = firstSubject({ ...lead, timeline: [long] }, 'The site')
  expect(subject).toMatch(/^Your enquiry: (?:word )+word…$/)
  expect(subject.length).toBeLessThan(80)
})

test('a suggested subject gives way to the one of a template, one that somebody typed stays', () => {
  const draft = newDraft(mail, 'ann@castings.example', 'Your enquiry: Our press')
  expect(draft.subject).toBe('Your enquiry: Our press')
  const template = { subject: 'Our quote', text: 'Here it is.' }
  expect(withTemplate(draft, template, mail, 'Your enquiry: Our press').subject).toBe('Our quote')
  const typed = { ...draft, subject: 'Tuesday' }
  expect(withTemplate(typed, template, mail, 'Your enquiry: Our press').subject).toBe('Tuesday')
})
