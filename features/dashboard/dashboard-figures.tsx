import type { UseQueryResult } from '@tanstack/react-query'
import { messageOf } from '#lib/api-client.ts'
import { hoursOf } from '#lib/office-time.ts'
import { FigureLine } from '#ui/figure-line.tsx'
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

interface DashboardFiguresProps {
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

/** How it stands, in one line: each figure leads to its list. */
export function DashboardFigures({ data, mails, chats, isLinked, today }: DashboardFiguresProps) {
  const isLoading = data === undefined
  const list = (query: string) => (isLinked ? `/leads?${query}` : undefined)
  const { asked = 0, met = 0, medianReplyMs = null } = data?.last30Days ?? {}
  const newest = data?.newLeads.at(-1)
  const newToday =
    newest?.day === today ? Object.values(newest.bySource).reduce((sum, one) => sum + one, 0) : 0
  const failed = mails?.data?.items.length ?? 0
  const unproven = data?.claimsWithoutEvidence.length ?? 0
  return (
    <FigureLine
      label="Figures"
      figures={[
        {
          label: 'Overdue',
          value: data?.breached,
          isAlarming: (data?.breached ?? 0) > 0,
          to: list('reply=breached&sort=reply'),
          isLoading,
        },
        { label: 'At risk', value: data?.atRisk, to: list('reply=at_risk&sort=reply'), isLoading },
        { label: 'Due today', value: data?.dueToday, to: list('reply=today&sort=reply'), isLoading },
        { label: 'With tasks due', value: data?.tasksDue, to: list('task=due'), isLoading },
        ...(chats
          ? [
              {
                label: 'Chats waiting',
                value: chats.data?.total ?? 0,
                isAlarming: (chats.data?.total ?? 0) > 0,
                to: '/conversations?filter=waiting',
                isLoading: chats.isPending,
                error: chats.error ? messageOf(chats.error) : undefined,
              },
            ]
          : []),
        ...(mails
          ? [
              {
                label: 'Failed mails',
                value: mails.data?.nextCursor ? `${failed}+` : failed,
                isAlarming: failed > 0,
                to: failed > 0 ? '/mails?state=failed' : '/mails',
                isLoading: mails.isPending,
                error: mails.error ? messageOf(mails.error) : undefined,
              },
            ]
          : []),
        { label: 'New today', value: newToday, to: list(`from=${today}`), isLoading },
        {
          label: 'On time, 30 days',
          value: asked === 0 ? '–' : `${Math.floor((100 * met) / asked)}%`,
          to: list('reply=late'),
          isLoading,
        },
        {
          label: 'Median reply',
          value: medianReplyMs === null ? '–' : hoursOf(medianReplyMs),
          to: list('reply=met'),
          isLoading,
        },
        {
          label: 'Unproven claims',
          value: unproven,
          to: unproven > 0 ? '#claims' : undefined,
          isLoading,
        },
      ]}
    />
  )
}
