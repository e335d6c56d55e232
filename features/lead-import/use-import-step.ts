import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import { toast } from '#ui/toast.tsx'
import { kindWords } from './kind-words.ts'
import type { ImportDetail } from './lead-import.schema.ts'

export type ImportStep = 'read' | 'check' | 'run' | 'cancel' | 'undo' | 'drop'

/** Takes an import to its next step and shows it anew. Dropping it leads back to the list. */
export function useImportStep({ id, kind }: Pick<ImportDetail, 'id' | 'kind'>) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const readAgain = () =>
    queries.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/lead-imports'),
    })
  return useMutation({
    mutationFn: ({ step, data }: { step: ImportStep; data?: object }) =>
      step === 'drop'
        ? api.request('DELETE', `/api/lead-imports/${id}`)
        : api.request('POST', `/api/lead-imports/${id}/${step}`, data),
    onSuccess: async (_, { step }) => {
      if (step === 'drop') await navigate(kindWords[kind].home)
      await readAgain()
    },
    onError: async (error) => {
      toast({ title: 'That didn’t work', description: messageOf(error), tone: 'error' })
      await readAgain()
    },
  })
}
