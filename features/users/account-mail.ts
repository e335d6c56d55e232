import { brand } from '#config/brand.ts'
import type { Mail } from '#features/context/context.server.ts'

export const greeting = (name?: string) => (name ? `Hello ${name},` : 'Hello,')

/** An instant as the mails of the staff write it. */
export function day(iso: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Europe/London',
  })
  return `${format.format(new Date(iso))} London time`
}

/** A mail of a few paragraphs with one address in it, as text and as HTML. */
export function accountMail({
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
