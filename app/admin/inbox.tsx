import { InboxScreen } from '#features/inbox/inbox-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Inbox')

export default function Inbox() {
  return <InboxScreen />
}
