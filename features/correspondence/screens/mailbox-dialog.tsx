import { useState } from 'react'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Checkbox, SelectField, TextField } from '#ui/field.tsx'
import { useWrite } from '#ui/use-write.ts'
import type { MailboxItem } from '#features/correspondence/mailbox.schema.ts'

const reread = ['/api/mailboxes']

const draftOf = (box: MailboxItem | undefined) => ({
  name: box?.name ?? '',
  host: box?.host ?? '',
  port: String(box?.port ?? 993),
  isSecure: box?.isSecure ?? true,
  user: box?.user ?? '',
  folders: box?.folders.join(', ') ?? 'INBOX, Sent',
  isActive: box?.isActive ?? true,
  signIn: box?.signIn ?? 'password',
  password: '',
  tokenUrl: '',
  clientId: '',
  clientSecret: '',
  refreshToken: '',
})
type Draft = ReturnType<typeof draftOf>

const passwords: [name: keyof Draft & string, label: string][] = [['password', 'Password']]
const tokens: [name: keyof Draft & string, label: string][] = [
  ['tokenUrl', 'Address that issues tokens'],
  ['clientId', 'Client id'],
  ['clientSecret', 'Client secret'],
  ['refreshToken', 'Refresh token'],
]

/** A mailbox to read. A password that is left empty stays as it is. */
export function MailboxDialog({
  mailbox,
  onClose,
}: {
  mailbox: MailboxItem | undefined
  onClose: () => void
}) {
  const [draft, setDraft] = useState(() => draftOf(mailbox))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const save = useWrite({
    reread,
    onDone: onClose,
    onFail: (error) => {
      if (!(error instanceof ApiError)) return false
      setErrors(error.body.errors ?? { form: messageOf(error) })
      return true
    },
  })
  const remove = useWrite({ reread, onDone: onClose })
  const text = (name: keyof Draft & string, label: string, more: React.ComponentProps<'input'> = {}) => (
    <TextField
      key={name}
      name={`mailbox-${name}`}
      label={label}
      autoComplete="off"
      {...more}
      value={String(draft[name])}
      error={errors[name] ?? errors[`oauth.${name}`]}
      onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
    />
  )
  const submit = () => {
    const data = inputOf(draft)
    if (mailbox)
      save.mutate({
        method: 'PATCH',
        url: `/api/mailboxes/${mailbox.id}`,
        data: { ...data, version: mailbox.version },
      })
    else save.mutate({ method: 'POST', url: '/api/mailboxes', data })
  }
  const secrets = draft.signIn === 'password' ? passwords : tokens
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={mailbox ? mailbox.name : 'Add a mailbox'}
      footer={
        <>
          {mailbox && (
            <Button
              variant="danger"
              pending={remove.isPending}
              onClick={() => remove.mutate({ method: 'DELETE', url: `/api/mailboxes/${mailbox.id}` })}
            >
              Remove
            </Button>
          )}
          <Button pending={save.isPending} onClick={submit}>
            Save
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {text('name', 'Name')}
        <div className="grid gap-x-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
          {text('host', 'IMAP server')}
          {text('port', 'Port', { inputMode: 'numeric' })}
        </div>
        <Checkbox
          name="mailbox-secure"
          label="TLS from the start"
          checked={draft.isSecure}
          onChange={(event) => setDraft({ ...draft, isSecure: event.target.checked })}
        />
        {text('user', 'User name')}
        <SelectField
          name="mailbox-sign-in"
          label="Sign-in method"
          value={draft.signIn}
          options={[
            { value: 'password', label: 'A password' },
            { value: 'xoauth2', label: 'OAuth (Google, Microsoft)' },
          ]}
          onChange={(event) =>
            setDraft({ ...draft, signIn: event.target.value === 'xoauth2' ? 'xoauth2' : 'password' })
          }
        />
        {secrets.map(([name, label]) =>
          text(name, label, name === 'password' ? { type: 'password', autoComplete: 'new-password' } : {}),
        )}
        {text('folders', 'Folders')}
        <Checkbox
          name="mailbox-active"
          label="Read it"
          checked={draft.isActive}
          onChange={(event) => setDraft({ ...draft, isActive: event.target.checked })}
        />
        <p role="alert" className="text-signal-strong">
          {errors['form']}
        </p>
        <button type="submit" className="sr-only" tabIndex={-1}>
          Save
        </button>
      </form>
    </Dialog>
  )
}

function inputOf(draft: Draft) {
  const { name, host, user, isSecure, isActive, signIn, password } = draft
  const { tokenUrl, clientId, clientSecret, refreshToken } = draft
  return {
    name,
    host,
    user,
    isSecure,
    isActive,
    port: Number(draft.port),
    folders: draft.folders
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
    ...(signIn === 'password' && password && { password }),
    ...(signIn === 'xoauth2' &&
      refreshToken && { oauth: { tokenUrl, clientId, clientSecret, refreshToken } }),
  }
}
