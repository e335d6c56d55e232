import { leadChildren } from '#features/leads/lead-children.server.ts'
import { assessments } from './assessment.table.server.ts'

export const assessmentsOfLead = leadChildren('assessments', assessments, {
  id: assessments.id,
  leadId: assessments.leadId,
  column: 'leadId',
})
