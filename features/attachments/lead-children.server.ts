import { leadChildren } from '#features/leads/lead-children.server.ts'
import { recordFiles } from './attachment.table.server.ts'

export const filesOfLead = leadChildren('record_files', recordFiles, {
  id: recordFiles.id,
  leadId: recordFiles.leadId,
  column: 'leadId',
})
