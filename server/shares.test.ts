import { expect, test } from 'vitest'
import { shareOf, staysOpen } from './shares.ts'

test.for([
  ['POST', '/api/contact'],
  ['POST', '/api/contact?from=home'],
  ['GET', '/api/contact/challenge'],
  ['POST', '/api/team-request'],
  ['POST', '/api/privacy-request'],
  ['POST', '/api/assessments/5f7c/email'],
  ['POST', '/contact'],
  ['POST', '/contact.data'],
  ['POST', '/team-augmentation'],
  ['POST', '/privacy-request'],
  ['POST', '/privacy-request/confirm'],
] as const)('%s %s is an enquiry, the last to be refused', ([method, url]) => {
  expect(shareOf(method, url)).toBe('enquiry')
})

test.for([
  ['POST', '/api/chatbot'],
  ['POST', '/api/matcher'],
  ['POST', '/api/assessments'],
  ['PATCH', '/api/assessments/5f7c'],
  ['POST', '/api/events'],
  ['POST', '/api/seo/vitals'],
  ['GET', '/api/search?q=pump'],
  ['GET', '/api/leads'],
  ['GET', '/api/contacts'],
  ['GET', '/contact'],
  ['GET', '/'],
  ['POST', '/assessment'],
] as const)('%s %s is refused before an enquiry', ([method, url]) => {
  expect(shareOf(method, url)).toBeDefined()
  expect(shareOf(method, url)).not.toBe('enquiry')
})

test('what tells how the server is is never refused', () => {
  for (const path of ['/healthz', '/readyz', '/version', '/metrics', '/sw.js'])
    expect(shareOf('GET', path), path).toBeUndefined()
})

test('only the chat’s line of events stays open', () => {
  expect(staysOpen('/api/chatbot/events')).toBe(true)
  expect(staysOpen('/api/chatbot')).toBe(false)
})
