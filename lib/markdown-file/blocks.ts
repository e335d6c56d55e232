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
      return { kind: 'quotation', paragraphs: texts, line }
    case 'table_open': {
      const rows: string[][] = []
      for (const { type, content } of group) {
        if (type === 'tr_open') rows.push([])
        if (type === 'inline') rows.at(-1)?.push(content)
      }
      const [columns = [], ...rest] = rows
      return { kind: 'table', columns, rows: rest, line }
    }
    default:
      throw new LineError(line, `a ${open.type.replace(/_(?:open|block)$/, '')} can’t be shown here`)
  }
}

/** A line that is broken goes on behind a space. */
const textsOf = (group: Token[]) =>
  group.filter(({ type }) => type === 'inline').map(({ content }) => content.replace(/\n[ \t]*/g, ' '))

function titleOf(text: string): Pick<Heading, 'text' | 'attributes'> {
  const [whole = '', inBraces = ''] = /\s*(?<!\{)\{([^{}]+)\}$/.exec(text) ?? []
  const attributes = inBraces.split(/\s+/).flatMap((word): [string, string | number][] => {
    if (word.startsWith('#')) return [['id', word.slice(1)]]
    const [name = '', value] = word.split('=')
    return value === undefined ? [] : [[name, /^\d+$/.test(value) ? Number(value) : value]]
  })
  return { text: text.slice(0, text.length - whole.length), attributes: Object.fromEntries(attributes) }
}
