import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { guardFor, refusal, userAgent } from '#tests/guarded-fetch.ts'
import { serve } from '#tests/loopback-server.ts'
import { createFetchGuard } from './fetch-guard.ts'

function redirectTo(location: string, status = 302) {
  return (_: IncomingMessage, response: ServerResponse) => response.writeHead(status, { location }).end()
}

test('an address that the operator configured is fetched, with our name and without cookies', async () => {
  const { base, requests } = await serve((_, response) =>
    response.writeHead(200, { etag: '"1"', 'set-cookie': 'a=b', 'content-type': 'text/plain' }).end('héllo'),
  )
  const answer = await guardFor(base)(`${base}/jobs?x=1`, {
    accept: 'text/plain',
    headers: { 'if-none-match': '"0"', cookie: 'secret=1', Authorization: 'Bearer 1', host: 'other.example' },
  })
  expect([answer.status, await answer.text(), answer.bytes, answer.url]).toEqual([
    200,
    'héllo',
    6,
    `${base}/jobs?x=1`,
  ])
  expect(answer.headers.get('etag')).toBe('"1"')
  expect(answer.headers.get('set-cookie')).toBeNull()
  const sent = requests[0]
  expect(sent?.method).toBe('GET')
  expect(sent?.headers).toMatchObject({
    'user-agent': userAgent,
    accept: 'text/plain',
    'if-none-match': '"0"',
  })
  expect(sent?.headers.host).toBe(new URL(base).host)
  expect(sent?.headers).not.toHaveProperty('cookie')
  expect(sent?.headers).not.toHaveProperty('authorization')
})

test('loopback stays closed without the operator, and on ports other than the configured one', async () => {
  const { base, requests } = await serve((_, response) => response.end('secret'))
  const other = await serve((_, response) => response.end('secret'))
  expect((await refusal(createFetchGuard({ userAgent, perHostIntervalMs: 0 })(base))).kind).toBe('address')
  expect((await refusal(guardFor(other.base)(base))).kind).toBe('address')
  expect(requests).toHaveLength(0)
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '169.254.169.254',
  '::1',
  '::ffff:127.0.0.1',
  'fd00::1',
  '64:ff9b::a00:1',
])('a name that resolves to %s is refused, also when a public address stands beside it', async (address) => {
  for (const addresses of [[address], ['93.184.216.34', address]]) {
    const guarded = createFetchGuard({ userAgent, perHostIntervalMs: 0, resolve: async () => addresses })
    const { kind, reason } = await refusal(guarded('https://jobs.example.com/'))
    expect(kind).toBe('address')
    expect(reason).toContain(address)
  }
})

test('the connection goes to the address that was checked: a name that changes its mind is asked once', async () => {
  const { base, requests } = await serve((_, response) => response.end('ok'))
  const named = base.replace('127.0.0.1', 'rebinding.example.com')
  const answers = [['127.0.0.1'], ['169.254.169.254']]
  let asked = 0
  const guarded = guardFor(named, { resolve: async () => answers[asked++] ?? [] })
  // The name exists nowhere: only the checked address can have been used.
  expect(await (await guarded(named)).text()).toBe('ok')
  expect([asked, requests.length, requests[0]?.headers.host]).toEqual([1, 1, new URL(named).host])
  expect((await refusal(guarded(named))).kind).toBe('address')
  expect(requests).toHaveLength(1)
})

test('redirects are followed to the end, each of them checked', async () => {
  const { base, requests } = await serve((request, response) =>
    request.url === '/end' ? response.end('there') : redirectTo('/end', 308)(request, response),
  )
  const answer = await guardFor(base)(`${base}/start`)
  expect([await answer.text(), answer.url]).toEqual(['there', `${base}/end`])
  expect(requests.map(({ url }) => url)).toEqual(['/start', '/end'])
})

test.each([
  'http://127.0.0.1:9/',
  'http://169.254.169.254/latest/meta-data/',
  '//localhost/',
  'http://[::ffff:10.0.0.1]/',
  'http://2130706433/',
  'file:///etc/passwd',
  'data:text/html,hello',
  'http://user:pass@jobs.example.com/',
  'http://jobs.example.com:22/',
  'http://',
])('a redirect to %s is refused', async (location) => {
  const { base } = await serve(redirectTo(location))
  expect((await refusal(guardFor(base)(base))).kind).toBe('redirect')
})

