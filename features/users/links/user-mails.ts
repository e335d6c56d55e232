import { brand } from '#config/brand.ts'
import type { Mail } from '#features/context/context.server.ts'
import { roleNames, type Role } from '#features/context/permissions.ts'

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
  return mail({
    to,
    kind: 'user.invitation',
    subject: `Your account at ${brand.name}`,
    lines: [
      greeting(name),
      `${who} to the staff area of ${brand.name}, as ${roleNames[role]}.`,
      `Choose a password here; the link works once, until ${day(expiresAt)}:`,
    ],
    url,
    after: 'If you did not expect this, you need do nothing.',
  })
}

export function resetMail({ to, name, url, expiresAt }: Link & { name: string }): Mail {
  return mail({
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

const greeting = (name?: string) => (name ? `Hello ${name},` : 'Hello,')

function day(iso: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Europe/London',
  })
  return `${format.format(new Date(iso))} London time`
}

function mail({
  to,
  kind,
  subject,
  lines,
  url,
  after,
}: {
  to: string
  kind: string
  subject: string
  lines: string[]
  url: string
  after: string
}): Mail {
  const paragraphs = [...lines.map(escaped), `<a href="${escaped(url)}">${escaped(url)}</a>`, escaped(after)]
  return {
    to,
    kind,
    subject,
    text: [...lines, url, after, brand.name].join('\n\n'),
    html: [...paragraphs, escaped(brand.name)].map((text) => `<p>${text}</p>`).join('\n'),
  }
}

function escaped(text: string) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
