import type { UseQueryResult } from '@tanstack/react-query'
import { messageOf } from '#lib/api-client.ts'
import { hoursOf } from '#lib/office-time.ts'
import { StatTile, TileRow } from '#ui/stat-tile.tsx'
import type { Dashboard } from './dashboard.schema.ts'

/** What the list of failed mails answers, as far as it is shown here. */
export interface FailedMails {
  items: unknown[]
  nextCursor: string | null
}
/** What the list of conversations answers, as far as it is shown here. */
export interface WaitingChats {
  total?: number
}

interface ReplyTilesProps {
  /** Undefined while it is read. */
  data: Dashboard | undefined
  /** Undefined for who may not see mails. */
  mails: UseQueryResult<FailedMails> | undefined
  /** Undefined for who may not see conversations. */
  chats: UseQueryResult<WaitingChats> | undefined
  isLinked: boolean
  /** ISO date in London. */
  today: string
}

export function ReplyTiles({ data, mails, chats, isLinked, today }: ReplyTilesProps) {
  const isLoading = data === undefined
  const list = (query: string) => (isLinked ? `/leads?${query}` : undefined)
  const breached = data?.breached ?? 0
  const failed = mails?.data?.items.length ?? 0
  const newest = data?.newLeads.at(-1)
  const newToday =
    newest?.day === today ? Object.values(newest.bySource).reduce((sum, one) => sum + one, 0) : 0
  return (
    <>
      <TileRow className="pt-5">
        <StatTile
          label="Replies breached"
          value={breached}
          tone={breached > 0 ? 'signal' : 'neutral'}
          note={breached > 0 ? 'Call these first' : 'Nobody waits too long'}
          to={list('reply=breached&sort=reply')}
          isLoading={isLoading}
        />
        <StatTile
          label="At risk"
          value={data?.atRisk}
          note="Three quarters of the time used"
          to={list('reply=at_risk&sort=reply')}
          isLoading={isLoading}
        />
        <StatTile
          label="Due today"
          value={data?.dueToday}
          note="Still in time"
          to={list('reply=today&sort=reply')}
          isLoading={isLoading}
        />
        <StatTile
          label="Tasks due"
          value={data?.tasksDue}
          note="Leads with something to do today"
          to={list('task=due')}
          isLoading={isLoading}
        />
        {chats && (
          <StatTile
            label="Unanswered chats"
            value={chats.data?.total ?? 0}
            tone={chats.data?.total ? 'signal' : 'neutral'}
            note={chats.data?.total ? 'Someone waits for a person' : 'Nobody waits in the chat'}
            to="/conversations?filter=waiting"
            isLoading={chats.isPending}
            error={chats.error ? messageOf(chats.error) : undefined}
          />
        )}
        {mails && (
          <StatTile
            label="Failed mails"
            value={mails.data?.nextCursor ? `${failed}+` : failed}
            tone={failed > 0 ? 'signal' : 'neutral'}
            note={failed > 0 ? 'Not delivered after all tries' : 'All mail is out'}
            to={failed > 0 ? '/mails?state=failed' : '/mails'}
            isLoading={mails.isPending}
            error={mails.error ? messageOf(mails.error) : undefined}
          />
        )}
      </TileRow>
      <TileRow className="pt-4">
        <StatTile
          label="New today"
          value={newToday}
          note="By all sources"
          to={list(`from=${today}`)}
          isLoading={isLoading}
        />
        <KeptTile data={data} to={list('reply=late')} />
        <StatTile
          label="First reply, median"
          value={
            data && data.last30Days.medianReplyMs !== null
              ? hoursOf(data.last30Days.medianReplyMs)
              : 'none yet'
          }
          note="Working time, last 30 days"
          to={list('reply=met')}
          isLoading={isLoading}
        />
        <StatTile
          label="Claims without evidence"
          value={data?.claimsWithoutEvidence.length}
          note="Said in public, not yet proven"
          to={data && data.claimsWithoutEvidence.length > 0 ? '#claims' : undefined}
          isLoading={isLoading}
        />
      </TileRow>
    </>
  )
}

function KeptTile({ data, to }: { data: Dashboard | undefined; to: string | undefined }) {
  const { asked = 0, met = 0 } = data?.last30Days ?? {}
  const share = asked === 0 ? 'none yet' : `${Math.floor((100 * met) / asked)} %`
  const note = asked === 0 ? 'No reply was due in 30 days' : `${met} of ${asked} in 30 days`
  return <StatTile label="Replies in time" value={share} note={note} to={to} isLoading={data === undefined} />
}
