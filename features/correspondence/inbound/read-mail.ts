import { createHash } from 'node:crypto'
import PostalMime, { type Address, type Email } from 'postal-mime'
import type { MailAddress, MessageKind } from '#features/correspondence/message-kinds.ts'
import { calendarReplyOf, type CalendarReply } from '#features/correspondence/meetings/calendar-reply.ts'
import { authenticationOf } from './authentication.ts'
import { bounceOf, type Bounce } from './bounce.ts'
import { headerMap, idsIn, type HeaderMap } from './headers.ts'
import { textOfHtml } from './html-text.ts'
import { isMarkedSpam, listIdOf, mailKindOf } from './mail-kind.ts'
import { hasTooManyParts, mailLimits } from './mail-limits.ts'

export interface ReadFile {
  name: string | null
  content: Uint8Array
  contentId: string | null
}

/** A mail as far as it is kept. Nothing in it is trusted. */
export interface ReadMail {
  kind: MessageKind
  messageId: string
  fingerprint: string
  inReplyTo: string | null
  references: string[]
  from: MailAddress
  replyTo: MailAddress | undefined
  to: MailAddress[]
  cc: MailAddress[]
  otherRecipients: number
  /** Every address that it was sent to or delivered at, for finding our own among them. */
  deliveredTo: string[]
  subject: string
  text: string
  html: string | null
  isCut: boolean
  /** When its sender says it was sent. */
  date: Date | undefined
  authentication: 'pass' | 'fail' | 'none'
  bounce: Bounce | undefined
  /** Of a report: what it returns of our mail. */
  returned: string
  /** The list that passed it on. */
  listId: string | null
  /** By the mail server: nobody new is made of it. */
  isMarkedSpam: boolean
  files: ReadFile[]
  /** What a guest's calendar answers to an invitation. */
  calendarReply: CalendarReply | undefined
}

/** Takes a raw message apart within the limits. What can't be taken apart comes back as its headers, with the message itself as a file. */
export async function readMail(raw: Uint8Array): Promise<ReadMail> {
  if (raw.length > mailLimits.rawBytes || hasTooManyParts(raw)) return readHeaders(raw)
  const options = { maxNestingDepth: mailLimits.depth, maxHeadersSize: mailLimits.headerBytes }
  const email = await PostalMime.parse(raw, { ...options, maxRfc822NestingDepth: 3 }).catch(() => undefined)
  return email ? mailOf(email, false) : readHeaders(raw)
}

const headersKept = 64 * 1024
const headersEnd = Buffer.from('\r\n\r\n')

