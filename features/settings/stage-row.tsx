import type { StageItem } from '#features/leads/stages/stage.schema.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { OrderedRow } from './ordered-row.tsx'
import { kindNames } from './stage-words.ts'

interface StageRowProps {
  stage: StageItem
  isFirst: boolean
  isLast: boolean
  mayArchive: boolean
  isBusy: boolean
  /** -1 a place to the left, 1 to the right. */
  onMove: (by: number) => void
  onEdit: () => void
  onArchive: () => void
}

export function StageRow(props: StageRowProps) {
  const { stage, isFirst, isLast, mayArchive, isBusy, onMove, onEdit, onArchive } = props
  const { name, kind, probability, isQualified } = stage
  const facts = [
    kind === 'open' && `${probability}% are won`,
    isQualified && kind !== 'won' && 'counts as qualified',
  ]
  return (
    <OrderedRow
      name={name}
      isFirst={isFirst}
      isLast={isLast}
      isBusy={isBusy}
      onMove={onMove}
      actions={
        <>
          <Button size="sm" variant="quiet" aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
          {mayArchive && (
            <Button size="sm" variant="quiet" aria-label={`Archive ${name}`} onClick={onArchive}>
              Archive
            </Button>
          )}
        </>
      }
    >
      <Badge tone={kind === 'won' ? 'ok' : kind === 'open' ? 'sea' : 'neutral'}>{kindNames[kind]}</Badge>
      <span className="text-sm text-slate">{facts.filter(Boolean).join(' · ')}</span>
    </OrderedRow>
  )
}
