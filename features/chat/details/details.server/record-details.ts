import { and, asc, eq, isNull } from 'drizzle-orm'
import { contactRates, conversation } from '#config/constants.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { emailKeyOf, phoneKeyOf } from '#features/leads/email-key.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { recordTask } from '#features/leads/leads.server/record-task.ts'
import { officeCalendar } from '#features/leads/reply-clock.ts'
import { consentOf, howOf, nameOf, type Capture } from '#features/chat/details/capture.ts'
import { chatLeadMails } from '#features/chat/chat-mails.server.ts'
import { chatTurns } from '#features/chat/chat.table.server.ts'
import type { Conversation } from '#features/chat/chat.server/chat-session.ts'

const longestMessage = 5000

export const personTask = 'Answer in the chat: a person was asked for'

/**
 * The captured details as a lead with its enquiry and mails, in the caller's transaction. Undefined when this address was sent too often
 * today: nothing is written then. Who left only a number is a lead too.
 */
export async function recordDetails(
  ctx: Ctx,
  conversation: Conversation,
  capture: Capture,
): Promise<{ leadId: string; replyBy: Date } | undefined> {
  const { email, company, phone, when } = capture
  const name = nameOf(capture)
  if (!(await isWithinLimit(ctx, capture))) return undefined
  const now = ctx.clock.now()
  const asked = await whatWasAsked(ctx, conversation.id)
  const recorded = await recordEnquiry(
    ctx,
    {
      source: 'chat',
      name,
      email: email ?? null,
      company,
      phone,
      message: asked,
      details: { conversationId: conversation.id },
      touch: { at: now.toISOString(), ...(conversation.page && { page: conversation.page }) },
      consents: [capture.consent ?? consentOf(now)],
    },
    async (tx, { leadId, enquiryId, replyBy }) => {
      await tx.sendMails(
        chatLeadMails(ctx.settings, {
          conversationId: conversation.id,
          leadId,
          enquiryId,
          replyBy,
          person: { name, email, company, phone, when, how: howOf(capture) },
          asked,
        }),
      )
    },
  )
  if (conversation.state !== 'bot') {
    await recordTask(ctx, { leadId: recorded.leadId, title: personTask, dueAt: personDueAt(now) })
  }
  return recorded
}

/** Takes a point of the day of the address, or of the number where there is none. */
export async function isWithinLimit(ctx: Ctx, { email, phone = '' }: Capture): Promise<boolean> {
  const key = email ? emailKeyOf(email) : (phoneKeyOf(phone) ?? phone)
  return (await ctx.limits.consume(contactRates.address, key)).allowed
}

/** By when someone should be in the conversation. */
export const personDueAt = (now: Date) => officeCalendar.addWorkingTime(now, conversation.personWithinMs)

/** The visitor's own words, without the greeting and the details; the newest when it is too much. */
export async function whatWasAsked(ctx: Ctx, conversationId: string): Promise<string> {
  const turns = await ctx.db
    .select({ text: chatTurns.text })
    .from(chatTurns)
    .where(
      and(
        eq(chatTurns.conversationId, conversationId),
        eq(chatTurns.author, 'visitor'),
        isNull(chatTurns.kind),
      ),
    )
    .orderBy(asc(chatTurns.seq))
  const text = turns
    .map((turn) => turn.text)
    .filter((line) => !/^hello$/i.test(line))
    .join('\n')
  return (
    (text.length > longestMessage ? `…${text.slice(1 - longestMessage)}` : text) ||
    'Nothing but details was written.'
  )
}
