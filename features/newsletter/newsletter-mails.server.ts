import { brand } from '#config/brand.ts'
import type { Mail, Settings } from '#features/context/context.server.ts'
import { writeMail } from '#features/publishing/mail-texts/write-mail.server.ts'
import { newsletterPaths } from './newsletter-paths.ts'

export const preferencesUrl = (settings: Pick<Settings, 'siteUrl'>, leaveKey: string) =>
  `${settings.siteUrl}${newsletterPaths.preferences}?key=${leaveKey}`

/** One link. The row goes with the sending: nobody is on a list yet. */
const letter = (
  id: 'newsletter.confirm' | 'newsletter.already',
  email: string,
  link: { url: string; label: string },
): Mail => ({
  kind: id,
  to: email,
  replyTo: brand.email,
  ...writeMail(id, { link }),
  leavesNoTrace: true,
})

/** Asks whether the address is theirs and the newsletter wanted. */
export const confirmMail = (settings: Settings, { email, key }: { email: string; key: string }): Mail =>
  letter('newsletter.confirm', email, {
    url: `${settings.siteUrl}${newsletterPaths.confirm}?key=${key}`,
    label: 'Confirm my address',
  })

/** To someone who is on the list: the page that took the sign-up says the same to everybody. */
export const alreadyMail = (
  settings: Settings,
  { email, leaveKey }: { email: string; leaveKey: string },
): Mail =>
  letter('newsletter.already', email, {
    url: preferencesUrl(settings, leaveKey),
    label: 'See my preferences',
  })
