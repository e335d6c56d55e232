import { expect, test } from 'vitest'
import { brand } from '#config/brand.ts'
import { allowedLink, bitsOf, plainText } from './light-markdown.ts'

test('bold, italic, line breaks and links of this site are found', () => {
  expect(bitsOf('A **b** and *c*\n[d](/qa#e)').map(({ at: _at, ...bit }) => bit)).toEqual([
    { kind: 'text', text: 'A ' },
    { kind: 'bold', text: 'b' },
    { kind: 'text', text: ' and ' },
    { kind: 'italic', text: 'c' },
    { kind: 'break' },
    { kind: 'link', text: 'd', to: '/qa#e' },
  ])
  expect(plainText('A **b**\n[d](/qa)')).toBe('A b d')
})

test('HTML and pictures stay text', () => {
  expect(bitsOf('<img src=x onerror=alert(1)>')).toEqual([
    { kind: 'text', text: '<img src=x onerror=alert(1)>', at: 0 },
  ])
  expect(bitsOf('![x](/x.png)').every(({ kind }) => kind === 'text' || kind === 'link')).toBe(true)
})

test.for([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  `${brand.siteUrl}.evil.example`,
  'mailto:evil@evil.example',
  'vbscript:x',
  'blob:x',
])('a link to %s is not made, its words stay', (to) => {
  expect(allowedLink(to)).toBeUndefined()
  expect(bitsOf(`[words](${to})`).some(({ kind }) => kind === 'link')).toBe(false)
})

test('our own pages, mailbox and phone may be linked', () => {
  for (const to of [
    '/contact',
    `${brand.siteUrl}/qa`,
    `mailto:${brand.email}`,
    brand.phone.href,
    brand.social[0].url,
  ])
    expect(allowedLink(to)).toBe(to)
})
