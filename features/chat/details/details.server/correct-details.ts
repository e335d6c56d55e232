import type { Ctx } from '#features/context/context.server.ts'
import { closeWrongLead, correctPerson, giveAddress } from '#features/leads/leads.server/correct-person.ts'
import { howOf, nameOf, type Capture } from '#features/chat/details/capture.ts'
import type { Conversation } from '#features/chat/chat.server/chat-session.ts'
import { chatAcknowledgement } from '#features/chat/chat-mails.server.ts'
import { isWithinLimit, recordDetails } from './record-details.ts'

const fields = ['name', 'email', 'company', 'phone', 'alsoPhone', 'when'] as const
const fieldWords = { alsoPhone: 'second phone', when: 'time to call' } as Partial<Record<string, string>>
const takenBack = 'The person took their number back in the chat'
const knownAlready = 'The person has another lead by the address that they gave in the chat'

/**
 * Mends the details of a conversation that has its lead, in the caller's transaction. A first mailbox is written on it; another one is another
 * lead, and the one with the wrong address is closed; so is one that nobody can be reached by any more. Undefined when the new address was sent
 * too often today.
 */
export async function correctDetails(
  ctx: Ctx,
  conversation: Conversation & { leadId: string },
  after: Capture,
): Promise<{ leadId: string | null; replyBy?: Date } | undefined> {
  const { capture: before, leadId } = conversation
  if (!after.email && !after.phone) {
    await mend(ctx, conversation, after)
    await closeWrongLead(ctx, leadId, null, takenBack)
    return { leadId: null }
  }
  if (!after.email || after.email === before.email) {
    await mend(ctx, conversation, after)
    return { leadId }
  }
  const isGiven = before.email === undefined && (await takeAddress(ctx, conversation, after, after.email))
  if (isGiven) {
    await mend(ctx, conversation, after)
    return { leadId }
  }
  const recorded = await recordDetails(ctx, conversation, after)
  if (recorded) await closeWrongLead(ctx, leadId, recorded.leadId, before.email ? undefined : knownAlready)
  return recorded
}

/** The mailbox of a lead that had only a number, acknowledged. */
async function takeAddress(
  ctx: Ctx,
  { id: conversationId, leadId }: Conversation & { leadId: string },
  after: Capture,
  email: string,
): Promise<boolean> {
  const enquiry = await giveAddress(ctx, { leadId, conversationId, email })
  if (!enquiry) return false
  if (await isWithinLimit(ctx, after))
    await ctx.sendMail(chatAcknowledgement({ name: nameOf(after), email }, { leadId, ...enquiry }))
  return true
}

async function mend(
  ctx: Ctx,
  { id, capture: before, leadId }: Conversation & { leadId: string },
  after: Capture,
) {
  const changed = fields.filter((field) => field !== 'email' && after[field] !== before[field])
  const how = howOf(after) === howOf(before) ? [] : [`how to reach them: ${howOf(after)}`]
  if (changed.length + how.length === 0) return
  const told = (field: (typeof fields)[number]) =>
    `${fieldWords[field] ?? field} ${after[field] === undefined ? 'taken back' : `${before[field] ?? 'not given'} → ${after[field]}`}`
  await correctPerson(ctx, {
    leadId,
    conversationId: id,
    before: { ...before, name: nameOf(before) },
    after: { ...after, name: nameOf(after) || 'A visitor' },
    words: [...changed.map(told), ...how].join(', '),
  })
}
