import type { Block, Inline, PostBody } from './post-block.ts'

export interface FoundLink {
  to: string
  text: string
}

/** Every link of an article in reading order, each address once. */
export function linksOf({ opening, sections }: PostBody): FoundLink[] {
  const links = [...opening, ...sections.flatMap(({ blocks }) => blocks)].flatMap(linksOfBlock)
  return [...new Map(links.map((link) => [link.to, link])).values()]
}

/** Every anchor that a link can lead to. */
export function anchorsOf({ opening, sections }: PostBody): Set<string> {
  const blocks = [...opening, ...sections.flatMap(({ blocks }) => blocks)]
  const ids = blocks.flatMap((block) => ('id' in block ? [block.id] : []))
  return new Set([...sections.map(({ id }) => id), ...ids])
}

/** Every picture of an article. */
export const picturesIn = ({ opening, sections }: PostBody) =>
  [...opening, ...sections.flatMap(({ blocks }) => blocks)].filter((block) => block.kind === 'picture')

function linksOfBlock(block: Block): FoundLink[] {
  switch (block.kind) {
    case 'paragraph':
    case 'quote':
      return linksOfLine(block.children)
    case 'list':
      return block.items.flatMap(linksOfLine)
    case 'table':
      return [...block.columns, ...block.rows.flat()].flatMap(linksOfLine)
    default:
      return []
  }
}

function linksOfLine(parts: Inline[]): FoundLink[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string' || part.kind === 'code') return []
    const inside = linksOfLine(part.children)
    return part.kind === 'link' ? [{ to: part.to, text: plainText(part.children) }, ...inside] : inside
  })
}

function plainText(parts: Inline[]): string {
  return parts
    .map((part) =>
      typeof part === 'string' ? part : part.kind === 'code' ? part.text : plainText(part.children),
    )
    .join('')
}
