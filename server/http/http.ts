import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import sirv from 'sirv'
import { acceptRequestId } from '#lib/request-trace.ts'
import { refuse } from '#server/limits/refusal.ts'
import type { Metrics } from '#server/health/metrics.ts'
import type { RouteTimes } from '#server/health/request-times.ts'
import type { Overload } from '#server/limits/overload.ts'
import { pathBeforeMarks } from '#server/pages/campaign-marks.ts'
import { readOnly } from './methods.ts'
import type { Page, PageCache } from '#server/pages/page-cache.ts'
import { priorityOf, staysOpen } from '#server/limits/priority.ts'
import { isAnsweredByHead } from './request-head.ts'
import { cspOfFile, securityHeaders } from './security-headers.ts'
import { sendPage } from '#server/pages/send-page.ts'

interface Options {
  fetch: Parameters<typeof getRequestListener>[0]
  pages: PageCache
  /** The folder of built and copied files; left out while developing, where Vite serves them. */
  staticFolder: string | undefined
  metrics: Metrics
  overload: Overload
  /** Sees every request, no matter who answers it. */
  watch?: (req: IncomingMessage) => void
  /** Seen first by every request, for Vite in development. */
  before?: (req: IncomingMessage, res: ServerResponse, next: () => void) => void
}

const mostConnections = 10_000
/** A client that takes nothing of its answer for so long is cut. */
const idleMs = 60_000
const forEver = /^\/(?:assets|fonts)\//

/** Node's server: kept pages straight from memory, then files, then the app. Slow and silent clients are cut. */
export function createHttpServer({ fetch, pages, staticFolder, metrics, overload, watch, before }: Options) {
  const app = getRequestListener(fetch, { overrideGlobalObjects: false })
  const files = staticFolder
    ? sirv(staticFolder, {
        etag: true,
        brotli: true,
        gzip: true,
        dotfiles: false,
        setHeaders: (res, path) => {
          for (const [name, value] of Object.entries(securityHeaders)) res.setHeader(name, value)
          res.setHeader('content-security-policy', cspOfFile(path))
          const isVersioned = forEver.test(path) || /[?&]v=/.test(res.req.url ?? '')
          res.setHeader(
            'cache-control',
            isVersioned ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
          )
          // A build may replace the files of a running server; sirv leaves their loss to anyone who holds the stream.
          res.once('pipe', (file) => file.once('error', () => res.destroy()))
        },
      })
    : undefined
  // Kept pages are told apart once, not at each request.
  const pageTimes = new WeakMap<Page, RouteTimes>()
  const timesOf = (page: Page, url: string) => {
    let times = pageTimes.get(page)
    if (!times) pageTimes.set(page, (times = metrics.requests.of('page', metrics.routeOf(url))))
    return times
  }
  const fileTimes = Object.fromEntries(
    ['/assets/*', '/fonts/*', '/*'].map((route) => [route, metrics.requests.of('static', route)]),
  )

  const sendFile = (req: IncomingMessage, res: ServerResponse, url: string, startedAt: number) => {
    const route = forEver.exec(url)?.[0]
    const times = fileTimes[route ? `${route}*` : '/*']
    const onFinish = () => times?.add(res.statusCode, (performance.now() - startedAt) / 1000)
    res.once('finish', onFinish)
    files?.(req, res, () => {
      res.off('finish', onFinish)
      void ask(req, res)
    })
  }

  const route = (req: IncomingMessage, res: ServerResponse) => {
    watch?.(req)
    if (isAnsweredByHead(req, res)) return
    const startedAt = performance.now()
    const url = req.url ?? '/'
    if (req.method === 'GET' || req.method === 'HEAD') {
      const page = pages.peek(url) ?? pages.peek(pathBeforeMarks(url) ?? url)
      if (page) {
        keepRequestId(req, res)
        sendPage(req, res, page)
        return timesOf(page, url).add(res.statusCode, (performance.now() - startedAt) / 1000)
      }
      if (files && !url.startsWith('/api/')) {
        keepRequestId(req, res)
        return sendFile(req, res, url, startedAt)
      }
    }
    void ask(req, res)
  }

  const ask = async (req: IncomingMessage, res: ServerResponse) => {
    const url = req.url ?? '/'
    const priority = priorityOf(req.method ?? 'GET', url)
    const reason = priority && overload.refuse(priority)
    if (reason) {
      metrics.shed.labels(priority, reason).inc()
      return refuse(req, res, priority)
    }
    const leave = priority && !staysOpen(url) ? overload.enter(req) : undefined
    await Promise.resolve(app(req, res)).finally(leave)
  }

  const server = createServer(
    {
      headersTimeout: 8000,
      requestTimeout: 12_000,
      keepAliveTimeout: 20_000,
      connectionsCheckingInterval: 2000,
      maxHeaderSize: 16 * 1024,
    },
    before ? (req, res) => before(req, res, () => route(req, res)) : route,
  )
  server.maxConnections = mostConnections
  // For reading an answer: a heartbeat keeps the lines open that are quiet for good reason.
  server.setTimeout(idleMs)
  // Node hangs up without a word when nobody listens.
  server.on('connect', (_req, socket) => {
    socket.end(`HTTP/1.1 405 Method Not Allowed\r\nallow: ${readOnly}\r\n${cutHeaders}`, () =>
      socket.destroy(),
    )
  })
  server.on('drop', () => metrics.cut.labels('full').inc())
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    if (code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    const status = (code && statusOfCut[code]) ?? '400 Bad Request'
    metrics.cut.labels(code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'slow' : 'malformed').inc()
    const answer = `HTTP/1.1 ${status}\r\n${cutHeaders}`
    socket.end(answer, () => socket.destroy())
  })
  return server
}

const cutHeaders = 'cache-control: no-store\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'

/** One that a proxy gave goes back with pages and files too; they need none of their own. */
function keepRequestId({ headers }: IncomingMessage, res: ServerResponse) {
  const given = headers['x-request-id']
  if (given === undefined) return
  const id = acceptRequestId(String(given))
  if (id) res.setHeader('x-request-id', id)
}

/** As Node answers when nobody listens. */
const statusOfCut: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
}
