import { useState } from 'react'
import {
  customField,
  customKinds,
  type CustomField,
  type CustomRecord,
} from '#features/custom-fields/custom-field.schema.ts'
import { customFieldsUrl as url } from '#features/custom-fields/use-custom-fields.ts'
import { SelectField } from '#ui/field.tsx'
import { kindNames, recordTitles } from './field-words.ts'
import { freshOption, OptionList, readOptions, type OptionDraft } from './option-list.tsx'
import { SettingDialog, useSettingForm } from './setting-form.tsx'

interface Props {
  record: CustomRecord
  field?: CustomField
  onClose: () => void
}

const draftsOf = (options: CustomField['options']): OptionDraft[] =>
  options.map((option) => ({ ...option, key: option.id }))

/** A new field, or what one is called and offers. Its kind is chosen once: what is written in it is of that kind. */
export function FieldForm({ record, field, onClose }: Props) {
  const [unchanged] = useState(() => (field ? draftsOf(field.options) : [freshOption(), freshOption()]))
  const form = useSettingForm({
    kind: field ? 'field' : `field:${record}`,
    item: field,
    initial: {
      name: field?.name ?? '',
      kind: field?.kind ?? 'text',
      options: JSON.stringify(unchanged),
    },
    url,
    schema: customField,
    // Options that somebody else has just added are part of it now.
    onConflict: (current) =>
      setOptions([
        ...options,
        ...draftsOf(current.options).filter(({ id }) => options.every((mine) => mine.id !== id)),
      ]),
    onClose,
  })
  const { name, kind } = form.draft
  const options = readOptions(form.draft.options) ?? unchanged
  const setOptions = (next: OptionDraft[]) => form.set('options', JSON.stringify(next))
  const save = () => {
    const offered = kind === 'choice' ? options.filter((one) => one.id || one.name.trim()) : []
    if (!field) return form.save({ record, kind, name, options: offered.map((one) => one.name) })
    const kept = offered.map(({ id, name, isArchived }) => ({ id, name, isArchived }))
    form.save({ name, ...(kind === 'choice' && { options: kept }) })
  }
  return (
    <SettingDialog
      form={form}
      title={field ? `Edit ${field.name}` : `New field for ${recordTitles[record].toLowerCase()}`}
      addLabel="Add field"
      nameMaxLength={60}
      onSubmit={save}
    >
      {!field && (
        <SelectField
          name="kind"
          label="Kind"
          value={kind}
          options={customKinds.map((value) => ({ value, label: kindNames[value] }))}
          onChange={(event) => form.set('kind', event.target.value)}
        />
      )}
      {kind === 'choice' && <OptionList options={options} onChange={setOptions} />}
    </SettingDialog>
  )
}
