import { useState } from 'react'
import { messageOf } from '#lib/api-client.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { MoreButton } from '#ui/more-button.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useFilteredList } from '#ui/use-filtered-list.ts'
import type { QuarantinedEnquiry } from './quarantine.schema.ts'
import { Suspect } from './suspect.tsx'
import { useMe } from './use-me.ts'
import { useSpamVerdict } from './use-spam-verdict.ts'

/** Enquiries that look like spam: each says why, and is released as a lead or deleted, by hand or by keys. */
export function SpamReview({ now }: { now: Date }) {
  const { items, isPending, error, refetch, ...pages } = useSuspects()
  const { may } = useMe()
  const mayDecide = may('leads.write')
  const { release, discard, pending } = useSpamVerdict()
  const [row, setRow] = useState(-1)
  const current = Math.min(row, items.length - 1)
  const stand = (next: number) => setRow(Math.max(0, Math.min(items.length - 1, next)))
  const onCurrent = (work: (item: QuarantinedEnquiry) => void) => () => {
    const item = items[current]
    if (item && !pending) work(item)
  }
  useShortcuts([
    { keys: 'j', label: 'Next enquiry', run: () => stand(current + 1) },
    { keys: 'k', label: 'Previous enquiry', run: () => stand(current - 1) },
    { keys: 'ArrowDown', label: 'Next enquiry', run: () => stand(current + 1) },
    { keys: 'ArrowUp', label: 'Previous enquiry', run: () => stand(current - 1) },
    ...(mayDecide
      ? [
          { keys: 'r', label: 'Not spam: release it and open the lead', run: onCurrent(release) },
          { keys: 'd d', label: 'Delete it', run: onCurrent(discard) },
        ]
      : []),
  ])
  if (error && items.length === 0)
    return (
      <ErrorState
        title="The quarantine can’t be shown"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (isPending) return <SkeletonRows rows={4} label="Loading the quarantine" />
  if (items.length === 0) {
    return (
      <EmptyState
        title="No suspected spam"
        text="Enquiries that look like spam wait here for 30 days before they are deleted."
      />
    )
  }
  return (
    <>
      {mayDecide && (
        <p className="pb-1 text-xs text-slate max-md:hidden">
          <kbd>j</kbd> and <kbd>k</kbd> walk, <kbd>r</kbd> releases, <kbd>d</kbd> <kbd>d</kbd> deletes.
        </p>
      )}
      <ul>
        {items.map((item, index) => (
          <Suspect
            key={item.id}
            item={item}
            now={now}
            isCurrent={index === current}
            pending={pending === item.id}
            onRelease={mayDecide ? () => release(item) : undefined}
            onDiscard={() => discard(item)}
          />
        ))}
      </ul>
      <MoreButton {...pages}>More enquiries</MoreButton>
    </>
  )
}

const useSuspects = () => useFilteredList<QuarantinedEnquiry>('/api/quarantine', [], { staleTime: 0 })
