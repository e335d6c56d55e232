import { useState } from 'react'
import { useDraft } from '#features/context/use-draft.ts'
import { ApiError, messageBeside } from '#lib/api-client.ts'
import { mergeDrafts } from '#lib/merge-drafts.ts'
import { Button } from '#ui/button.tsx'
import { ConflictDialog } from '#ui/conflict-dialog.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextArea, TextField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'
import { kindWords, solutionChoices, type EntryField } from './entry-words.ts'
import { entryItem, type EntryItem, type EntryKind } from './entry.schema.ts'

export const entriesUrl = '/api/firm/entries'

type Draft = Record<string, string>
interface Base {
  fields: Draft
  version: number
}

/** One person, case or certificate. Someone else's changes in between are merged, or asked about field by field. */
export function EntryForm({
  kind,
  item,
  onClose,
}: {
  kind: EntryKind
  item?: EntryItem | undefined
  onClose: () => void
}) {
  const { one, fields } = kindWords[kind]
  const names = fields.map(({ name }) => name)
  const [base, setBase] = useState<Base>({ ...emptyBase(names), ...item })
  const { draft, set, setAll, ...kept } = useDraft<string>(`entry:${item?.id ?? kind}`, {
    ...emptyBase(names).fields,
    ...item?.fields,
  })
  const drop = () => {
    kept.drop()
    onClose()
  }
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [message, setMessage] = useState<string>()
  const [conflict, setConflict] = useState<{ current: Base; merged: Draft; fields: string[] }>()
  const write = useWrite<EntryItem>({
    reread: [entriesUrl],
    onDone: () => {
      toast({ title: 'Saved', description: 'Pages show it within a second.', tone: 'ok' })
      drop()
    },
    onFail: (failure) => {
      const current = currentOf(failure)
      if (current) settle(current)
      else
        setMessage(
          messageBeside(
            failure,
            names.map((name) => `fields.${name}`),
          ),
        )
      if (failure instanceof ApiError) setErrors(failure.body.errors ?? {})
      return true
    },
  })

  function settle(current: Base) {
    const { merged, conflicts } = mergeDrafts(names, base.fields, draft, current.fields)
    if (conflicts.length > 0) return setConflict({ current, merged, fields: conflicts })
    save(merged, current)
  }

  function save(wanted: Draft, on: Base) {
    setErrors({})
    setMessage(undefined)
    setConflict(undefined)
    setAll(wanted)
    setBase(on)
    const data = { kind, fields: wanted }
    if (item)
      write.mutate({ method: 'PUT', url: `${entriesUrl}/${item.id}`, data: { ...data, version: on.version } })
    else write.mutate({ method: 'POST', url: entriesUrl, data })
  }

  if (conflict)
    return (
      <ConflictDialog
        title={`Someone else changed this ${one}`}
        fields={conflict.fields}
        labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
        mine={conflict.merged}
        theirs={conflict.current.fields}
        show={(_field, value) => value || 'empty'}
        pending={write.isPending}
        onClose={() => setConflict(undefined)}
        onChoose={(chosen) => save(chosen, conflict.current)}
      />
    )
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={item ? `Edit the ${one}` : `New ${one}`}
      size="lg"
      footer={
        <>
          <Button variant="secondary" onClick={drop}>
            Cancel
          </Button>
          <Button type="submit" form="entry-form" pending={write.isPending}>
            {item ? 'Save' : 'Add it'}
          </Button>
        </>
      }
    >
      <form
        id="entry-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!write.isPending) save(draft, base)
        }}
      >
        {message && (
          <p role="alert" className="mb-3 border-l-4 border-signal py-1 pl-3">
            {message}
          </p>
        )}
        {fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            value={draft[field.name] ?? ''}
            error={errors[`fields.${field.name}`]}
            onChange={(value) => set(field.name, value)}
          />
        ))}
        <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
      </form>
    </Dialog>
  )
}

interface FieldProps {
  field: EntryField
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function Field({ field: { name, label, hint, kind, isRequired }, value, error, onChange }: FieldProps) {
  const common = {
    name,
    label,
    value,
    ...(hint && { hint }),
    ...(error && { error }),
    ...(isRequired && { required: true }),
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  if (kind === 'text') return <TextArea {...common} rows={3} />
  if (kind === 'solution') return <SelectField {...common} options={solutionChoices} />
  return <TextField {...common} type={kind ?? 'text'} />
}

const emptyBase = (names: string[]): Base => ({
  fields: Object.fromEntries(names.map((name) => [name, ''])),
  version: 0,
})

/** The entry as it is now, when the answer says that someone was quicker. */
function currentOf(error: unknown): EntryItem | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const { data } = error.body
  if (typeof data !== 'object' || data === null || !('current' in data)) return undefined
  const parsed = entryItem.safeParse(data.current)
  return parsed.success ? parsed.data : undefined
}
