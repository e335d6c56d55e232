import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number]
export type Proxies = Range[]

/** Parses `10.0.0.0/8`, `::1` or `loopback`. Throws an Error that names the entry it can't read. */
export function parseProxies(entries: string[]): Range[] {
  return entries.flatMap((entry): Range[] => {
    if (entry === 'loopback') return [ipaddr.parseCIDR('127.0.0.0/8'), ipaddr.parseCIDR('::1/128')]
    try {
      // The parser also takes `10` and `0x0a000001`, which nobody means.
      if (!isIP(entry.split('/')[0] ?? '')) throw new Error('Not an address')
      if (entry.includes('/')) return [ipaddr.parseCIDR(entry)]
      const address = ipaddr.parse(entry)
      return [[address, address.kind() === 'ipv4' ? 32 : 128]]
    } catch (cause) {
      throw new Error(`TRUSTED_PROXIES: "${entry}" is neither an address nor a range`, { cause })
    }
  })
}

function normalised(text: string): string | undefined {
  return ipaddr.isValid(text) ? ipaddr.process(text).toString() : undefined
}

/** Whether a socket's address is one of these. */
export function isTrusted(text: string, trusted: Range[]): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  return trusted.some(([range, bits]) => address.kind() === range.kind() && address.match([range, bits]))
}

/**
 * The address to hold a caller to: the socket's, or, when that is a trusted proxy, the last entry of
 * X-Forwarded-For that no trusted proxy wrote. A forged header from elsewhere is never read.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trusted: Range[],
): string {
  const socket = normalised(socketAddress ?? '')
  if (!socket) return 'unknown'
  if (!forwardedFor || !isTrusted(socket, trusted)) return socket
  let client = socket
  for (const hop of forwardedFor.split(',').reverse()) {
    const address = normalised(hop.trim())
    if (!address) break
    client = address
    if (!isTrusted(address, trusted)) break
  }
  return client
}

/** What becomes of a caller's X-Forwarded-For: there is none, or its peer is trusted to send it, or it is ignored. */
export function forwardingOf(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trusted: Range[],
): 'none' | 'trusted' | 'ignored' {
  if (!forwardedFor) return 'none'
  const socket = normalised(socketAddress ?? '')
  return socket && isTrusted(socket, trusted) ? 'trusted' : 'ignored'
}

/** What a rate is counted on: an IPv4 address, or the /64 of an IPv6 one, since a single subscriber holds all of it. */
export function addressBlock(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`
}

export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}
