import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'

/** Loaded into a site under attack: names below attacker.example lead to this machine, as an attacker's name server would have it. */
const inside: Record<string, string[]> = {
  'jobs.attacker.example': ['127.83.7.1'],
  'six.attacker.example': ['::1'],
  'mapped.attacker.example': ['::ffff:127.83.7.1'],
  'both.attacker.example': ['93.184.215.14', '127.83.7.1'],
  'cloud.attacker.example': ['169.254.169.254'],
  'home.attacker.example': ['10.0.0.1'],
}
const { lookup } = dns.promises

Object.assign(dns.promises, {
  lookup: async (host: string, options: dns.LookupAllOptions) => {
    const known = inside[host]
    if (!known) return lookup(host, options)
    return known.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  },
})
syncBuiltinESMExports()
