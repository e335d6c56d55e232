import { useState } from 'react'
import { useDraft } from '#features/context/use-draft.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Checkbox, SelectField, TextField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { useWrite } from '#ui/use-write.ts'
import type { MailboxItem } from '#features/correspondence/mailbox.schema.ts'
import { useOfferUndo } from '#features/context/use-offer-undo.ts'
import type { Deleted } from '#features/leads/undo/undo.schema.ts'

const reread = ['/api/mailboxes']

const textsOf = (box: MailboxItem | undefined) => ({
  name: box?.name ?? '',
  host: box?.host ?? '',
  port: String(box?.port ?? 993),
  isSecure: (box?.isSecure ?? true) ? 'yes' : '',
  user: box?.user ?? '',
  folders: box?.folders.join(', ') ?? 'INBOX, Sent',
  isActive: (box?.isActive ?? true) ? 'yes' : '',
  signIn: box?.signIn ?? 'password',
})
type Texts = Record<keyof ReturnType<typeof textsOf>, string>
/** What opens the mailbox: never kept on a device. */
const noSecrets = { password: '', tokenUrl: '', clientId: '', clientSecret: '', refreshToken: '' }
type Secrets = typeof noSecrets

const passwords: [name: keyof Secrets, label: string][] = [['password', 'Password']]
const tokens: [name: keyof Secrets, label: string][] = [
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
  const { draft, set, ...kept } = useDraft<keyof Texts>(
    mailbox ? `mailbox:${mailbox.id}:${mailbox.version}` : 'mailbox',
    textsOf(mailbox),
  )
  const [opening, setOpening] = useState(noSecrets)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const save = useWrite({
    reread,
    onDone: () => {
      kept.drop()
      onClose()
    },
    onFail: (error) => {
      if (!(error instanceof ApiError)) return false
      setErrors(error.body.errors ?? { form: messageOf(error) })
      return true
    },
  })
  const offer = useOfferUndo(reread)
  const remove = useWrite<Deleted>({
    reread,
    onDone: ({ undo }) => {
      offer('Mailbox removed', undo, 'What was read from it is kept.')
      onClose()
    },
  })
  const text = (name: keyof Texts, label: string, more: React.ComponentProps<'input'> = {}) => (
    <TextField
      name={`mailbox-${name}`}
      label={label}
      autoComplete="off"
      {...more}
      value={draft[name]}
      error={errors[name]}
      onChange={(event) => set(name, event.target.value)}
    />
  )
  const submit = () => {
    const data = inputOf(draft, opening)
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
          checked={draft.isSecure === 'yes'}
          onChange={(event) => set('isSecure', event.target.checked ? 'yes' : '')}
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
          onChange={(event) => set('signIn', event.target.value)}
        />
        {secrets.map(([name, label]) => (
          <TextField
            key={name}
            name={`mailbox-${name}`}
            label={label}
            {...(name === 'password'
              ? { type: 'password', autoComplete: 'new-password' }
              : { autoComplete: 'off' })}
            value={opening[name]}
            error={errors[name] ?? errors[`oauth.${name}`]}
            onChange={(event) => setOpening({ ...opening, [name]: event.target.value })}
          />
        ))}
        {text('folders', 'Folders')}
        <Checkbox
          name="mailbox-active"
          label="Read it"
          checked={draft.isActive === 'yes'}
          onChange={(event) => set('isActive', event.target.checked ? 'yes' : '')}
        />
        <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
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

function inputOf(draft: Texts, { password, ...oauth }: Secrets) {
  const { name, host, user } = draft
  const signIn = draft.signIn === 'xoauth2' ? 'xoauth2' : 'password'
  return {
    name,
    host,
    user,
    isSecure: draft.isSecure === 'yes',
    isActive: draft.isActive === 'yes',
    port: Number(draft.port),
    folders: draft.folders
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
    ...(signIn === 'password' && password && { password }),
    ...(signIn === 'xoauth2' && oauth.refreshToken && { oauth }),
  }
}
