import type { Ctx } from '#features/context/context.server.ts'
import type { Block, PostSection } from '#features/publishing/post-block.ts'
import { textOf } from '#features/publishing/post-body.server.ts'
import { findPost, listPosts } from '#features/publishing/posts.server.ts'
import { asSentence } from './page-words.server.ts'
import type { Entry } from './search-document.ts'

/** Every published article, section by section. */
export async function postDocuments(ctx: Ctx): Promise<Entry[]> {
  const posts = await listPosts(ctx)
  return Promise.all(
    posts.map(async ({ slug, path, title, description, tags }): Promise<Entry> => {
      const post = await findPost(ctx, slug)
      return {
        path,
        kind: 'post',
        title,
        summary: description,
        sections: [
          {
            text: [description, `${tags.join(', ')}.`, ...(post?.body.opening ?? []).map(textOfBlock)].join(
              '\n\n',
            ),
          },
          ...(post?.body.sections ?? []).map(sectionOf),
        ],
      }
    }),
  )
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
    case 'chart':
      return asSentence(block.chart.title)
  }
}
