import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeNextPath } from './next-path.ts'

test('a path of this site is kept with its query', () => {
  expect(safeNextPath('/leads?stage=new&sort=-due#top')).toBe('/leads?stage=new&sort=-due#top')
  expect(safeNextPath('/lead-form/4f0c')).toBe('/lead-form/4f0c')
})

test.for([
  null,
  '',
  'leads',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/%2f%2fevil.example',
  '/%2F/evil.example',
  '/%5cevil.example',
  '/%255cevil.example',
  '/%252f%252fevil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '/%zz',
  '/%00',
  '/login?next=/login',
  '/LOGIN',
  '/create-user',
  '/api/user',
])('%j leads to the dashboard', (next) => {
  expect(safeNextPath(next)).toBe('/dashboard')
})

test('whatever is given, a browser stays on the site', () => {
  const parts = fc.array(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '%2f',
      '%5c',
      ':',
      '@',
      'evil.example',
      'https',
      '\t',
      '?',
      '#',
      '%',
      ' ',
      '%25',
    ),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        parts.map((list) => list.join('')),
        fc.string(),
      ),
      (next) => {
        expect(new URL(safeNextPath(next), 'https://site.test').origin).toBe('https://site.test')
      },
    ),
    { numRuns: 3000 },
  )
})
