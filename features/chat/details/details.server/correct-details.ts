import type { Ctx } from '#features/context/context.server.ts'
import { closeWrongLead, correctPerson } from '#features/leads/leads.server/correct-person.ts'
import type { Capture } from '#features/chat/details/capture.ts'
import type { Conversation } from '#features/chat/chat.server/chat-session.ts'
import { recordDetails } from './record-details.ts'

const fields = ['name', 'email', 'company', 'phone'] as const

/**
 * Mends the details of a conversation that has its lead, in the caller's transaction. Another mailbox is another lead; the one with the wrong
 * address is closed. Undefined when the new address was sent too often today.
 */
export async function correctDetails(
  ctx: Ctx,
  conversation: Conversation & { leadId: string },
  after: Capture,
): Promise<{ leadId: string; replyBy?: Date } | undefined> {
  const { id, capture: before, leadId } = conversation
  if (after.email !== before.email) {
    const recorded = await recordDetails(ctx, conversation, after)
    if (recorded) await closeWrongLead(ctx, leadId, recorded.leadId)
    return recorded
  }
  const changed = fields.filter((field) => after[field] !== before[field])
  await correctPerson(ctx, {
    leadId,
    conversationId: id,
    before,
    after,
    words: changed.map((field) => `${field} ${before[field] ?? 'not given'} → ${after[field]}`).join(', '),
  })
  return { leadId }
}
