import { connect } from 'node:net'
import { expect } from 'vitest'
import { test } from '#tests/site-test.ts'
import { postJson, signIn } from '#tests/visits.ts'

test('unknown addresses of the API are answered as JSON, whatever the method', async ({ site }) => {
  for (const path of [
    '/api/nothing',
    '/api/',
    '/api/leads/../nothing',
    '/api/contact/more/and/more',
    '/api/%F0%9F%99%82',
  ]) {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await fetch(site.url + path, { method })
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
      expect(answer.status, `${method} ${path}`).toBe(404)
    }
  }
})

test('unknown pages are answered as a page with 404, and broken addresses with a clear refusal', async ({
  site,
}) => {
  const answer = await fetch(`${site.url}/no-such-page`)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
  expect(await answer.text()).toContain('Page Not Found')
  for (const path of [
    '/%',
    '/%ff%fe',
    '/a%00b',
    `/${'x'.repeat(6000)}`,
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2fpackage.json',
  ]) {
    const { status } = await fetch(site.url + path)
    expect(status, path).toBeGreaterThanOrEqual(400)
    expect(status, path).toBeLessThan(500)
  }
})

const securityHeaders: Record<string, RegExp> = {
  'content-security-policy': /default-src 'none'.*frame-ancestors 'none'/,
  'strict-transport-security': /max-age=31536000; includeSubDomains/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'x-frame-options': /^DENY$/,
}

test('every kind of answer carries the security headers', async ({ site }) => {
  const home = await (await fetch(site.url)).text()
  const script = /"(\/assets\/[^"]+\.js)"/.exec(home)?.[1] ?? ''
  expect(script).not.toBe('')
  for (const path of [
    '/',
    '/contact',
    '/no-such-page',
    '/login',
    script,
    '/favicon.ico',
    '/api/openapi.json',
    '/api/nothing',
    '/healthz',
    '/version',
  ]) {
    const { headers } = await fetch(site.url + path)
    for (const [name, wanted] of Object.entries(securityHeaders))
      expect(headers.get(name), `${path} ${name}`).toMatch(wanted)
    expect(headers.get('x-powered-by')).toBeNull()
  }
})

test('the policy of a page allows no inline script but its own, by hash, and asks for trusted types', async ({
  site,
}) => {
  for (const path of ['/', '/contact', '/login', '/no-such-page']) {
    const policy = (await fetch(site.url + path)).headers.get('content-security-policy') ?? ''
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? ''
    expect(scripts).toMatch(/'sha256-/)
    expect(scripts).not.toMatch(/unsafe-|\*|https?:/)
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain("base-uri 'none'")
  }
})

test('a page comes compressed, with an ETag that is answered by 304', async ({ site }) => {
  const first = await fetch(site.url, { headers: { 'accept-encoding': 'gzip' } })
  expect(first.headers.get('content-encoding')).toBe('gzip')
  expect(first.headers.get('vary')).toMatch(/accept-encoding/i)
  expect(first.headers.get('set-cookie')).toBeNull()
  const again = await fetch(site.url, {
    headers: { 'accept-encoding': 'gzip', 'if-none-match': first.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test('staff endpoints answer 401 to a visitor and to a wrong token', async ({ site }) => {
  for (const path of ['/api/leads', '/api/user', '/api/mails', '/api/users', '/api/audit']) {
    expect((await fetch(site.url + path)).status, path).toBe(401)
    const forged = await fetch(site.url + path, { headers: { authorization: 'Bearer AAAA.BBBB.CCCC' } })
    expect(forged.status, path).toBe(401)
  }
})

test('a token is worth nothing after its owner has logged out', async ({ site }) => {
  const token = await signIn(site.url)
  const headers = { authorization: `Bearer ${token}` }
  expect((await fetch(`${site.url}/api/user`, { headers })).status).toBe(200)
  const out = await fetch(`${site.url}/api/auth/logout`, { method: 'POST', headers })
  expect(out.status).toBeLessThan(300)
  expect((await fetch(`${site.url}/api/user`, { headers })).status).toBe(401)
})

test('a wrong password and an unknown person get the same answer', async ({ site }) => {
  const answers = await Promise.all(
    [
      { email: 'owner@site.test', password: 'not the password' },
      { email: 'nobody@site.test', password: 'not the password' },
    ].map(async (input) => {
      const answer = await postJson(`${site.url}/api/auth/login`, input)
      return [answer.status, await answer.json()]
    }),
  )
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]?.[0]).toBe(401)
})

test('health, readiness, version and metrics answer, and the metrics are counted', async ({ site }) => {
  expect(await (await fetch(`${site.url}/healthz`)).json()).toEqual({ status: 'ok' })
  expect(await (await fetch(`${site.url}/readyz`)).json()).toMatchObject({
    status: 'ready',
    parts: { database: 'ok', disk: 'ok' },
  })
  expect(await (await fetch(`${site.url}/version`)).json()).toMatchObject({
    build: expect.stringMatching(/^[0-9a-f]{16}$/),
  })
  expect(await (await fetch(`${site.url}/metrics`)).text()).toMatch(/^process_resident_memory_bytes \d+/m)
})

test('a request that never ends its headers, or its body, is cut', { timeout: 40_000 }, async ({ site }) => {
  const { hostname, port } = new URL(site.url)
  const lifeOf = (text: string) =>
    new Promise<number>((done) => {
      const started = Date.now()
      const socket = connect(Number(port), hostname, () => socket.write(text))
      socket.on('error', () => undefined)
      // Unread data would keep the socket open on this side.
      socket.resume()
      socket.on('close', () => done(Date.now() - started))
    })
  const lives = await Promise.all([
    lifeOf('GET / HTTP/1.1\r\nhost: x\r\nx-slow: '),
    lifeOf(
      'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"name"',
    ),
  ])
  expect(Math.max(...lives)).toBeLessThan(20_000)
})

test('no page has data beside its document', async ({ site }) => {
  for (const path of [
    '/_.data',
    '/solutions.data',
    '/contact.data',
    '/login.data',
    '/no-such-page.data',
    '/privacy-request/confirm.data?key=made-up',
  ]) {
    const answer = await fetch(site.url + path)
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 404, 'no-store'])
    expect((await fetch(site.url + path, { method: 'POST' })).status, path).toBe(404)
  }
})

test('a listed page may be used for half a minute by the browser that fetched it, and by no proxy; no other page at all', async ({
  site,
}) => {
  const controlOf = async (path: string) => (await fetch(site.url + path)).headers.get('cache-control')
  for (const path of ['/', '/solutions/machine-vision', '/contact', '/qa'])
    expect(await controlOf(path), path).toBe('public, max-age=30, stale-while-revalidate=30, s-maxage=0')
  for (const path of [
    '/no-such-page',
    '/login',
    '/dashboard',
    '/ai-readiness-assessment/questions?key=made-up',
  ])
    expect(await controlOf(path), path).toBe('no-store')
})
