import { useEffect, useEffectEvent } from 'react'
import { TextArea } from '#ui/field.tsx'
import type { QuestionProps } from './batch-dialog.tsx'
import { LossFields, lossFault, type LossAnswer } from '#features/lead-screens/lead/loss-fields.tsx'
import { isLost, isWon } from '#features/leads/stages/stage-kind.ts'
import { useStages } from '#features/leads/stages/use-stages.ts'

/** A stage; why, where a lead is lost or a win goes back. */
export function StageQuestion({ subject, draft, onWrite, onAnswer, error }: QuestionProps) {
  const { board } = useStages()
  const stage = [draft.to, subject.stage].flatMap((one) => board.find(({ id }) => id === one)?.id ?? [])[0]
  const why = { lossReasonId: draft.lossReasonId || undefined, reason: draft.reason || undefined }
  const mustSay = (to: string) =>
    isLost(to) || (subject.stage !== undefined && isWon(subject.stage) && !isWon(to))
  const needsReason = stage !== undefined && mustSay(stage)
  const tell = (stage: string, why: LossAnswer) => {
    const { reason, lossReasonId } = why
    onWrite({ to: stage, reason: reason ?? '', lossReasonId: lossReasonId ?? '' })
    const fault = isLost(stage)
      ? lossFault(why)
      : mustSay(stage) && !reason
        ? 'Please write a few words'
        : undefined
    onAnswer(
      fault ?? {
        kind: 'stage',
        stage,
        ...(reason && { reason }),
        ...(isLost(stage) && lossReasonId && { lossReasonId }),
      },
    )
  }
  const tellKept = useEffectEvent(() => {
    if (draft.to) tell(draft.to, why)
  })
  // What was chosen before the dialog was opened is the answer already.
  useEffect(() => tellKept(), [])
  return (
    <>
      <fieldset className="grid gap-x-4 pb-2 sm:grid-cols-2">
        <legend className="sr-only">Stage</legend>
        {board.map(({ id: one, name }) => (
          <label key={one} className="flex min-h-9 cursor-pointer items-center gap-2.5 touch:min-h-11">
            <input
              type="radio"
              name="batch-stage"
              checked={stage === one}
              onChange={() => tell(one, why)}
              className="size-4"
            />
            {name}
            {subject.stage === one && <span className="text-xs text-slate">now</span>}
          </label>
        ))}
      </fieldset>
      {stage && isLost(stage) ? (
        <LossFields why={why} error={error} onChange={(next) => tell(stage, next)} />
      ) : stage && (needsReason || subject.count > 1) ? (
        <TextArea
          name="batch-reason"
          label={needsReason ? 'Reason' : 'Reason, required when reversing a win'}
          maxLength={300}
          value={why.reason ?? ''}
          error={error}
          onChange={(event) => tell(stage, { ...why, reason: event.target.value })}
        />
      ) : (
        error && (
          <p role="alert" className="text-signal-strong">
            Please choose a stage
          </p>
        )
      )}
    </>
  )
}
