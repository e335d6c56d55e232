import MarkdownIt, { type Token } from 'markdown-it'
import { LineError } from './line-error.ts'

interface Line {
  /** Counted from 1, in the whole file. */
  line: number
}

export interface Heading extends Line {
  kind: 'heading'
  depth: number
  text: string
  /** What stands behind it in braces, as in `{#anchor weeks=3}`: `id` for the anchor, whole numbers as numbers. */
  attributes: Record<string, string | number>
}

export type Block =
  | Heading
  | ({ kind: 'paragraph'; text: string } & Line)
  | ({ kind: 'list'; isOrdered: boolean; items: ({ text: string } & Line)[] } & Line)
  | ({ kind: 'quotation'; paragraphs: string[] } & Line)
  | ({ kind: 'table'; columns: string[]; rows: string[][] } & Line)

const parser = new MarkdownIt('commonmark').enable('table').disable(['reference', 'html_block', 'lheading'])

/** The blocks of a Markdown text that begins on `firstLine` of its file. Marks within a line are left as they are written. Throws `LineError`. */
export function readBlocks(text: string, firstLine: number): Block[] {
  const tokens = parser.parse(text, {})
  const lineOf = ({ map }: Token) => firstLine + (map?.[0] ?? 0)
  const outer: Token[][] = []
  for (const token of tokens) {
    if (token.level === 0 && token.nesting >= 0) outer.push([])
    outer.at(-1)?.push(token)
  }
  return outer.flatMap((group) => {
    const [open] = group
    if (open?.type === 'table_open') return [tableOf(group, lineOf, text.split('\n'))]
    return open ? [blockOf(open, group, lineOf)] : []
  })
}

function blockOf(open: Token, group: Token[], lineOf: (token: Token) => number): Block {
  const line = lineOf(open)
  const texts = textsOf(group)
  const [text = ''] = texts
  switch (open.type) {
    case 'heading_open':
      return { kind: 'heading', depth: Number(open.tag.slice(1)), line, ...titleOf(text) }
    case 'paragraph_open':
      return { kind: 'paragraph', text, line }
    case 'bullet_list_open':
    case 'ordered_list_open': {
      const items = group.filter(({ type }) => type === 'list_item_open')
      if (
        items.length !== texts.length ||
        group.some(({ type, level }) => type.endsWith('_list_open') && level > 0)
      )
        throw new LineError(line, 'an item of a list is one paragraph')
      return {
        kind: 'list',
        isOrdered: open.type === 'ordered_list_open',
        items: items.map((item, i) => ({ text: texts[i] ?? '', line: lineOf(item) })),
        line,
      }
    }
    case 'blockquote_open':
      if (group.some(({ type, level }) => level === 1 && !/^(?:paragraph_|inline$)/.test(type)))
        throw new LineError(line, 'a quotation holds paragraphs')
      return { kind: 'quotation', paragraphs: texts, line }
    default:
      throw new LineError(line, `a ${open.type.replace(/_(?:open|block)$/, '')} can’t be shown here`)
  }
}

/** Markdown fills a row up that lacks a cell and drops what is too many; here either is a fault. */
function tableOf(group: Token[], lineOf: (token: Token) => number, source: string[]): Block {
  const rows: string[][] = []
  for (const token of group) {
    if (token.type === 'tr_open') rows.push([])
    if (token.type === 'inline') rows.at(-1)?.push(token.content)
    if (token.type !== 'tr_open' || !token.map) continue
    const written = (source[token.map[0]] ?? '')
      .trim()
      .replace(/^\||(?<!\\)\|$/g, '')
      .split(/(?<!\\)\|/).length
    const columns = group.filter(({ type }) => type === 'th_open').length
    if (written !== columns)
      throw new LineError(lineOf(token), `a row of ${written} cells in a table of ${columns} columns`)
  }
  const [columns = [], ...rest] = rows
  const [open] = group
  return { kind: 'table', columns, rows: rest, line: open ? lineOf(open) : 0 }
}

/** A line that is broken goes on behind a space. */
const textsOf = (group: Token[]) =>
  group.filter(({ type }) => type === 'inline').map(({ content }) => content.replace(/\n[ \t]*/g, ' '))

function titleOf(text: string): Pick<Heading, 'text' | 'attributes'> {
  const [whole = '', inBraces = ''] = / \{((?:#[\w-]+|\w+=[\w-]+)(?: \w+=[\w-]+)*)\}$/.exec(text) ?? []
  const words = inBraces.split(/\s+/).filter((word) => word !== '')
  const attributes = words.map((word): [string, string | number] => {
    if (word.startsWith('#')) return ['id', word.slice(1)]
    const [name = '', value = ''] = word.split('=')
    return [name, /^\d+$/.test(value) ? Number(value) : value]
  })
  return { text: text.slice(0, text.length - whole.length), attributes: Object.fromEntries(attributes) }
}
