import { useMutation } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import { saveFile } from '#lib/save-file.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { toast } from '#ui/toast.tsx'
import { isoDateOf } from './lead-words.ts'

/** Ids travel in the address, which holds so many. */
export const exportMost = 300

interface Wanted {
  search: URLSearchParams
  /** Left out for all that match. */
  ids?: string[]
}

/** Saves leads as a CSV file: the ticked ones, or all that a filter finds. */
export function useExport() {
  return useMutation({
    mutationFn: async ({ search, ids }: Wanted) => {
      const query = new URLSearchParams(search)
      // A file is always the newest first.
      query.delete('sort')
      if (ids) query.set('ids', ids.join(','))
      const answer = await fetch(`/api/leads/export?${query}`, {
        headers: { authorization: `Bearer ${api.token.read() ?? ''}` },
      })
      if (!answer.ok) throw new ApiError(answer.status, await answer.text(), answer.statusText, null)
      saveFile(`leads-${isoDateOf(new Date())}.csv`, await answer.blob())
    },
    onError: (error) => toast({ title: 'No file was saved', description: messageOf(error), tone: 'error' }),
  })
}
