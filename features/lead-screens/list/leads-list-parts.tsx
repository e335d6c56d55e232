import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { totalWords } from '#features/leads/lead-words.ts'

export function Total({ total, isFiltered }: { total: number | undefined; isFiltered: boolean }) {
  if (total === undefined) return null
  return (
    <p role="status" className="text-xs text-slate tabular-nums">
      {totalWords(total)} {total === 1 ? 'lead' : 'leads'} {isFiltered && 'found'}
    </p>
  )
}

export function NoLeads({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (isFiltered) {
    const action = (
      <Button variant="secondary" onClick={onClear}>
        Show all leads
      </Button>
    )
    return (
      <EmptyState
        title="No leads found"
        text="No results for this search and these filters."
        action={action}
      />
    )
  }
  const text =
    'Enquiries from the website appear here the moment they are sent. You can also enter someone you met.'
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

export function Pages({ page, nextCursor, onNext, onFirst, onBack }: PagesProps) {
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
