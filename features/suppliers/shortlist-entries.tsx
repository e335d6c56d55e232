import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#features/context/use-me.ts'
import { longDate } from '#lib/office-time.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { OutcomeDialog } from './outcome-dialog.tsx'
import { outcomeNames, type ShortlistEntry } from './placing.schema.ts'
import { referenceOf } from './shortlist-mail.ts'
import { QueryList } from './query-list.tsx'

interface Props {
  query: UseQueryResult<{ items: ShortlistEntry[] }>
  /** The other side, and the beginning of the address of its page. */
  nameOf(entry: ShortlistEntry): { id: string; name: string; to: string }
  empty?: string
  /** Whether the suppliers are the other side, whose state is not on the page. */
  hasConcerns?: boolean
}

/** Who was put forward to whom, with what became of it. */
export function ShortlistEntries({ query, nameOf, empty, hasConcerns = false }: Props) {
  const [edited, setEdited] = useState<ShortlistEntry>()
  const { may } = useMe()
  return (
    <>
      <QueryList label="Shortlist" query={query} empty={empty}>
        {(entry) => {
          const { id, name, to } = nameOf(entry)
          const { outcome, note, concern, addedAt, addedBy, decidedAt, decidedBy } = entry
          return (
            <li key={entry.id} className="flex items-start justify-between gap-3 border-b border-rule py-2.5">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <Link to={to + id} className="break-words text-sea hover:underline">
                    {name}
                  </Link>
                  <Badge tone={outcome === 'chosen' ? 'ok' : outcome ? 'neutral' : 'sea'}>
                    {outcome ? outcomeNames[outcome] : 'Open'}
                  </Badge>
                </p>
                {hasConcerns && concern && (outcome === null || outcome === 'chosen') && (
                  <p className="text-sm text-warn">{concern}</p>
                )}
                {note && <p className="text-sm [overflow-wrap:anywhere]">{note}</p>}
                <p className="text-xs text-slate">
                  {hasConcerns && `Reference ${referenceOf(entry)}. `}
                  {decidedAt
                    ? `${decidedBy}, ${longDate(decidedAt)}`
                    : `Put forward by ${addedBy}, ${longDate(addedAt)}`}
                </p>
              </div>
              {may('suppliers.write') && (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Outcome: ${name}`}
                  onClick={() => setEdited(entry)}
                >
                  Outcome
                </Button>
              )}
            </li>
          )
        }}
      </QueryList>
      {edited && (
        <OutcomeDialog
          key={edited.id}
          entry={edited}
          title={`${edited.supplier.name} for ${edited.lead.name}`}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
