import { useState } from 'react'
import { useDraft } from '#features/context/use-draft.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { redirectStatuses, type RedirectAnswer, type RedirectItem } from './redirect.schema.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { toast } from '#ui/toast.tsx'
import { redirectStatusNames } from './redirect-statuses.ts'
import { useWrite } from '#ui/use-write.ts'

interface Props {
  redirect?: RedirectItem | undefined
  /** For one made from the list of missing pages. */
  from?: string
  to?: string
  onClose: () => void
}

export function RedirectForm({ redirect, from: givenFrom = '', to: givenTo = '', onClose }: Props) {
  const name = redirect ? `redirect:${redirect.id}:${redirect.version}` : `redirect:${givenFrom}`
  const { draft, set, ...kept } = useDraft(name, {
    from: redirect?.from ?? givenFrom,
    to: redirect?.to ?? givenTo,
    status: String(redirect?.status ?? 301),
  })
  const { from, to } = draft
  const status = Number(draft.status)
  const drop = () => {
    kept.drop()
    onClose()
  }
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [message, setMessage] = useState<string>()
  const isGone = status === 410
  const write = useWrite<RedirectAnswer>({
    reread: ['/api/'],
    onDone: ({ notes }) => {
      toast({
        title: redirect ? 'Redirect saved' : 'Redirect added',
        description: notes[0] ?? 'It works on every server within a second.',
      })
      drop()
    },
    onFail: (failure) => {
      setErrors(failure instanceof ApiError ? (failure.body.errors ?? {}) : {})
      setMessage(messageOf(failure))
      return true
    },
  })

  function save(event: React.FormEvent) {
    event.preventDefault()
    if (write.isPending) return
    setErrors({})
    setMessage(undefined)
    const fields = { from, to: isGone ? null : to, status }
    write.mutate(
      redirect
        ? {
            method: 'PUT',
            url: `/api/redirects/${redirect.id}`,
            data: { ...fields, version: redirect.version },
          }
        : { method: 'POST', url: '/api/redirects', data: fields },
    )
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={redirect ? 'Edit the redirect' : 'New redirect'}
      footer={
        <>
          <Button variant="secondary" onClick={drop}>
            Cancel
          </Button>
          <Button type="submit" form="redirect-form" pending={write.isPending}>
            {redirect ? 'Save' : 'Add it'}
          </Button>
        </>
      }
    >
      <form id="redirect-form" noValidate onSubmit={save}>
        {message && Object.keys(errors).length === 0 && (
          <p role="alert" className="mb-3 border-l-4 border-signal py-1 pl-3">
            {message}
          </p>
        )}
        <TextField
          label="Old address"
          name="from"
          required
          placeholder="/old-page"
          value={from}
          error={errors['from']}
          onChange={(event) => set('from', event.target.value)}
        />
        <SelectField
          label="Status"
          name="status"
          options={redirectStatuses.map((value) => ({
            value: String(value),
            label: redirectStatusNames[value] ?? '',
          }))}
          value={draft.status}
          onChange={(event) => set('status', event.target.value)}
        />
        {!isGone && (
          <TextField
            label="New address"
            name="to"
            required
            hint="A page of this site, such as /contact, or a whole address that starts with https://"
            value={to}
            error={errors['to']}
            onChange={(event) => set('to', event.target.value)}
          />
        )}
        <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
      </form>
    </Dialog>
  )
}
