import { useState } from 'react'
import { useDraft } from '#features/context/use-draft.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { useWrite } from '#ui/use-write.ts'
import { templateFields } from '#features/correspondence/write/template-fields.ts'
import type { TemplateItem } from '#features/correspondence/write/template.schema.ts'
import { useOfferUndo } from '#features/context/use-offer-undo.ts'
import type { Deleted } from '#features/leads/undo/undo.schema.ts'

const reread = ['/api/mail-templates']

/** The templates, and one of them at a time to change. */
export function TemplatesDialog({ items, onClose }: { items: TemplateItem[]; onClose: () => void }) {
  const [edited, setEdited] = useState<TemplateItem | 'new' | undefined>(
    items.length === 0 ? 'new' : undefined,
  )
  const offer = useOfferUndo(reread)
  const remove = useWrite<Deleted>({ reread, onDone: ({ undo }) => offer('Template deleted', undo) })
  const isOpen = edited !== undefined
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={isOpen ? (edited === 'new' ? 'New template' : edited.name) : 'Templates'}
      description={isOpen ? `Fields: ${templateFields.map((name) => `{{${name}}}`).join(', ')}` : undefined}
      footer={
        !isOpen && (
          <Button icon="plus" onClick={() => setEdited('new')}>
            New template
          </Button>
        )
      }
    >
      {isOpen ? (
        <TemplateForm
          key={edited === 'new' ? 'new' : edited.id}
          template={edited === 'new' ? undefined : edited}
          onDone={() => setEdited(undefined)}
        />
      ) : (
        <ul className="divide-y divide-rule">
          {items.map((item) => (
            <li key={item.id} className="flex flex-wrap items-center gap-2 py-2">
              <span className="min-w-0 grow font-semibold break-words">{item.name}</span>
              <Button variant="quiet" size="sm" icon="edit" onClick={() => setEdited(item)}>
                Change
              </Button>
              <Button
                variant="quiet"
                size="sm"
                icon="trash"
                pending={remove.isPending}
                onClick={() => remove.mutate({ method: 'DELETE', url: `/api/mail-templates/${item.id}` })}
              >
                Delete
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function TemplateForm({ template, onDone }: { template: TemplateItem | undefined; onDone: () => void }) {
  const { draft, set, ...kept } = useDraft(
    `template:${template ? `${template.id}:${template.version}` : 'new'}`,
    {
      name: template?.name ?? '',
      subject: template?.subject ?? '',
      text: template?.text ?? '',
    },
  )
  const leave = () => {
    kept.drop()
    onDone()
  }
  const [errors, setErrors] = useState<Record<string, string>>({})
  const save = useWrite({
    reread,
    onDone: leave,
    onFail: (error) => {
      if (!(error instanceof ApiError)) return false
      setErrors(error.body.errors ?? { text: messageOf(error) })
      return true
    },
  })
  const { name, subject, text } = draft
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const data = { name, subject, text }
        if (template)
          save.mutate({
            method: 'PUT',
            url: `/api/mail-templates/${template.id}`,
            data: { ...data, version: template.version },
          })
        else save.mutate({ method: 'POST', url: '/api/mail-templates', data })
      }}
    >
      <TextField
        name="template-name"
        label="Name"
        value={name}
        error={errors['name']}
        onChange={(event) => set('name', event.target.value)}
      />
      <TextField
        name="template-subject"
        label="Subject"
        value={subject}
        error={errors['subject']}
        onChange={(event) => set('subject', event.target.value)}
      />
      <TextArea
        name="template-text"
        label="Message"
        rows={10}
        value={text}
        error={errors['text']}
        onChange={(event) => set('text', event.target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" pending={save.isPending}>
          Save
        </Button>
        <Button variant="secondary" onClick={leave}>
          Back
        </Button>
        <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
      </div>
    </form>
  )
}
