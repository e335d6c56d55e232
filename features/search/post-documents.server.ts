import type { Ctx } from '#features/context/context.server.ts'
import type { Block, PostSection } from '#features/publishing/posts/post-block.ts'
import { textOf } from '#features/publishing/posts/post-inline.server.ts'
import { readPosts } from '#features/publishing/posts/posts.server.ts'
import { asSentence } from './page-words.server.ts'
import type { Entry } from './search-document.ts'

/** Every published article, section by section. */
export async function postDocuments(ctx: Ctx): Promise<Entry[]> {
  return (await readPosts(ctx)).map(({ path, title, description, tags, body }) => ({
    path,
    kind: 'post',
    title,
    summary: description,
    sections: [
      { text: [description, `${tags.join(', ')}.`, ...body.opening.map(textOfBlock)].join('\n\n') },
      ...body.sections.map(sectionOf),
    ],
  }))
}

function sectionOf({ id, title, blocks }: PostSection) {
  return { heading: title, anchor: id, text: blocks.map(textOfBlock).filter(Boolean).join('\n\n') }
}

function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'quote':
      return block.children.map(textOf).join('')
    case 'list':
      return block.items.map((item) => asSentence(item.map(textOf).join(''))).join('\n\n')
    case 'table':
      return block.rows
        .map((row) => row.map((cell) => cell.map(textOf).join('')).join(', '))
        .map(asSentence)
        .join('\n\n')
    case 'heading':
      return asSentence(block.title)
    case 'formula':
      return ''
    case 'picture':
      return asSentence(block.caption ?? block.alt)
    case 'chart':
      return asSentence(block.chart.title)
  }
}
