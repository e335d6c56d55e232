import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyOf, codingFor, type Coding, type Page } from './page-cache.ts'
import { frameOptions, mayBeFramed, securityHeaders } from '#server/http/security-headers.ts'

/** What is sent of a page in one coding, but for what Node adds. */
interface Prepared {
  etag: string
  /** Flat name, value pairs. */
  headers: string[]
  unchangedHeaders: string[]
  body: Buffer
}

const prepared = new WeakMap<Page, Map<Coding, Prepared>>()

/** Sends a kept page in the coding that the client accepts, or 304 when it has it. */
export function sendPage(req: IncomingMessage, res: ServerResponse, page: Page): void {
  const { etag, headers, unchangedHeaders, body } = preparedFor(
    page,
    codingFor(req.headers['accept-encoding'], page),
  )
  if (req.headers['if-none-match']?.includes(etag)) {
    res.writeHead(304, unchangedHeaders)
    res.end()
    return
  }
  res.writeHead(page.status, headers)
  res.end(req.method === 'HEAD' ? undefined : body)
}

function preparedFor(page: Page, coding: Coding): Prepared {
  // Unpacked, a page is three times as long, and next to nobody asks for that.
  if (coding === 'identity') return prepare(page, coding)
  let codings = prepared.get(page)
  if (!codings) prepared.set(page, (codings = new Map()))
  let ready = codings.get(coding)
  if (!ready) codings.set(coding, (ready = prepare(page, coding)))
  return ready
}

function prepare(page: Page, coding: Coding): Prepared {
  const etag = `"${page.etag}-${coding}"`
  const body = bodyOf(page, coding)
  const unchangedHeaders = [...page.headers, ...fixedHeadersOf(page), 'etag', etag, 'vary', 'accept-encoding']
  const headers = [...unchangedHeaders, 'content-length', String(body.length)]
  if (coding !== 'identity') headers.push('content-encoding', coding)
  return { etag, headers, unchangedHeaders, body }
}

/** Those that the page doesn't set by itself. */
const fixedHeadersOf = ({ headers }: Page) => {
  const isFramed = mayBeFramed(headers[headers.indexOf('content-security-policy') + 1])
  return Object.entries(securityHeaders)
    .filter(([name]) => !headers.includes(name) && !(name === frameOptions && isFramed))
    .flat()
}
