import type { PictureMark } from './picture-mark.ts'
import { attributeOf, childrenOf, isElement, type AnyNode, type Element } from './nodes.ts'

export interface PastedPicture {
  alt: string
  /** A `data:` address of its bytes; undefined for one that only its source can show. */
  data?: string
}

/** Where a text is read: what its links are measured by and where its pictures are gathered. */
export interface Place {
  origin: string
  pictures: PastedPicture[]
  markOf: PictureMark
  /** Without bold and italics, as in a heading. */
  isPlain?: boolean
}

interface Marks {
  isBold: boolean
  isItalic: boolean
  href: string
}

interface Run extends Marks {
  text: string
  /** Ends a paragraph; its text is one of its own. */
  stands?: boolean
}

const unmarked: Marks = { isBold: false, isItalic: false, href: '' }

/** The paragraphs of what has no block in it: two line breaks, or a picture, part them. */
export function inlineOf(nodes: readonly AnyNode[], place: Place): string[] {
  const texts: string[] = []
  let runs: Run[] = []
  const end = () => {
    const text = written(runs)
    if (text !== '') texts.push(text)
    runs = []
  }
  for (const run of runsOf(nodes, unmarked, place)) {
    if (run.stands) {
      end()
      if (run.text !== '') texts.push(run.text)
    } else runs.push(run)
  }
  end()
  return texts
}

function runsOf(nodes: readonly AnyNode[], marks: Marks, place: Place): Run[] {
  return nodes.flatMap((node, at): Run[] => {
    if (!isElement(node)) return node.type === 'text' ? [{ ...marks, text: node.data }] : []
    const style = attributeOf(node, 'style')
    if (/display:\s*none|mso-list:\s*ignore/i.test(style)) return []
    switch (node.name) {
      case 'br':
        return isBreak(nodes[at - 1]) ? [{ ...marks, text: '', stands: true }] : [{ ...marks, text: ' ' }]
      case 'img':
        return [pictureOf(node, marks, place)]
      case 'style':
      case 'script':
        return []
      default:
        return runsOf(childrenOf(node), marksOf(node, style, marks, place), place)
    }
  })
}

const isBreak = (node: AnyNode | undefined) => node !== undefined && isElement(node) && node.name === 'br'

function pictureOf(node: Element, marks: Marks, place: Place): Run {
  const source = attributeOf(node, 'src')
  const alt = attributeOf(node, 'alt').replace(/\s+/g, ' ').trim()
  const isHeld = /^data:image\/(?:png|jpeg|webp|avif);base64,/i.test(source)
  const picture: PastedPicture = { alt, ...(isHeld && { data: source }) }
  place.pictures.push(picture)
  return { ...marks, text: place.markOf(place.pictures.length - 1, picture), stands: true }
}

function marksOf({ name, attribs }: Element, style: string, marks: Marks, place: Place): Marks {
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1]
  const slant = /font-style:\s*(\w+)/i.exec(style)?.[1]
  const isBold = weight === undefined ? marks.isBold || /^(?:b|strong)$/.test(name) : isHeavy(weight)
  const isItalic = slant === undefined ? marks.isItalic || /^(?:i|em)$/.test(name) : slant !== 'normal'
  return {
    isBold: isBold && place.isPlain !== true,
    isItalic: isItalic && place.isPlain !== true,
    href: name === 'a' ? addressOf(attribs['href'] ?? '', place.origin) : marks.href,
  }
}

const isHeavy = (weight: string) => /^bold/i.test(weight) || Number(weight) >= 600

/** A path for a page of this site, a web address or a mailbox; empty for any other. Google Docs leads through a page of its own. */
function addressOf(href: string, origin: string): string {
  if (!URL.canParse(href)) return href.startsWith('/') ? href : ''
  const url = new URL(href)
  const target =
    url.hostname === 'www.google.com' && url.pathname === '/url' ? url.searchParams.get('q') : null
  if (target !== null) return addressOf(target, origin)
  if (url.origin === origin) return url.pathname + url.search + url.hash
  return /^(?:https?|mailto|tel):$/.test(url.protocol) ? url.href.replace(/[()]/g, encodeURIComponent) : ''
}

/** Neighbours with the same marks are one; spaces stand outside of marks, where Markdown wants them. */
function written(runs: Run[]): string {
  const merged: Run[] = []
  for (const run of runs) {
    const last = merged.at(-1)
    if (last && sameMarks(last, run)) last.text += run.text
    else merged.push({ ...run })
  }
  return merged
    .map(marked)
    .join('')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
}

const sameMarks = (a: Marks, b: Marks) =>
  a.isBold === b.isBold && a.isItalic === b.isItalic && a.href === b.href

function marked({ text, isBold, isItalic, href }: Run): string {
  const inner = text.trim()
  if (inner === '') return text
  const before = text.slice(0, text.length - text.trimStart().length)
  const after = text.slice(text.trimEnd().length)
  const mark = (isBold ? '**' : '') + (isItalic ? '*' : '')
  const words = mark + escaped(inner) + [...mark].toReversed().join('')
  return before + (href ? `[${words}](${href})` : words) + after
}

/** What Markdown would read as a mark. A bare address stays as it is, and is linked by itself. */
const escaped = (text: string) =>
  /^https?:\/\/\S+$/.test(text) ? text : text.replace(/[\\`*[\]]|(?<!\w)_|_(?!\w)/g, '\\$&')
