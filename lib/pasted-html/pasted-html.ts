import { parseDocument } from 'htmlparser2'
import type { AnyNode, Element } from './nodes.ts'
import { attributeOf, childrenOf, isElement, textOf } from './nodes.ts'
import type { PictureMark } from './picture-mark.ts'
import { inlineOf, type PastedPicture, type Place } from './inline.ts'
import { tableOf } from './table.ts'

export interface PastedText {
  markdown: string
  /** In the order in which they stand. */
  pictures: PastedPicture[]
}

/**
 * Markdown of what Word, Google Docs, LibreOffice or a page put on the clipboard: headings (the first two levels as `##`, the others as `###`), paragraphs, flat lists, quotations, tables, links, bold and
 * italics; fonts, colours, comments and styles are dropped. Undefined for text without any of these, which is better pasted as it is, and for a text nested too deep to be read. `origin` is that of the
 * page, so that links to it become paths; `markOf` is what stands where a picture was.
 */
export function markdownOfHtml(html: string, origin: string, markOf: PictureMark): PastedText | undefined {
  if (!isFormatted(html)) return undefined
  const place: Place = { origin, pictures: [], markOf }
  try {
    const blocks = blocksOf(parseDocument(html).children, place)
    return { markdown: joined(blocks), pictures: place.pictures }
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** What an editor of code puts beside its text has none of these. */
const isFormatted = (html: string) =>
  /<(?:h[1-6]|ul|ol|table|strong|em|img|blockquote|a\s|b>|i>)|mso-list|font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic/i.test(
    html,
  )

interface Block {
  kind: 'text' | 'bullet' | 'number'
  text: string
}

function joined(blocks: Block[]): string {
  let number = 0
  return blocks
    .map(({ kind, text }, at) => {
      const before = blocks[at - 1]?.kind
      number = kind === 'number' ? (before === 'number' ? number + 1 : 1) : 0
      const gap = at === 0 ? '' : kind !== 'text' && before === kind ? '\n' : '\n\n'
      const mark = kind === 'bullet' ? '- ' : kind === 'number' ? `${number}. ` : ''
      return gap + mark + text
    })
    .join('')
}

const skipped = new Set(['head', 'style', 'script', 'title', 'meta', 'link', 'xml', 'template', 'noscript'])
const containers = new Set(
  'html body div section article main header footer aside figure center ul ol dl form address details root'.split(
    ' ',
  ),
)
const paragraphs = new Set(['p', 'li', 'dt', 'dd', 'figcaption', 'summary', 'caption'])

const isBlock = (node: AnyNode): node is Element =>
  isElement(node) &&
  (containers.has(node.name) ||
    paragraphs.has(node.name) ||
    /^(?:h[1-6]|table|blockquote|pre|hr)$/.test(node.name))

/** Whether a block lies within: the bold around all that Google Docs copies is none of a text. */
const holdsBlocks = (node: AnyNode): boolean =>
  isBlock(node) || (isElement(node) && childrenOf(node).some(holdsBlocks))

function blocksOf(nodes: readonly AnyNode[], place: Place): Block[] {
  const blocks: Block[] = []
  let run: AnyNode[] = []
  const endRun = () => {
    blocks.push(...textBlocks(run, place))
    run = []
  }
  for (const node of nodes) {
    if (isElement(node) && skipped.has(node.name)) continue
    if (!holdsBlocks(node)) {
      run.push(node)
      continue
    }
    endRun()
    if (isElement(node)) blocks.push(...blockOf(node, place))
  }
  endRun()
  return blocks
}

function blockOf(node: Element, place: Place): Block[] {
  const inside = childrenOf(node)
  if (/^h[1-6]$/.test(node.name) || /\bMsoTitle\b/.test(attributeOf(node, 'class'))) {
    const text = inlineOf(inside, { ...place, isPlain: true }).join(' ')
    const mark = /^h[3-6]$/.test(node.name) ? '###' : '##'
    return text === '' ? [] : [{ kind: 'text', text: `${mark} ${text}` }]
  }
  switch (node.name) {
    case 'hr':
      return []
    case 'table':
      return tableOf(node, place).map((text) => ({ kind: 'text', text }))
    case 'pre':
      return [{ kind: 'text', text: `~~~\n${textOf(inside).replace(/(?<!\n)\n+$/, '')}\n~~~` }]
    case 'blockquote':
      return blocksOf(inside, place).map(({ text }) => ({ kind: 'text', text: text.replace(/^/gm, '> ') }))
    case 'ul':
    case 'ol':
      return itemsOf(inside, node.name === 'ol' ? 'number' : 'bullet', place)
    default:
      return wordItem(node, place) ?? blocksOf(inside, place)
  }
}

/** Lists within lists become one, since articles have flat ones. */
function itemsOf(nodes: readonly AnyNode[], kind: 'bullet' | 'number', place: Place): Block[] {
  return nodes.filter(isElement).flatMap((item) => {
    if (item.name === 'ul' || item.name === 'ol') return blockOf(item, place)
    const inner = childrenOf(item).filter((node) => isElement(node) && /^[uo]l$/.test(node.name))
    const own = blocksOf(
      childrenOf(item).filter((node) => !inner.includes(node)),
      place,
    )
    const text = own.map((block) => block.text).join(' ')
    return [...(text === '' ? [] : [{ kind, text }]), ...blocksOf(inner, place)]
  })
}

/** Word writes the items of lists as paragraphs, each with its number or bullet as ignored text. */
function wordItem(node: Element, place: Place): Block[] | undefined {
  if (!/mso-list:\s*l\d/i.test(attributeOf(node, 'style'))) return undefined
  const marker = textOf(markersIn(childrenOf(node)))
  const kind = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i.test(marker) ? 'number' : 'bullet'
  const text = inlineOf(childrenOf(node), place).join(' ')
  return text === '' ? [] : [{ kind, text }]
}

const markersIn = (nodes: readonly AnyNode[]): AnyNode[] =>
  nodes.filter(isElement).flatMap((node) => (isIgnored(node) ? [node] : markersIn(childrenOf(node))))

const isIgnored = (node: Element) => /mso-list:\s*ignore/i.test(attributeOf(node, 'style'))

const textBlocks = (nodes: readonly AnyNode[], place: Place): Block[] =>
  inlineOf(nodes, place).map((text) => ({ kind: 'text', text: text.replace(startsBlock, '\\$1') }))

/** What would begin a heading, a list or a quotation at the start of a line; after a number the dot is what does. */
const startsBlock = /^([#>+-](?=\s)|~~~)/
