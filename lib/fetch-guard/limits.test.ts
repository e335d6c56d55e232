import type { Socket } from 'node:net'
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { guardFor, refusal, userAgent } from '#tests/guarded-fetch.ts'
import { serve, serveRaw } from '#tests/loopback-server.ts'
import { createFetchGuard } from './fetch-guard.ts'

const megabyte = 1_000_000
const zeros = Buffer.alloc(30 * megabyte)

test.each([
  ['gzip', gzipSync(zeros)],
  ['br', brotliCompressSync(zeros)],
  ['zstd', zstdCompressSync(zeros)],
])('a small %s answer that unpacks to 30 MB is cut off', async (encoding, packed) => {
  expect(packed.length).toBeLessThan(megabyte / 10)
  const { base } = await serve((_, response) =>
    response.writeHead(200, { 'content-encoding': encoding }).end(packed),
  )
  expect(await refusal(guardFor(base)(base))).toMatchObject({
    kind: 'size',
    reason: 'the answer is larger than 20.0 MB',
  })
})

test.each([
  ['gzip', gzipSync('packed text')],
  ['br', brotliCompressSync('packed text')],
  ['zstd', zstdCompressSync('packed text')],
  ['identity', Buffer.from('packed text')],
])('a %s answer is unpacked; cut short it is refused', async (encoding, packed) => {
  const { base } = await serve((request, response) => {
    response.writeHead(200, { 'content-encoding': encoding })
    if (request.url === '/whole') response.end(packed)
    else {
      response.write(packed.subarray(0, packed.length - 5))
      setImmediate(() => response.destroy())
    }
  })
  const answer = await guardFor(base)(`${base}/whole`)
  expect([await answer.text(), answer.bytes]).toEqual(['packed text', 11])
  expect((await refusal(guardFor(base)(`${base}/short`))).kind).toMatch(/^(?:response|network)$/)
})

test.each(['gzip, gzip', 'deflate', 'compress', 'made-up'])(
  'an answer encoded as %s is refused',
  async (encoding) => {
    const { base } = await serve((_, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end('x'),
    )
    expect((await refusal(guardFor(base)(base))).kind).toBe('response')
  },
)

test('a packed body that ends in the middle is refused though the connection ended well', async () => {
  for (const [encoding, packed] of [
    ['gzip', gzipSync('some text')],
    ['br', brotliCompressSync('some text')],
    ['zstd', zstdCompressSync('some text')],
  ] as const) {
    const { base } = await serve((_, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(packed.subarray(0, packed.length - 3)),
    )
    expect((await refusal(guardFor(base)(base))).reason).toBe('the packed answer is damaged or cut short')
  }
})

test('a body that never ends, and one that says beforehand that it is too large, are cut off', async () => {
  const endless = await serve((_, response) => {
    const more = () => {
      while (response.write(Buffer.alloc(65_536)));
      response.once('drain', more)
    }
    more()
  })
  const honest = await serve((_, response) =>
    response.writeHead(200, { 'content-length': 50 * megabyte }).flushHeaders(),
  )
  for (const { base } of [endless, honest]) {
    expect((await refusal(guardFor(base, { maxBytes: megabyte })(base))).kind).toBe('size')
  }
})

test('an answer with fewer bytes than it announced is refused', async () => {
  const base = await serveRaw((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhello'))
  expect((await refusal(guardFor(base)(base))).kind).toBe('network')
})

test.each([
  ['no answer at all', () => undefined],
  ['headers that drip', (socket: Socket) => drip(socket, 'HTTP/1.1 200 OK\r\nX-Slow: ')],
  ['a body that drips', (socket: Socket) => drip(socket, 'HTTP/1.1 200 OK\r\n\r\n')],
])('%s: the request ends with its time', async (_, onRequest) => {
  const base = await serveRaw(onRequest)
  expect(await refusal(guardFor(base, { timeoutMs: 200 })(base))).toMatchObject({
    kind: 'time',
    reason: 'the answer took too long',
  })
})

function drip(socket: Socket, start: string) {
  socket.write(start)
  const timer = setInterval(() => socket.write('a'), 20)
  socket.on('close', () => clearInterval(timer))
}

test('a name server that never answers ends with the time of the request', async () => {
  const guarded = createFetchGuard({
    userAgent,
    perHostIntervalMs: 0,
    timeoutMs: 100,
    resolve: () => new Promise(() => undefined),
  })
  expect((await refusal(guarded('https://jobs.example.com/'))).kind).toBe('time')
})

test('redirects share one allowance of time', async () => {
  const { base, requests } = await serve((_, response) => {
    setTimeout(() => response.writeHead(302, { location: '/again' }).end(), 100)
  })
  expect((await refusal(guardFor(base, { timeoutMs: 250 })(base))).kind).toBe('time')
  expect(requests.length).toBeLessThanOrEqual(3)
})

test.each([
  ['too large', `HTTP/1.1 200 OK\r\nX-Big: ${'a'.repeat(100_000)}\r\n\r\nhi`],
  ['too many', `HTTP/1.1 200 OK\r\n${'X-Many: a\r\n'.repeat(20_000)}\r\nhi`],
  ['no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n'],
  ['smuggled twice', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\nhi'],
])('headers that are %s are refused', async (_, text) => {
  const base = await serveRaw((socket) => socket.end(text))
  expect((await refusal(guardFor(base)(base))).kind).toBe('response')
})

test('a stopped request ends at once, before and during the answer', async () => {
  const { base, requests } = await serve((_, response) => response.write('begin'))
  const before = AbortSignal.abort()
  expect((await refusal(guardFor(base, { perHostIntervalMs: 50 })(base, { signal: before }))).kind).toBe(
    'stopped',
  )
  expect(requests).toHaveLength(0)
  const during = new AbortController()
  setTimeout(() => during.abort(), 50)
  expect((await refusal(guardFor(base)(base, { signal: during.signal }))).kind).toBe('stopped')
})
