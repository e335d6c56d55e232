import type { Token } from 'markdown-it'
import { pictureInText } from '#features/media/picture-mark.ts'
import { findPictures } from '#features/media/pictures.server.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { lineOf, readMarkdown } from './markdown.server.ts'
import type { Block } from './post-block.ts'
import { inlineOf, textOf } from './post-inline.server.ts'

type PictureBlock = Extract<Block, { kind: 'picture' }>

/** The pictures of a paragraph that holds nothing else; undefined for any other, whose pictures are told by their words. Only pictures of this site are shown. */
export function picturesOfParagraph(tokens: Token[]): PictureBlock[] | undefined {
  const parts = tokens.flatMap(({ children }) => children ?? [])
  const isGap = ({ type, content }: Token) =>
    type === 'softbreak' || (type === 'text' && content.trim() === '')
  const shown = parts.filter((part) => !isGap(part))
  const blocks = shown.flatMap((token) => (token.type === 'image' ? pictureOf(token) : []))
  return blocks.length > 0 && blocks.length === shown.length ? blocks : undefined
}

function pictureOf(token: Token): PictureBlock[] {
  const picture = pictureInText(String(token.attrGet('src') ?? ''))
  if (!picture) return []
  const caption = String(token.attrGet('title') ?? '')
  const alt = inlineOf([token]).map(textOf).join('').trim()
  return [{ kind: 'picture', picture, alt, ...(caption && { caption }) }]
}

/** What keeps the pictures of a text from being published: one without words for those who can’t see it, or one that isn’t kept. */
export async function pictureFault(ctx: Ctx, markdown: string): Promise<string | undefined> {
  const found = readMarkdown(markdown).flatMap((token, at, all) =>
    token.type === 'inline' && all[at - 1]?.type === 'paragraph_open'
      ? (picturesOfParagraph([token]) ?? []).map((block) => ({ ...block, line: lineOf(token) }))
      : [],
  )
  const stored = await findPictures(
    ctx,
    found.map(({ picture }) => picture.id),
  )
  for (const { picture, alt, line } of found) {
    const kept = stored.get(picture.id)
    if (kept?.width !== picture.width || kept.height !== picture.height)
      return `Line ${line}: this picture isn’t kept here. Please upload it again.`
    if (alt === '')
      return `Line ${line}: this picture needs words in its brackets, for those who can’t see it.`
  }
  return undefined
}
