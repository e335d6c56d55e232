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
import { useMe } from '#features/context/use-me.ts'
import { useOwners } from '#features/lead-screens/use-owners.ts'
import { useUndo } from '#features/lead-screens/use-undo.ts'
import { useStages } from '#features/leads/stages/use-stages.ts'
import { countOf } from '#features/leads/lead-words.ts'

/**
 * Changes leads together, tells what became of them and offers to take it back. `skipped` are those that were left alone and haven't
 * been read about yet.
 */
export function useBatch({
  onWritten,
}: { onWritten?: (changed: Pick<ChangedLead, 'id' | 'version'>[]) => void } = {}) {
  const queries = useQueryClient()
  const { nameOf } = useStages()
  const owners = useOwners()
  const { me } = useMe()
  const [last, setLast] = useState<string>()
  const [skipped, setSkipped] = useState<BatchAnswer['skipped']>([])
  const reload = () =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/leads') })
  const onError = async (error: unknown) => {
    toast({ title: 'Nothing was changed', description: messageOf(error), tone: 'error' })
    await reload()
  }

  const doneWords = (action: BatchAction, who: string) => {
    if (action.kind === 'tags') return `Tags of ${who} changed`
    if (action.kind === 'stage')
      return action.stage === 'quarantine'
        ? `${who} set aside as spam`
        : `${who} moved to ${nameOf(action.stage)}`
    if (action.ownerId === null) return `${who} now without an owner`
    const owner = owners.find(({ value }) => value === action.ownerId)
    return `${who} handed over to ${action.ownerId === me?.id ? 'you' : (owner?.label ?? 'a colleague')}`
  }

  const { offer, ...taking } = useUndo({
    onUndone: ({ changed, skipped }) => {
      setLast(undefined)
      setSkipped(toRead(skipped))
      onWritten?.(changed)
      toast({ title: changed.length === 1 ? 'Undone' : `${countOf(changed.length)} restored`, tone: 'ok' })
    },
  })

  const change = useMutation({
    mutationFn: ({ leads, action }: { leads: SeenLead[]; action: BatchAction; name?: string | undefined }) =>
      api.request<BatchAnswer>('POST', '/api/leads/batch', { leads, action }),
    onSuccess: async ({ changed, skipped, undo }, { action, name }) => {
      setLast(undo)
      setSkipped(toRead(skipped))
      onWritten?.(changed)
      const same = skipped.length - toRead(skipped).length
      offer(
        changed.length > 0 ? doneWords(action, name ?? countOf(changed.length)) : 'Nothing to change',
        undo,
        same > 0 ? `${countOf(same)} ${same === 1 ? 'was' : 'were'} unchanged` : undefined,
      )
      await reload()
    },
    onError,
  })

  return {
    change,
    skipped,
    dismissSkipped: () => setSkipped([]),
    isPending: change.isPending || taking.isPending,
    /** Takes back the last batch, if there is one. */
    undoLast: () => {
      if (last && !taking.isPending) taking.undo(last)
    },
  }
}

const toRead = (skipped: BatchAnswer['skipped']) => skipped.filter(({ why }) => why !== 'same')
