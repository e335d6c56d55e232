import { useState } from 'react'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListBody } from '#ui/list-body.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { useFilteredList } from '#ui/use-filtered-list.ts'
import type { QuarantinedEnquiry } from '#features/leads/quarantine/quarantine.schema.ts'
import { Suspect } from './suspect.tsx'
import { useMe } from '#features/context/use-me.ts'
import { useSpamVerdict } from './use-spam-verdict.ts'

/** Enquiries that look like spam: each says why, and is released as a lead or deleted, by hand or by keys. */
export function SpamReview({ now }: { now: Date }) {
  const list = useFilteredList<QuarantinedEnquiry>('/api/quarantine', [])
  const { items } = list
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
  const nothing = (
    <EmptyState
      title="No suspected spam"
      text="Enquiries that look like spam wait here for 30 days before they are deleted."
    />
  )
  return (
    <ListBody noun="quarantine" list={list} rows={4} empty={nothing} more="More enquiries">
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
    </ListBody>
  )
}
