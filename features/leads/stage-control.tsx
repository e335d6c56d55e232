import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/field.tsx'
import type { LeadDetail } from './lead-answer.schema.ts'
import { boardStages, type Stage } from './lead.schema.ts'
import { stageNames } from './lead-words.ts'
import { useLeadWrite } from './use-lead-write.ts'

/** The way of a lead from new to won or lost; a press moves it. Losing it, or taking a win back, asks why. */
export function StageControl({ lead }: { lead: LeadDetail }) {
  const [asked, setAsked] = useState<Stage>()
  const move = useLeadWrite(lead.id, () => setAsked(undefined))
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
        <ReasonDialog
          stage={asked}
          pending={move.isPending}
          onClose={() => setAsked(undefined)}
          onGive={(reason) => moveTo(asked, reason)}
        />
      )}
    </>
  )
}

interface ReasonDialogProps {
  stage: Stage
  pending: boolean
  onClose: () => void
  onGive: (reason: string) => void
}

/** Asks why a lead was lost or a win is taken back. */
export function ReasonDialog({ stage, pending, onClose, onGive }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const give = () => (reason.trim() ? onGive(reason.trim()) : setError('Please write a few words'))
  const title =
    stage === 'lost'
      ? 'Why was this lead lost?'
      : `Why does this win go back to ${stageNames[stage].toLowerCase()}?`
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button pending={pending} onClick={give}>
        {stage === 'lost' ? 'Mark as lost' : `Move to ${stageNames[stage].toLowerCase()}`}
      </Button>
    </>
  )
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} footer={footer}>
      <TextArea
        name="stage-reason"
        label="Reason"
        maxLength={300}
        value={reason}
        error={error}
        onChange={(event) => {
          setReason(event.target.value)
          setError(undefined)
        }}
      />
    </Dialog>
  )
}
