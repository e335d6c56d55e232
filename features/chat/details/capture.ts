import type { Consent } from '#features/leads/lead.schema.ts'
import { readDetails, type Asked, type Details } from './capture-fields.ts'
import { correctionsIn } from './corrections.ts'
import { chatConsent, chatReplies } from '#features/chat/chat-words.ts'

/** What the conversation knows of who writes, and what it asked for last. */
export interface Capture extends Details {
  step: Asked | null
  /** Offered once, and not again. */
  isOffered?: boolean
  /** The words about privacy that were shown, and when. */
  consent?: Consent
}

export const noCapture: Capture = { step: null }

/** `rest`: the message without what was taken from it. */
export type CaptureOutcome =
  | { kind: 'ask'; capture: Capture; text: string; quickReplies: string[] }
  /** Enough is known for a lead. */
  | { kind: 'record'; capture: Capture; rest: string }
  /** Of a lead that is recorded already. */
  | { kind: 'correct'; capture: Capture; rest: string }
  | { kind: 'cancelled'; capture: Capture; text: string }
  /** It is about something else; details in passing are kept. */
  | { kind: 'other'; capture: Capture }

const cancels =
  /^(?:please )?(?:cancel(?: it| that| this)?|stop|no(?:,? thanks?| thank you)?|never ?mind|forget (?:it|that)|not now|rather not|i['’]d rather not|leave it|don['’]?t)[.! ]*$/i
const wants =
  /\b(?:(?:contact|call|ring|phone|reach|write to|e-?mail|text|get back to) (?:me|us)\b|(?:a )?call ?back\b|be in touch|get in touch|take my (?:details|e-?mail|number)|leave my (?:details|e-?mail|number)|here are my details)/i

/** The visitor asks to be contacted. */
export const wantsContact = (text: string): boolean => wants.test(text)

/** What a message means for taking its writer's details. */
export function takeDetails(capture: Capture, text: string, isRecorded: boolean, now: Date): CaptureOutcome {
  if (isRecorded) {
    const corrections = correctionsIn(text, capture)
    if (Object.keys(corrections).length === 0) return { kind: 'other', capture }
    return { kind: 'correct', capture: { ...capture, ...corrections }, rest: readDetails(text).rest }
  }
  if (capture.step && cancels.test(text.trim()))
    return {
      kind: 'cancelled',
      capture: { step: null, isOffered: true },
      text: chatReplies.cancelled,
    }
  const { found, rest } = readDetails(text, capture.step ?? undefined)
  const known = { ...capture, ...found }
  if (known.email) return { kind: 'record', capture: { ...known, step: null, consent: consentOf(now) }, rest }
  if (capture.step === 'email' && text.includes('@'))
    return { kind: 'ask', capture: known, text: chatReplies.wrongEmail, quickReplies: [chatReplies.cancel] }
  const isTold = Object.keys(found).length > 0
  const leavesNumber = found.phone !== undefined && !text.includes('?')
  if (wantsContact(text) || leavesNumber || (isTold && capture.step)) return askFor(known)
  return { kind: 'other', capture: known }
}

/** Asks for what is lacking, and never for what is known. */
export function askFor(capture: Capture): CaptureOutcome & { kind: 'ask' } {
  const step = capture.name ? 'email' : 'name'
  return {
    kind: 'ask',
    capture: { ...capture, step },
    text: capture.name ? chatReplies.askEmail(capture.name) : chatReplies.askAll,
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

/** Someone who gave no name is called by the front of the mailbox. */
export const nameOf = ({ name, email = '' }: Details): string => name ?? email.split('@')[0] ?? email

/** What was understood, as a list that can be checked at a glance. */
export function summaryOf(details: Details): string {
  const plain = (text: string) => text.replace(/[*_[\]]/g, '')
  const lines: [string, string | undefined][] = [
    ['Name', details.name],
    ['Email', details.email],
    ['Company', details.company],
    ['Phone', details.phone],
  ]
  return lines.flatMap(([label, value]) => (value ? [`**${label}:** ${plain(value)}`] : [])).join('\n')
}
