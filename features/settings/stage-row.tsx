import type { StageItem } from '#features/leads/stages/stage.schema.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, IconButton } from '#ui/button.tsx'
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
    kind === 'open' && `${probability}\u00a0% are won`,
    isQualified && kind !== 'won' && 'counts as qualified',
  ]
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 border-b border-rule py-2 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span className="flex">
        <IconButton
          icon="arrow-up"
          label={`Move ${name} up`}
          disabled={isFirst || isBusy}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="arrow-down"
          label={`Move ${name} down`}
          disabled={isLast || isBusy}
          onClick={() => onMove(1)}
        />
      </span>
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="min-w-0 font-semibold break-words">{name}</span>
        <Badge tone={kind === 'won' ? 'ok' : kind === 'open' ? 'sea' : 'neutral'}>{kindNames[kind]}</Badge>
        <span className="text-sm text-slate">{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <p className="whitespace-nowrap max-sm:col-start-2 max-sm:-ml-3">
        <Button size="sm" variant="quiet" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        {mayArchive && (
          <Button size="sm" variant="quiet" aria-label={`Archive ${name}`} onClick={onArchive}>
            Archive
          </Button>
        )}
      </p>
    </li>
  )
}
