import { leadChildren } from '#features/leads/lead-children.server.ts'
import { notifications, roomNotices } from './notification.table.server.ts'

export const notificationsOfLead = leadChildren('notifications', notifications, {
  id: notifications.id,
  leadId: notifications.leadId,
  column: 'leadId',
})
export const roomNoticesOfLead = leadChildren('room_notices', roomNotices, {
  id: roomNotices.id,
  leadId: roomNotices.leadId,
  column: 'leadId',
})
