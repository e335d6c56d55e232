import { leadChildren } from '#features/leads/lead-children.server.ts'
import { conversations } from './chat.table.server.ts'

export const conversationsOfLead = leadChildren('conversations', conversations, {
  id: conversations.id,
  leadId: conversations.leadId,
  column: 'leadId',
})
