import { leadChildren } from '#features/leads/lead-children.server.ts'
import { jobSignals } from './job-signals.table.server.ts'

export const signalsOfLead = leadChildren('job_signals', jobSignals, {
  id: jobSignals.companyKey,
  leadId: jobSignals.leadId,
  column: 'leadId',
})
