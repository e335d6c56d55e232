import { useState } from 'react'
import { SelectField } from '#ui/field.tsx'
import type { QuestionProps } from './batch-dialog.tsx'
import { useOwners } from '#features/lead-screens/use-owners.ts'

const notYet = 'none chosen'

export function OwnerQuestion({ subject, onAnswer, error }: QuestionProps) {
  const owners = useOwners()
  const [value, setValue] = useState(subject.ownerId === undefined ? notYet : (subject.ownerId ?? ''))
  const options = [{ value: '', label: 'No owner' }, ...owners]
  return (
    <SelectField
      name="batch-owner"
      label="Owner"
      value={value}
      error={error && 'Please choose an owner'}
      onChange={(event) => {
        setValue(event.target.value)
        onAnswer({ kind: 'owner', ownerId: event.target.value || null })
      }}
      options={value === notYet ? [{ value: notYet, label: 'Choose' }, ...options] : options}
    />
  )
}
