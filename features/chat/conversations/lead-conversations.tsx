import { useQuery } from '@tanstack/react-query'
import { Link } from '#ui/link.tsx'
import { messageOf } from '#lib/api-client.ts'
import { shortTime } from '#lib/office-time.ts'
import { useNow } from '#ui/use-now.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Panel } from '#ui/panel.tsx'
import type { ConversationItem } from './conversation.schema.ts'
import { stateWords } from './conversation-words.ts'

/** What a lead said in the chat; nothing for who never used it. */
export function LeadConversations({ leadId }: { leadId: string }) {
  const now = useNow()
  const { data, error, refetch } = useQuery<{ items: ConversationItem[] }>({
    queryKey: [`/api/conversations?lead=${leadId}`],
  })
  if (error && !data) {
    return (
      <ErrorState
        title="The chat of this lead can’t be shown"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data || data.items.length === 0) return null
  return (
    <Panel title="Chat">
      <ul className="grid gap-3">
        {data.items.map((item) => (
          <li key={item.id}>
            <Link to={`/conversations/${item.id}`} className="font-semibold text-sea hover:underline">
              {item.turns} turns, the last{' '}
              <time dateTime={item.lastTurnAt}>{shortTime(item.lastTurnAt, now)}</time>
            </Link>
            <p className="line-clamp-2 break-words">{item.lastWords}</p>
            <p className="text-slate">{stateWords(item)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
