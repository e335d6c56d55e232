import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packAnswer } from './pack-answer.ts'

const html = '<!doctype html><title>Use cases</title>'.padEnd(50_000, '<p>one more use case</p>')
const page = (cacheControl = 'public, max-age=30') =>
  new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl },
  })

test('a list with a filter is packed as the browser takes it: brotli, or gzip, or as it is', async () => {
  const br = await packAnswer(page(), 'gzip, deflate, br')
  expect(br.headers.get('content-encoding')).toBe('br')
  expect(br.headers.get('vary')).toBe('accept-encoding')
  const packed = Buffer.from(await br.arrayBuffer())
  expect(packed.length).toBeLessThan(1000)
  expect(brotliDecompressSync(packed).toString()).toBe(html)
  const gz = await packAnswer(page(), 'gzip')
  expect(gunzipSync(Buffer.from(await gz.arrayBuffer())).toString()).toBe(html)
  const plain = await packAnswer(page(), null)
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(plain.headers.get('vary')).toBe('accept-encoding')
  expect(await plain.text()).toBe(html)
})

test('what belongs to one person is left as it is, and so is what is no page', async () => {
  const own = await packAnswer(page('no-store'), 'br')
  expect([own.headers.get('content-encoding'), await own.text()]).toEqual([null, html])
  const csv = new Response('a,b', {
    headers: { 'content-type': 'text/csv', 'cache-control': 'public' },
  })
  expect(await (await packAnswer(csv, 'br')).text()).toBe('a,b')
  const nothing = await packAnswer(new Response(null, { status: 303 }), 'br')
  expect(nothing.status).toBe(303)
})
