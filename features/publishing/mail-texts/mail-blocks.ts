import type { MailValue } from '#content/mail-text.ts'

/** A piece of a line: plain, standing out, or leading somewhere. */
export interface MailPart {
  text: string
  isStrong?: true
  href?: string
}
export type MailBlock =
  | { kind: 'paragraph'; parts: MailPart[] }
  | { kind: 'list'; title: MailPart[]; items: MailPart[][]; isOrdered: boolean }
  | { kind: 'quote'; text: string }

export type MailValues = Readonly<Record<string, MailValue>>

const placeholder = /( ?)\{\{ ?([^{}]*?) ?\}\}/g
const wholePlaceholder = /^\{\{ ?([^{}]*?) ?\}\}$/
const listLine = /^(?:-|\d{1,2}[.)]) +/

/** The names of all placeholders in a text, as often as they stand there. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map(([, , name = '']) => name)

/** One line of it: what was typed into a form makes no further ones. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The placeholders that have a paragraph of their own. */
export const isBlockValue = (value: MailValue): boolean =>
  typeof value === 'object' && ('lines' in value || 'quote' in value)

function partOf(value: MailValue): MailPart {
  if (typeof value === 'string') return { text: oneLine(value) }
  if ('strong' in value) return { text: oneLine(value.strong), isStrong: true }
  if ('url' in value) return { text: value.label, href: value.url }
  return { text: oneLine('quote' in value ? value.quote : value.lines.join('; ')) }
}

/** A line with its placeholders filled in. Values are never read for placeholders or lists again. One that is empty takes the space before it along. */
export function fillLine(line: string, values: MailValues): MailPart[] {
  const parts: MailPart[] = []
  let from = 0
  for (const match of line.matchAll(placeholder)) {
    const [whole, space = '', name = ''] = match
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) continue
    const part = partOf(value)
    parts.push({ text: line.slice(from, match.index) + (part.text === '' ? '' : space) }, part)
    from = match.index + whole.length
  }
  parts.push({ text: line.slice(from) })
  return parts.filter(({ text }) => text !== '')
}

/** A text as blocks, with its placeholders filled in. */
export function fillText(text: string, values: MailValues): MailBlock[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => blockOf(paragraph.trim(), values))
    .filter((block) => block.kind !== 'paragraph' || block.parts.length > 0)
}

function blockOf(paragraph: string, values: MailValues): MailBlock {
  const name = wholePlaceholder.exec(paragraph)?.[1]
  const value = name !== undefined && Object.hasOwn(values, name) ? values[name] : undefined
  if (typeof value === 'object' && 'quote' in value) return { kind: 'quote', text: value.quote }
  if (typeof value === 'object' && 'lines' in value)
    return {
      kind: 'list',
      title: [],
      items: value.lines.map((text) => [{ text: oneLine(text) }]),
      isOrdered: true,
    }
  const lines = paragraph.split('\n').map((line) => line.trim())
  const first = lines.findIndex((line) => listLine.test(line))
  if (first < 0 || !lines.slice(first).every((line) => listLine.test(line)))
    return { kind: 'paragraph', parts: fillLine(lines.join(' '), values) }
  return {
    kind: 'list',
    title: fillLine(lines.slice(0, first).join(' '), values),
    items: lines.slice(first).map((line) => fillLine(line.replace(listLine, ''), values)),
    isOrdered: !lines[first]?.startsWith('-'),
  }
}

/** As a mail without looks: an address stands for its words, after them where it is all that there is. */
export function plainOf(blocks: readonly MailBlock[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'quote') return block.text
      if (block.kind === 'list') {
        const items = block.items.map(
          (parts, at) => `${block.isOrdered ? `${at + 1}.` : '-'} ${plainLine(parts)}`,
        )
        return [...(block.title.length > 0 ? [plainLine(block.title)] : []), ...items].join('\n')
      }
      const [only] = block.parts
      return block.parts.length === 1 && only?.href
        ? `${only.text}: ${plainLine([only])}`
        : plainLine(block.parts)
    })
    .join('\n\n')
}

/** A line of it; a telephone link has its number as words. */
export const plainLine = (parts: readonly MailPart[]): string =>
  parts.map(({ text, href }) => (href && !href.startsWith('tel:') ? href : text)).join('')
