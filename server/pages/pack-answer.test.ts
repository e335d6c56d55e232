import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packAnswer } from './pack-answer.ts'

const html = '<!doctype html><title>Use cases</title>'.padEnd(50_000, '<p>one more use case</p>')
const page = (cacheControl = 'public, max-age=30') =>
  new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl },
  })

test('a list with a filter is packed for browsers, which take it, and left as it is for others', async () => {
  const answer = await packAnswer(page(), 'gzip, deflate, br')
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('vary')).toBe('accept-encoding')
  const packed = Buffer.from(await answer.arrayBuffer())
  expect(packed.length).toBeLessThan(1000)
  expect(gunzipSync(packed).toString()).toBe(html)
  const plain = await packAnswer(page(), null)
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(plain.headers.get('vary')).toBe('accept-encoding')
  expect(await plain.text()).toBe(html)
})

test('what belongs to one person is left as it is, and so is what is no page', async () => {
  const own = await packAnswer(page('no-store'), 'gzip')
  expect([own.headers.get('content-encoding'), await own.text()]).toEqual([null, html])
  const csv = new Response('a,b', {
    headers: { 'content-type': 'text/csv', 'cache-control': 'public' },
  })
  expect(await (await packAnswer(csv, 'gzip')).text()).toBe('a,b')
  const nothing = await packAnswer(new Response(null, { status: 303 }), 'gzip')
  expect(nothing.status).toBe(303)
})
