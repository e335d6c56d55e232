import type { Consent } from '#features/leads/lead.schema.ts'
import { chatConsent, chatReplies } from '#features/chat/chat-words.ts'
import { readDetails } from './capture-fields.ts'
import { correctionsIn } from './corrections.ts'
import type { Asked, DetailField, Details } from './details.ts'
import {
  isQuestion,
  needsNoContact,
  refusedIn,
  refusesContact,
  wantsContact,
  wantsMeeting,
  wantsToMove,
} from './wishes.ts'

/** What the conversation knows of who writes, and what it asked for last. */
export interface Capture extends Details {
  step: Asked | null
  /** Offered once, and not again. */
  isOffered?: boolean
  /** What they won’t give: it isn’t asked for. */
  refused?: DetailField[]
  /** The words about privacy that were shown, and when. */
  consent?: Consent
}

export const noCapture: Capture = { step: null }

/** `rest`: the message without what was taken from it. */
export type CaptureOutcome =
  | { kind: 'ask'; capture: Capture; text: string; quickReplies: string[]; rest: string }
  /** Enough is known for a lead. */
  | { kind: 'record'; capture: Capture; rest: string }
  /** Of a lead that is recorded already. */
  | { kind: 'correct'; capture: Capture; rest: string }
  | { kind: 'cancelled'; capture: Capture; text: string }
  /** It is about something else; details in passing are kept. */
  | { kind: 'other'; capture: Capture; rest: string }

const cancels =
  /^(?:(?:please|actually|oh|ah|ok|well|no|just|sorry)[, ]+)*(?:cancel(?: it| that| this)?|stop|no(?:,? thanks?| thank you)?|never ?mind|forget (?:it|that|about it)|not now|rather not|i['’]?d rather not|leave it|don['’]?t(?: bother)?|changed my mind)(?:[, ]+(?:please|thanks|then|for now))*[.! ]*$/i

/** What a message means for taking its writer's details. */
export function takeDetails(capture: Capture, text: string, isRecorded: boolean, now: Date): CaptureOutcome {
  const refused = refusalsIn(text)
  const asked = capture.step ?? undefined
  const before: Capture =
    refused.length > 0
      ? { ...capture, refused: [...new Set([...(capture.refused ?? []), ...refused])] }
      : capture
  if (isRecorded) {
    const corrections = correctionsIn(text, before, asked)
    if (Object.keys(corrections).length === 0 && howOf(before) === howOf(capture))
      return {
        kind: 'other',
        capture: { ...before, step: isQuestion(text) ? before.step : null },
        rest: text,
      }
    const { rest } = readDetails(text, { asked, known: before })
    return { kind: 'correct', capture: { ...before, ...corrections, step: null }, rest }
  }
  const isOff = cancels.test(text.trim()) || needsNoContact(text)
  if ((capture.step || isKnown(capture)) && isOff)
    return { kind: 'cancelled', capture: { step: null, isOffered: true }, text: chatReplies.cancelled }
  const { found, rest } = readDetails(text, { asked, known: before })
  const known = { ...before, ...found, ...(isKnown(before) && correctionsIn(text, before, asked)) }
  const isWanted = wantsContact(text) || ((wantsMeeting(text) || wantsToMove(text)) && isKnown(found))
  const isReachable = known.email !== undefined || found.phone !== undefined
  if (isReachable) return { kind: 'record', capture: { ...known, step: null, consent: consentOf(now) }, rest }
  if (capture.step === 'email' && text.includes('@'))
    return { ...askFor(known), text: chatReplies.wrongEmail, rest }
  const isTold = isKnown(found) || refused.length > 0
  const moved = wantsToMove(text) ? chatReplies.cannotMove : ''
  return isWanted || (isTold && capture.step)
    ? { ...askFor(known, moved), rest }
    : { kind: 'other', capture: known, rest }
}

const refusalsIn = (text: string): DetailField[] =>
  refusesContact(text) ? ['phone', 'email'] : [refusedIn(text) ?? []].flat()

const isKnown = ({ name, company, when, email, phone }: Details) =>
  [name, company, when, email, phone].some((value) => value !== undefined)

/** Asks for what is lacking, never for what is known or was refused, and shows what was understood. */
export function askFor(capture: Capture, before = ''): Extract<CaptureOutcome, { kind: 'ask' }> {
  const { name, refused = [] } = capture
  const isNameLacking = name === undefined && !refused.includes('name')
  const question = refused.includes('email') ? chatReplies.askPhone : chatReplies.askEmail
  const isReachable = (capture.email ?? capture.phone) !== undefined
  const text = isReachable
    ? chatReplies.askNameToWrite
    : isNameLacking
      ? refused.includes('email')
        ? chatReplies.askNameAndPhone
        : chatReplies.askAll
      : [name ? `Thank you, ${plain(name)}.` : '', question].filter(Boolean).join(' ')
  return {
    kind: 'ask',
    capture: { ...capture, step: isNameLacking ? 'name' : 'email' },
    text: [before, summaryOf(capture), text].filter(Boolean).join('\n\n'),
    quickReplies: [chatReplies.cancel],
    rest: '',
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

/** Someone who gave no name is called by the front of the mailbox, or by the number. */
export const nameOf = ({ name, email, phone = '' }: Details): string => name ?? email?.split('@')[0] ?? phone

const plain = (text: string) => text.replace(/[*_[\]]/g, '')

/** How they don’t wish to be reached. */
export function howOf({ refused = [] }: Pick<Capture, 'refused'>): string | undefined {
  const ways = [
    refused.includes('phone') ? 'no phone calls' : '',
    refused.includes('email') ? 'no emails' : '',
  ]
  return ways.filter(Boolean).join(', ') || undefined
}

/** What was understood, as a list that can be checked at a glance. */
export function summaryOf(capture: Omit<Capture, 'step'>): string {
  const { name, email, company, phone, alsoPhone, when } = capture
  const lines: [string, string | undefined][] = [
    ['Name', name],
    ['Email', email],
    ['Company', company],
    ['Phone', alsoPhone && phone ? `${phone}, also ${alsoPhone}` : phone],
    ['When', when],
    ['How', howOf(capture)],
  ]
  return lines.flatMap(([label, value]) => (value ? [`**${label}:** ${plain(value)}`] : [])).join('\n')
}
