import { BackupScreen } from '#features/backup/screen/backup-screen.tsx'
import { ConfirmationCancelled } from '#features/users/confirmation/confirmation-cancelled.ts'
import { useConfirmation } from '#features/users/confirmation/use-confirmation.tsx'
import { useMe } from '#features/context/use-me.ts'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Backups')

export default function Backup() {
  const { may } = useMe()
  const { confirmed, dialog } = useConfirmation()
  const access = {
    mayCreate: may('backup.create'),
    mayRestore: may('backup.restore'),
    confirmed,
    isCancelled: (error: unknown) => error instanceof ConfirmationCancelled,
  }
  return (
    <>
      <BackupScreen access={access} />
      {dialog}
    </>
  )
}
