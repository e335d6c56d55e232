import { brand } from '#config/brand.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import type { Mail, Settings } from '#features/context/context.server.ts'
import { senderMark } from '#features/context/mail-sender.ts'
import { mailFrame } from '#features/intake/enquiry-mail.server.ts'
import { newsletterPaths } from './newsletter-paths.ts'

export const preferencesUrl = (settings: Pick<Settings, 'siteUrl'>, leaveKey: string) =>
  `${settings.siteUrl}${newsletterPaths.preferences}?key=${leaveKey}`

interface Letter {
  kind: string
  email: string
  subject: string
  before: string
  link: { url: string; label: string }
  after: string
}

/** One link in three sentences. The row goes with the sending: nobody is on a list yet. */
function letter({ kind, email, subject, before, link, after }: Letter): Mail {
  const href = escapeHtml(link.url)
  return {
    kind: `newsletter.${kind}`,
    to: email,
    replyTo: brand.email,
    subject,
    text: [before, link.url, after, senderMark].join('\n\n'),
    html: mailFrame(
      escapeHtml(subject),
      `<p style="margin:0 0 16px">${escapeHtml(before)}</p>
<p style="margin:0 0 16px"><a href="${href}"><strong>${escapeHtml(link.label)}</strong></a></p>
<p style="margin:0;font-size:14px">${escapeHtml(after)}</p>`,
    ),
    leavesNoTrace: true,
  }
}

const stranger =
  'The link works for 7 days. If this wasn’t you, do nothing: no newsletter comes, and your address is deleted then.'

/** Asks whether the address is theirs and the newsletter wanted. */
export const confirmMail = (settings: Settings, { email, key }: { email: string; key: string }): Mail =>
  letter({
    kind: 'confirm',
    email,
    subject: `Please confirm: news by email from ${brand.name}`,
    before: `Someone, hopefully you, asked on our site for the newsletter of ${brand.name} at this address. Open this link and press the button to get it:`,
    link: { url: `${settings.siteUrl}${newsletterPaths.confirm}?key=${key}`, label: 'Confirm my address' },
    after: stranger,
  })

/** To someone who is on the list: the page that took the sign-up says the same to everybody. */
export const alreadyMail = (
  settings: Settings,
  { email, leaveKey }: { email: string; leaveKey: string },
): Mail =>
  letter({
    kind: 'already',
    email,
    subject: 'You already get our newsletter',
    before:
      'Someone, hopefully you, asked for the newsletter at this address, which gets it already. Here you see what you chose, and can change it or unsubscribe:',
    link: { url: preferencesUrl(settings, leaveKey), label: 'See my preferences' },
    after: 'If this wasn’t you, do nothing: nothing has changed.',
  })
