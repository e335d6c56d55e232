import { useQuery } from '@tanstack/react-query'
import { money } from '#lib/money.ts'
import { Link } from '#ui/link.tsx'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { useMe } from '#features/context/use-me.ts'
import { Button } from '#ui/button.tsx'
import { useWrite } from '#ui/use-write.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import type { Need } from './match.ts'
import { useShortlist } from './use-placing.ts'
import type { MatchAnswer, MatchList } from './supplier-answer.schema.ts'

/** Approved suppliers for what is wanted, the best first, each with the reasons of its score. For staff only. */
interface Props {
  need: Need
  /** The lead that they would be put forward to. */
  leadId: string
}

export function Shortlist({ need, leadId }: Props) {
  const url = `/api/suppliers/matches?${queryOf(need)}`
  const { data, error, refetch } = useQuery<MatchList>({ queryKey: [url] })
  if (error instanceof ApiError && error.status === 403) return null
  if (error && !data)
    return (
      <ErrorState
        title="The shortlist can’t be shown"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <SkeletonRows rows={3} label="Loading the shortlist" />
  return (
    <>
      {data.items.length === 0 ? (
        <p className="text-slate">
          No approved supplier has one of these roles.{' '}
          <Link to={`/suppliers?role=${need.roles[0]?.role ?? ''}`} className="text-sea hover:underline">
            See who could be approved
          </Link>
        </p>
      ) : (
        <ol>
          {data.items.map((match) => (
            <Matched key={match.supplier.id} match={match} leadId={leadId} />
          ))}
        </ol>
      )}
      {data.lapsed > 0 && (
        <p className="pt-2 text-xs text-warn">
          <Link to="/suppliers?attention=lapsed" className="hover:underline">
            {data.lapsed === 1 ? '1 more is' : `${data.lapsed} more are`} approved, but a needed check has
            lapsed
          </Link>
        </p>
      )}
    </>
  )
}

interface MatchedProps {
  match: MatchAnswer
  leadId: string
}

function Matched({ match: { supplier, score, parts, caveats }, leadId }: MatchedProps) {
  const { may } = useMe()
  const { data } = useShortlist({ leadId })
  const add = useWrite({ reread: ['/api/suppliers'] })
  const isListed = data?.items.some((entry) => entry.supplier.id === supplier.id)
  return (
    <li className="flex items-start gap-3 border-b border-rule py-2.5">
      <details className="min-w-0 grow">
        <summary className="grid min-h-8 cursor-pointer grid-cols-[2.5rem_minmax(0,1fr)_auto] items-baseline gap-3 touch:min-h-11">
          <span className="font-mono text-lg font-semibold text-sea tabular-nums">{score}</span>
          <span className="min-w-0">
            <strong className="break-words">{supplier.legalName}</strong>
            <span className="block text-xs text-slate">
              {[supplier.dayRate && money(supplier.dayRate), supplier.location, ...caveats]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <span className="text-xs text-sea">Why</span>
        </summary>
        <dl className="mt-2 ml-13 grid grid-cols-[6.5rem_3.5rem_minmax(0,1fr)] gap-x-3 gap-y-1 text-xs max-sm:ml-0">
          {parts.map(({ rule, points, outOf, reason }) => (
            <div key={rule} className="contents">
              <dt className="capitalize">{rule}</dt>
              <dd className="font-mono tabular-nums">
                {points}/{outOf}
              </dd>
              <dd className="text-slate">{reason}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 ml-13 flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:ml-0">
          <Link
            to={`/supplier-form/${supplier.id}`}
            className="inline-flex min-h-8 items-center text-sea hover:underline touch:min-h-11"
          >
            Open the supplier
          </Link>
        </p>
      </details>
      {isListed && <p className="shrink-0 pt-2 text-xs text-slate">On the shortlist</p>}
      {isListed === false && may('suppliers.write') && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Add to shortlist: ${supplier.legalName}`}
          pending={add.isPending}
          onClick={() =>
            add.mutate({
              method: 'POST',
              url: `/api/suppliers/${supplier.id}/shortlist`,
              data: { leadId },
            })
          }
        >
          Add
        </Button>
      )}
    </li>
  )
}

function queryOf({ roles, skills, seniority, startBy, rateTo, place }: Need): string {
  const query = new URLSearchParams({ roles: roles.map(({ role, count }) => `${role}:${count}`).join(',') })
  if (skills.length > 0) query.set('skills', skills.join(','))
  if (seniority) query.set('seniority', seniority)
  if (startBy) query.set('startBy', startBy)
  if (rateTo !== null) query.set('rateTo', String(rateTo))
  if (place) query.set('place', place)
  return String(query)
}
