import { useState } from 'react'
import { TextArea } from '#ui/field.tsx'
import type { QuestionProps } from './batch-dialog.tsx'
import { stageNames, boardStages, type BoardStage } from '#features/leads/stages.ts'

/** A stage; why, where a lead is lost or a win goes back. */
export function StageQuestion({ subject, onAnswer, error }: QuestionProps) {
  const [stage, setStage] = useState<BoardStage | undefined>(boardStages.find((one) => one === subject.stage))
  const [reason, setReason] = useState('')
  const needsReason = stage === 'lost' || (subject.stage === 'won' && stage !== 'won')
  const tell = (stage: BoardStage, reason: string) => {
    setStage(stage)
    setReason(reason)
    const isMissing = (stage === 'lost' || (subject.stage === 'won' && stage !== 'won')) && !reason.trim()
    onAnswer(
      isMissing
        ? 'Please write a few words'
        : { kind: 'stage', stage, ...(reason.trim() && { reason: reason.trim() }) },
    )
  }
  return (
    <>
      <fieldset className="grid gap-x-4 pb-2 sm:grid-cols-2">
        <legend className="sr-only">Stage</legend>
        {boardStages.map((one) => (
          <label key={one} className="flex min-h-9 cursor-pointer items-center gap-2.5 touch:min-h-11">
            <input
              type="radio"
              name="batch-stage"
              checked={stage === one}
              onChange={() => tell(one, reason)}
              className="size-4"
            />
            {stageNames[one]}
            {subject.stage === one && <span className="text-xs text-slate">now</span>}
          </label>
        ))}
      </fieldset>
      {stage && (needsReason || subject.count > 1) ? (
        <TextArea
          name="batch-reason"
          label={needsReason ? 'Reason' : 'Reason, required when reversing a win'}
          maxLength={300}
          value={reason}
          error={error}
          onChange={(event) => tell(stage, event.target.value)}
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
