import { useQuery } from '@tanstack/react-query'
import type { LeadPage } from '#features/leads/lead-answer.schema.ts'
import type { TaskPage } from '#features/leads/tasks/task.schema.ts'
import { messageOf } from '#lib/api-client.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { MeetingRow } from './meeting-row.tsx'
import { ReplyRow } from './reply-row.tsx'
import { TaskRow } from './task-list.tsx'
import { useInvitations } from './use-invitations.ts'

/** Who waits for a reply of mine, my tasks and my meetings until tonight, in one order of time. */
export function DayList({ now }: { now: Date }) {
  const replies = useQuery<LeadPage>({
    queryKey: ['/api/leads?owner=me&reply=waiting&sort=reply&limit=25'],
  })
  const tasks = useQuery<TaskPage>({ queryKey: ['/api/tasks?owner=me&due=today&limit=100'] })
  const invitations = useInvitations(tasks.data?.items ?? [])
  const rows = [
    ...(replies.data?.items ?? []).map((lead) => ({
      at: lead.reply?.dueAt ?? '',
      id: lead.id,
      row: <ReplyRow key={lead.id} lead={lead} now={now} />,
    })),
    ...(tasks.data?.items ?? []).map((task) => ({
      at: task.dueAt,
      id: task.id,
      row:
        task.kind === 'meeting' && task.lead ? (
          <MeetingRow
            key={task.id}
            meeting={task}
            contact={task.lead}
            isOnLead={false}
            invitation={invitations.get(task.id)}
            now={now}
          />
        ) : (
          <TaskRow key={task.id} task={task} now={now} />
        ),
    })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.id.localeCompare(b.id))
  const failed = [replies, tasks].filter(({ error, data }) => error && !data)
  if (failed.length === 0 && !(replies.data && tasks.data))
    return <SkeletonRows rows={5} label="Loading your day" />
  return (
    <>
      {failed.map(({ error, refetch }, at) => (
        <ErrorState
          key={at === 0 ? 'first' : 'second'}
          title="Not everything can be shown"
          text={messageOf(error)}
          onRetry={() => void refetch()}
        />
      ))}
      {rows.length > 0 ? (
        <ul className="grid">{rows.map(({ row }) => row)}</ul>
      ) : (
        failed.length === 0 && <p className="text-slate">Nothing is due today.</p>
      )}
    </>
  )
}
