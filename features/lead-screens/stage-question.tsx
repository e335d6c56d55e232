import { useState } from 'react'
import { TextArea } from '#ui/field.tsx'
import type { QuestionProps } from './batch-dialog.tsx'
import { isLost, isWon } from '#features/leads/stages/stage-kind.ts'
import { useStages } from '#features/leads/stages/use-stages.ts'

/** A stage; why, where a lead is lost or a win goes back. */
export function StageQuestion({ subject, onAnswer, error }: QuestionProps) {
  const { board } = useStages()
  const [stage, setStage] = useState(board.find(({ id }) => id === subject.stage)?.id)
  const [reason, setReason] = useState('')
  const mustSay = (to: string) =>
    isLost(to) || (subject.stage !== undefined && isWon(subject.stage) && !isWon(to))
  const needsReason = stage !== undefined && mustSay(stage)
  const tell = (stage: string, reason: string) => {
    setStage(stage)
    setReason(reason)
    const isMissing = mustSay(stage) && !reason.trim()
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
        {board.map(({ id: one, name }) => (
          <label key={one} className="flex min-h-9 cursor-pointer items-center gap-2.5 touch:min-h-11">
            <input
              type="radio"
              name="batch-stage"
              checked={stage === one}
              onChange={() => tell(one, reason)}
              className="size-4"
            />
            {name}
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
