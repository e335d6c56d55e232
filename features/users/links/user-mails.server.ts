import type { Mail } from '#features/context/context.server.ts'
import { roleNames, type Role } from '#features/context/permissions.ts'
import { writeMail } from '#features/publishing/mail-texts/write-mail.server.ts'
import { day } from '#features/users/account-mail.ts'

interface Link {
  to: string
  url: string
  expiresAt: string
}

export function invitationMail({
  to,
  name,
  role,
  inviter,
  url,
  expiresAt,
}: Link & { name?: string; role: Role; inviter?: string }): Mail {
  const values = {
    name: name ?? '',
    invitation: inviter ? `${inviter} invites you` : 'You are invited',
    role: roleNames[role],
    until: day(expiresAt),
    link: { url, label: 'Choose a password' },
  }
  return { to, kind: 'user.invitation', ...writeMail('user.invitation', values) }
}

const resetValues = ({ name, url, expiresAt }: Omit<Link, 'to'> & { name: string }) => ({
  name,
  until: day(expiresAt),
  link: { url, label: 'Set a new password' },
})

export const resetMail = ({ to, ...link }: Link & { name: string }): Mail => ({
  to,
  kind: 'user.reset',
  ...writeMail('user.reset', resetValues(link)),
})

/** To someone who asked for it on the sign-in screen, or whose address somebody entered there. */
export const forgottenMail = ({ to, ...link }: Link & { name: string }): Mail => ({
  to,
  kind: 'user.reset',
  ...writeMail('user.forgotten', resetValues(link)),
})
