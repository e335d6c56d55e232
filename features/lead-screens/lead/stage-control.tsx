import { useState } from 'react'
import { classes } from '#ui/classes.ts'
import { ReasonDialog } from '#features/context/reason-dialog.tsx'
import type { LeadDetail, MovedLead } from '#features/leads/lead-answer.schema.ts'
import { isLost, isWon } from '#features/leads/stages/stage-kind.ts'
import { useStages } from '#features/leads/stages/use-stages.ts'
import { useWide } from '#ui/use-wide.ts'
import { useWrite } from '#ui/use-write.ts'
import { LossDialog } from '#features/lead-screens/lead/loss-dialog.tsx'
import type { LossAnswer } from '#features/lead-screens/lead/loss-fields.tsx'
import { useUndo } from '#features/lead-screens/use-undo.ts'

/** The way of a lead from new to won or lost; a press moves it. Losing it, or taking a win back, asks why. */
export function StageControl({ lead }: { lead: LeadDetail }) {
  const [asked, setAsked] = useState<string>()
  const [target, setTarget] = useState<string>()
  const { board, nameOf } = useStages()
  const isWide = useWide()
  const { offer } = useUndo()
  const move = useWrite<MovedLead>({
    reread: [`/api/leads/${lead.id}`],
    onDone: ({ stage, undo }) => {
      setAsked(undefined)
      if (undo) offer(`Moved to ${nameOf(stage)}`, undo)
    },
  })
  const moveTo = (stage: string, why?: LossAnswer, onArrived?: () => void) => {
    setTarget(stage)
    move.mutate({
      method: 'POST',
      url: `/api/leads/${lead.id}/stage`,
      data: { stage, from: lead.stage, ...why },
      ...(onArrived && { onArrived }),
    })
  }
  // Where it goes, until it was read there: a line may be slow.
  const shown = (move.isPending && target) || lead.stage
  const press = (stage: string) => (mustSayWhy(lead.stage, stage) ? setAsked(stage) : moveTo(stage))
  const isOff = (stage: string) => move.isPending || stage === lead.stage || lead.stage === 'merged'
  const position = board.findIndex(({ id }) => id === shown)
  // Two rows where one would be too long for a laptop.
  const perRow = board.length > 7 ? Math.ceil(board.length / 2) : board.length
  return (
    <>
      <div
        role="group"
        aria-label="Stage"
        aria-busy={move.isPending}
        style={isWide ? { gridTemplateColumns: `repeat(${perRow}, auto)` } : undefined}
        className="grid grid-cols-3 gap-px overflow-hidden rounded border border-rule-strong md:inline-grid"
      >
        {board.map(({ id: step, name }, index) => (
          <button
            key={step}
            type="button"
            aria-pressed={step === shown}
            // Keeps the focus, which the browser takes from one that is `disabled`.
            aria-disabled={isOff(step) || undefined}
            onClick={() => !isOff(step) && press(step)}
            className={classes(
              'min-h-9 px-3.5 text-sm ring-1 ring-rule-strong transition-colors duration-150 touch:min-h-11',
              step === shown
                ? 'bg-sea font-semibold text-on-sea'
                : 'cursor-pointer bg-raised hover:bg-sea-tint aria-disabled:cursor-progress',
              index < position && !isLost(shown) && 'bg-sea-tint text-sea-strong',
            )}
          >
            {name}
          </button>
        ))}
      </div>
      {asked && (
        <StageReasonDialog
          leadId={lead.id}
          stage={asked}
          pending={move.isPending}
          onClose={() => setAsked(undefined)}
          onGive={(why, drop) => moveTo(asked, why, drop)}
        />
      )}
    </>
  )
}

/** Losing a lead, and taking a win back. */
export const mustSayWhy = (from: string, to: string): boolean => isLost(to) || (isWon(from) && !isWon(to))

interface StageReasonDialogProps {
  leadId: string
  stage: string
  pending: boolean
  onClose: () => void
  /** `drop` forgets what was written: to be called once it has arrived. */
  onGive: (why: LossAnswer, drop: () => void) => void
}

/** Asks why a lead was lost or a win is taken back. */
export function StageReasonDialog({ leadId, stage, pending, onClose, onGive }: StageReasonDialogProps) {
  const name = useStages().nameOf(stage)
  const kept = `stage-reason:${leadId}`
  if (isLost(stage)) return <LossDialog kept={kept} pending={pending} onClose={onClose} onGive={onGive} />
  return (
    <ReasonDialog
      name="stage-reason"
      kept={kept}
      title={`Why is this win going back to ${name}?`}
      label={`Move to ${name}`}
      pending={pending}
      onClose={onClose}
      onGive={(reason, drop) => onGive({ reason }, drop)}
    />
  )
}
