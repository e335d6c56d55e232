import { contactLimits, mailRates } from '#config/constants.ts'
import { spamScoreOf } from '#lib/spam-score.ts'
import { minuteMs } from '#lib/durations.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { emailKeyOf } from '#features/leads/email-key.ts'
import { findSameMessages } from '#features/leads/leads.server/find-same-message.ts'
import type { NewEnquiry } from '#features/leads/leads.server/new-enquiry.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import type { ReadMail } from './read-mail.ts'

const addressLetters = 254
const address = /^[^\s@<>"(),:;[\]\\]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?\.[a-z]{2,63}$/i

/** Whether an answer can be written there. */
export const isReachable = (to: string): boolean => address.test(to) && to.length <= addressLetters

/**
 * The enquiry and lead that the first mail of someone unknown becomes. Undefined for what a person should look at first: written by a program, one of many, with a sender
 * whose domain denies it, like spam by the rules of the forms, or too many in an hour.
 */
export async function enquiryOfStranger(
  ctx: Ctx,
  mail: ReadMail,
  receivedAt: Date,
): Promise<{ leadId: string; enquiryId: string } | undefined> {
  const from = mail.replyTo ?? mail.from
  const isPersons = mail.kind === 'written' && !mail.isMarkedSpam && mail.authentication !== 'fail'
  if (!isPersons || !isReachable(from.address)) return undefined
  const enquiry = enquiryOf({ ...mail, from }, receivedAt)
  if (await isSuspect(ctx, enquiry, receivedAt)) return undefined
  for (const [rate, key] of [
    [mailRates.address, emailKeyOf(from.address)],
    [mailRates.everybody, 'all'],
  ] as const)
    if (!(await ctx.limits.consume(rate, key)).allowed) return undefined
  const { leadId, enquiryId } = await recordEnquiry(ctx, enquiry)
  return { leadId, enquiryId }
}

/** What a form would hand over. */
export function enquiryOf(
  { from, ...mail }: Pick<ReadMail, 'from' | 'text' | 'subject'>,
  receivedAt: Date,
): NewEnquiry {
  const local = from.address.split('@')[0] ?? ''
  const name = (from.name || local).replace(/\s+/g, ' ').trim().slice(0, 100)
  return {
    source: 'mail',
    name: name.length >= 2 ? name : from.address.slice(0, 100),
    email: from.address,
    message: mail.text.trim().slice(0, contactLimits.messageMax) || mail.subject,
    touch: { at: receivedAt.toISOString() },
    consents: [],
    details: { facts: [['Subject', mail.subject]] },
    receivedAt,
  }
}

async function isSuspect(ctx: Ctx, enquiry: NewEnquiry, receivedAt: Date): Promise<boolean> {
  const { name, email, message } = enquiry
  const since = new Date(receivedAt.getTime() - contactLimits.sameMessageWithinMs)
  const [isSameMessage = false] = await findSameMessages(ctx, [{ email, message }], since)
  // The rules about the time at a form don't apply to a mail.
  const formStartTime = receivedAt.getTime() - minuteMs
  const score = spamScoreOf(
    { name, email, company: '', message, formStartTime },
    { now: receivedAt, isSameMessage },
  )
  return score.verdict !== 'accept'
}
