import { leadChildren } from '#features/leads/lead-children.server.ts'
import { messages, replyTokens } from './correspondence.table.server.ts'

export const messagesOfLead = leadChildren('messages', messages, {
  id: messages.id,
  leadId: messages.leadId,
  column: 'leadId',
})

/** Answers to the old address find the lead that it became. */
export const replyTokensOfLead = leadChildren('reply_tokens', replyTokens, {
  id: replyTokens.token,
  leadId: replyTokens.leadId,
  column: 'leadId',
})
