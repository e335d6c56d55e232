/** The first parts of addresses that belong to the staff area, the API, files and machines: nothing leads away from them. */
export const ownPlaces: readonly string[] = [
  'api',
  'assets',
  'fonts',
  'pictures',
  'videos',
  'guides',
  'login',
  'create-user',
  'dashboard',
  'leads',
  'lead-form',
  'conversations',
  'suppliers',
  'supplier-form',
  'assessments',
  'analytics',
  'job-scanner-admin',
  'admin',
  'content',
  'mails',
  'privacy-desk',
  'users',
  'user-form',
  'sitemap.xml',
  'robots.txt',
  'manifest.webmanifest',
  'sw.js',
  'healthz',
  'readyz',
  'metrics',
  'version',
  '_',
]

/**
 * The path that an old address means, as the server sees it: without host, query and slash at its end, percent-encoded. Throws an Error
 * that says what is wrong with it.
 */
export function fromPath(text: string): string {
  if (!/^(?:https?:\/\/[^/]+)?\/(?!\/)/i.test(text))
    throw new Error('The old address starts with one slash, as /old-page')
  const url = URL.parse(text, 'http://site.internal')
  if (!url || url.search || url.hash) throw new Error('The old address is a path without ? and #')
  const path = url.pathname.replace(/\/+$/, '') || '/'
  if (path.startsWith('//')) throw new Error('The old address starts with one slash, as /old-page')
  if (path === '/') throw new Error('The home page can’t lead away')
  if (path.endsWith('.data')) throw new Error('Addresses that end in .data belong to the site itself')
  if (ownPlaces.includes(path.split('/')[1] ?? '')) throw new Error('This address belongs to the site itself')
  return path
}

/** Where a redirect leads: a path of ours, perhaps with query and anchor, or a whole http(s) address. Throws an Error that says why not. */
export function toAddress(text: string): string {
  if (/^\/(?!\/)/.test(text)) {
    const url = URL.parse(text, 'http://site.internal')
    if (!url || url.host !== 'site.internal' || url.pathname.startsWith('//'))
      throw new Error('The new address starts with one slash, as /new-page')
    return `${url.pathname}${url.search}${url.hash}`
  }
  const url = URL.parse(text)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (!url || !isWeb || !/^https?:\/\//i.test(text))
    throw new Error('The new address is a path such as /new-page, or starts with https://')
  if (url.username || url.password) throw new Error('The new address may not hold a name or a password')
  return url.href
}

/** The part of a target that is a path of ours, without query and anchor; undefined for another site. */
export function pathOfTarget(to: string): string | undefined {
  return to.startsWith('/') ? (to.split(/[?#]/)[0] ?? '').replace(/\/+$/, '') || '/' : undefined
}
