import type { IncomingMessage } from 'node:http'
import { isTrusted, parseProxies } from '#lib/client-address.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { dayMs } from '#lib/durations.ts'

const headers = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'x-forwarded-proto',
  'x-forwarded-host',
  'cf-connecting-ip',
  'true-client-ip',
  'x-client-ip',
]
const tellForMs = dayMs

interface Seen {
  peer: string
  header: string
  lastAt: number
}

/** By the settings of the process, or of a test. */
const seenBy = new WeakMap<Ctx['settings'], Seen>()

/**
 * Watches each connection until its first request with the header of a proxy that TRUSTED_PROXIES doesn't name, and tells the log of the first.
 * A visitor can make such a header up, so it is only ever a warning.
 */
export function watchForProxies({
  settings,
  log,
  trustedProxies,
}: Pick<Ctx, 'settings' | 'log'> & { trustedProxies: string[] }) {
  const trusted = parseProxies(trustedProxies)
  const looked = new WeakSet<IncomingMessage['socket']>()
  return (req: IncomingMessage): void => {
    if (looked.has(req.socket)) return
    const header = headers.find((name) => req.headers[name] !== undefined)
    if (header === undefined) return
    looked.add(req.socket)
    const peer = (req.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
    if (!peer || isTrusted(peer, trusted)) return
    if (!seenBy.has(settings))
      log.warn(
        { peer, header },
        'A request came with the header of a proxy that TRUSTED_PROXIES does not name: all visitors behind it share one rate limit. If it is yours, set TRUSTED_PROXIES to its address',
      )
    seenBy.set(settings, { peer, header, lastAt: Date.now() })
  }
}

/** For everybody to read, without its address. */
export const proxyWarning = 'A proxy in front of the server is not named in TRUSTED_PROXIES'

/** The proxy that was last seen so, for a day. */
export function untrustedProxy({ settings }: Pick<Ctx, 'settings'>) {
  const seen = seenBy.get(settings)
  if (!seen || Date.now() - seen.lastAt > tellForMs) return undefined
  return { peer: seen.peer, header: seen.header, lastSeenAt: new Date(seen.lastAt).toISOString() }
}
