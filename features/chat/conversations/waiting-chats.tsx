import { useQuery } from '@tanstack/react-query'
import { messageOf } from '#lib/api-client.ts'
import { shortTime } from '#lib/office-time.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Link } from '#ui/link.tsx'
import { Panel } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useNow } from '#ui/use-now.ts'
import type { ConversationItem } from './conversation.schema.ts'

/** Chats in which a visitor waits for one of us. */
export function WaitingChats() {
  const now = useNow()
  const { data, error, refetch } = useQuery<{ items: ConversationItem[] }>({
    queryKey: ['/api/conversations?filter=waiting&limit=25'],
  })
  return (
    <Panel title="Chats">
      {error && !data && (
        <ErrorState title="This can’t be shown" text={messageOf(error)} onRetry={() => void refetch()} />
      )}
      {!error && !data && <SkeletonRows rows={2} label="Loading the chats" />}
      {data?.items.length === 0 && <p className="text-slate">Nobody is waiting in the chat.</p>}
      <ul className="grid">
        {data?.items.map((chat) => (
          <li key={chat.id} className="relative border-b border-rule py-2.5 hover:bg-sunk">
            <Link
              to={`/conversations/${chat.id}`}
              className="font-semibold break-words text-ink before:absolute before:inset-0 hover:text-sea"
            >
              {chat.visitor.name ?? 'A visitor'}
            </Link>
            <p className="text-sm text-slate">
              {[
                chat.visitor.company,
                chat.awaitingSince && `waiting since ${shortTime(chat.awaitingSince, now)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
