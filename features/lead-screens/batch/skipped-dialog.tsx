import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { SkippedLead, SkipReason } from '#features/leads/batch/lead-batch.schema.ts'
import { countOf } from '#features/leads/lead-words.ts'

const reasons: Record<SkipReason, string> = {
  same: 'is so already',
  stale: 'was changed by someone else in the meantime; please check it and try again',
  gone: 'is no longer here',
  merged: 'was merged into another lead',
  reason: 'is won: taking a win back needs a reason',
  tags: 'would have more than 20 tags',
  owner: 'the earlier owner’s account is closed',
}
const shownMost = 50

/** Which leads of a batch were left alone, and why: nothing is skipped silently. */
export function SkippedDialog({ skipped, onClose }: { skipped: SkippedLead[]; onClose: () => void }) {
  if (skipped.length === 0) return null
  const more = skipped.length - shownMost
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${countOf(skipped.length)} left unchanged`}
      footer={<Button onClick={onClose}>OK</Button>}
    >
      <ul className="grid gap-1.5">
        {skipped.slice(0, shownMost).map(({ id, name, why }) => (
          <li key={id} className="break-words">
            <strong>{name || 'A lead'}</strong> <span className="text-slate">{reasons[why]}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="pt-2 text-slate">And {countOf(more)} more.</p>}
    </Dialog>
  )
}
