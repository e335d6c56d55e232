import { brand } from '#config/brand.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import type { Mail, Settings } from '#features/context/context.server.ts'
import { senderMark } from '#features/context/mail-sender.ts'
import { mailFrame } from '#features/context/mail-frame.ts'
import { dayInWords } from './due-date.ts'
import type { RequestKind } from './privacy-kinds.ts'
import { privacyPaths } from './privacy-paths.ts'
import { kindLabels } from '#features/privacy/privacy-words.ts'

interface Addressed {
  reference: string
  email: string
  name: string
}

const done: Record<RequestKind, string> = {
  access: 'your request for a copy of your data',
  erasure: 'your request to have your data deleted',
  objection: 'your objection',
  complaint: 'your complaint',
}

/** A letter of paragraphs; one that starts with https stands as a link. */
function letter(kind: string, to: Addressed, subject: string, paragraphs: string[]): Mail {
  const lines = [`Hello ${to.name},`, ...paragraphs]
  const shown = lines.map((line) =>
    /^https?:\/\/\S+$/.test(line)
      ? `<p style="margin:0 0 16px;overflow-wrap:anywhere"><a href="${escapeHtml(line)}"><strong>${escapeHtml(line)}</strong></a></p>`
      : `<p style="margin:0 0 16px;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(line)}</p>`,
  )
  return {
    kind: `privacy.${kind}`,
    to: to.email,
    replyTo: brand.email,
    subject: `${subject} (${to.reference})`,
    text: `${[...lines, ''].join('\n\n')}${senderMark}\nReference: ${to.reference}`,
    html: mailFrame(escapeHtml(subject), shown.join('\n'), to.reference),
  }
}

const stranger =
  'If this wasn’t you, do nothing. Without the link nothing is sent or deleted, and a request that nobody confirms is deleted after 90 days.'

const confirmLink = (settings: Settings, key: string) =>
  `${settings.siteUrl}${privacyPaths.confirm}?key=${key}`

/** To the person: that it arrived, until when it is answered, and for what is disclosed or deleted, the question whether it is theirs. */
export function acknowledgementMail(
  settings: Settings,
  request: Addressed & { kind: RequestKind; dueOn: string },
  key: string | undefined,
): Mail {
  const { kind, dueOn } = request
  const due = dayInWords(dueOn)
  const asks = key
    ? [
        'Before we send or delete anything, please show that this address is yours. Open this link and press the button; it works for 30 days:',
        confirmLink(settings, key),
      ]
    : []
  const stops =
    kind === 'objection'
      ? [
          'We have stopped sending news to this address. If you object to something else, a person will now look at it.',
        ]
      : []
  return letter('acknowledgement', request, `We have ${done[kind]}`, [
    `We have ${done[kind]}. You will have our answer by ${due} at the latest, free of charge.`,
    ...asks,
    ...stops,
    key ? stranger : 'If you didn’t write to us, please reply to this email.',
  ])
}

/** To the person, when staff ask again. */
export const identityMail = (
  settings: Settings,
  request: Addressed & { kind: RequestKind },
  key: string,
): Mail =>
  letter('identity', request, 'Is this address yours?', [
    `To deal with ${done[request.kind]}, we need to know that this address is yours. Open this link and press the button; it works for 30 days:`,
    confirmLink(settings, key),
    stranger,
  ])

export const extensionMail = (request: Addressed & { dueOn: string }, reason: string): Mail =>
  letter('extension', request, `We need until ${dayInWords(request.dueOn)}`, [
    `Your request is taking longer than a month. The law allows two months more, so you will have our answer by ${dayInWords(request.dueOn)} at the latest. The reason:`,
    reason,
    'You can complain about this to us or to a regulator: in the UK the Information Commissioner’s Office, in Ireland the Data Protection Commission.',
  ])

export function answerMail(
  request: Addressed,
  { outcome, text, copy }: { outcome: 'done' | 'refused'; text: string; copy: string | undefined },
): Mail {
  const rights =
    outcome === 'refused'
      ? [
          'You can complain about this to us, to a regulator or in court: in the UK to the Information Commissioner’s Office (ico.org.uk), in Ireland to the Data Protection Commission (dataprotection.ie).',
        ]
      : []
  const subject = outcome === 'refused' ? 'We can’t do what you asked for' : 'The answer to your request'
  return letter('answer', request, subject, [text, ...rights, ...(copy ? [copy] : [])])
}

/** The last word to someone who was erased: it is deleted once it was sent, and after a week at the latest. */
export const erasedMail = (request: Addressed, kept: string[]): Mail => ({
  ...letter('erased', request, 'Your data has been deleted', [
    'We have deleted everything we held about this address: any record, enquiries, notes, chats, assessments and emails.',
    ...(kept.length > 0 ? [`What stays, and why: ${kept.join('; ')}.`] : []),
    'We keep a hash of your address, which can’t be read back, so that a restored backup doesn’t bring your data back and no newsletter goes to it. Our copy of this email is deleted once it has been sent, and after seven days at the latest.',
  ]),
  leavesNoTrace: true,
})

/** To our own mailbox. What was written stays behind the sign-in. */
export function noticeMail(
  settings: Settings,
  request: { id: string; reference: string; kind: RequestKind; dueOn: string },
): Mail {
  const { id, reference, kind, dueOn } = request
  const link = `${settings.siteUrl}/privacy-desk/${id}`
  const due = `due on ${dayInWords(dueOn)}`
  const text = `${kindLabels[kind]}, ${due}.`
  return {
    kind: 'privacy.notice',
    to: settings.salesEmail,
    subject: `Privacy request ${reference}: ${kindLabels[kind].toLowerCase()}, ${due}`,
    text: `${text}\n\n${link}\n`,
    html: mailFrame(
      'A privacy request has arrived',
      `<p style="margin:0 0 16px">${text}</p><p style="margin:0"><a href="${escapeHtml(link)}"><strong>Open it in the staff area</strong></a></p>`,
      reference,
    ),
  }
}
