import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { longDate, shortTime } from '#lib/office-time.ts'
import type { QuarantinedEnquiry } from '#features/leads/quarantine/quarantine.schema.ts'

interface SuspectProps {
  item: QuarantinedEnquiry
  now: Date
  /** The keyboard stands on it. */
  isCurrent: boolean
  pending: boolean
  /** Left out for those who may only read. */
  onRelease: (() => void) | undefined
  onDiscard: () => void
}

export function Suspect({ item, now, isCurrent, pending, onRelease, onDiscard }: SuspectProps) {
  const { enquiry } = item
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCurrent) row.current?.focus()
  }, [isCurrent])
  return (
    <li
      ref={row}
      tabIndex={-1}
      aria-current={isCurrent || undefined}
      className={classes(
        'grid gap-x-8 gap-y-3 border-b border-l-4 border-b-rule py-4 pl-3 outline-none md:grid-cols-[1fr_auto]',
        isCurrent ? 'border-l-sea bg-sunk' : 'border-l-transparent',
      )}
    >
      <div className="min-w-0">
        <p className="break-words">
          <strong>{enquiry.name}</strong>{' '}
          <span className="text-slate">
            {[enquiry.company, enquiry.email, enquiry.phone].filter(Boolean).join(' · ')}
          </span>
        </p>
        {enquiry.message && (
          <p className="line-clamp-4 pt-1 break-words whitespace-pre-line">{enquiry.message}</p>
        )}
        <p className="pt-1 text-xs text-slate">
          {`${item.reasons.join(', ') || 'No reason recorded'} · ${shortTime(item.receivedAt, now)} · will be deleted ${longDate(item.deletedAt)}`}
        </p>
      </div>
      {onRelease && (
        <div className="flex items-start gap-2 pr-2">
          <Button variant="secondary" size="sm" disabled={pending} onClick={onRelease}>
            Not spam
          </Button>
          <Button variant="quiet" size="sm" disabled={pending} onClick={onDiscard}>
            Delete
          </Button>
        </div>
      )}
    </li>
  )
}
