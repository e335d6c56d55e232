/** Where staff land without a wish of their own. */
export const homePath = '/dashboard'

const base = 'https://same-origin.invalid'
// Controls are dropped by URL parsers, so a path with one isn't what it looks like.
const odd = /[\u0000-\u0020\u007f\\]/

/** The path of `?next=` when it leads to a page of this site other than the sign-in itself, else the dashboard. */
export function safeNextPath(next: string | null | undefined): string {
  if (!next || odd.test(next) || !next.startsWith('/') || next.startsWith('//')) return homePath
  const url = URL.parse(next, base)
  const plain = decoded(url?.pathname ?? '')
  if (!url || url.origin !== base || plain === undefined || odd.test(plain) || plain.startsWith('//'))
    return homePath
  if (/^\/(?:login|create-user|api)(?:\/|$)/i.test(plain)) return homePath
  return url.pathname + url.search + url.hash
}

/** Decoded until nothing changes, or undefined when it can't be. */
function decoded(path: string): string | undefined {
  try {
    const once = decodeURIComponent(path)
    return once === path ? path : decoded(once)
  } catch {
    return undefined
  }
}
