import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bodyOf, codingFor, createPageCache, type Page } from './page-cache.ts'
import { openPageStore } from './page-store.ts'

const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
/** A process starts first, on a machine that may do much else. */
const packedWithinMs = 20_000
const noStore = { read: async () => undefined, write: async () => undefined }

const plain = (page: Page | undefined) => page && bodyOf(page, 'identity').toString()

async function folder() {
  const path = await mkdtemp(join(tmpdir(), 'pages-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

test('callers of one page share one rendering, and the page is then at hand', async () => {
  let count = 0
  const cache = createPageCache({
    store: noStore,
    render: async () => ({ status: 200, headers, html: `page ${++count}` }),
  })
  const both = await Promise.all([cache.get('/'), cache.get('/')])
  expect(both[0]).toBe(both[1])
  expect(plain(cache.peek('/'))).toBe('page 1')
  expect(count).toBe(1)
})

test('every coding holds the same text', async () => {
  const html = '<p>tide</p>'.repeat(500)
  const cache = createPageCache({ store: noStore, render: async () => ({ status: 200, headers, html }) })
  const { body } = await cache.get('/')
  expect(gunzipSync(body.gzip).toString()).toBe(html)
  const br = await vi.waitFor(() => {
    const tight = cache.peek('/')?.body.br
    if (!tight) throw new Error('Not packed yet')
    return tight
  }, packedWithinMs)
  expect(brotliDecompressSync(br).toString()).toBe(html)
  expect(gunzipSync(cache.peek('/')?.body.gzip ?? '').toString()).toBe(html)
})

test('a page that says no-store is answered and never kept', async () => {
  const own = new Headers({ 'content-type': 'text/html', 'cache-control': 'no-store' })
  const cache = createPageCache({
    store: noStore,
    render: async () => ({ status: 200, headers: own, html: 'mine' }),
  })
  expect(plain(await cache.get('/mine'))).toBe('mine')
  expect(cache.peek('/mine')).toBeUndefined()
})

test('an error page is answered and never kept', async () => {
  const cache = createPageCache({
    store: noStore,
    render: async () => ({ status: 404, headers, html: 'no' }),
  })
  expect((await cache.get('/nope')).status).toBe(404)
  expect(cache.peek('/nope')).toBeUndefined()
})

test('a page rendered while something was published is not kept', async () => {
  let release = () => {}
  const gate = new Promise<void>((done) => (release = done))
  const cache = createPageCache({
    store: noStore,
    render: async () => {
      await gate
      return { status: 200, headers, html: 'old' }
    },
  })
  const loading = cache.get('/')
  cache.clear()
  release()
  await loading
  expect(cache.peek('/')).toBeUndefined()
})

test('the pages together stay under the bound', async () => {
  const cache = createPageCache({
    store: noStore,
    maxBytes: 30_000,
    render: async (path) => ({ status: 200, headers, html: path + Math.random().toString(36).repeat(400) }),
  })
  for (let i = 0; i < 20; i++) await cache.get(`/${i}`)
  expect(cache.size.bytes).toBeLessThanOrEqual(30_000)
  expect(cache.size.pages).toBeGreaterThan(0)
  expect(cache.peek('/19')).toBeDefined()
})

test('a restart reads the packed page from disk; a broken file only costs a rendering', async () => {
  const path = await folder()
  let rendered = 0
  const render = async () => ({ status: 200, headers, html: `page ${++rendered}` })
  const open = async () => createPageCache({ render, store: await openPageStore(path, 'build', () => '0') })
  await (await open()).get('/')
  const files = async () =>
    (await readdir(path, { recursive: true })).filter((name) => name.endsWith('.page'))
  await vi.waitFor(async () => expect(await files()).toHaveLength(1), packedWithinMs)
  expect(plain(await (await open()).get('/'))).toBe('page 1')
  const [file = ''] = await files()
  await writeFile(join(path, file), 'rubbish')
  expect(plain(await (await open()).get('/'))).toBe('page 2')
})

test('pages that another process rendered ahead are taken from the disk, and those that are missing named', async () => {
  const path = await folder()
  const html = '<p>tide</p>'.repeat(500)
  const open = (version = () => '0') => openPageStore(path, 'build', version)
  const ahead = createPageCache({ store: await open(), render: async () => ({ status: 200, headers, html }) })
  await ahead.warm(['/', '/about'])
  const render = async () => ({ status: 200, headers, html: 'rendered here' })
  const cache = createPageCache({ store: await open(), render })
  expect(await cache.restore(['/', '/blog', '/about'])).toEqual(['/blog'])
  expect(plain(cache.peek('/'))).toBe(html)
  expect(cache.peek('/about')?.body.br).toBeDefined()
  expect(cache.peek('/blog')).toBeUndefined()
  const newer = createPageCache({ store: await open(() => '1'), render })
  expect(await newer.restore(['/', '/about']), 'of an older edition').toEqual(['/', '/about'])
})

test('pages of another build are thrown away', async () => {
  const path = await folder()
  const old = await openPageStore(path, 'old', () => '0')
  const cache = createPageCache({ store: old, render: async () => ({ status: 200, headers, html: 'x' }) })
  await cache.get('/')
  await vi.waitFor(async () => expect(await readdir(path)).toHaveLength(1), packedWithinMs)
  await openPageStore(path, 'new', () => '0')
  expect(await readdir(path)).toEqual([])
})

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['gzip', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=0, gzip;q=0', 'identity'],
])('Accept-Encoding %s is answered with %s', (accepts, coding) => {
  const packed = Buffer.from('packed')
  expect(codingFor(accepts, { body: { br: packed, gzip: packed } })).toBe(coding)
})

test('a page that is not packed with brotli yet goes out in another coding', () => {
  const body = { gzip: Buffer.from('packed') }
  expect(codingFor('gzip, deflate, br', { body })).toBe('gzip')
  expect(codingFor('br', { body })).toBe('identity')
})
