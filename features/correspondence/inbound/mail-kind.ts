import type { MessageKind } from '#features/correspondence/message-kinds.ts'
import type { HeaderMap } from './headers.ts'

/** Attachments as far as they tell what a mail is. */
interface Part {
  mimeType: string
  method?: string | undefined
}

const autoSubject =
  /^(?:auto(?:matic|matische|mated)?[ -]?(?:reply|response|antwort|antwoord)|autosvar|out of (?:the )?office|abwesenheits(?:notiz|agent)|r[ée]ponse automatique|absence du bureau|respuesta autom[áa]tica|risposta automatica|resposta autom[áa]tica|automatisch antwoord|odpowied[źz] automatyczna|automaattinen vastaus|fuori sede|fuera de (?:la )?oficina)\b/iu
const lotusSubject = /^[^:]{1,80} (?:is|will be) out of (?:the )?office\b/i
const machines = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)(?:[+@-]|$)/i

/** The first word of a header, such as `auto-replied` of "auto-replied (vacation)". */
const wordOf = (value: string | undefined) => /^[\w-]+/.exec(value?.trim().toLowerCase() ?? '')?.[0] ?? ''

/**
 * Tells what a person wrote from what a program sent: delivery reports (RFC 3464), receipts (RFC 8098), automatic answers (RFC 3834 and what mail programs did before
 * it), mail to many. Only signs that no person's mail has count, since a missed answer costs more than a clock that starts for nothing.
 */
export function mailKindOf(headers: HeaderMap, parts: Part[], from: string, subject: string): MessageKind {
  const type = headers.get('content-type')?.toLowerCase() ?? ''
  const has = (mimeType: string) => parts.some((part) => part.mimeType === mimeType)
  if (type.startsWith('multipart/report')) {
    if (type.includes('disposition-notification')) return 'receipt'
    if (type.includes('delivery-status')) return 'bounce'
  }
  if (has('message/disposition-notification')) return 'receipt'
  const isFromMachine = machines.test(from)
  const hasNoSender = /^<\s*>$/.test(headers.get('return-path')?.trim() ?? '')
  if (headers.has('x-failed-recipients')) return 'bounce'
  if ((isFromMachine || hasNoSender) && (has('message/delivery-status') || isBounceSubject.test(subject)))
    return 'bounce'
  if (parts.some(({ method }) => method === 'REPLY' || method === 'COUNTER')) return 'receipt'
  const submitted = wordOf(headers.get('auto-submitted'))
  const precedence = wordOf(headers.get('precedence'))
  const isAutomatic =
    (submitted !== '' && submitted !== 'no') ||
    ['auto_reply', 'auto-reply'].includes(precedence) ||
    (['bulk', 'junk'].includes(precedence) && !isBulk(headers)) ||
    autoHeaders.some((name) => headers.has(name) && wordOf(headers.get(name)) !== 'no') ||
    hasNoSender ||
    isFromMachine ||
    autoSubject.test(subject) ||
    lotusSubject.test(subject)
  if (isAutomatic) return 'auto_reply'
  return isBulk(headers) ? 'bulk' : 'written'
}

/**
 * Sent to many at once, by the headers of lists (RFC 2919, RFC 2369) and of those who send newsletters. One of the latter alone says nothing of an answer: sales programs put it on
 * what a person wrote too.
 */
export function isBulk(headers: HeaderMap): boolean {
  if (headers.has('list-id') || wordOf(headers.get('precedence')) === 'list') return true
  const isAnswer = headers.has('in-reply-to') || headers.has('references')
  return !isAnswer && (headers.has('list-unsubscribe') || headers.has('feedback-id'))
}

/** The mail server took it for spam. */
export const isMarkedSpam = (headers: HeaderMap): boolean => wordOf(headers.get('x-spam-flag')) === 'yes'

/** `sales.site.example` of the list that passed it on. */
export const listIdOf = (headers: HeaderMap): string | null =>
  /<([^<>\s]{1,253})>\s*$/.exec(headers.get('list-id') ?? '')?.[1]?.toLowerCase() ?? null

const isBounceSubject =
  /undeliver|returned (?:mail|to sender)|delivery (?:status|failure|notification|report)|mail delivery failed|failure notice|unzustellbar|non remis/i

const autoHeaders = [
  'x-autoreply',
  'x-autorespond',
  'x-autoresponder',
  'x-auto-reply',
  'x-mail-autoreply',
  'x-autoreply-from',
  'x-ms-exchange-inbox-rules-loop',
]
