import { api } from '#config/api.ts'
import { useEditing } from '#features/publishing/editing/use-editing.ts'
import type { PageDetail } from '#features/publishing/pages/page.schema.ts'
import { pageEditing, partsOf, textOf } from './page-parts.ts'

/** The words of a page on a screen, saved by themselves. */
export function usePageDraft(loaded: PageDetail, mayWrite: boolean) {
  const { stored, ...editing } = useEditing(loaded, pageEditing, {
    mayWrite,
    send: ({ id, version }, draft) =>
      api.request<PageDetail>('PUT', `/api/pages/${id}`, { version, text: textOf(draft) }),
    urlOf: ({ id }) => `/api/pages/${id}`,
  })
  return {
    ...editing,
    page: stored,
    text: textOf(editing.draft),
    setText: (text: string) => editing.edit(partsOf(text)),
  }
}

export type PageEditing = ReturnType<typeof usePageDraft>
