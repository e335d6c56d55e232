import { useState } from 'react'
import {
  customField,
  customKinds,
  type CustomField,
  type CustomRecord,
} from '#features/custom-fields/custom-field.schema.ts'
import { customFieldsUrl as url } from '#features/custom-fields/use-custom-fields.ts'
import { currentOf } from '#features/context/current-of.ts'
import { useDraft } from '#features/context/use-draft.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'
import { kindNames, recordTitles } from './field-words.ts'
import { freshOption, OptionList, readOptions, type OptionDraft } from './option-list.tsx'

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
  const { draft, set, ...kept } = useDraft(field ? `field:${field.id}:${field.version}` : `field:${record}`, {
    name: field?.name ?? '',
    kind: field?.kind ?? 'text',
    options: JSON.stringify(unchanged),
  })
  const { name, kind } = draft
  const options = readOptions(draft.options) ?? unchanged
  const setOptions = (next: OptionDraft[]) => set('options', JSON.stringify(next))
  const drop = () => {
    kept.drop()
    onClose()
  }
  const [version, setVersion] = useState(field?.version ?? 0)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [message, setMessage] = useState<string>()
  const write = useWrite<CustomField>({
    reread: [url],
    onDone: (saved) => {
      toast({ title: field ? `${saved.name} saved` : `${saved.name} added`, tone: 'ok' })
      drop()
    },
    onFail: (failure) => {
      const current = currentOf(failure, customField)
      if (current) {
        setVersion(current.version)
        // Options that somebody else has just added are part of it now.
        setOptions([
          ...options,
          ...draftsOf(current.options).filter(({ id }) => options.every((mine) => mine.id !== id)),
        ])
      }
      const faults = failure instanceof ApiError ? (failure.body.errors ?? {}) : {}
      setErrors(faults)
      setMessage(
        current
          ? `Someone else has just changed it: it is now called ${current.name}. Save again to keep your version.`
          : (faultOfOptions(faults) ?? (faults['name'] ? undefined : messageOf(failure))),
      )
      return true
    },
  })
  const save = () => {
    setMessage(undefined)
    setErrors({})
    const offered = kind === 'choice' ? options.filter((one) => one.id || one.name.trim()) : []
    if (field)
      write.mutate({
        method: 'PATCH',
        url: `${url}/${field.id}`,
        data: {
          name,
          version,
          ...(kind === 'choice' && {
            options: offered.map(({ id, name, isArchived }) => ({ id, name, isArchived })),
          }),
        },
      })
    else
      write.mutate({
        method: 'POST',
        url,
        data: { record, kind, name, options: offered.map((one) => one.name) },
      })
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={field ? `Edit ${field.name}` : `New field for ${recordTitles[record].toLowerCase()}`}
      footer={
        <>
          <Button variant="secondary" onClick={drop}>
            Cancel
          </Button>
          <Button type="submit" form="field-form" pending={write.isPending}>
            {field ? 'Save' : 'Add field'}
          </Button>
        </>
      }
    >
      <form
        id="field-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!write.isPending) save()
        }}
      >
        {message && (
          <p role="alert" className="mb-3 border-l-4 border-signal py-1 pl-3">
            {message}
          </p>
        )}
        <TextField
          name="name"
          label="Name"
          required
          maxLength={60}
          autoComplete="off"
          value={name}
          error={errors['name']}
          onChange={(event) => set('name', event.target.value)}
        />
        {!field && (
          <SelectField
            name="kind"
            label="Kind"
            value={kind}
            options={customKinds.map((value) => ({ value, label: kindNames[value] }))}
            onChange={(event) => set('kind', event.target.value)}
          />
        )}
        {kind === 'choice' && <OptionList options={options} onChange={setOptions} />}
        <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
      </form>
    </Dialog>
  )
}

/** A fault of an option is told above the form: the API counts options, and blank lines here are none. */
const faultOfOptions = (faults: Record<string, string>) =>
  Object.entries(faults).find(([name]) => name.startsWith('options'))?.[1]
