import { AppError } from '#lib/errors.ts'
import { mustHave, signedIn, type Ctx } from '#features/context/context.server.ts'
import { logActivity } from '#features/leads/leads.server/log-activity.ts'
import type { ConversationDetail, StaffAnswer } from '#features/chat/conversations/conversation.schema.ts'
import { staffAnswerMail } from '#features/chat/chat-mails.server.ts'
import { lockConversation, type Conversation } from '#features/chat/chat.server/chat-session.ts'
import { getConversation, isVisitorHere } from './list-conversations.ts'
import { writeTurns } from '#features/chat/chat.server/write-turns.ts'

/** The caller takes the conversation: the assistant is silent from now on. Throws `conflict` when a colleague was quicker. */
export async function takeConversation(ctx: Ctx, id: string): Promise<ConversationDetail> {
  mustHave(ctx, 'conversations.answer')
  await ctx.transaction(async (tx) => {
    const conversation = await lockConversation(tx, id)
    if (isOwn(tx, conversation)) return
    await take(tx, conversation, [])
  })
  return getConversation(ctx, id)
}

/** Writes into the visitor's panel, taking the conversation when nobody has it. Who has left and gave an address gets it by mail. */
export async function answerConversation(
  ctx: Ctx,
  { id, text }: StaffAnswer & { id: string },
): Promise<ConversationDetail> {
  mustHave(ctx, 'conversations.answer')
  const { userId, name } = signedIn(ctx)
  await ctx.transaction(async (tx) => {
    const conversation = await lockConversation(tx, id)
    const answer = { author: 'staff' as const, text, actorId: userId, actorName: name }
    const isFirst = !isOwn(tx, conversation)
    if (isFirst) await take(tx, conversation, [answer])
    else await writeTurns(tx, conversation, [answer], { awaitingSince: null })
    const { leadId } = conversation
    // A written answer of a person is what the reply clock of the lead waits for.
    if (leadId && (isFirst || conversation.awaitingSince))
      await logActivity(tx, { leadId, kind: 'email', body: `Answered in the chat: ${text}` })
    await mailWhoLeft(tx, conversation, name, text)
    await tx.audit({ action: 'conversation.answer', entity: 'conversation', entityId: id })
  })
  return getConversation(ctx, id)
}

/** Hands the conversation back to the assistant. */
export async function releaseConversation(ctx: Ctx, id: string): Promise<ConversationDetail> {
  mustHave(ctx, 'conversations.answer')
  await ctx.transaction(async (tx) => {
    const conversation = await lockConversation(tx, id)
    const { state, assigneeName } = conversation
    if (state === 'bot') return
    const text = assigneeName
      ? `${assigneeName} has left the conversation. The assistant answers again.`
      : 'The assistant answers again.'
    await writeTurns(tx, conversation, [{ author: 'note', text }], {
      state: 'bot',
      awaitingSince: null,
      assigneeId: null,
      assigneeName: null,
    })
    await tx.audit({
      action: 'conversation.release',
      entity: 'conversation',
      entityId: id,
      from: { state, assigneeName },
    })
  })
  return getConversation(ctx, id)
}

const isOwn = (ctx: Ctx, { assigneeId, state }: Conversation) =>
  state === 'staff' && assigneeId === signedIn(ctx).userId

async function take(ctx: Ctx, conversation: Conversation, turns: Parameters<typeof writeTurns>[2]) {
  const { userId, name } = signedIn(ctx)
  const { id, state, assigneeName } = conversation
  if (state === 'staff') {
    throw new AppError('conflict', `${assigneeName ?? 'A colleague'} has this conversation already`, {
      data: { assignee: assigneeName },
    })
  }
  const joined = {
    author: 'note' as const,
    text: `${name} has joined the conversation.`,
    actorId: userId,
    actorName: name,
  }
  await writeTurns(ctx, conversation, [joined, ...turns], {
    state: 'staff',
    assigneeId: userId,
    assigneeName: name,
    capture: { ...conversation.capture, step: null },
    ...(turns.length > 0 && { awaitingSince: null }),
  })
  await ctx.audit({ action: 'conversation.take', entity: 'conversation', entityId: id, from: { state } })
}

async function mailWhoLeft(ctx: Ctx, conversation: Conversation, staffName: string, text: string) {
  const { email, name = email } = conversation.capture
  if (!email || !name || !conversation.leadId || isVisitorHere(ctx, conversation)) return
  const reference = { leadId: conversation.leadId, enquiryReference: conversation.id, staffName, text }
  await ctx.sendMail(staffAnswerMail({ name, email }, reference))
}
