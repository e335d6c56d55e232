import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import type { Block, Inline, PostBody, PostChart, PostSection } from './post-block.ts'

/** Reads an article's Markdown. HTML in it stays visible text and links lead only to pages, mailboxes and web addresses. */
export function readPostBody(markdown: string): PostBody {
  const sections: PostSection[] = []
  const opening: Block[] = []
  const taken = new Set<string>()
  for (const token of lexer(markdown).map(known)) {
    if (token.type === 'heading' && token.depth <= 2) {
      sections.push({ id: anchorOf(plainText(token), taken), title: plainText(token), blocks: [] })
    } else {
      ;(sections.at(-1)?.blocks ?? opening).push(...blocksOf(token, taken))
    }
  }
  return { opening, sections }
}

/** Words in a text, for its reading time. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}.,’'%£-]*/gu)?.length ?? 0
}

function blocksOf(token: MarkedToken, taken: Set<string>): Block[] {
  switch (token.type) {
    case 'heading':
      return [{ kind: 'heading', id: anchorOf(plainText(token), taken), title: plainText(token) }]
    case 'paragraph':
    case 'text':
      return [{ kind: 'paragraph', children: inlineOf(token) }]
    case 'list':
      return [{ kind: 'list', isOrdered: token.ordered, items: token.items.map(inlineOf) }]
    case 'table':
      return [tableOf(token)]
    case 'blockquote':
      return [{ kind: 'quote', children: inlineOf(token) }]
    case 'code':
      return [
        token.lang === 'bar' || token.lang === 'line'
          ? chartOf(token.lang, token.text, taken)
          : formulaOf(token),
      ]
    case 'html':
      return [{ kind: 'paragraph', children: [token.text.trim()] }]
    default:
      return []
  }
}

const formulaOf = ({ text }: Tokens.Code): Block => ({ kind: 'formula', text })

function tableOf({ header, rows, align }: Tokens.Table): Block {
  return {
    kind: 'table',
    columns: header.map(inlineOf),
    isNumeric: align.map((side) => side === 'right'),
    rows: rows.map((cells) => cells.map(inlineOf)),
  }
}

/**
 * A chart's lines are "name: value, value"; of them `title`, `labels` (with what they are, as in "labels Week: 1, 2") and `unit`
 * are its own, all others are series. A value that is no number is a gap.
 */
function chartOf(form: PostChart['form'], text: string, taken: Set<string>): Block {
  const chart: PostChart = { form, title: '', labelHeading: '', unit: '', labels: [], series: [] }
  for (const line of text.split('\n')) {
    const at = line.indexOf(':')
    if (at < 1) continue
    const name = line.slice(0, at).trim()
    const value = line.slice(at + 1).trim()
    const parts = value.split(',').map((part) => part.trim())
    if (name === 'title') chart.title = value
    else if (name === 'unit') chart.unit = value
    else if (name.startsWith('labels')) Object.assign(chart, { labels: parts, labelHeading: name.slice(7) })
    else chart.series.push({ name, values: parts.map(numberOf) })
  }
  return { kind: 'chart', id: anchorOf('chart figure', taken), chart }
}

function numberOf(text: string) {
  const value = Number(text)
  return text === '' || Number.isNaN(value) ? null : value
}

/** A loose list and a quotation hold paragraphs: their lines are joined. */
function inlineOf(token: { text: string; tokens?: Token[] }): Inline[] {
  if (!token.tokens) return [plain(token.text)]
  return joined(token.tokens.map(known).flatMap(partOf))
}

function partOf(token: MarkedToken): Inline[] {
  switch (token.type) {
    case 'strong':
      return [{ kind: 'strong', children: inlineOf(token) }]
    case 'em':
      return [{ kind: 'emphasis', children: inlineOf(token) }]
    case 'codespan':
      return [{ kind: 'code', text: token.text }]
    case 'link':
      return isSafe(token.href)
        ? [{ kind: 'link', to: token.href, children: inlineOf(token) }]
        : inlineOf(token)
    case 'image':
      return [token.text]
    case 'br':
    case 'space':
      return [' ']
    case 'paragraph':
    case 'text':
    case 'del':
      return inlineOf(token)
    default:
      return [plain(token.type === 'escape' ? token.text : token.raw)]
  }
}

const isSafe = (href: string) => /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i.test(href)

function joined(parts: Inline[]): Inline[] {
  const all: Inline[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (typeof part === 'string' && typeof last === 'string') all[all.length - 1] = last + part
    else all.push(part)
  }
  return all
}

/** One line, in which a figure and its per cent sign stay together. */
const plain = (text: string) =>
  text.replace(/\s+/g, (gap) => (gap.includes('\n') ? ' ' : gap)).replace(/(\d) (?=%)/g, '$1\u00a0')

function plainText(token: { text: string; tokens?: Token[] }): string {
  return inlineOf(token).map(textOf).join('')
}

/** The words of a stretch, without its marks. */
export function textOf(part: Inline): string {
  if (typeof part === 'string') return part
  return part.kind === 'code' ? part.text : part.children.map(textOf).join('')
}

function anchorOf(title: string, taken: Set<string>): string {
  const bare = title
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase()
  const base = (bare.match(/[a-z0-9]+/g) ?? ['section']).join('-')
  let id = base
  for (let n = 2; taken.has(id); n += 1) id = `${base}-${n}`
  taken.add(id)
  return id
}

/** marked types its tokens loosely, so that extensions may add kinds; we use none. */
const known = (token: Token): MarkedToken => token as MarkedToken
