import { isoDateOf, longDate } from '#lib/office-time.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { money } from '#lib/money.ts'
import { useMe } from '#features/context/use-me.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { useNow } from '#ui/use-now.ts'
import { PlacementDialog } from './placement-dialog.tsx'
import type { Placement } from './placing.schema.ts'
import { QueryList } from './query-list.tsx'

interface Props {
  query: UseQueryResult<{ items: Placement[] }>
  /** The other side, and the beginning of the address of its page. */
  nameOf(placement: Placement): { id: string; name: string; to: string }
  empty?: string
}

/** Who or what was placed with whom, from when until when, and at which rate. */
export function PlacementList({ query, nameOf, empty }: Props) {
  const [edited, setEdited] = useState<Placement>()
  const { may } = useMe()
  const today = isoDateOf(useNow())
  return (
    <>
      <QueryList label="Placements" query={query} empty={empty}>
        {(placement) => {
          const { id, name, to } = nameOf(placement)
          return (
            <li
              key={placement.id}
              className="flex items-start justify-between gap-3 border-b border-rule py-2.5"
            >
              <div className="min-w-0">
                <p className="font-semibold [overflow-wrap:anywhere]">{placement.who}</p>
                <p>
                  <Link to={to + id} className="break-words text-sea hover:underline">
                    {name}
                  </Link>
                </p>
                <p className="text-xs text-slate">{termsOf(placement, today)}</p>
              </div>
              {may('suppliers.write') && (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Edit placement: ${placement.who}`}
                  onClick={() => setEdited(placement)}
                >
                  Edit
                </Button>
              )}
            </li>
          )
        }}
      </QueryList>
      {edited && (
        <PlacementDialog
          key={edited.id}
          suppliers={[edited.supplier]}
          placement={edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

const termsOf = ({ startsOn, endsOn, dayRate }: Placement, today: string) =>
  [
    endsOn
      ? `${longDate(startsOn)} to ${longDate(endsOn)}`
      : `${startsOn > today ? 'From' : 'Since'} ${longDate(startsOn)}`,
    dayRate !== null && `${money(dayRate)} a day`,
  ]
    .filter(Boolean)
    .join(' · ')
