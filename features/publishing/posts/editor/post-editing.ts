import type { EditingKind } from '#features/publishing/editing/editing.ts'
import { mergeDrafts } from '#lib/merge-drafts.ts'
import type { PostDetail } from '#features/publishing/posts/post.schema.ts'
import { draftNames, draftOf, isSameDraft, postCopies, type PostDraft } from './post-draft.ts'

export const postEditing: EditingKind<PostDetail, PostDraft> = {
  draftOf: ({ fields }) => draftOf(fields),
  isSame: isSameDraft,
  merge: (before, mine, theirs) => mergeDrafts(draftNames, before, mine, theirs),
  copies: postCopies,
}
