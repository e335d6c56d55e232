import { useState } from 'react'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { redirectStatuses, type RedirectAnswer, type RedirectItem } from './redirect.schema.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
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
  const [from, setFrom] = useState(redirect?.from ?? givenFrom)
  const [to, setTo] = useState(redirect?.to ?? givenTo)
  const [status, setStatus] = useState(redirect?.status ?? 301)
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
      onClose()
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
          <Button variant="secondary" onClick={onClose}>
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
          onChange={(event) => setFrom(event.target.value)}
        />
        <SelectField
          label="Status"
          name="status"
          options={redirectStatuses.map((value) => ({
            value: String(value),
            label: redirectStatusNames[value] ?? '',
          }))}
          value={String(status)}
          onChange={(event) => setStatus(Number(event.target.value))}
        />
        {!isGone && (
          <TextField
            label="New address"
            name="to"
            required
            hint="A page of this site, such as /contact, or a whole address that starts with https://"
            value={to}
            error={errors['to']}
            onChange={(event) => setTo(event.target.value)}
          />
        )}
      </form>
    </Dialog>
  )
}
