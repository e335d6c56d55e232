import { addressKey } from '#lib/plain-path.ts'

/**
 * The path that an old address means, in the one form of all its spellings: without host and query, see `addressKey`. Throws an Error that
 * says what is wrong with it.
 */
export function fromPath(text: string): string {
  if (!/^(?:https?:\/\/[^/]+)?\/(?!\/)/i.test(text))
    throw new Error('The old address starts with one slash, as in /old-page')
  const url = URL.parse(text, 'http://site.internal')
  if (!url || url.search || url.hash) throw new Error('The old address is a path without ? and #')
  if (url.pathname.startsWith('//')) throw new Error('The old address starts with one slash, as in /old-page')
  const path = addressKey(url.pathname)
  if (path === '/') throw new Error('The home page can’t lead away')
  return path
}

/**
 * Where a redirect leads: a path of ours, perhaps with query and anchor, or a whole http(s) address; one of `siteUrl` is a path of ours. Throws
 * an Error that says why not.
 */
export function toAddress(text: string, siteUrl: string): string {
  if (/^\/(?!\/)/.test(text)) {
    const url = URL.parse(text, 'http://site.internal')
    if (!url || url.host !== 'site.internal' || url.pathname.startsWith('//'))
      throw new Error('The new address starts with one slash, as in /new-page')
    return `${url.pathname}${url.search}${url.hash}`
  }
  const url = URL.parse(text)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (!url || !isWeb || !/^https?:\/\//i.test(text))
    throw new Error('The new address is a path such as /new-page, or starts with https://')
  if (url.username || url.password) throw new Error('The new address must not contain a name or a password')
  const isOurs = url.host === URL.parse(siteUrl)?.host && !url.pathname.startsWith('//')
  return isOurs ? `${url.pathname}${url.search}${url.hash}` : url.href
}

/** The part of a target that is a path of ours, in the form of `fromPath`; undefined for another site. */
export function pathOfTarget(to: string): string | undefined {
  return to.startsWith('/') ? addressKey(to.split(/[?#]/)[0] ?? '') : undefined
}
