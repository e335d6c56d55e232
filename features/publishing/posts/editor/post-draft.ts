import { localCopies } from '#features/publishing/editing/local-copy.ts'
import { slugOf } from '#features/publishing/slug.ts'
import { postFieldNames, type PostFields } from '#features/publishing/posts/post.schema.ts'

export type FieldName = keyof PostFields
/** An article as it is typed: lists as lines, tags separated by commas. */
export type PostDraft = Record<FieldName, string>

export const fieldLabels: Record<FieldName, string> = {
  title: 'Title',
  slug: 'Address',
  description: 'Description',
  category: 'Subject',
  tags: 'Tags',
  author: 'Author',
  picture: 'Picture',
  useCases: 'Use cases',
  solutions: 'Solutions',
  roles: 'Roles',
  body: 'Text',
}

export const draftNames: readonly FieldName[] = postFieldNames

export function draftOf(fields: PostFields): PostDraft {
  const { tags, picture, useCases, solutions, roles, ...texts } = fields
  return {
    ...texts,
    tags: tags.join(', '),
    picture: picture ?? '',
    useCases: useCases.join('\n'),
    solutions: solutions.join('\n'),
    roles: roles.join('\n'),
  }
}

export function fieldsOf(draft: PostDraft): PostFields {
  const { tags, picture, useCases, solutions, roles, ...texts } = draft
  return {
    ...texts,
    slug: draft.slug.trim(),
    tags: [...new Set(tags.split(',').map((tag) => tag.trim().toLowerCase()))].filter(Boolean),
    picture: picture || null,
    useCases: linesOf(useCases),
    solutions: linesOf(solutions),
    roles: linesOf(roles),
  }
}

/** The draft with another title. An address that was made of the title so far, or is empty, follows it, as long as the article was never public. */
export function retitled(draft: PostDraft, title: string, isEverPublic: boolean): PostDraft {
  const isOwn = draft.slug !== '' && draft.slug !== slugOf(draft.title)
  return { ...draft, title, ...(!isEverPublic && !isOwn && { slug: slugOf(title) }) }
}

export const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)

export const isSameDraft = (a: PostDraft, b: PostDraft): boolean =>
  JSON.stringify(fieldsOf(a)) === JSON.stringify(fieldsOf(b))

const isDraft = (texts: Record<string, string>): texts is PostDraft =>
  draftNames.every((name) => name in texts)

export const postCopies = localCopies('post', isDraft)
