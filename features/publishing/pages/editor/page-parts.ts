import { localCopies } from '#features/publishing/editing/local-copy.ts'
import type { EditingKind } from '#features/publishing/editing/editing.ts'
import { mergeDrafts } from '#lib/merge-drafts.ts'
import type { PageDetail } from '#features/publishing/pages/page.schema.ts'

/** A page as it is typed, in parts that two people may change at once: each field of the front matter and what stands under each heading, by name, in order. */
export type PageDraft = Record<string, string>

const whole = 'The whole page'
const frontMatter = /^---\n[\s\S]*?^---[ \t]*(?:\n|$)/m

/** The parts together are the text again, character by character. */
export function partsOf(text: string): PageDraft {
  const [front = ''] = frontMatter.exec(text) ?? []
  if (!text.startsWith(front)) return { [whole]: text }
  const pieces = [
    ...front
      .split(/^(?=[A-Za-z]\w*:)/m)
      .map((piece) => [/^([A-Za-z]\w*):/.exec(piece)?.[1] ?? 'Fields', piece]),
    ...text
      .slice(front.length)
      .split(/^(?=## )/m)
      .map((piece) => [/^## (.*?)(?: \{.*)?$/m.exec(piece)?.[1] ?? 'Opening', piece]),
  ]
  const parts: PageDraft = {}
  for (const [name = '', piece = ''] of pieces) {
    if (name in parts) return { [whole]: text }
    parts[name] = piece
  }
  return parts
}

export const textOf = (draft: PageDraft): string => Object.values(draft).join('')

const isSame = (a: PageDraft, b: PageDraft) => textOf(a) === textOf(b)
const namesOf = (draft: PageDraft) => Object.keys(draft).join('\n')

/** What only one of two people changed is settled; where one of them added or took away a part, the whole page is chosen. */
export function mergePages(before: PageDraft, mine: PageDraft, theirs: PageDraft) {
  if (namesOf(before) === namesOf(mine) && namesOf(before) === namesOf(theirs))
    return mergeDrafts(Object.keys(before), before, mine, theirs)
  const inOne = (draft: PageDraft) => ({ [whole]: textOf(draft) })
  return mergeDrafts([whole], inOne(before), inOne(mine), inOne(theirs))
}

export const pageEditing: EditingKind<PageDetail, PageDraft> = {
  draftOf: ({ text }) => partsOf(text),
  isSame,
  merge: mergePages,
  copies: localCopies('page', (texts): texts is PageDraft => textOf(texts) !== ''),
}
