import { leadChildren } from '#features/leads/lead-children.server.ts'
import { mails } from './mail.table.server.ts'

export const mailsOfLead = leadChildren('mails', mails, {
  id: mails.id,
  leadId: mails.leadId,
  column: 'leadId',
})
