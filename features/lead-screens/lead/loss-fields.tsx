import { useLossReasons } from '#features/leads/loss-reasons/use-loss-reasons.ts'
import { SelectField, TextArea } from '#ui/field.tsx'

export interface LossAnswer {
  lossReasonId?: string | undefined
  reason?: string | undefined
}

/** What is missing of an answer; undefined when it says enough. */
export const lossFault = ({ lossReasonId, reason }: LossAnswer): string | undefined =>
  lossReasonId || reason ? undefined : 'Please choose a reason, or write a few words'

interface LossFieldsProps {
  why: LossAnswer
  error: string | undefined
  onChange: (why: LossAnswer) => void
}

/** A reason of those that are offered, and words besides or instead. */
export function LossFields({ why, error, onChange }: LossFieldsProps) {
  const { offered } = useLossReasons()
  return (
    <>
      {offered.length > 0 && (
        <SelectField
          name="loss-reason"
          label="Reason"
          value={why.lossReasonId ?? ''}
          options={[
            { value: '', label: 'Another reason' },
            ...offered.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => onChange({ ...why, lossReasonId: event.target.value || undefined })}
        />
      )}
      <TextArea
        name="loss-details"
        label="Details"
        {...(why.lossReasonId && { hint: 'Optional' })}
        maxLength={300}
        value={why.reason ?? ''}
        error={error}
        onChange={(event) =>
          onChange({ ...why, reason: event.target.value.trim() ? event.target.value : undefined })
        }
      />
    </>
  )
}
