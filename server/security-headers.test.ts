import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pageCsp } from './security-headers.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('inline scripts and styles are allowed by their hash and nothing else', () => {
  const policy = pageCsp(
    '<style>a{}</style><script>one()</script><script type="module" async="">two()</script>',
  )
  expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`)
  expect(policy).toContain(`style-src 'self' ${hash('a{}')};`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('data blocks and files need no hash', () => {
  const policy = pageCsp('<script type="application/ld+json">{"a":1}</script><script src="/a.js"></script>')
  expect(policy).toContain("script-src 'self';")
})

test('text of a page that only looks like a script adds nothing', () => {
  expect(pageCsp('<p>&lt;script&gt;bad()&lt;/script&gt;</p>')).toContain("script-src 'self';")
})
