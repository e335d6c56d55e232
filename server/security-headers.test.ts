import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { bareCsp, pageCsp, securityHeaders, serviceWorkerCsp, workerCsp } from './security-headers.ts'

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

test('every policy begins with nothing allowed, and none can be framed, rebased or made to send forms elsewhere', () => {
  for (const policy of [pageCsp(''), bareCsp, workerCsp, serviceWorkerCsp]) {
    expect(policy).toMatch(/^default-src 'none'; /)
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toMatch(/form-action '(?:self|none)'/)
    expect(policy).not.toMatch(/unsafe-eval|\*|http:/)
  }
  expect(pageCsp('')).toContain("object-src 'none'")
})

test('scripts are made from checked addresses only, by two policies with a name', () => {
  expect(pageCsp('')).toContain(
    "require-trusted-types-for 'script'; trusted-types service-worker own-workers",
  )
})

test('browsers stay on https for a year, and no feature of theirs that we do not use is open to anybody', () => {
  expect(securityHeaders['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  const features = (securityHeaders['permissions-policy'] ?? '').split(', ')
  expect(features.length).toBeGreaterThan(10)
  expect(features.filter((feature) => !/^[a-z-]+=\(\)$/.test(feature))).toEqual([])
})
