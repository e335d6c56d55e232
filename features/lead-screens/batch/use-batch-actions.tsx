import { useState } from 'react'
import { useShortcuts } from '#ui/shortcuts.ts'
import { undoByToast } from '#ui/toast-store.ts'
import { BatchDialog } from './batch-dialog.tsx'
import type { LeadItem } from '#features/leads/lead-answer.schema.ts'
import type { BatchAction, SeenLead } from '#features/leads/batch/lead-batch.schema.ts'
import { SkippedDialog } from './skipped-dialog.tsx'
import { useBatch } from './use-batch.ts'
import { useMe } from '#features/context/use-me.ts'
import type { LeadSelection } from '#features/lead-screens/list/use-selection.ts'

interface BatchActionsProps {
  selection?: LeadSelection
  /** Whom a key is for while nobody is ticked. */
  current: LeadItem | undefined
  rows: LeadItem[]
}

/** The questions of stage, owner and tags, their keys, and what became of it: for the ticked leads, or else for the current one. */
export function useBatchActions({ selection, current, rows }: BatchActionsProps) {
  const [asked, setAsked] = useState<BatchAction['kind']>()
  const { may } = useMe()
  const batch = useBatch({ onWritten: (changed) => selection?.renew(changed) })
  const ticked = selection?.seen() ?? []
  const subjects: SeenLead[] =
    ticked.length > 0 ? ticked : current ? [{ id: current.id, version: current.version }] : []
  const only = subjects.length === 1 ? rows.find(({ id }) => id === subjects[0]?.id) : undefined
  const ask = (kind: BatchAction['kind']) => {
    if (subjects.length > 0) setAsked(kind)
  }
  const change = (action: BatchAction, onArrived?: () => void) => {
    if (subjects.length > 0 && !batch.isPending)
      batch.change.mutate(
        { leads: subjects, action, name: only?.name },
        { onSuccess: () => onArrived?.(), onSettled: () => setAsked(undefined) },
      )
  }
  useShortcuts(
    may('leads.write')
      ? [
          { keys: 'e', label: 'Move to another stage', run: () => ask('stage') },
          { keys: 'o', label: 'Hand over to an owner', run: () => ask('owner') },
          { keys: 't', label: 'Tag', run: () => ask('tags') },
          { keys: 'z', label: 'Undo the last change', run: () => undoByToast() || batch.undoLast() },
        ]
      : [],
  )
  const dialogs = (
    <>
      {asked && (
        <BatchDialog
          kind={asked}
          subject={{
            id: only?.id,
            name: only?.name,
            count: subjects.length,
            stage: only?.stage,
            ownerId: only && (only.owner?.id ?? null),
            tags: only?.tags,
          }}
          pending={batch.isPending}
          onClose={() => setAsked(undefined)}
          onChoose={change}
        />
      )}
      <SkippedDialog skipped={batch.skipped} onClose={batch.dismissSkipped} />
    </>
  )
  return { ask, change, dialogs, isPending: batch.isPending }
}
export type BatchActions = ReturnType<typeof useBatchActions>
