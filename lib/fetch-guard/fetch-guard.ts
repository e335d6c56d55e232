import { lookup as lookupName } from 'node:dns/promises'
import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { hostOf, isLoopbackAddress, isPublicAddress, refusalOfRedirect, refusalOfUrl } from './address.ts'
import { acceptedEncodings, readBody, textOf } from './body.ts'
import { FetchRefused } from './refused.ts'
import { takeTurn } from './turn.ts'

export { FetchRefused } from './refused.ts'

export interface FetchGuardOptions {
  /** Names the product and where to complain, such as `AcmeBot/1.0 (+https://acme.example/bot)`. */
  userAgent: string
  /** When given, no other host is asked; `*.example.com` means every name below example.com. */
  allowHosts?: readonly string[]
  /** Addresses that the operator configured: a request that starts at one of their origins may go to this machine. */
  allowLoopback?: readonly string[]
  /** Least time between two requests to a host, in milliseconds, over all guards of the process. */
  perHostIntervalMs?: number
  /** Of the body, before and after unpacking. */
  maxBytes?: number
  /** In all, redirects and a slow body included; waiting for one's turn is not. */
  timeoutMs?: number
  maxRedirects?: number
  /** How names are resolved to addresses; the system's way when left out. */
  resolve?: (host: string) => Promise<string[]>
}

export interface FetchRequest {
  headers?: Record<string, string>
  signal?: AbortSignal
  accept?: string
  /** Sent by POST: no redirect is followed then, so that it reaches nobody else, and `authorization` may be given. */
  body?: string | Buffer
}

export interface GuardedResponse {
  status: number
  headers: Headers
  /** The body of a 2xx answer; empty for every other. */
  text(): Promise<string>
  /** Length of the unpacked body. */
  bytes: number
  /** Where the last redirect led. */
  url: string
}

export type GuardedFetch = (url: string | URL, request?: FetchRequest) => Promise<GuardedResponse>

const second = 1_000
const maxHeaderBytes = 32_768
const followed = new Set([301, 302, 303, 307, 308])
const ownHeaders =
  /^(?:cookie|proxy-.*|host|connection|content-length|transfer-encoding|upgrade|te|user-agent|accept-encoding)$/i

const isPassed = (name: string, body: string | Buffer | undefined) =>
  !ownHeaders.test(name) && (body !== undefined || !/^authorization$/i.test(name))

async function resolveBySystem(host: string) {
  return (await lookupName(host, { all: true })).map(({ address }) => address)
}

/**
 * A fetch for addresses that people other than the operator choose. GET, or POST of a body; http and https only; private, reserved
 * and special addresses are refused as they are written, after resolution (the connection goes to the very addresses
 * that were checked, so a name can't change its mind in between) and at each redirect. Sends no cookies. Every failure
 * is a `FetchRefused` with a reason for people.
 */
export function createFetchGuard(options: FetchGuardOptions): GuardedFetch {
  const {
    perHostIntervalMs = second,
    maxBytes = 20_000_000,
    timeoutMs = 20 * second,
    maxRedirects = 5,
  } = options
  const loopbackOrigins = new Set(
    (options.allowLoopback ?? []).flatMap((base) => (URL.canParse(base) ? [new URL(base).origin] : [])),
  )
  const resolve = options.resolve ?? resolveBySystem

  return async (address, { headers = {}, signal, accept = '*/*', body } = {}) => {
    let url = parseAddress(address)
    const mayUseLoopback = loopbackOrigins.has(url.origin)
    let leftMs = timeoutMs
    for (let hop = 0; ; hop++) {
      const isLoopbackAllowed = mayUseLoopback && loopbackOrigins.has(url.origin)
      const refusal = refusalOfUrl(url, isLoopbackAllowed)
      if (refusal)
        throw new FetchRefused(hop ? 'redirect' : 'address', hop ? `redirected, but ${refusal}` : refusal)
      if (options.allowHosts && !isListed(hostOf(url), options.allowHosts)) {
        throw new FetchRefused('address', `${hostOf(url)} is not one of the hosts that may be asked`)
      }
      await inWords(takeTurn(hostOf(url), perHostIntervalMs, signal), signal)
      const startedAt = performance.now()
      const time = AbortSignal.timeout(Math.max(1, Math.round(leftMs)))
      const either = signal ? AbortSignal.any([signal, time]) : time
      const sent = {
        ...Object.fromEntries(Object.entries(headers).filter(([name]) => isPassed(name, body))),
        accept,
        'accept-encoding': acceptedEncodings,
        'user-agent': options.userAgent,
      }
      const answer = await inWords(
        ask({ url, headers: sent, body }, either, isLoopbackAllowed, resolve, maxBytes),
        signal,
        time,
      )
      leftMs -= performance.now() - startedAt
      const location = followed.has(answer.status) ? answer.headers.get('location') : null
      if (location === null || body !== undefined) return answer
      if (hop >= maxRedirects)
        throw new FetchRefused('redirect', `redirected more than ${maxRedirects} times`)
      const next = parseAddress(location, url)
      const unsafe = refusalOfRedirect(url, next)
      if (unsafe) throw new FetchRefused('redirect', unsafe)
      url = next
    }
  }
}

