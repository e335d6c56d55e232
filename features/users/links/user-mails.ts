import { brand } from '#config/brand.ts'
import type { Mail } from '#features/context/context.server.ts'
import { roleNames, type Role } from '#features/context/permissions.ts'
import { accountMail, day, greeting } from '#features/users/account-mail.ts'

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
  const who = inviter ? `${inviter} invites you` : 'You are invited'
  return accountMail({
    to,
    kind: 'user.invitation',
    subject: `Your account at ${brand.name}`,
    lines: [
      greeting(name),
      `${who} to the staff area of ${brand.name}, as ${roleNames[role]}.`,
      `Choose a password here; the link works once, until ${day(expiresAt)}:`,
    ],
    url,
    after: 'If you did not expect this, you can ignore this email.',
  })
}

export function resetMail({ to, name, url, expiresAt }: Link & { name: string }): Mail {
  return accountMail({
    to,
    kind: 'user.reset',
    subject: `A new password for ${brand.name}`,
    lines: [
      greeting(name),
      'A colleague has sent you this link to set a new password.',
      `It works once, until ${day(expiresAt)}. Until then your present password stays valid:`,
    ],
    url,
    after: 'If you did not ask for this, tell your colleague who looks after the accounts.',
  })
}

/** To someone who asked for it on the sign-in screen, or whose address somebody entered there. */
export function forgottenMail({ to, name, url, expiresAt }: Link & { name: string }): Mail {
  return accountMail({
    to,
    kind: 'user.reset',
    subject: `A new password for ${brand.name}`,
    lines: [
      greeting(name),
      'Someone asked on our sign-in page for a new password for this account.',
      `If it was you, set one here. The link works once, until ${day(expiresAt)}; until then your present password stays valid:`,
    ],
    url,
    after: 'If it was not you, you can ignore this email: nothing changes unless the link is used.',
  })
}
