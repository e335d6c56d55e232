import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '#lib/api-client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import type { LeadPage } from './lead-answer.schema.ts'
import { LeadFilters } from './lead-filters.tsx'
import { LeadsTable } from './leads-table.tsx'
import { useLeadFilter } from './use-lead-filter.ts'

const countedUpTo = 10_000

/** The list itself: filters, a page of leads, and the way to the next. */
export function LeadsList({ now }: { now: Date }) {
  const { filter, sort, page, change, clear, goTo, apiUrl } = useLeadFilter()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery<LeadPage>({
    queryKey: [apiUrl],
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const [position, setPosition] = useState({ list: apiUrl, row: -1 })
  const navigate = useNavigate()

  const leads = data?.items ?? []
  const current = position.list === apiUrl ? position.row : -1
  const stand = (row: number) =>
    setPosition({ list: apiUrl, row: Math.max(0, Math.min(leads.length - 1, row)) })
  const next = () => stand(current + 1)
  const previous = () => stand(current < 0 ? 0 : current - 1)
  useShortcuts([
    { keys: 'j', label: 'Next lead', run: next },
    { keys: 'k', label: 'Previous lead', run: previous },
    { keys: 'ArrowDown', label: 'Next lead', run: next },
    { keys: 'ArrowUp', label: 'Previous lead', run: previous },
    { keys: 'n', label: 'New lead', run: () => void navigate('/lead-form') },
  ])

  const isFiltered = Object.keys(filter).length > 0
  return (
    <>
      <LeadFilters filter={filter} onChange={change} onClear={clear} />
      {error && !data ? (
        <ErrorState title="The leads can’t be shown" text={messageOf(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={10} label="Loading leads" />
      ) : leads.length === 0 ? (
        <NoLeads isFiltered={isFiltered} onClear={clear} />
      ) : (
        <div className={isPlaceholderData ? 'opacity-60' : undefined} aria-busy={isFetching}>
          <Total total={data.total} isFiltered={isFiltered} />
          <LeadsTable
            leads={leads}
            now={now}
            sort={sort}
            onSort={(next) => change({ sort: next })}
            current={current}
          />
          <Pages
            page={page}
            nextCursor={data.nextCursor}
            onNext={goTo}
            onFirst={() => change({})}
            onBack={() => void navigate(-1)}
          />
        </div>
      )}
    </>
  )
}

function Total({ total, isFiltered }: { total: number | undefined; isFiltered: boolean }) {
  if (total === undefined) return null
  const figure =
    total > countedUpTo ? `more than ${countedUpTo.toLocaleString('en-GB')}` : total.toLocaleString('en-GB')
  return (
    <p role="status" className="pb-2 text-xs text-slate tabular-nums">
      {figure} {total === 1 ? 'lead' : 'leads'} {isFiltered && 'found'}
    </p>
  )
}

function NoLeads({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (isFiltered) {
    const action = (
      <Button variant="secondary" onClick={onClear}>
        Show all leads
      </Button>
    )
    return (
      <EmptyState
        title="No lead fits"
        text="Nobody matches this search and these filters together."
        action={action}
      />
    )
  }
  const text =
    'Enquiries from the website appear here the moment they are sent. You can also enter somebody you met.'
  return (
    <EmptyState title="No leads yet" text={text} action={<ButtonLink to="/lead-form">New lead</ButtonLink>} />
  )
}

interface PagesProps {
  /** Not known after a jump into the middle. */
  page: number | undefined
  nextCursor: string | null
  onNext: (cursor: string) => void
  onFirst: () => void
  onBack: () => void
}

function Pages({ page, nextCursor, onNext, onFirst, onBack }: PagesProps) {
  if (page === 1 && !nextCursor) return null
  return (
    <nav aria-label="Pages" className="flex items-center gap-2 py-4">
      {page !== 1 && (
        <Button variant="quiet" size="sm" onClick={onFirst}>
          First page
        </Button>
      )}
      {page !== undefined && page > 1 && (
        <Button variant="secondary" size="sm" icon="chevron-left" onClick={onBack}>
          Previous
        </Button>
      )}
      {page !== undefined && <span className="px-2 text-slate tabular-nums">Page {page}</span>}
      {nextCursor && (
        <Button
          variant="secondary"
          size="sm"
          icon="chevron-right"
          iconAfter
          onClick={() => onNext(nextCursor)}
        >
          Next
        </Button>
      )}
    </nav>
  )
}
