import { ConversationsScreen } from '#features/chat/conversations/conversations-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Conversations')

export default function Conversations() {
  return <ConversationsScreen />
}
