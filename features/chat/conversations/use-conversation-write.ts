import { useWrite } from '#ui/use-write.ts'
import type { ConversationDetail } from './conversation.schema.ts'

/** A change to a conversation, whose answer is the conversation as it stands then. */
export function useConversationWrite(id: string, onDone?: () => void) {
  const url = `/api/conversations/${id}`
  return { ...useWrite<ConversationDetail>({ reread: [url], shows: url, onDone }), url }
}
