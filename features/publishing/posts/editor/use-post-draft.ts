import { api } from '#config/api.ts'
import { useEditing } from '#features/publishing/editing/use-editing.ts'
import type { PostDetail } from '#features/publishing/posts/post.schema.ts'
import { fieldsOf, retitled, type FieldName } from './post-draft.ts'
import { postEditing } from './post-editing.ts'

/** The words of an article on a screen, saved by themselves. */
export function usePostDraft(loaded: PostDetail, mayWrite: boolean) {
  const { stored, ...editing } = useEditing(loaded, postEditing, {
    mayWrite,
    send: ({ id, version }, draft) =>
      api.request<PostDetail>('PUT', `/api/posts/${id}`, { version, fields: fieldsOf(draft) }),
    urlOf: ({ id }) => `/api/posts/${id}`,
  })
  return {
    ...editing,
    post: stored,
    set: (name: FieldName, value: string) =>
      editing.edit(
        name === 'title'
          ? retitled(editing.draft, value, stored.state !== 'draft' || stored.publishAt !== null)
          : { ...editing.draft, [name]: value },
      ),
  }
}
