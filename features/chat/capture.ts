import type { Consent } from '#features/leads/lead.schema.ts'
import { detailsIn, detailsWhenAsked, type Asked, type Details } from './capture-fields.ts'
import { chatConsent, chatReplies } from './chat-words.ts'

/** How far the conversation is with taking somebody's details. */
export interface Capture extends Details {
  /** What was asked last; null while nothing is asked. */
  step: Asked | 'confirm' | null
  isCompanySkipped?: boolean
  /** Offered once, and not again. */
  isOffered?: boolean
  /** The words about privacy that were shown, and when. */
  consent?: Consent
}

export const noCapture: Capture = { step: null }

export type CaptureOutcome =
  | { kind: 'ask'; capture: Capture; text: string; quickReplies: string[] }
  | { kind: 'send'; capture: Capture }
  | { kind: 'cancelled'; capture: Capture; text: string }
  /** Not an answer to what was asked: the assistant answers it, then asks again. */
  | { kind: 'other' }

const cancels =
  /^(?:please )?(?:cancel(?: it| that| this)?|stop|no(?:,? thanks?| thank you)?|never ?mind|forget (?:it|that)|not now|rather not|i['’]d rather not|leave it|don['’]?t(?: send(?: it)?)?)[.! ]*$/i
const agrees =
  /^(?:yes|yep|yeah|ok(?:ay)?|sure|fine|correct|right|send(?: it)?|go ahead|please do)(?:[,.! ]+(?:please|thanks|thank you|send(?: it)?|go ahead|that['’]?s right))*[.! ]*$/i
const wants =
  /\b(?:contact me|call me|ring me|phone me|e-?mail me|write to me|get back to me|reach me|be in touch|get in touch|take my details|leave my (?:details|e-?mail|number)|here are my details)\b/i

/** The visitor asks to be contacted. */
export const wantsContact = (text: string) => wants.test(text)

/** Begins to ask, or goes on with whatever is still lacking; details already given aren't asked for again. */
export function askNext(capture: Capture, now: Date, opening = ''): CaptureOutcome {
  const step = lacking(capture)
  const next = { ...capture, step: step ?? ('confirm' as const) }
  if (step) {
    const text = [opening, chatReplies.ask[step]].filter(Boolean).join(' ')
    const quickReplies = step === 'company' ? [chatReplies.skip, chatReplies.cancel] : [chatReplies.cancel]
    return { kind: 'ask', capture: next, text, quickReplies }
  }
  const consent = consentOf(now)
  return {
    kind: 'ask',
    capture: { ...next, consent },
    text: `${summaryOf(capture)}\n\nShall I send this to our team? ${chatConsent.markdown}`,
    quickReplies: [chatReplies.send, chatReplies.cancel],
  }
}

/** What a message means for the capture that is under way. */
export function continueCapture(capture: Capture, text: string, now: Date): CaptureOutcome {
  if (cancels.test(text.trim())) {
    // Whoever only leaves the company out is not leaving.
    if (!(capture.step === 'company' && /^no[.! ]*$/i.test(text.trim()))) {
      return { kind: 'cancelled', capture: { step: null, isOffered: true }, text: chatReplies.cancelled }
    }
  }
  if (capture.step === 'confirm') {
    if (agrees.test(text.trim())) return { kind: 'send', capture }
    const changes = detailsIn(text)
    return Object.keys(changes).length > 0 ? askNext({ ...capture, ...changes }, now) : { kind: 'other' }
  }
  if (capture.step === null) return { kind: 'other' }
  const { isCompanySkipped, ...found } = detailsWhenAsked(text, capture.step, capture)
  if (!isCompanySkipped && Object.keys(found).length === 0) {
    const isAttempt = capture.step === 'email' && text.includes('@')
    return isAttempt
      ? { kind: 'ask', capture, text: chatReplies.wrongEmail, quickReplies: [chatReplies.cancel] }
      : { kind: 'other' }
  }
  return askNext({ ...capture, ...found, ...(isCompanySkipped && { isCompanySkipped }) }, now)
}

/** The question that is open, for after an answer to something else. */
export function askAgain(capture: Capture): { text: string; quickReplies: string[] } {
  if (capture.step === null) return { text: '', quickReplies: [] }
  if (capture.step === 'confirm')
    return { text: chatReplies.confirmAgain, quickReplies: [chatReplies.send, chatReplies.cancel] }
  return {
    text: `${chatReplies.backTo} ${chatReplies.ask[capture.step]}`,
    quickReplies: [chatReplies.cancel],
  }
}

export function consentOf(now: Date): Consent {
  return {
    kind: 'privacy',
    given: true,
    version: chatConsent.version,
    text: chatConsent.text,
    at: now.toISOString(),
  }
}

function lacking(capture: Capture): Asked | undefined {
  if (!capture.name) return 'name'
  if (!capture.email) return 'email'
  return capture.company || capture.isCompanySkipped ? undefined : 'company'
}

/** What was understood, as a list that can be checked at a glance. */
function summaryOf({ name = '', email = '', company, phone }: Details): string {
  const plain = (text: string) => text.replace(/[*_[\]]/g, '')
  const lines = [
    `**Name:** ${plain(name)}`,
    `**Email:** ${email}`,
    company ? `**Company:** ${plain(company)}` : undefined,
    phone ? `**Phone:** ${plain(phone)}` : undefined,
  ]
  return lines.filter(Boolean).join('\n')
}
