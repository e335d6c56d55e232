import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'
import type { PageStore } from './page-store.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Rest after packing a page, as a multiple of the time it took. */
const restForWork = 3

type Packing = 'br' | 'gzip'
export type Coding = Packing | 'identity'

export interface Page {
  status: number
  /** Flat name, value pairs, without length and coding. */
  headers: string[]
  etag: string
  /** Read with `bodyOf`: as it is, a page is three times as long as both of these together, and next to nobody asks for that. */
  body: Record<Packing, Buffer>
}

interface Rendered {
  status: number
  headers: Headers
  html: string
}

interface Options {
  render(path: string): Promise<Rendered>
  store: PageStore
  /** Of the packed bodies together; the pages used longest ago go first. */
  maxBytes?: number
}

const dropped = new Set(['content-length', 'content-encoding', 'etag', 'transfer-encoding', 'date'])

/** Public pages, rendered once and kept packed until the content version changes. The key is the path; a page with a query is never kept. */
export function createPageCache({ render, store, maxBytes = 48 * 1024 * 1024 }: Options) {
  const pages = new Map<string, Page>()
  const pending = new Map<string, Promise<Page>>()
  const repacking: [string, Page][] = []
  let bytes = 0
  let generation = 0
  let isRepacking = false

  function keep(path: string, page: Page) {
    const before = pages.get(path)
    if (before) bytes -= sizeOf(before)
    pages.delete(path)
    pages.set(path, page)
    bytes += sizeOf(page)
    for (const [oldest, other] of pages) {
      if (bytes <= maxBytes) break
      pages.delete(oldest)
      bytes -= sizeOf(other)
    }
  }

  async function load(path: string): Promise<Page> {
    const startedIn = generation
    const stored = await store.read(path)
    if (stored) {
      if (startedIn === generation) keep(path, stored)
      return stored
    }
    const rendered = await render(path)
    const page = await pack(rendered, 5)
    // A publish during the rendering makes this page an old one: it is answered, not kept.
    if (startedIn === generation && page.status === 200 && !isPrivate(rendered.headers)) {
      keep(path, page)
      repacking.push([path, page])
      void repack()
    }
    return page
  }

  // The tightest packing takes a minute of CPU for the whole site, so it happens behind the first answers, one page at a time,
  // and rests in between: visitors have most of the processor.
  async function repack() {
    if (isRepacking) return
    isRepacking = true
    for (let next = repacking.shift(); next; next = repacking.shift()) {
      const [path, page] = next
      const startedIn = generation
      if (pages.get(path) !== page) continue
      const started = performance.now()
      const tight = { ...page, body: { ...page.body, br: await packBrotli(bodyOf(page, 'identity'), 11) } }
      if (startedIn !== generation || pages.get(path) !== page) continue
      keep(path, tight)
      await store.write(path, tight)
      await sleep((performance.now() - started) * restForWork, undefined, { ref: false })
    }
    isRepacking = false
  }

  return {
    /** The page when it is at hand; the caller counts on this being quick and synchronous. */
    peek: (path: string) => pages.get(path),
    /** The page from memory, disk or the renderer; callers of the same path share one rendering. */
    async get(path: string): Promise<Page> {
      const hit = pages.get(path)
      if (hit) return hit
      const running = pending.get(path)
      if (running) return running
      const loading = load(path).finally(() => pending.delete(path))
      pending.set(path, loading)
      return loading
    },
    async warm(paths: string[]) {
      for (const path of paths) if (!pages.has(path)) await this.get(path)
    },
    clear() {
      generation += 1
      pages.clear()
      pending.clear()
      repacking.length = 0
      bytes = 0
    },
    get size() {
      return { pages: pages.size, bytes }
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>

/** The coding to answer with: brotli before gzip, by what the client says it accepts. */
export function codingFor(acceptEncoding: string | undefined): Coding {
  if (!acceptEncoding) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding) ? 'gzip' : 'identity'
}

/** A kept page's bytes in this coding. */
export function bodyOf({ body }: Page, coding: Coding): Buffer {
  return coding === 'identity' ? gunzipSync(body.gzip) : body[coding]
}

const isPrivate = (headers: Headers) => /no-store|private/.test(headers.get('cache-control') ?? '')

async function pack({ status, headers, html }: Rendered, quality: number): Promise<Page> {
  const identity = Buffer.from(html)
  const kept = [...headers].filter(([name]) => !dropped.has(name)).flat()
  const etag = createHash('sha256').update(identity).update(kept.join('\n')).digest('base64url').slice(0, 22)
  const [br, gz] = await Promise.all([packBrotli(identity, quality), gzipped(identity, { level: 9 })])
  return { status, headers: kept, etag, body: { br, gzip: gz } }
}

function packBrotli(bytes: Buffer, quality: number) {
  return brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}

function sizeOf({ body }: Page) {
  return body.br.length + body.gzip.length
}
