import type { IncomingMessage, ServerResponse } from 'node:http'
import { readOnly } from './methods.ts'
import { bareCsp, securityHeaders } from './security-headers.ts'

const headers = [
  ...Object.entries(securityHeaders).flat(),
  'content-security-policy',
  bareCsp,
  'cache-control',
  'no-store',
]

/**
 * Refuses what a proxy and this server could read as requests for two different hosts, and gives the request the path of an address in
 * absolute form. True when the request is answered.
 */
export function isAnsweredByHead(req: IncomingMessage, res: ServerResponse): boolean {
  const url = req.url ?? ''
  if (hasOtherHosts(req)) return refuse(res, 'A request names one host')
  if (url.startsWith('/')) return false
  if (url === '*' && req.method === 'OPTIONS') {
    res.writeHead(204, [...headers, 'allow', readOnly])
    res.end()
    return true
  }
  const target = /^https?:\/\//i.test(url) ? URL.parse(url) : null
  if (!target) return refuse(res, 'The address of a request begins with a slash')
  // With the default port or without it, it is the same host.
  const named = URL.parse(`${target.protocol}//${req.headers.host}`)
  if (named?.host !== target.host) return refuse(res, 'The address and the Host header name different hosts')
  req.url = `${target.pathname}${target.search}`
  return false
}

/** Node keeps the first of several Host headers and tells nobody. */
function hasOtherHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

function refuse(res: ServerResponse, message: string): true {
  const body = JSON.stringify({ message, code: 'bad_request' })
  const own = ['content-type', 'application/json', 'content-length', String(Buffer.byteLength(body))]
  res.writeHead(400, [...headers, ...own, 'connection', 'close'])
  res.end(body)
  return true
}
