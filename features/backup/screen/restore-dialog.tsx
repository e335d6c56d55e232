import { useState } from 'react'
import { longTime } from '#lib/office-time.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import type { BackupItem } from '#features/backup/backup.schema.ts'
import { useBackupWrite, type Access } from './use-backups.ts'

interface Props {
  backup: BackupItem
  siteName: string
  access: Access
  onClose: () => void
}

/** First what will happen, then the two things that nobody does by mistake. */
export function RestoreDialog({ backup, siteName, access, onClose }: Props) {
  const [step, setStep] = useState<'what' | 'confirm'>('what')
  const close = () => onClose()
  return (
    <Dialog
      open
      onOpenChange={close}
      title={step === 'what' ? 'Restore this backup' : 'Confirm the restore'}
      description={
        step === 'what' ? longTime(backup.madeAt) : `All data goes back to ${longTime(backup.madeAt)}`
      }
      footer={
        step === 'what' ? (
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button onClick={() => setStep('confirm')}>Go on</Button>
          </>
        ) : (
          <Button variant="secondary" onClick={() => setStep('what')}>
            Back
          </Button>
        )
      }
    >
      {step === 'what' ? <What backup={backup} /> : <Confirm {...{ backup, siteName, access, onClose }} />}
    </Dialog>
  )
}

function What({ backup }: { backup: BackupItem }) {
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5 text-sm">
      <li>
        Everything that was entered or changed since then is replaced: leads, chats, suppliers, users and
        their passwords. The audit log goes on.
      </li>
      <li>
        The backup is first loaded beside the live data and compared. If anything is wrong with it, nothing is
        changed.
      </li>
      <li>What is there now is saved as a backup of its own, so that you can go back.</li>
      <li>
        The site works as usual while the backup is loaded. During the copy and the swap, visitors and staff
        are asked to come back in a minute.
      </li>
      <li>
        Everyone except you is signed out. People whose data has been erased since are erased again. Mails
        that were waiting to be sent at the time are held back, under Mails.
      </li>
      {!backup.verifiedAt && <li>This backup has never been checked. The restore includes the check.</li>}
    </ul>
  )
}

function Confirm({ backup, siteName, access, onClose }: Props) {
  const [name, setName] = useState('')
  const [secret, setSecret] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const restore = useBackupWrite(access, {
    onDone: onClose,
    onFail(error) {
      const given = error instanceof ApiError ? error.body.errors : undefined
      setErrors(given ?? { secret: messageOf(error) })
      return true
    },
  })
  const isCode = /^\d{6}$/.test(secret.trim())
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setErrors({})
        const data = { siteName: name, ...(isCode ? { totp: secret.trim() } : { password: secret }) }
        restore.mutate({ method: 'POST', url: `/api/backups/${backup.id}/restore`, data })
      }}
    >
      <TextField
        label={`Type the name of this site: ${siteName}`}
        name="siteName"
        autoComplete="off"
        value={name}
        error={errors['siteName']}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label="Your password, or a code of your authenticator app"
        name="secret"
        type="password"
        autoComplete="current-password"
        value={secret}
        error={errors['secret'] ?? errors['password'] ?? errors['totp']}
        onChange={(event) => setSecret(event.target.value)}
      />
      <Button
        type="submit"
        variant="danger"
        icon="history"
        pending={restore.isPending}
        disabled={name.trim() !== siteName || secret === ''}
      >
        Replace all data with this backup
      </Button>
    </form>
  )
}
