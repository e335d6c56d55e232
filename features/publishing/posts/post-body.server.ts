import type { Token } from 'markdown-it'
import type { Block, PostBody, PostChart, PostSection } from './post-block.ts'
import { lineOf, readMarkdown, unreadable } from './markdown.server.ts'
import { inlineOf, textOf } from './post-inline.server.ts'
import { picturesOfParagraph } from './post-pictures.server.ts'

/** Each is written out in all its widths: one definition could be named thousands of times. */
const mostPictures = 60

/**
 * Reads an article's Markdown. HTML in it stays visible text and links lead only to pages, mailboxes and web addresses. Throws `invalid`
 * with the line of what can't be drawn.
 */
export function readPostBody(markdown: string): PostBody {
  const sections: PostSection[] = []
  const opening: Block[] = []
  const anchorOf = newAnchors()
  let pictures = 0
  for (const tokens of blocksIn(readMarkdown(markdown))) {
    const [first] = tokens
    if (first?.type === 'heading_open' && /^h[12]$/.test(first.tag)) {
      const title = plainText(tokens)
      sections.push({ id: anchorOf(title), title, blocks: [] })
    } else {
      const blocks = blockOf(tokens, anchorOf)
      pictures += blocks.filter(({ kind }) => kind === 'picture').length
      if (first && pictures > mostPictures)
        throw unreadable(lineOf(first), `a text shows at most ${mostPictures} pictures.`)
      ;(sections.at(-1)?.blocks ?? opening).push(...blocks)
    }
  }
  return { opening, sections }
}

/** Words in a text, for its reading time. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}.,’'%£-]*/gu)?.length ?? 0
}

/** The tokens of each block from its first to its last; of a list each item when asked inside it. */
function blocksIn(tokens: Token[]): Token[][] {
  const blocks: Token[][] = []
  let depth = 0
  let from = 0
  for (const [at, { nesting }] of tokens.entries()) {
    depth += nesting
    if (depth > 0) continue
    blocks.push(tokens.slice(from, at + 1))
    from = at + 1
  }
  return blocks
}

type AnchorOf = (title: string) => string

function blockOf(tokens: Token[], anchorOf: AnchorOf): Block[] {
  const [first] = tokens
  switch (first?.type) {
    case 'heading_open': {
      const title = plainText(tokens)
      return [{ kind: 'heading', id: anchorOf(title), title }]
    }
    case 'paragraph_open':
      return picturesOfParagraph(tokens) ?? [{ kind: 'paragraph', children: inlineOf(tokens) }]
    case 'bullet_list_open':
    case 'ordered_list_open':
      return [
        {
          kind: 'list',
          isOrdered: first.type === 'ordered_list_open',
          items: blocksIn(tokens.slice(1, -1)).map(inlineOf),
        },
      ]
    case 'blockquote_open':
      return [{ kind: 'quote', children: inlineOf(tokens) }]
    case 'table_open':
      return [tableOf(tokens)]
    case 'fence':
    case 'code_block':
      return [codeOf(first, anchorOf)]
    default:
      return []
  }
}

function codeOf(token: Token, anchorOf: AnchorOf): Block {
  const form = token.info.trim()
  const text = token.content.replace(/\n$/, '')
  if (form !== 'bar' && form !== 'line') return { kind: 'formula', text }
  const chart = chartOf(form, text)
  const most = Math.max(chart.labels.length, ...chart.series.map(({ values }) => values.length))
  if (most > mostLabels || chart.series.length > mostSeries)
    throw unreadable(
      lineOf(token),
      `a chart has at most ${mostLabels} labels and ${mostSeries} rows of figures.`,
    )
  return { kind: 'chart', id: anchorOf('chart figure'), chart }
}

function tableOf(tokens: Token[]): Block {
  const rows = tokens
    .flatMap(({ type }, at) => (type === 'tr_open' ? [at] : []))
    .map((from, row, starts) => cellsOf(tokens.slice(from, starts[row + 1])))
  const heads = tokens.filter(({ type }) => type === 'th_open')
  return {
    kind: 'table',
    columns: rows[0] ?? [],
    isNumeric: heads.map((head) => head.attrGet('style') === 'text-align:right'),
    rows: rows.slice(1),
  }
}

const cellsOf = (tokens: Token[]) => tokens.filter(({ children }) => children).map((cell) => inlineOf([cell]))

/** Each label is a row of the table below a chart, and each row of figures a column of it. */
const mostLabels = 400
const mostSeries = 12

/**
 * A chart's lines are "name: value, value"; of them `title`, `labels` (with what they are, as in "labels Week: 1, 2"), `unit` and `read` (the label
 * that the text speaks of) are its own, all others are series. A value that is no number is a gap.
 */
function chartOf(form: PostChart['form'], text: string): PostChart {
  const chart: PostChart = { form, title: '', labelHeading: '', unit: '', labels: [], series: [] }
  for (const line of text.split('\n')) {
    const at = line.indexOf(':')
    if (at < 1) continue
    const name = line.slice(0, at).trim()
    const value = line.slice(at + 1).trim()
    const parts = value.split(',').map((part) => part.trim())
    if (name === 'title') chart.title = value
    else if (name === 'unit') chart.unit = value
    else if (name === 'read') chart.readAt = value
    else if (name.startsWith('labels')) Object.assign(chart, { labels: parts, labelHeading: name.slice(7) })
    else chart.series.push({ name, values: parts.map(numberOf) })
  }
  return chart
}

function numberOf(text: string) {
  const value = Number(text)
  return text === '' || Number.isNaN(value) ? null : value
}

const plainText = (tokens: Token[]): string => inlineOf(tokens).map(textOf).join('')

/** Gives each title of a text an anchor of its own. */
function newAnchors(): AnchorOf {
  const taken = new Set<string>()
  const next = new Map<string, number>()
  return (title) => {
    const bare = title
      .normalize('NFD')
      .replace(/[\p{M}’']/gu, '')
      .toLowerCase()
    const base = (bare.match(/[a-z0-9]+/g) ?? ['section']).join('-')
    let number = next.get(base) ?? 1
    const anchor = () => (number === 1 ? base : `${base}-${number}`)
    while (taken.has(anchor())) number += 1
    taken.add(anchor())
    next.set(base, number + 1)
    return anchor()
  }
}
