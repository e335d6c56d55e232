import ipaddr from 'ipaddr.js'

/**
 * Special ranges inside what would otherwise be public space, after the IANA special-purpose registries of 2025, and
 * Azure's wire server, which looks like any other address.
 */
const refusedV4 = [
  '168.63.129.16/32',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.175.48.0/24',
].map((range) => ipaddr.IPv4.parseCIDR(range))

const globalV6 = ipaddr.IPv6.parseCIDR('2000::/3')
/** Protocol assignments with Teredo, documentation, 6to4, AS112. */
const refusedV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '2620:4f:8000::/48'].map((range) =>
  ipaddr.IPv6.parseCIDR(range),
)

/** Names that never leave a machine or a network. */
const localNames =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|private|home\.arpa|onion)$/

const ports = new Set(['', '80', '443', '8080', '8443'])
const longestUrl = 4_000

/** Whether an IP address, in its textual form, belongs to a machine on the public internet. False for what is no address. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address instanceof ipaddr.IPv4) {
    return address.range() === 'unicast' && !refusedV4.some((range) => address.match(range))
  }
  // Anything but global unicast is refused whole: mapped and translated IPv4, ::/96, 100::/64, link-local, private.
  if (!address.match(globalV6) || refusedV6.some((range) => address.match(range))) return false
  const [, , , , high, low] = address.parts
  // ISATAP carries an IPv4 address in the lower half.
  return !(low === 0x5efe && (high === 0 || high === 0x0200))
}

export function isLoopbackAddress(text: string): boolean {
  return ipaddr.isValid(text) && ipaddr.process(text).range() === 'loopback'
}

/** The host as it is connected to: no brackets, no dot at the end. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '')
}

/**
 * Why an address must not be fetched, in plain words; undefined when nothing in the address itself speaks against it.
 * Names still have to be resolved. `URL` has turned every spelling of an IPv4 address (decimal, octal, hexadecimal,
 * full-width digits) into four numbers before this looks at it.
 */
export function refusalOfUrl(url: URL, isLoopbackAllowed = false): string | undefined {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return `only http and https addresses are fetched, not ${url.protocol.slice(0, 20)}`
  }
  if (url.href.length > longestUrl) return 'the address is too long'
  if (url.username || url.password) return 'addresses with a user name or password are not fetched'
  const host = hostOf(url)
  if (isLoopbackAllowed && (host === 'localhost' || isLoopbackAddress(host))) return undefined
  if (!isLoopbackAllowed && !ports.has(url.port)) return `port ${url.port} is not fetched from`
  if (ipaddr.isValid(host)) {
    return isPublicAddress(host) ? undefined : `${host} is not an address on the public internet`
  }
  if (host === '' || !host.includes('.') || localNames.test(host)) {
    return `${host || 'an empty name'} is not a name on the public internet`
  }
  return undefined
}

/** Why one address may not lead to the other, whatever the other is in itself. */
export function refusalOfRedirect(from: URL, to: URL): string | undefined {
  return from.protocol === 'https:' && to.protocol === 'http:' ? 'redirected from https to http' : undefined
}
