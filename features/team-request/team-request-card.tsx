import { useQuery } from '@tanstack/react-query'
import { messageOf } from '#lib/api-client.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Panel } from '#ui/panel.tsx'
import type { TeamNeed, TeamRequest } from './team-request.schema.ts'
import { factsOf } from './team-request-words.ts'

interface Props {
  leadId: string
  /** Who could answer a request. */
  shortlist: (need: TeamNeed) => React.ReactNode
  /** When the lead has asked for nobody. */
  otherwise: React.ReactNode
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/London' })

/** What a lead has asked for, each request with its shortlist. */
export function TeamRequestCards({ leadId, shortlist, otherwise }: Props) {
  const { data, error, refetch } = useQuery<{ items: TeamRequest[] }>({
    queryKey: [`/api/leads/${leadId}/team-requests`],
  })
  if (error && !data)
    return (
      <ErrorState
        title="The team requests can’t be shown"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return null
  if (data.items.length === 0) return otherwise
  return data.items.map((request) => (
    <Panel key={request.id} title={`Team request of ${day.format(new Date(request.requestedAt))}`}>
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
