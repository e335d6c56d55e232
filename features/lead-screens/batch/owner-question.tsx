import { useEffect, useEffectEvent } from 'react'
import { SelectField } from '#ui/field.tsx'
import type { QuestionProps } from './batch-dialog.tsx'
import { useOwners } from '#features/lead-screens/use-owners.ts'

const notYet = 'none chosen'
const noOwner = 'nobody'

export function OwnerQuestion({ subject, draft, onWrite, onAnswer, error }: QuestionProps) {
  const owners = useOwners()
  const before = subject.ownerId === undefined ? notYet : (subject.ownerId ?? noOwner)
  const value = draft.to || before
  const choose = (to: string) => {
    onWrite({ to })
    onAnswer({ kind: 'owner', ownerId: to === noOwner ? null : to })
  }
  const tellKept = useEffectEvent(() => {
    if (draft.to) choose(draft.to)
  })
  // What was chosen before the dialog was opened is the answer already.
  useEffect(() => tellKept(), [])
  const options = [{ value: noOwner, label: 'No owner' }, ...owners]
  return (
    <SelectField
      name="batch-owner"
      label="Owner"
      value={value}
      error={error && 'Please choose an owner'}
      onChange={(event) => choose(event.target.value)}
      options={value === notYet ? [{ value: notYet, label: 'Choose' }, ...options] : options}
    />
  )
}
