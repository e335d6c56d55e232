import { NotificationsScreen } from '#features/notifications/notifications-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Notifications')

export default function Notifications() {
  return <NotificationsScreen />
}
