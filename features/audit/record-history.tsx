import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import { shortTime } from '#lib/office-time.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { MoreButton } from '#ui/more-button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Timeline, TimelineItem } from '#ui/timeline.tsx'
import { useNow } from '#ui/use-now.ts'
import type { AuditEntry, AuditPage } from './audit.schema.ts'
import { actionName } from './audit-words.ts'
import { ChangeList } from './change-list.tsx'

interface Props {
  /** Where the entries of the record are read. */
  url: string
  /** A stored change in the words of the record's own screen. */
  inWords(change: Pick<AuditEntry, 'action' | 'from' | 'to' | 'names'>): Pick<AuditEntry, 'from' | 'to'>
}

/** Who changed what of a record and when, newest first, page by page. */
export function RecordHistory({ url, inWords }: Props) {
  const now = useNow()
  const { data, error, refetch, ...query } = useInfiniteQuery({
    queryKey: [url, 'pages'],
    queryFn: ({ pageParam }) => {
      const page = new URLSearchParams({ limit: '10', ...(pageParam && { cursor: pageParam }) })
      return api.request<AuditPage>('GET', `${url}?${page}`)
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })
  if (error && !data)
    return (
      <ErrorState title="The history can’t be shown" text={messageOf(error)} onRetry={() => void refetch()} />
    )
  if (!data) return <SkeletonRows rows={4} label="Loading the history" />
  const entries = data.pages.flatMap(({ items }) => items)
  if (entries.length === 0) return <p className="text-slate">No change is on record.</p>
  return (
    <>
      <Timeline label="History, newest first">
        {entries.map(({ id, at, actorName, action, ...change }) => (
          <TimelineItem
            key={id}
            icon="history"
            title={actionName(action)}
            by={actorName}
            at={at}
            when={shortTime(at, now)}
          >
            {!action.endsWith('.create') && <ChangeList {...inWords({ action, ...change })} />}
          </TimelineItem>
        ))}
      </Timeline>
      <MoreButton
        hasNextPage={query.hasNextPage}
        isFetchingNextPage={query.isFetchingNextPage}
        fetchNextPage={() => query.fetchNextPage()}
      >
        Show older
      </MoreButton>
    </>
  )
}
