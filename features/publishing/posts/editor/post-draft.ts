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

export const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)

export const isSameDraft = (a: PostDraft, b: PostDraft): boolean =>
  JSON.stringify(fieldsOf(a)) === JSON.stringify(fieldsOf(b))

export interface LocalCopy {
  version: number
  at: string
  draft: PostDraft
}

const keyOf = (id: string) => `post-draft:${id}`

/** Keeps what isn't saved yet on this device, so that neither a crash nor a lost connection costs words. */
export function keepLocally(id: string, copy: LocalCopy): void {
  quietly(() => localStorage.setItem(keyOf(id), JSON.stringify(copy)))
}

export function forgetLocally(id: string): void {
  quietly(() => localStorage.removeItem(keyOf(id)))
}

export function readLocally(id: string): LocalCopy | undefined {
  const copy: unknown = quietly(() => JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null'))
  if (
    typeof copy !== 'object' ||
    copy === null ||
    !('draft' in copy) ||
    !('version' in copy) ||
    !('at' in copy)
  )
    return undefined
  const { draft, version, at } = copy
  if (typeof version !== 'number' || typeof at !== 'string' || typeof draft !== 'object' || draft === null)
    return undefined
  const texts = Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === 'string'))
  return isDraft(texts) ? { version, at, draft: texts } : undefined
}

const isDraft = (texts: Record<string, unknown>): texts is PostDraft =>
  draftNames.every((name) => name in texts)

function quietly<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
