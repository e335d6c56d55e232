import { useQuery } from '@tanstack/react-query'
import { useMe } from '#features/context/use-me.ts'
import type { StageTotal } from '#features/leads/lead-answer.schema.ts'
import { isOpen } from '#features/leads/stages/stage-kind.ts'
import type { TaskPage } from '#features/leads/tasks/task.schema.ts'
import { Link } from '#ui/link.tsx'
import { useNow } from '#ui/use-now.ts'
import { TaskList } from './tasks/task-list.tsx'

/** What a colleague has in hand, so that it can be handed over before they leave. Nothing where there is nothing. */
export function HeldWork({ userId }: { userId: string }) {
  const { may } = useMe()
  const now = useNow()
  const enabled = may('leads.read')
  const { data: totals } = useQuery<{ items: StageTotal[] }>({
    queryKey: [`/api/leads/stages?owner=${userId}`],
    enabled,
  })
  const { data: tasks } = useQuery<TaskPage>({
    queryKey: [`/api/tasks?owner=${userId}&limit=100`],
    enabled,
  })
  const open = totals?.items.filter(({ stage }) => isOpen(stage)) ?? []
  const leads = open.reduce((sum, { count }) => sum + count, 0)
  const isMore = open.some((total) => total.isMore)
  const items = tasks?.items ?? []
  if (leads === 0 && items.length === 0) return null
  return (
    <section aria-labelledby="held-title" className="mt-10 border-t border-rule pt-5">
      <h2 id="held-title" className="pb-1 text-lg">
        Work in hand
      </h2>
      <p className="max-w-text pb-3 text-sm text-slate">
        Stays theirs when the account is disabled or removed: hand it over first.
      </p>
      {leads > 0 && (
        <p className="pb-3">
          <Link to={`/leads?owner=${userId}`} className="font-semibold text-sea hover:underline">
            {`${leads.toLocaleString('en-GB')}${isMore ? '+' : ''} open ${leads === 1 ? 'lead' : 'leads'}`}
          </Link>
        </p>
      )}
      <TaskList tasks={items} now={now} />
    </section>
  )
}