function parseAddress(address: string | URL, base?: URL): URL {
  if (!URL.canParse(address, base)) {
    throw new FetchRefused(
      base ? 'redirect' : 'address',
      base ? 'redirected to something that is no web address' : 'this is no web address',
    )
  }
  return new URL(address, base)
}

function isListed(host: string, allowed: readonly string[]) {
  return allowed.some((name) => (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name))
}

/** The checked addresses of a host, or a refusal. One private address among several is enough to refuse. */
async function addressesOf(
  url: URL,
  isLoopbackAllowed: boolean,
  resolve: (host: string) => Promise<string[]>,
) {
  const host = hostOf(url)
  const addresses = isIP(host) ? [host] : await resolve(host)
  const isFine = (one: string) => isPublicAddress(one) || (isLoopbackAllowed && isLoopbackAddress(one))
  const bad = addresses.find((one) => !isFine(one))
  if (bad !== undefined)
    throw new FetchRefused('address', `${host} leads to ${bad}, which is not on the public internet`)
  if (addresses.length === 0) throw new FetchRefused('network', `${host} has no address`)
  return addresses
}

async function ask(
  { url, headers, body }: { url: URL; headers: Record<string, string>; body: string | Buffer | undefined },
  signal: AbortSignal,
  isLoopbackAllowed: boolean,
  resolve: (host: string) => Promise<string[]>,
  maxBytes: number,
): Promise<GuardedResponse> {
  // A lookup can't be called off; the caller need not wait for it.
  const addresses = await orAborted(addressesOf(url, isLoopbackAllowed, resolve), signal)
  const response = await open(url, { headers, signal, lookup: toAddresses(addresses) }, body)
  try {
    const got = new Headers()
    for (const [name, values] of Object.entries(response.headersDistinct)) {
      for (const value of values ?? []) if (name !== 'set-cookie') got.append(name, value)
    }
    const status = response.statusCode ?? 0
    const isRead = status >= 200 && status < 300
    const read = isRead ? await readBody(response, maxBytes, signal) : Buffer.alloc(0)
    return {
      status,
      headers: got,
      text: async () => textOf(read, got.get('content-type')),
      bytes: read.length,
      url: url.href,
    }
  } finally {
    response.destroy()
  }
}

/** Gives the connection the checked addresses, whatever the name would resolve to now. */
function toAddresses(addresses: string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_, options, done) => {
    if (options.all) done(null, found)
    else done(null, found[0]?.address ?? '', found[0]?.family)
  }
}

function open(url: URL, options: RequestOptions, body?: string | Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:'
    const request = (isSecure ? httpsRequest : httpRequest)({
      ...options,
      // Its own agent: nothing of one request, least of all a connection, is used for another.
      agent: isSecure ? new HttpsAgent() : new HttpAgent(),
      protocol: url.protocol,
      hostname: hostOf(url),
      port: url.port || (isSecure ? 443 : 80),
      path: `${url.pathname}${url.search}`,
      method: body === undefined ? 'GET' : 'POST',
      maxHeaderSize: maxHeaderBytes,
    })
    request.on('response', resolve)
    request.on('error', reject)
    request.end(body)
  })
}

function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/** Turns whatever went wrong into a `FetchRefused`. */
async function inWords<T>(
  promise: Promise<T>,
  stopped: AbortSignal | undefined,
  time?: AbortSignal,
): Promise<T> {
  try {
    return await promise
  } catch (error) {
    if (error instanceof FetchRefused) throw error
    if (stopped?.aborted) throw new FetchRefused('stopped', 'stopped before the answer was there', error)
    if (time?.aborted) throw new FetchRefused('time', 'the answer took too long', error)
    throw new FetchRefused(...wordsOf(error), error)
  }
}

function wordsOf(error: unknown): ['network' | 'response', string] {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA')
    return ['network', 'the name was not found']
  if (code === 'ECONNREFUSED') return ['network', 'the server refused the connection']
  if (code === 'HPE_HEADER_OVERFLOW') return ['response', 'the headers of the answer are too large']
  if (code === 'ERR_INVALID_CHAR') return ['response', 'a header could not be sent']
  if (code.startsWith('HPE_')) return ['response', 'the answer is not valid HTTP']
  if (/^(?:Z_|ERR_BROTLI|ERR__ERROR|ZSTD_|ERR_ZSTD|ERR_ZLIB)/.test(code))
    return ['response', 'the packed answer is damaged or cut short']
  if (/CERT|SELF_SIGNED|ERR_TLS|ERR_SSL|EPROTO/.test(code))
    return ['network', 'the certificate of the server could not be checked']
  if (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE')
    return ['network', 'the connection was closed before the answer was complete']
  return ['network', 'the server could not be reached']
}