test('a redirect to a name that leads inside is refused', async () => {
  const { base } = await serve(redirectTo('https://jobs.example.com/'))
  const { reason } = await refusal(guardFor(base, { resolve: async () => ['10.0.0.7'] })(base))
  expect(reason).toContain('10.0.0.7')
})

test('a public page can not send us to the loopback address that the operator opened', async () => {
  const inner = await serve((_, response) => response.end('secret'))
  const outer = await serve(redirectTo(inner.base))
  const guarded = guardFor(outer.base)
  expect((await refusal(guarded(outer.base))).kind).toBe('redirect')
  expect(inner.requests).toHaveLength(0)
})

test('five redirects are followed, a sixth is not', async () => {
  const { base, requests } = await serve((request, response) => {
    const step = Number(request.url?.slice(1))
    if (step === 0) response.end('there')
    else redirectTo(`/${step - 1}`)(request, response)
  })
  expect((await guardFor(base)(`${base}/5`)).status).toBe(200)
  expect((await refusal(guardFor(base)(`${base}/6`))).reason).toBe('redirected more than 5 times')
  expect(requests).toHaveLength(12)
})

test('only hosts of the list are asked', async () => {
  const resolve = async () => ['10.0.0.1']
  const guarded = createFetchGuard({
    userAgent,
    perHostIntervalMs: 0,
    resolve,
    allowHosts: ['api.example.com', '*.boards.example'],
  })
  expect((await refusal(guarded('https://example.com/'))).reason).toContain('not one of the hosts')
  expect((await refusal(guarded('https://boards.example/'))).reason).toContain('not one of the hosts')
  // Both get as far as the check of what they resolve to.
  expect((await refusal(guarded('https://api.example.com/'))).reason).toContain('10.0.0.1')
  expect((await refusal(guarded('https://acme.boards.example/'))).reason).toContain('10.0.0.1')
})

test('a host is asked once in an interval, no matter who asks', async () => {
  const at: number[] = []
  const { base } = await serve((_, response) => {
    at.push(performance.now())
    response.end()
  })
  const named = base.replace('127.0.0.1', 'turns.example.com')
  const options = { perHostIntervalMs: 60, resolve: async () => ['127.0.0.1'] }
  await Promise.all([
    guardFor(named, options)(named),
    guardFor(named, options)(named),
    guardFor(named, options)(`${named}/x`),
  ])
  expect(at).toHaveLength(3)
  expect((at[2] ?? 0) - (at[0] ?? 0)).toBeGreaterThan(90)
})

test('the body of an answer that is no success is not read', async () => {
  const { base } = await serve((_, response) =>
    response.writeHead(500, { 'retry-after': '5' }).end('x'.repeat(1000)),
  )
  const answer = await guardFor(base)(base)
  expect([answer.status, await answer.text(), answer.bytes, answer.headers.get('retry-after')]).toEqual([
    500,
    '',
    0,
    '5',
  ])
})

test.each([
  ['text/html; charset=iso-8859-1', Buffer.from('caf\xe9', 'latin1'), 'café'],
  ['text/xml', Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>caf\xe9</a>', 'latin1'), 'café'],
  ['text/html', Buffer.from('<meta charset=windows-1252>caf\xe9', 'latin1'), 'café'],
  ['application/json', Buffer.from('\uFEFFcafé', 'utf16le'), 'café'],
  ['application/json; charset=made-up', Buffer.from('café'), 'café'],
])('text that says it is %s is read as it is meant', async (type, bytes, text) => {
  const { base } = await serve((_, response) => response.writeHead(200, { 'content-type': type }).end(bytes))
  expect(await (await guardFor(base)(base)).text()).toContain(text)
})

test('a header that can not be sent, and a server that is not there, are refused in words', async () => {
  const { base } = await serve((_, response) => response.end())
  const odd = await refusal(guardFor(base)(base, { headers: { 'if-none-match': '"日本"\r\nX: y' } }))
  expect(odd).toMatchObject({ kind: 'response', reason: 'a header could not be sent' })
  const gone = 'http://127.0.0.1:1'
  expect((await refusal(guardFor(gone)(gone))).reason).toBe('the server refused the connection')
})
