import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzipSync, gzip } from 'node:zlib'
import { startPagePacker } from './page-packer.ts'
import type { PageStore } from './page-store.ts'

const gzipped = promisify(gzip)

export type Coding = 'br' | 'gzip' | 'identity'

export interface Page {
  status: number
  /** Flat name, value pairs, without length and coding. */
  headers: string[]
  etag: string
  /**
   * Read with `bodyOf`: as it is, a page is three times as long as both of these together, and next to nobody asks for that. Brotli is
   * missing until the page was packed behind its first answer.
   */
  body: { br?: Buffer; gzip: Buffer }
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
  let repackingNow: Promise<void> | undefined

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
    const page = await pack(rendered)
    // A publish during the rendering makes this page an old one: it is answered, not kept.
    if (startedIn === generation && page.status === 200 && !isPrivate(rendered.headers)) {
      keep(path, page)
      repacking.push([path, page])
      repackingNow ??= repack().finally(() => (repackingNow = undefined))
    }
    return page
  }

  // Behind the first answers and one page at a time: the tightest packing takes half a minute of processor for the whole site.
  async function repack() {
    let packer: ReturnType<typeof startPagePacker> | undefined
    for (let next = repacking.shift(); next; next = repacking.shift()) {
      const [path, page] = next
      const startedIn = generation
      if (pages.get(path) !== page) continue
      packer ??= startPagePacker()
      const br = await packer.pack(page.body.gzip).catch(() => undefined)
      // Such a page stays as it is; the next one gets a new process.
      if (!br) packer = undefined
      if (!br || startedIn !== generation || pages.get(path) !== page) continue
      const tight = { ...page, body: { ...page.body, br } }
      keep(path, tight)
      await store.write(path, tight)
    }
    packer?.close()
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
    /** Takes what is on the disk. Returns the paths that aren't there. */
    async restore(paths: string[]): Promise<string[]> {
      const startedIn = generation
      const missing: string[] = []
      for (const path of paths) {
        if (pages.has(path)) continue
        const stored = await store.read(path)
        if (!stored) missing.push(path)
        else if (startedIn === generation) keep(path, stored)
      }
      return missing
    },
    /** Renders what isn't at hand, and waits until all of it is packed and on the disk. */
    async warm(paths: string[]) {
      for (const path of paths) if (!pages.has(path)) await this.get(path)
      await repackingNow
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

/** The coding to answer with: brotli before gzip, by what the page is packed in and what the client says it accepts. */
export function codingFor(acceptEncoding: string | undefined, { body }: Pick<Page, 'body'>): Coding {
  if (!acceptEncoding) return 'identity'
  if (body.br && /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding) ? 'gzip' : 'identity'
}

/** A kept page's bytes in a coding that `codingFor` gave for it. */
export function bodyOf({ body }: Page, coding: Coding): Buffer {
  return (coding === 'identity' ? undefined : body[coding]) ?? gunzipSync(body.gzip)
}

const isPrivate = (headers: Headers) => /no-store|private/.test(headers.get('cache-control') ?? '')

async function pack({ status, headers, html }: Rendered): Promise<Page> {
  const identity = Buffer.from(html)
  const kept = [...headers].filter(([name]) => !dropped.has(name)).flat()
  const etag = createHash('sha256').update(identity).update(kept.join('\n')).digest('base64url').slice(0, 22)
  return { status, headers: kept, etag, body: { gzip: await gzipped(identity, { level: 9 }) } }
}

function sizeOf({ body }: Page) {
  return (body.br?.length ?? 0) + body.gzip.length
}
