import { ConversationsScreen } from '#features/chat/conversations-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Conversations')

export default function Conversations() {
  return <ConversationsScreen />
}
