import { useParams } from 'react-router'
import { ConversationScreen } from '#features/chat/conversations/conversation-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Conversation')

export default function Conversation() {
  const { id = '' } = useParams()
  return <ConversationScreen key={id} id={id} />
}
