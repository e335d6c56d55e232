import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createPageCache } from './page-cache.ts'
import { sendPage } from './send-page.ts'

/** A server that sends one kept page, and how to ask it. */
async function serve() {
  let html = '<h1>first</h1>'
  const cache = createPageCache({
    render: async () => ({ status: 200, headers: new Headers({ 'content-type': 'text/html' }), html }),
    store: { read: async () => undefined, write: async () => undefined },
  })
  const server = createServer((req, res) => void cache.get('/').then((page) => sendPage(req, res, page)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const ask = (headers: Record<string, string>, method = 'GET') =>
    new Promise<{ answer: IncomingMessage; body: Buffer }>((done, failed) => {
      request({ port, host: '127.0.0.1', method, headers, agent: false }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => done({ answer, body: Buffer.concat(chunks) }))
      })
        .on('error', failed)
        .end()
    })
  // Brotli follows behind the first answer.
  await vi.waitFor(async () => {
    const { answer } = await ask({ 'accept-encoding': 'br' })
    expect(answer.headers['content-encoding']).toBe('br')
  }, 20_000)
  const publish = (changed: string) => {
    html = changed
    cache.clear()
  }
  return { ask, publish }
}

const unpack = {
  br: (body: Buffer) => brotliDecompressSync(body).toString(),
  gzip: (body: Buffer) => gunzipSync(body).toString(),
  identity: (body: Buffer) => body.toString(),
}

test('each client gets the page in a coding that it accepts, whatever others asked for before', async () => {
  const { ask } = await serve()
  for (let round = 0; round < 2; round++) {
    for (const coding of ['br', 'gzip', 'identity'] as const) {
      const { answer, body } = await ask(coding === 'identity' ? {} : { 'accept-encoding': coding })
      expect(unpack[coding](body)).toBe('<h1>first</h1>')
      expect(answer.headers['content-encoding']).toBe(coding === 'identity' ? undefined : coding)
      expect(answer.headers['content-length']).toBe(String(body.length))
      expect(answer.headers['etag']).toMatch(new RegExp(`^"[\\w-]{22}-${coding}"$`))
      expect(answer.headers['vary']).toBe('accept-encoding')
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      expect(answer.headers['content-type']).toBe('text/html')
    }
  }
})

test('who has the page is told so, HEAD gets its length and no body, and a publish changes all of it', async () => {
  const { ask, publish } = await serve()
  const br = { 'accept-encoding': 'br' }
  const first = await ask(br)
  const etag = String(first.answer.headers['etag'])
  const unchanged = await ask({ ...br, 'if-none-match': `W/"other", ${etag}` })
  expect(unchanged.answer.statusCode).toBe(304)
  expect(unchanged.answer.headers).toMatchObject({ etag, vary: 'accept-encoding' })
  expect(unchanged.answer.headers['content-encoding']).toBeUndefined()
  expect((await ask({ 'if-none-match': etag })).answer.statusCode).toBe(200)
  const head = await ask(br, 'HEAD')
  expect(head.answer.headers['content-length']).toMatch(/^[1-9]\d*$/)
  expect(head.body.length).toBe(0)
  publish('<h1>second, longer</h1>')
  const second = await ask({ 'accept-encoding': 'br, gzip', 'if-none-match': etag })
  expect(second.answer.statusCode).toBe(200)
  expect(second.answer.headers['content-encoding']).toBe('gzip')
  expect(unpack.gzip(second.body)).toBe('<h1>second, longer</h1>')
  expect(second.answer.headers['content-length']).toBe(String(second.body.length))
})
