import { MailsScreen } from '#features/mail/mails-screen.tsx'
import { useUser } from '#features/users/accounts/use-user.ts'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Mails')

export default function Mails() {
  const { user } = useUser()
  return <MailsScreen mayResend={user?.permissions.includes('mail.resend') ?? false} />
}
