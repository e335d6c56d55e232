import type { Opportunity } from '#features/leads/companies/company.schema.ts'
import { sourceNames } from '#features/leads/lead-words.ts'
import { isWon } from '#features/leads/stages/stage-kind.ts'
import { useStages } from '#features/leads/stages/use-stages.ts'
import { money } from '#lib/money.ts'
import { longDate } from '#lib/office-time.ts'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'

/** The opportunities of a company or a person, the newest first. */
export function OpportunityList({ list }: { list: Opportunity[] }) {
  const { nameOf } = useStages()
  if (list.length === 0) return <p className="text-slate">No leads yet.</p>
  return (
    <ul className="grid">
      {list.map((one) => (
        <li key={one.id} className="relative border-b border-rule py-2.5 hover:bg-sunk">
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <Link
              to={`/lead-form/${one.id}`}
              className="min-w-0 font-semibold break-words text-ink before:absolute before:inset-0 hover:text-sea"
            >
              {one.name}
            </Link>
            <Badge tone={isWon(one.stage) ? 'ok' : 'neutral'}>{nameOf(one.stage)}</Badge>
            {one.value !== null && <span className="ml-auto tabular-nums">{money(one.value)}</span>}
          </p>
          {one.problem && <p className="line-clamp-2 break-words">{one.problem}</p>}
          <p className="text-sm text-slate">
            {[sourceNames[one.source], longDate(one.createdAt), one.owner].filter(Boolean).join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  )
}
