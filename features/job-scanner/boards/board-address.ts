import type { Provider } from './board.ts'

interface BoardAddress {
  provider: Provider
  token: string
  /** Null when the provider's usual address serves this board. */
  baseUrl: string | null
}

type Rule = (url: URL, path: string[]) => BoardAddress | undefined

const longestToken = 100
const token = /^[\w.-]{1,100}$/

/** Rules by the end of the host name; the first that answers wins. */
const rules: { host: RegExp; read: Rule }[] = [
  { host: /^(?:job-)?boards(?:\.eu)?\.greenhouse\.io$/, read: greenhouse },
  {
    host: /^(?:boards-api|api)(?:\.eu)?\.greenhouse\.io$/,
    read: (_, path) => named('greenhouse', after(path, 'boards')),
  },
  { host: /^(?:jobs|api)(?:\.eu)?\.lever\.co$/, read: lever },
  { host: /^jobs\.ashbyhq\.com$/, read: (_, path) => named('ashby', path[0]) },
  { host: /^api\.ashbyhq\.com$/, read: (_, path) => named('ashby', after(path, 'job-board')) },
  {
    host: /^(?:jobs|careers)\.smartrecruiters\.com$/,
    read: (_, path) => named('smartrecruiters', path[0]),
  },
  {
    host: /^api\.smartrecruiters\.com$/,
    read: (_, path) => named('smartrecruiters', after(path, 'companies')),
  },
  { host: /^(?:apply|www)\.workable\.com$/, read: workable },
  { host: /^(?!(?:apply|www)\.).+\.workable\.com$/, read: (url) => named('workable', subdomain(url)) },
  { host: /\.recruitee\.com$/, read: (url) => named('recruitee', subdomain(url)) },
  { host: /\.teamtailor\.com$/, read: teamtailor },
  { host: /\.jobs\.personio\.(?:de|com)$/, read: personio },
]

/**
 * Which board an address belongs to that someone pasted, such as `https://boards.greenhouse.io/acme` or
 * `jobs.lever.co/acme`. Other web addresses are a feed when their path says so, else a page with job postings;
 * undefined when it is no web address.
 */
export function boardOfAddress(address: string): BoardAddress | undefined {
  const url = parseAddress(address.trim())
  if (!url) return undefined
  const host = url.hostname.replace(/\.$/, '')
  const path = url.pathname.split('/').filter(Boolean).flatMap(decoded)
  for (const rule of rules) {
    if (rule.host.test(host)) {
      const found = rule.read(url, path)
      if (found) return found
    }
  }
  return customDomain(url, path) ?? feedOrPage(url, path)
}

function parseAddress(address: string): URL | undefined {
  const text =
    /^[a-z][a-z\d+.-]*:/i.test(address) && !/^[^/]+:\d+(?:\/|$)/.test(address)
      ? address
      : `https://${address}`
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (!['http:', 'https:'].includes(url.protocol) || !url.hostname.includes('.')) return undefined
  return url
}

function decoded(part: string): string[] {
  try {
    return [decodeURIComponent(part)]
  } catch {
    return []
  }
}

function named(provider: Provider, name: string | undefined, baseUrl: string | null = null) {
  return name !== undefined && token.test(name) ? { provider, token: name, baseUrl } : undefined
}

function after(path: string[], word: string): string | undefined {
  const at = path.indexOf(word)
  return at === -1 ? undefined : path[at + 1]
}

function subdomain(url: URL): string | undefined {
  const first = url.hostname.split('.')[0]
  return first === 'www' || first === 'api' ? undefined : first
}

function greenhouse(url: URL, path: string[]) {
  if (path[0] === 'embed') return named('greenhouse', url.searchParams.get('for') ?? undefined)
  return named('greenhouse', path[0])
}

function lever(url: URL, path: string[]) {
  const region = url.hostname.includes('.eu.') ? 'https://api.eu.lever.co' : null
  return named('lever', url.hostname.startsWith('api.') ? after(path, 'postings') : path[0], region)
}

function workable(_: URL, path: string[]) {
  const name = path.includes('accounts') ? after(path, 'accounts') : path[0]
  // Job pages carry no company: /j/SHORTCODE.
  return name === 'j' || name === 'api' ? undefined : named('workable', name)
}

function teamtailor(url: URL) {
  const name = subdomain(url)
  // Sites outside Europe have the region between: acme.na.teamtailor.com.
  const isRegional = url.hostname.split('.').length > 3
  return named('teamtailor', name, isRegional ? url.origin : null)
}

function personio(url: URL) {
  return named('personio', subdomain(url), url.hostname.endsWith('.com') ? url.origin : null)
}

/** Career sites under a company's own name are known by the path alone. */
function customDomain(url: URL, path: string[]): BoardAddress | undefined {
  const place = path.join('/')
  if (place === 'api/offers') return named('recruitee', url.hostname, url.origin)
  if (place === 'jobs.json') return named('teamtailor', url.hostname, url.origin)
  return undefined
}

function feedOrPage(url: URL, path: string[]): BoardAddress {
  url.hash = ''
  url.username = ''
  url.password = ''
  const isFeed = /\.(?:rss|atom|xml)$|^(?:rss|feed|atom)$/i.test(path.at(-1) ?? '')
  const name = `${url.hostname}${url.pathname}${url.search}`.replace(/[^\w.-]+/g, '-').replace(/^-|-$/g, '')
  const told = name.length > longestToken ? `${name.slice(0, longestToken - 9)}-${digestOf(url.href)}` : name
  return { provider: isFeed ? 'rss' : 'jobposting', token: told, baseUrl: url.href }
}

/** FNV-1a: tells two long addresses apart, nothing more. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
