import type { MessageItem } from './message.schema.ts'
import type { MailAddress, MessageState } from './message-kinds.ts'

export const stateNames: Record<MessageState, string> = {
  held: 'Waits',
  queued: 'On its way',
  sent: 'Sent',
  filed: 'Kept as a file: there is no mail server',
  failed: 'Not sent',
  cancelled: 'Taken back',
  found: 'Sent with a mail program',
  received: 'Received',
  discarded: 'Discarded',
}

const nameOf = ({ name, address }: MailAddress) => name || address

export function titleOf({ direction, kind, from, authorName }: MessageItem): string {
  if (kind === 'bounce') return 'A mail did not arrive'
  if (kind === 'receipt') return `Receipt from ${nameOf(from)}`
  if (kind === 'auto_reply') return `Automatic reply from ${nameOf(from)}`
  if (kind === 'bulk') return `Mail to many from ${nameOf(from)}`
  return direction === 'in' ? `Mail from ${nameOf(from)}` : `Mail by ${authorName ?? nameOf(from)}`
}

export const addressesInWords = (list: MailAddress[], more = 0) =>
  [
    ...list.map(({ name, address }) => (name ? `${name} <${address}>` : address)),
    ...(more ? [`${more} more`] : []),
  ].join(', ')

/** One line about a mail: to whom, how it went, what to watch. */
export function noteOf(item: MessageItem): string {
  const { direction, to, state, attachments, authentication, bouncedAddress } = item
  const files = attachments.length
  return [
    direction === 'out' ? `to ${to.map(({ address }) => address).join(', ')}` : item.from.address,
    bouncedAddress && `it was for ${bouncedAddress}`,
    direction === 'out' && stateNames[state].toLowerCase(),
    files > 0 && (files === 1 ? '1 file' : `${files} files`),
    authentication === 'fail' && 'the sender’s domain disowns this mail: it may be forged',
  ]
    .filter(Boolean)
    .join(' · ')
}
