import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import { toast } from '#ui/toast.tsx'
import type { QuarantinedEnquiry } from '#features/leads/quarantine/quarantine.schema.ts'
import { useOfferUndo } from '#features/context/use-offer-undo.ts'
import type { Deleted } from '#features/leads/undo/undo.schema.ts'

/** Releases an enquiry and opens its lead, or deletes it. `pending` is the id of the one that is being decided. */
export function useSpamVerdict() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const reload = () =>
    queries.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/quarantine'),
    })
  const onError = async (error: unknown) => {
    toast({ title: 'That didn’t work', description: messageOf(error), tone: 'error' })
    await reload()
  }
  const release = useMutation({
    mutationFn: ({ id }: QuarantinedEnquiry) =>
      api.request<{ leadId: string }>('POST', `/api/quarantine/${id}/release`, {}),
    onSuccess: ({ leadId }) => navigate(`/lead-form/${leadId}`),
    onError,
  })
  const offer = useOfferUndo(['/api/quarantine'])
  const discard = useMutation({
    mutationFn: ({ id }: QuarantinedEnquiry) => api.request<Deleted>('DELETE', `/api/quarantine/${id}`),
    onSuccess: async ({ undo }, { enquiry }) => {
      offer(`Enquiry of ${enquiry.name} deleted`, undo)
      await reload()
    },
    onError,
  })
  const pending = [release, discard].find(({ isPending }) => isPending)?.variables?.id
  return { release: release.mutate, discard: discard.mutate, pending }
}
