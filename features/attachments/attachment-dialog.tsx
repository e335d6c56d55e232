import { useState } from 'react'
import { useDraft } from '#features/context/use-draft.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextArea, TextField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { useWrite } from '#ui/use-write.ts'
import {
  attachmentChange,
  documentKindNames,
  documentKinds,
  type AttachmentItem,
} from './attachment.schema.ts'

interface Props {
  url: string
  file: AttachmentItem
  onClose: () => void
}

const kindOptions = [
  { value: '', label: 'Not stated' },
  ...documentKinds.map((value) => ({ value, label: documentKindNames[value] })),
]

/** What a file is called, what is said of it, which kind of document it is and until when it holds. */
export function AttachmentDialog({ url, file, onClose }: Props) {
  const { draft, set, ...kept } = useDraft(`attachment:${file.id}`, {
    name: file.name,
    description: file.description ?? '',
    kind: file.kind ?? '',
    expiresOn: file.expiresOn ?? '',
  })
  const { name, description, kind, expiresOn } = draft
  const drop = () => {
    kept.drop()
    onClose()
  }
  const [errors, setErrors] = useState<Record<string, string>>({})
  const save = useWrite({
    reread: [url],
    onDone: drop,
    onFail: (error) => {
      const known = error instanceof ApiError ? error.body.errors : undefined
      setErrors(known ?? { name: messageOf(error) })
      return true
    },
  })
  const submit = () => {
    const change = {
      // What is newer than was seen is told, not written over.
      version: file.version,
      name,
      description: description || null,
      kind: kind || null,
      expiresOn: expiresOn || null,
    }
    const parsed = attachmentChange.safeParse(change)
    if (!parsed.success) {
      setErrors(
        Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])),
      )
      return
    }
    if (!save.isPending) save.mutate({ method: 'PATCH', url: `${url}/${file.id}`, data: parsed.data })
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={drop}>
        Cancel
      </Button>
      <Button type="submit" pending={save.isPending}>
        Save changes
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Edit the file"
      footer={footer}
      onSubmit={submit}
    >
      <TextField
        name="file-name"
        label="Name"
        maxLength={120}
        value={name}
        error={errors['name'] ?? errors['version']}
        onChange={(event) => set('name', event.target.value)}
      />
      <TextArea
        name="file-description"
        label="Description"
        maxLength={500}
        value={description}
        error={errors['description']}
        onChange={(event) => set('description', event.target.value)}
      />
      <SelectField
        name="file-kind"
        label="Kind"
        options={kindOptions}
        value={kind}
        error={errors['kind']}
        onChange={(event) => set('kind', event.target.value)}
      />
      <TextField
        name="file-expires"
        type="date"
        label="Valid until"
        hint="The last day it is valid. Leave empty if it has no end date."
        value={expiresOn}
        error={errors['expiresOn']}
        onChange={(event) => set('expiresOn', event.target.value)}
      />
      <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
    </Dialog>
  )
}
