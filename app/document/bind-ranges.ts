import { dashOfRange } from '#lib/range.ts'

const pieces = /<(\/?)([a-z][\w-]*)([^<>]*)>|[^<]+|</gi
/** Where a span may not stand. */
const unspanned = new Set(['svg', 'select', 'textarea', 'style', 'script'])

/**
 * The HTML of a document with each range of its main part ("£800–£1,500") held on one line at its dash. By a span and not by a joiner between the
 * characters, so that searching the page and copying from it find what was written. Islands are left as they are: the browser compares them.
 */
export function bindRanges(html: string): string {
  const start = html.indexOf('<main')
  const end = html.indexOf('</main>')
  if (start < 0 || end < 0) return html
  let left: { name: string; depth: number } | undefined
  const main = html.slice(start, end).replace(pieces, (piece, slash = '', name = '', attributes = '') => {
    if (name === '') return left || piece.startsWith('<') ? piece : bound(piece)
    if (left) {
      if (name === left.name) left.depth += slash ? -1 : 1
      if (left.depth === 0) left = undefined
    } else if (!slash && (unspanned.has(name) || attributes.includes('data-island=')))
      left = { name, depth: 1 }
    return piece
  })
  return html.slice(0, start) + main + html.slice(end)
}

const bound = (text: string) =>
  text.includes('–')
    ? text
        .split(dashOfRange)
        .map((part, i) => (i % 2 === 0 ? part : `<span class="whitespace-nowrap">${part}</span>`))
        .join('')
    : text
