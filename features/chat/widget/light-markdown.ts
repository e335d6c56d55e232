import { brand } from '#config/brand.ts'

export type Bit =
  | { kind: 'text' | 'bold' | 'italic'; text: string; at: number }
  | { kind: 'link'; text: string; to: string; at: number }
  | { kind: 'break'; at: number }

const marks = /\*\*([^*\n]+)\*\*|\*([^*\n]+)\*|\[([^\]\n]+)\]\(([^()\s]+)\)|\n/g
const elsewhere: string[] = [brand.siteUrl, ...brand.social.map(({ url }) => url)]

/** The link's address when it leads to this site, to a page of ours elsewhere, or to our mailbox or phone; else undefined. */
export function allowedLink(to: string): string | undefined {
  if (to === `mailto:${brand.email}` || to === brand.phone.href) return to
  if (/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(to)) return to
  return elsewhere.some((url) => to === url || to.startsWith(`${url}/`)) ? to : undefined
}

/**
 * Text with **bold**, *italic*, line breaks and [words](address) as a list of bits, each with its place. Everything else is text, HTML and
 * pictures included; of a link that isn't allowed the words stay.
 */
export function bitsOf(text: string): Bit[] {
  const bits: Bit[] = []
  let end = 0
  for (const match of text.matchAll(marks)) {
    const [whole, bold, italic, words, to = ''] = match
    const at = match.index
    if (at > end) bits.push({ kind: 'text', text: text.slice(end, at), at: end })
    end = at + whole.length
    if (bold !== undefined) bits.push({ kind: 'bold', text: bold, at })
    else if (italic !== undefined) bits.push({ kind: 'italic', text: italic, at })
    else if (words === undefined) bits.push({ kind: 'break', at })
    else {
      const allowed = allowedLink(to)
      bits.push(allowed ? { kind: 'link', text: words, to: allowed, at } : { kind: 'text', text: words, at })
    }
  }
  if (end < text.length) bits.push({ kind: 'text', text: text.slice(end), at: end })
  return bits
}

/** The words alone, for those who listen. */
export const plainText = (text: string) =>
  bitsOf(text)
    .map((bit) => (bit.kind === 'break' ? ' ' : bit.text))
    .join('')
