import { useShortcuts } from '#ui/shortcuts.ts'
import type { LeadDetail } from '#features/leads/lead-answer.schema.ts'
import { useBatchActions } from '#features/lead-screens/batch/use-batch-actions.tsx'
import { useMe } from '#features/context/use-me.ts'
import { useNextWaiting } from '#features/lead-screens/use-next-waiting.ts'

/** The keys of a lead's page: stage, owner, tags, spam and undo and the next one to reply to; and handing it over at once. */
export function useLeadKeys(lead: LeadDetail) {
  const { may } = useMe()
  const { change, isPending, dialogs } = useBatchActions({ current: lead, rows: [lead] })
  const openNextWaiting = useNextWaiting(lead)
  useShortcuts([
    { keys: 'w', label: 'Next to reply to', run: () => void openNextWaiting() },
    ...(may('leads.write')
      ? [
          {
            keys: 's',
            label: 'Set aside as spam',
            run: () => change({ kind: 'stage', stage: 'quarantine' }),
          },
        ]
      : []),
  ])
  const handOver = (ownerId: string | null) => change({ kind: 'owner', ownerId })
  return { openNextWaiting, handOver, isPending, dialogs }
}
