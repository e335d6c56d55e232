import { useQuery } from '@tanstack/react-query'
import type { Invitation } from '#features/correspondence/meetings/invitation.schema.ts'
import type { TaskAnswer } from '#features/leads/tasks/task.schema.ts'

const mostAtOnce = 100

/** What the contacts of these meetings were last sent, by meeting; those of tasks that are none are not asked for. */
export function useInvitations(tasks: TaskAnswer[]): Map<string, Invitation> {
  const ids = tasks.filter(({ kind }) => kind === 'meeting').map(({ id }) => id)
  const { data } = useQuery<{ items: Invitation[] }>({
    queryKey: [`/api/invitations?meetings=${ids.slice(0, mostAtOnce).join(',')}`],
    enabled: ids.length > 0,
  })
  return new Map(data?.items.map((one) => [one.meetingId, one]))
}
