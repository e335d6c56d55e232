import { useQuery } from '@tanstack/react-query'
import { messageOf } from '#lib/api-client.ts'
import { longDate } from '#lib/office-time.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Panel } from '#ui/panel.tsx'
import type { TeamNeed, TeamRequest } from './team-request.schema.ts'
import { factsOf } from './team-request-words.ts'

interface Props {
  leadId: string
  /** Who could answer a request. */
  shortlist: (need: TeamNeed) => React.ReactNode
}

/** The requests of a lead, the latest first. */
export const useTeamRequests = (leadId: string | undefined) =>
  useQuery<{ items: TeamRequest[] }>({
    queryKey: [`/api/leads/${leadId}/team-requests`],
    enabled: leadId !== undefined,
  })

/** What a lead has asked for, each request with its shortlist. */
export function TeamRequestCards({ leadId, shortlist }: Props) {
  const { data, error, refetch } = useTeamRequests(leadId)
  if (error && !data)
    return (
      <ErrorState
        title="The team requests can’t be shown"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    )
  return data?.items.map((request) => (
    <Panel key={request.id} title={`Team request of ${longDate(request.requestedAt)}`}>
      <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-1">
        {factsOf(request).map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-slate">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="pt-4 pb-1 text-base">Suppliers for it</h3>
      {shortlist(request)}
    </Panel>
  ))
}
