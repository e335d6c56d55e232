import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { messageOf } from '#lib/api-client.ts'
import type { Permission } from '#features/context/permissions.ts'
import { isoDateOf } from '#lib/office-time.ts'
import { useNow } from '#ui/use-now.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { ClaimsWithoutEvidence } from './claims-without-evidence.tsx'
import type { dashboard } from './dashboard.schema.ts'
import { MissingDisclosures } from './missing-disclosures.tsx'
import { NewLeadsCharts } from './new-leads-charts.tsx'
import { DashboardFigures, type FailedMails, type WaitingChats } from './dashboard-figures.tsx'
import { RunningTiles } from './running-tiles.tsx'
import { Worklist } from './worklist.tsx'

type User = { name: string; permissions: Permission[] }

/** What the person can act on comes first, then how it stands and how it went. A part that can't be read says so and leaves the others alone. */
export function DashboardScreen() {
  const { data: user } = useQuery<User>({ queryKey: ['/api/user'] })
  const figures = useQuery<z.infer<typeof dashboard>>({ queryKey: ['/api/dashboard'] })
  const may = (permission: Permission) => user?.permissions.includes(permission) ?? false
  const mails = useQuery<FailedMails>({
    queryKey: ['/api/mails?state=failed&limit=100'],
    enabled: may('mail.read'),
  })
  const chats = useQuery<WaitingChats>({
    queryKey: ['/api/conversations?filter=waiting&limit=1&total=1'],
    enabled: may('conversations.read'),
  })
  // Who writes the site and sees no lead has the worklist for figures: drafts, missing pages, searches without a result.
  const writesOnly = may('content.write') && !may('leads.read')
  const { data, error, refetch } = figures
  const now = useNow()
  return (
    <>
      <h1 className="text-2xl">Dashboard</h1>
      <Worklist now={now} hasInbox={may('leads.read')} writes={may('content.write')} />
      {!writesOnly && (
        <>
          {error && !data ? (
            <ErrorState
              title="The figures can’t be shown"
              text={messageOf(error)}
              onRetry={() => void refetch()}
            />
          ) : (
            <DashboardFigures
              data={data}
              mails={may('mail.read') ? mails : undefined}
              chats={may('conversations.read') ? chats : undefined}
              isLinked={may('leads.read')}
              today={isoDateOf(now)}
            />
          )}
          {data && <NewLeadsCharts days={data.newLeads} isLinked={may('leads.read')} />}
        </>
      )}
      <RunningTiles />
      {data && <MissingDisclosures missing={data.missingDisclosures} />}
      {data && <ClaimsWithoutEvidence claims={data.claimsWithoutEvidence} />}
    </>
  )
}
