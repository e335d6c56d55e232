import { expect, test } from 'vitest'
import { priorityOf, staysOpen } from './priority.ts'

test.each([
  ['POST', '/api/contact'],
  ['POST', '/api/contact?from=mail'],
  ['POST', '/api/team-request'],
  ['POST', '/api/privacy-request'],
  ['POST', '/api/assessments/3f2c/email'],
  ['POST', '/contact'],
  ['POST', '/contact?index'],
  ['POST', '/team-augmentation'],
  ['POST', '/privacy-request'],
  ['POST', '/privacy-request/confirm'],
  ['POST', '/api/newsletter'],
  ['POST', '/newsletter'],
  ['POST', '/newsletter/confirm?key=x'],
  ['POST', '/newsletter/preferences?key=x'],
])('%s %s is an enquiry', (method, url) => {
  expect(priorityOf(method, url)).toBe('enquiry')
})

test.each([
  ['GET', '/contact'],
  ['HEAD', '/contact'],
  ['GET', '/team-augmentation'],
  ['POST', '/api/contacts'],
  ['POST', '/api/assessments'],
  ['POST', '/api/assessments/3f2c/answers'],
  ['POST', '/api/events'],
  ['POST', '/api/chatbot'],
  ['GET', '/api/leads?q=/api/contact'],
  ['POST', '/api/auth/login'],
  ['GET', '/'],
  ['GET', '/metrics/x'],
])('%s %s is not', (method, url) => {
  expect(priorityOf(method, url)).toBe('other')
})

test.each(['/healthz', '/readyz', '/readyz?verbose', '/version', '/metrics', '/sw.js'])(
  '%s is always answered',
  (url) => {
    expect(priorityOf('GET', url)).toBeUndefined()
  },
)

test('the streams of visitors and staff take no slot among the requests under way', () => {
  for (const url of [
    '/api/chatbot/events',
    '/api/live',
    '/api/chatbot/events?one=more',
    '/api/chatbot/%65vents',
  ])
    expect(staysOpen(url), url).toBe(true)
  expect(['/api/events', '/api/chatbot', '/api/conversations'].map(staysOpen)).toEqual([false, false, false])
})
