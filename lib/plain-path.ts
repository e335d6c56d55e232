/** A path of a URL in its one spelling: small letters, single slashes, and plain letters that aren't percent-encoded. */
export function plainPath(path: string): string {
  return path
    .replace(/%[\da-fA-F]{2}|[A-Z]+/g, (part) =>
      part.startsWith('%') ? plainLetter(part) : part.toLowerCase(),
    )
    .replace(/\/{2,}/g, '/')
}

/** What all spellings of a path have in common: its plain form without a slash at the end. */
export const addressKey = (path: string): string => plainPath(path).replace(/\/$/, '') || '/'

function plainLetter(code: string): string {
  const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16))
  return /[\w.~-]/.test(letter) ? letter.toLowerCase() : code.toUpperCase()
}
