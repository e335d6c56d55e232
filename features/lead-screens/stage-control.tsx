import { useState } from 'react'
import { classes } from '#ui/classes.ts'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import type { LeadDetail, MovedLead } from '#features/leads/lead-answer.schema.ts'
import { stageNames, boardStages, type Stage } from '#features/leads/stages.ts'
import { useWrite } from '#ui/use-write.ts'
import { useUndo } from './use-undo.ts'

/** The way of a lead from new to won or lost; a press moves it. Losing it, or taking a win back, asks why. */
export function StageControl({ lead }: { lead: LeadDetail }) {
  const [asked, setAsked] = useState<Stage>()
  const { offer } = useUndo()
  const move = useWrite<MovedLead>({
    reread: [`/api/leads/${lead.id}`],
    onDone: ({ stage, undo }) => {
      setAsked(undefined)
      if (undo) offer(`Moved to ${stageNames[stage].toLowerCase()}`, undo)
    },
  })
  const moveTo = (stage: Stage, reason?: string) =>
    move.mutate({
      method: 'POST',
      url: `/api/leads/${lead.id}/stage`,
      data: { stage, from: lead.stage, reason },
    })
  const press = (stage: Stage) => (stage === 'lost' || lead.stage === 'won' ? setAsked(stage) : moveTo(stage))
  const position = boardStages.findIndex((step) => step === lead.stage)
  return (
    <>
      <div
        role="group"
        aria-label="Stage"
        aria-busy={move.isPending}
        className="grid grid-cols-3 gap-px overflow-hidden rounded border border-rule-strong bg-rule-strong md:inline-grid md:grid-cols-6"
      >
        {boardStages.map((step, index) => (
          <button
            key={step}
            type="button"
            aria-pressed={step === lead.stage}
            disabled={move.isPending || step === lead.stage || lead.stage === 'merged'}
            onClick={() => press(step)}
            className={classes(
              'min-h-9 px-3.5 text-sm transition-colors duration-150 touch:min-h-11',
              step === lead.stage
                ? 'bg-sea font-semibold text-on-sea'
                : 'cursor-pointer bg-raised hover:bg-sea-tint disabled:cursor-progress',
              index < position && position < 5 && 'bg-sea-tint text-sea-strong',
            )}
          >
            {stageNames[step]}
          </button>
        ))}
      </div>
      {asked && (
        <StageReasonDialog
          stage={asked}
          pending={move.isPending}
          onClose={() => setAsked(undefined)}
          onGive={(reason) => moveTo(asked, reason)}
        />
      )}
    </>
  )
}

interface StageReasonDialogProps {
  stage: Stage
  pending: boolean
  onClose: () => void
  onGive: (reason: string) => void
}

/** Asks why a lead was lost or a win is taken back. */
export function StageReasonDialog({ stage, pending, onClose, onGive }: StageReasonDialogProps) {
  const isLost = stage === 'lost'
  const name = stageNames[stage].toLowerCase()
  return (
    <ReasonDialog
      name="stage-reason"
      title={isLost ? 'Why was this lead lost?' : `Why is this win going back to ${name}?`}
      label={isLost ? 'Mark as lost' : `Move to ${name}`}
      pending={pending}
      onClose={onClose}
      onGive={onGive}
    />
  )
}
