import { filesOfLead } from '#features/attachments/lead-children.server.ts'
import { assessmentsOfLead } from '#features/assessment/lead-children.server.ts'
import { conversationsOfLead } from '#features/chat/lead-children.server.ts'
import { signalsOfLead } from '#features/job-scanner/signals/lead-children.server.ts'
import { messagesOfLead, replyTokensOfLead } from '#features/correspondence/lead-children.server.ts'
import type { LeadChildren } from '#features/leads/lead-children.server.ts'
import { notificationsOfLead, roomNoticesOfLead } from '#features/notifications/lead-children.server.ts'
import { placementsOfLead, shortlistingsOfLead } from '#features/suppliers/lead-children.server.ts'
import { mailsOfLead } from '#features/mail/lead-children.server.ts'

/** What moves when two leads become one, beside what the leads' own feature keeps. Team requests go with their enquiries. */
export const leadChildrenOfAll: LeadChildren[] = [
  conversationsOfLead,
  assessmentsOfLead,
  mailsOfLead,
  messagesOfLead,
  replyTokensOfLead,
  filesOfLead,
  signalsOfLead,
  shortlistingsOfLead,
  placementsOfLead,
  notificationsOfLead,
  roomNoticesOfLead,
]
