import { activities, tasks } from '../../activity.table.server.ts'
import { enquiries } from '../../enquiry.table.server.ts'
import { leadChildren } from '../../lead-children.server.ts'

/** What this feature itself hangs on a lead. */
export const ownChildren = {
  enquiries: leadChildren('enquiries', enquiries, {
    id: enquiries.id,
    leadId: enquiries.leadId,
    column: 'leadId',
  }),
  activities: leadChildren('activities', activities, {
    id: activities.id,
    leadId: activities.leadId,
    column: 'leadId',
  }),
  tasks: leadChildren('tasks', tasks, { id: tasks.id, leadId: tasks.leadId, column: 'leadId' }),
}
