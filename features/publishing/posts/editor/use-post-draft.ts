import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { api } from '#config/api.ts'
import type { PostDetail } from '#features/publishing/posts/post.schema.ts'
import { autosaveAfterMs, createPostEditing } from './post-editing.ts'

/** The words of an article on a screen, saved by themselves. */
export function usePostDraft(post: PostDetail, mayWrite: boolean) {
  const queries = useQueryClient()
  const [editing] = useState(() =>
    createPostEditing(post, {
      mayWrite,
      send: (id, change) => api.request<PostDetail>('PUT', `/api/posts/${id}`, change),
      onStored: (stored) => {
        queries.setQueryData([`/api/posts/${stored.id}`], stored)
      },
    }),
  )
  const view = useSyncExternalStore(editing.subscribe, editing.view, editing.view)
  useEffect(() => {
    const ms = autosaveAfterMs(view)
    if (ms === undefined) return undefined
    const timer = setTimeout(() => void editing.save(), ms)
    return () => clearTimeout(timer)
  }, [editing, view])
  return {
    ...editing,
    ...view,
    reread: () => queries.invalidateQueries({ queryKey: [`/api/posts/${post.id}`] }),
  }
}
