import { expect } from 'vitest'
import { safeNextPath } from '#features/users/sign-in/next-path.ts'
import { fromPath, toAddress } from '#features/publishing/redirects/redirect-address.ts'
import { test } from '#tests/site-test.ts'
import { postJson, signIn } from '#tests/visits.ts'
import { isLong, noted, patienceMs } from './ledger.ts'
import { getRaw } from './raw-request.ts'

const elsewhere = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '\\/evil.example',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'HTTPS://evil.example',
  '//evil.example/..',
  '/.//evil.example',
  '/..//evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '%2f%2fevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/%09/evil.example',
  '/%0d%0alocation:%20https://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil%E3%80%82example',
  '//evil。example',
  'https://site.test@evil.example',
  'https://site.test.evil.example',
  '/login/..//evil.example',
  '//[::1]',
  '/;@evil.example',
  'http:///evil.example',
]

test('the address to go on to after signing in leads nowhere else', () => {
  const base = 'https://site.test'
  const findings = elsewhere.filter((next) => new URL(safeNextPath(next), base).origin !== base)
  // The control: taken as it is, most of them lead away.
  const away = elsewhere.filter((next) => URL.canParse(next, base) && new URL(next, base).origin !== base)
  expect(away.length).toBeGreaterThan(15)
  expect(safeNextPath('/leads?stage=new')).toBe('/leads?stage=new')
  expect(noted({ attack: 'open redirect: next=', payloads: elsewhere.length, targets: 1, findings })).toEqual(
    [],
  )
})

test(
  'no address that a visitor makes up is answered with a way to another site',
  { timeout: patienceMs },
  async ({ site }) => {
    const headers = { authorization: `Bearer ${await signIn(site.url)}` }
    const planted = await postJson(
      `${site.url}/api/redirects`,
      { from: '/old-place', to: '/contact', status: 301 },
      headers,
    )
    expect(planted.status).toBe(201)
    const prefixes = [
      '',
      '/',
      '/contact',
      '/old-place',
      '/recourses',
      '/CONTACT',
      '/login?next=',
      '/contact?next=',
      '/old-place?',
      '/old-place/',
      '/machine-vision?to=',
    ]
    const findings: string[] = []
    let tried = 0
    for (const [place, prefix] of prefixes.entries()) {
      for (const address of isLong ? elsewhere : elsewhere.filter((_, i) => (i + place) % 4 === 0)) {
        const path = (prefix + address).replace(/[\s\\]/g, encodeURIComponent)
        if (!path.startsWith('/')) continue
        for (const written of new Set([path, path.replaceAll('%5C', '\\')])) {
          tried += 1
          const { status, text } = await getRaw(
            site.url,
            written.replace(/[^\x21-\x7e]/g, encodeURIComponent),
          )
          const location = /^location: ?(.*)\r$/im.exec(text)?.[1]
          if (location !== undefined && new URL(location, site.url).origin !== new URL(site.url).origin)
            findings.push(`${written} leads to ${location}`)
          if (status >= 500) findings.push(`${written} answers ${status}`)
          if (/^set-cookie|^location: ?https:\/\/evil/im.test(text.split('\r\n\r\n')[0] ?? ''))
            findings.push(`${written} wrote a header`)
        }
      }
    }
    // The control: a redirect that staff made is followed, with what was asked for.
    expect((await getRaw(site.url, '/old-place?a=1')).text).toMatch(/^location: \/contact\?a=1\r$/im)
    expect(
      noted({
        attack: 'open redirect: addresses of the site',
        payloads: tried,
        targets: prefixes.length,
        findings,
      }),
    ).toEqual([])
  },
)

test('a page has one address: other spellings lead to it and are not kept', async ({ site }) => {
  for (const path of [
    '/CONTACT',
    '/cOntact',
    '/%63ontact',
    '/%43ontact',
    '//contact',
    '/contact//',
    '/Solutions/Machine-Vision',
  ]) {
    const { status, text } = await getRaw(site.url, `${path}?utm_source=x`)
    expect([path, status, /^location: (.*)\r$/im.exec(text)?.[1]?.split('?')[0]]).toEqual([
      path,
      301,
      /solutions/i.test(path) ? '/solutions/machine-vision' : '/contact',
    ])
  }
  for (const path of ['//evil.example', '/contact', '/no/Such/PLACE'])
    expect((await getRaw(site.url, path)).text).not.toMatch(/^location: (?:https?:)?\/\/evil/im)
})

test('redirects that staff write lead to pages of ours or to web addresses, spelt out', () => {
  const tries = [
    ...elsewhere,
    'mailto:x@evil.example',
    'file:///etc/passwd',
    'https://user:pass@evil.example',
    'ws://evil.example',
  ]
  const findings = tries.flatMap((to) => {
    try {
      const target = toAddress(to, 'https://site.test')
      const url = new URL(target, 'https://site.test')
      const isSpeltOut = /^https?:\/\//i.test(to) && /^https?:$/.test(url.protocol)
      return url.origin === 'https://site.test' || isSpeltOut ? [] : [`${to} became ${target}`]
    } catch {
      return []
    }
  })
  for (const from of ['//evil.example/x', '/', '/?a', '/a#b']) expect(() => fromPath(from), from).toThrow()
  expect(noted({ attack: 'open redirect: targets', payloads: tries.length, targets: 1, findings })).toEqual(
    [],
  )
})