/** The headers alone, with a note in place of the text. */
async function readHeaders(raw: Uint8Array): Promise<ReadMail> {
  const head = Buffer.from(raw.subarray(0, headersKept))
  const end = head.indexOf(headersEnd)
  // Whatever kind of parts it claims, none is taken apart.
  const lines = (end < 0 ? head : head.subarray(0, end))
    .toString('latin1')
    .replace(/^(?:content-|mime-)[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*\r?\n?/gim, '')
  const email = await PostalMime.parse(Buffer.from(`${lines}\r\n\r\n`, 'latin1')).catch(() => undefined)
  return email ? { ...mailOf(email, true), ...asFile(raw) } : unreadable(raw)
}

/** A mail of which nothing can be read: it is there, and can be downloaded. */
export const unreadable = (raw: Uint8Array): ReadMail => ({
  ...mailOf({ headers: [], headerLines: [], attachments: [] }, true),
  messageId: `<${hashOf(raw)}@no-id.invalid>`,
  ...asFile(raw),
})

function asFile(raw: Uint8Array): Pick<ReadMail, 'text' | 'html' | 'fingerprint' | 'files'> {
  const isSmall = raw.length <= mailLimits.fileBytes
  return {
    text: 'This mail could not be read here. Open it in a mail program.',
    html: null,
    fingerprint: hashOf(raw),
    files: isSmall ? [{ name: 'message.eml', content: raw, contentId: null }] : [],
  }
}

function mailOf(email: Email, isCutAlready: boolean): ReadMail {
  const headers = headerMap(email.headers)
  const all = email.attachments.map((one) => ({
    name: one.filename,
    mimeType: one.mimeType,
    method: one.method,
    contentId: one.contentId?.replace(/^<|>$/g, '') ?? null,
    content: bytesOf(one.content),
  }))
  const from = mailboxes(email.from && [email.from])[0] ?? { name: '', address: '' }
  const subject = clean(email.subject ?? '').slice(0, mailLimits.subjectLetters) || '(no subject)'
  const html = email.html === undefined ? null : clean(email.html)
  const text = clean(email.text ?? textOfHtml(html?.slice(0, mailLimits.htmlLetters) ?? ''))
  const report = all.find(({ mimeType }) => mimeType === 'message/delivery-status')
  const kind = mailKindOf(headers, all, from.address, subject)
  const bounce = kind === 'bounce' ? bounceOf(headers, report && textOf(report.content), text) : undefined
  const files = keptFiles(all)
  const [to, cc] = [mailboxes(email.to), mailboxes(email.cc)]
  const messageId = idsIn(headers.get('message-id'))[0]
  const date = dateOf(email.date)
  const isCut =
    isCutAlready ||
    text.length > mailLimits.textLetters ||
    (html?.length ?? 0) > mailLimits.htmlLetters ||
    files.length < all.length
  const what = JSON.stringify([messageId, from.address, headers.get('date'), subject, text])
  const fingerprint = hashOf(Buffer.from(what))
  return {
    // A report that the mail is late, or arrived, is none that it did not arrive.
    kind: bounce && !bounce.isFinal ? 'receipt' : kind,
    messageId: messageId ?? `<${fingerprint}@no-id.invalid>`,
    fingerprint,
    inReplyTo: idsIn(headers.get('in-reply-to'))[0] ?? null,
    references: idsIn(headers.get('references')).slice(-mailLimits.references),
    from,
    replyTo: mailboxes(email.replyTo)[0],
    to: to.slice(0, mailLimits.recipients),
    cc: cc.slice(0, mailLimits.recipients),
    otherRecipients:
      Math.max(0, to.length - mailLimits.recipients) + Math.max(0, cc.length - mailLimits.recipients),
    deliveredTo: deliveredTo(headers, [...to, ...cc]),
    subject,
    text: text.slice(0, mailLimits.textLetters).toWellFormed(),
    html: html?.slice(0, mailLimits.htmlLetters).toWellFormed() ?? null,
    isCut,
    date,
    authentication: authenticationOf(headers),
    bounce,
    returned: kind === 'bounce' ? returnedOf(all, text) : '',
    listId: listIdOf(headers),
    isMarkedSpam: isMarkedSpam(headers),
    files,
    calendarReply: replyIn(all),
  }
}

const calendarTypes = ['text/calendar', 'application/ics']

/** Of the part of the mail, or of the file that says the same once more. */
function replyIn(all: { mimeType: string; content: Uint8Array }[]): CalendarReply | undefined {
  for (const { mimeType, content } of all) {
    const reply = calendarTypes.includes(mimeType) && calendarReplyOf(textOf(content))
    if (reply) return reply
  }
  return undefined
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url')

const bytesOf = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)

const textOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, mailLimits.headerBytes)).toString('utf8')

/** Without what no database keeps. */
const clean = (text: string) => text.replaceAll('\u0000', '').toWellFormed()

function mailboxes(list: Address[] | undefined): MailAddress[] {
  return (list ?? [])
    .flatMap((one) => ('group' in one && one.group ? one.group : [one]))
    .flatMap(({ name, address }) =>
      address ? [{ name: clean(name).slice(0, 200), address: clean(address).slice(0, 320) }] : [],
    )
}

function dateOf(text: string | undefined): Date | undefined {
  const date = new Date(text ?? '')
  return Number.isNaN(date.getTime()) ? undefined : date
}

const deliveryHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to']

const deliveredTo = (headers: HeaderMap, named: MailAddress[]) => [
  ...deliveryHeaders.flatMap((name) => headers.get(name) ?? []),
  ...named.slice(0, mailLimits.recipients * 4).map(({ address }) => address),
]

function keptFiles(all: ReadFile[]): ReadFile[] {
  let bytes = 0
  return all.slice(0, mailLimits.files).filter(({ content }) => {
    bytes += content.length
    return bytes <= mailLimits.fileBytes
  })
}

function returnedOf(all: { mimeType: string; content: Uint8Array }[], text: string): string {
  const parts = all.filter(({ mimeType }) =>
    ['message/rfc822', 'text/rfc822-headers', 'message/delivery-status', 'message/global'].includes(mimeType),
  )
  return [...parts.map(({ content }) => textOf(content)), text].join('\n')
}
