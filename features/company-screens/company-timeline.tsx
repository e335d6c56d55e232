import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import type { CompanyTimeline } from '#features/leads/companies/company.schema.ts'
import { activityIcons, activityNames } from '#features/leads/lead-words.ts'
import { useStages } from '#features/leads/stages/use-stages.ts'
import { messageOf } from '#lib/api-client.ts'
import { shortTime } from '#lib/office-time.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Link } from '#ui/link.tsx'
import { MoreButton } from '#ui/more-button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Timeline, TimelineItem } from '#ui/timeline.tsx'
import { useNow } from '#ui/use-now.ts'
import { z } from 'zod/mini'

const step = z.object({ from: z.string(), to: z.string() })
type Entry = CompanyTimeline['items'][number]

/** What happened with all opportunities of a company, page by page. */
export function CompanyTimelineList({ id }: { id: string }) {
  const now = useNow()
  const { nameOf } = useStages()
  const { data, error, refetch, ...query } = useInfiniteQuery({
    queryKey: [`/api/companies/${id}/timeline`, 'pages'],
    queryFn: ({ pageParam }) => {
      const page = new URLSearchParams(pageParam ? { cursor: pageParam } : {})
      return api.request<CompanyTimeline>('GET', `/api/companies/${id}/timeline?${page}`)
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })
  if (error && !data)
    return (
      <ErrorState
        title="The timeline can’t be shown"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <SkeletonRows rows={5} label="Loading the timeline" />
  const entries = data.pages.flatMap(({ items }) => items)
  if (entries.length === 0) return <p className="text-slate">Nothing has happened yet.</p>
  return (
    <>
      <Timeline label="Timeline, newest first">
        {entries.map((entry) => (
          <TimelineItem
            key={entry.id}
            icon={activityIcons[entry.kind]}
            title={titleOf(entry, nameOf)}
            by={entry.by}
            at={entry.at}
            when={shortTime(entry.at, now)}
          >
            {entry.body}
            <p className="pt-1 text-xs">
              <Link to={`/lead-form/${entry.lead.id}`} className="text-sea hover:underline">
                {entry.lead.name}
              </Link>
            </p>
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

function titleOf({ kind, data }: Entry, nameOf: (stage: string) => string): string {
  const moved = kind === 'stage_change' ? step.safeParse(data) : undefined
  return moved?.success ? `${nameOf(moved.data.from)} → ${nameOf(moved.data.to)}` : activityNames[kind]
}
