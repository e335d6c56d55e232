import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import { toast } from '#ui/toast.tsx'
import type {
  BatchAction,
  BatchAnswer,
  ChangedLead,
  SeenLead,
} from '#features/leads/batch/lead-batch.schema.ts'
import { stageNames } from '#features/leads/stages.ts'
import { countOf } from '#features/leads/lead-words.ts'

/**
 * Changes leads together, tells what became of them and offers to take it back. `skipped` are those that were left alone and haven't
 * been read about yet.
 */
export function useBatch({
  onWritten,
}: { onWritten?: (changed: Pick<ChangedLead, 'id' | 'version'>[]) => void } = {}) {
  const queries = useQueryClient()
  const [last, setLast] = useState<ChangedLead[]>([])
  const [skipped, setSkipped] = useState<BatchAnswer['skipped']>([])
  const reload = () =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/leads') })
  const onError = async (error: unknown) => {
    toast({ title: 'Nothing was changed', description: messageOf(error), tone: 'error' })
    await reload()
  }

  const undo = useMutation({
    mutationFn: (leads: ChangedLead[]) =>
      api.request<BatchAnswer>('POST', '/api/leads/batch/undo', { leads }),
    onSuccess: async ({ changed, skipped }) => {
      setLast([])
      setSkipped(toRead(skipped))
      onWritten?.(changed)
      toast({ title: `${countOf(changed.length)} back as before`, tone: 'ok' })
      await reload()
    },
    onError,
  })

  const change = useMutation({
    mutationFn: (batch: { leads: SeenLead[]; action: BatchAction }) =>
      api.request<BatchAnswer>('POST', '/api/leads/batch', batch),
    onSuccess: async ({ changed, skipped }, { action }) => {
      setLast(changed)
      setSkipped(toRead(skipped))
      onWritten?.(changed)
      const same = skipped.length - toRead(skipped).length
      toast({
        title: changed.length > 0 ? doneWords(action, changed.length) : 'Nothing to change',
        tone: 'ok',
        ...(same > 0 && { description: `${countOf(same)} ${same === 1 ? 'was' : 'were'} so already` }),
        ...(changed.length > 0 && { action: { label: 'Undo', run: () => undo.mutate(changed) } }),
      })
      await reload()
    },
    onError,
  })

  return {
    change,
    skipped,
    dismissSkipped: () => setSkipped([]),
    isPending: change.isPending || undo.isPending,
    /** Takes back the last batch, if there is one. */
    undoLast: () => {
      if (last.length > 0 && !undo.isPending) undo.mutate(last)
    },
  }
}

const toRead = (skipped: BatchAnswer['skipped']) => skipped.filter(({ why }) => why !== 'same')

function doneWords(action: BatchAction, count: number): string {
  const leads = countOf(count)
  if (action.kind === 'stage')
    return action.stage === 'quarantine'
      ? `${leads} set aside as spam`
      : `${leads} moved to ${stageNames[action.stage].toLowerCase()}`
  if (action.kind === 'owner')
    return action.ownerId ? `${leads} handed over` : `${leads} without an owner now`
  return `Tags of ${leads} changed`
}
