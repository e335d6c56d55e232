import type { Token } from 'markdown-it'
import type { Inline } from './post-block.ts'

/** The parts of a line. What a list item, a quotation or a cell holds beside words, such as another list, is told by its words alone. */
export function inlineOf(tokens: Token[]): Inline[] {
  const parts: Inline[] = []
  for (const token of tokens) {
    const found = partsOfBlock(token)
    if (found.length > 0 && parts.length > 0) parts.push(' ')
    for (const part of found) parts.push(part)
  }
  return joined(parts)
}

function partsOfBlock(token: Token): Inline[] {
  if (token.children) return partsOfLine(token.children)
  return token.type === 'fence' || token.type === 'code_block' ? [plain(token.content.trim())] : []
}

function partsOfLine(tokens: Token[]): Inline[] {
  const line: Inline[] = []
  let parts = line
  const open: { mark: Token; parts: Inline[] }[] = []
  for (const token of tokens) {
    if (token.nesting === 1) {
      open.push({ mark: token, parts })
      parts = []
    } else if (token.nesting === -1) {
      const outer = open.pop()
      if (!outer) continue
      for (const part of marked(outer.mark, joined(parts))) outer.parts.push(part)
      parts = outer.parts
    } else {
      parts.push(partOf(token))
    }
  }
  return joined(line)
}

function marked(mark: Token, children: Inline[]): Inline[] {
  switch (mark.type) {
    case 'strong_open':
      return [{ kind: 'strong', children }]
    case 'em_open':
      return [{ kind: 'emphasis', children }]
    case 'link_open': {
      const to = String(mark.attrGet('href') ?? '')
      return isSafe(to) ? [{ kind: 'link', to, children }] : children
    }
    default:
      return children
  }
}

function partOf({ type, content }: Token): Inline {
  if (type === 'code_inline') return { kind: 'code', text: content }
  if (type === 'softbreak' || type === 'hardbreak') return ' '
  // Of a picture its description is shown.
  return plain(content)
}

const isSafe = (href: string) => /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i.test(href)

function joined(parts: Inline[]): Inline[] {
  const all: Inline[] = []
  let text = ''
  for (const part of parts) {
    if (typeof part === 'string') text += part
    else {
      if (text) all.push(text)
      text = ''
      all.push(part)
    }
  }
  return text ? [...all, text] : all
}

/** One line, in which a figure and its per cent sign stay together. */
const plain = (text: string) =>
  text.replace(/\s+/g, (gap) => (gap.includes('\n') ? ' ' : gap)).replace(/(\d) (?=%)/g, '$1\u00a0')

/** The words of a stretch, without its marks. */
export function textOf(part: Inline): string {
  if (typeof part === 'string') return part
  return part.kind === 'code' ? part.text : part.children.map(textOf).join('')
}
