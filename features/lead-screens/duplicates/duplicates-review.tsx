import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '#ui/link.tsx'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { MoreButton } from '#ui/more-button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { reasonNames } from './duplicate-words.ts'
import type { DuplicatePair, Twin } from '#features/leads/merge/duplicate.schema.ts'
import { longDate } from '#lib/office-time.ts'
import { useStages } from '#features/leads/stages/use-stages.ts'
import { sourceNames } from '#features/leads/lead-words.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { useMe } from '#features/context/use-me.ts'
import { useNotDuplicate } from './use-not-duplicate.ts'

const path = '/api/leads/duplicates'

/** Pairs of leads that are likely one person: each says why, and is merged or told apart. */
export function DuplicatesReview() {
  const { data, error, isPending, refetch, ...pages } = useInfiniteQuery({
    queryKey: [path, 'pages'],
    queryFn: ({ pageParam }) =>
      api.request<{ items: DuplicatePair[]; nextCursor: string | null }>(
        'GET',
        pageParam ? `${path}?cursor=${pageParam}` : path,
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })
  const [merging, setMerging] = useState<DuplicatePair>()
  if (isPending) return <SkeletonRows rows={6} label="Loading likely duplicates" />
  if (error && !data)
    return (
      <ErrorState
        title="Likely duplicates can’t be shown"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    )
  const pairs = data.pages.flatMap(({ items }) => items)
  if (pairs.length === 0)
    return (
      <EmptyState
        title="No duplicates to review"
        text="Leads are compared by mailbox, phone number, and name with company or email domain, within a minute or two of arriving. Pairs that may be the same person appear here."
      />
    )
  return (
    <>
      <ul>
        {pairs.map((pair) => (
          <Pair key={`${pair.first.id} ${pair.second.id}`} pair={pair} onMerge={() => setMerging(pair)} />
        ))}
      </ul>
      <MoreButton {...pages}>Show more</MoreButton>
      {merging && (
        <MergeDialog
          pair={{ id: merging.first.id, otherId: merging.second.id }}
          onClose={() => setMerging(undefined)}
          onMerged={() => setMerging(undefined)}
        />
      )}
    </>
  )
}

function Pair({ pair, onMerge }: { pair: DuplicatePair; onMerge: () => void }) {
  const { may } = useMe()
  const dismiss = useNotDuplicate()
  const { first, second, reasons } = pair
  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-rule py-4 md:grid-cols-[1fr_1fr_auto]">
      <p className="flex flex-wrap gap-1.5 md:col-span-3">
        {reasons.map((reason) => (
          <Badge key={reason}>{reasonNames[reason]}</Badge>
        ))}
      </p>
      <OneOfTwo lead={first} />
      <OneOfTwo lead={second} />
      {may('leads.write') && (
        <div className="flex items-start gap-2">
          <Button variant="secondary" size="sm" onClick={onMerge}>
            Merge…
          </Button>
          <Button
            variant="quiet"
            size="sm"
            pending={dismiss.isPending}
            onClick={() => dismiss.mutate({ leadId: first.id, otherId: second.id })}
          >
            Not a duplicate
          </Button>
        </div>
      )}
    </li>
  )
}

function OneOfTwo({ lead }: { lead: Twin }) {
  const { nameOf } = useStages()
  return (
    <div className="min-w-0">
      <Link to={`/lead-form/${lead.id}`} className="font-semibold break-words text-sea hover:underline">
        {lead.name}
      </Link>
      {[lead.company, lead.email, lead.phone].map(
        (fact) =>
          fact && (
            <p key={fact} className="break-words">
              {fact}
            </p>
          ),
      )}
      <p className="text-slate">{`${nameOf(lead.stage)} · ${sourceNames[lead.source]} · since ${longDate(lead.createdAt)}`}</p>
    </div>
  )
}
