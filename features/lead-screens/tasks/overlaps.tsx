import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMe } from '#features/context/use-me.ts'
import type { TaskPage } from '#features/leads/tasks/task.schema.ts'
import { minuteMs } from '#lib/durations.ts'
import { shortTime } from '#lib/office-time.ts'
import { lengthOf } from './meeting-words.ts'

interface Props {
  holder: { id: string; name: string }
  /** The meeting that is changed: it overlaps itself. */
  except: string | undefined
  from: Date
  minutes: number
  now: Date
}

/** Says which meetings of its holder another one would overlap. */
export function Overlaps({ holder, except, from, minutes, now }: Props) {
  const { me } = useMe()
  const until = new Date(from.getTime() + minutes * minuteMs)
  const query = new URLSearchParams({
    kind: 'meeting',
    owner: holder.id,
    from: from.toISOString(),
    until: until.toISOString(),
    limit: '5',
  })
  const { data } = useQuery<TaskPage>({
    queryKey: [`/api/tasks?${query}`],
    placeholderData: keepPreviousData,
  })
  const others = data?.items.filter(({ id }) => id !== except) ?? []
  const whose = holder.id === me?.id ? 'You already have' : `${holder.name} already has`
  return (
    <p role="status" className="sm:col-span-2">
      {others.length > 0 && (
        <span className="mb-3 block border-l-2 border-signal pl-3">
          {whose}{' '}
          {others
            .map((one) => {
              const withWhom = one.lead ? ` with ${one.lead.name}` : ''
              return `“${one.title}”${withWhom}, ${shortTime(one.dueAt, now)}, ${lengthOf(one)}`
            })
            .join('; ')}
          .
        </span>
      )}
    </p>
  )
}
