import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LeadPage } from '#features/leads/lead-answer.schema.ts'
import type { TaskPage } from '#features/leads/tasks/task.schema.ts'
import { messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Link } from '#ui/link.tsx'
import { Panel } from '#ui/panel.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useNow } from '#ui/use-now.ts'
import { ReplyClockMark } from '#features/lead-screens/reply-clock-mark.tsx'
import { TaskForm } from './task-form.tsx'
import { TaskList } from './task-list.tsx'

/** What is mine to do today: who waits for a reply, tasks, and what other features add. */
export function MyDayScreen({ more }: { more?: React.ReactNode }) {
  const now = useNow()
  const [isEntering, setEntering] = useState(false)
  useShortcuts([{ keys: 'n', label: 'New task', run: () => setEntering(true) }])
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3 pb-6">
        <h1 className="text-2xl">My day</h1>
        <Button icon="plus" onClick={() => setEntering(true)}>
          New task
        </Button>
      </header>
      {isEntering && (
        <div className="max-w-xl pb-8">
          <TaskForm
            now={now}
            hasFocus
            onDone={() => setEntering(false)}
            onCancel={() => setEntering(false)}
          />
        </div>
      )}
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <Panel title="Replies due">
          <Replies now={now} owner="me" none="No one is waiting for a reply from you." />
        </Panel>
        <Panel title="Tasks for today">
          <Tasks now={now} />
        </Panel>
        <Panel title="Waiting, with no owner yet">
          <Replies now={now} owner="none" none="Every enquiry that waits has an owner." />
        </Panel>
        {more}
      </div>
    </>
  )
}

/** Who waits for a reply from an owner, or from anyone who takes it. */
function Replies({ now, owner, none }: { now: Date; owner: 'me' | 'none'; none: string }) {
  const { data, error, refetch } = useQuery<LeadPage>({
    queryKey: [`/api/leads?owner=${owner}&reply=waiting&sort=reply&limit=25`],
  })
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={3} label="Loading the replies" />
  if (data.items.length === 0) return <p className="text-slate">{none}</p>
  return (
    <ul className="grid">
      {data.items.map((lead) => (
        <li
          key={lead.id}
          className="relative flex flex-wrap items-baseline gap-x-4 border-b border-rule py-2.5 hover:bg-sunk"
        >
          <Link
            to={`/lead-form/${lead.id}`}
            className="font-semibold break-words text-ink before:absolute before:inset-0 hover:text-sea"
          >
            {lead.name}
          </Link>
          <span className="min-w-0 break-words text-slate">{lead.company}</span>
          <span className="ml-auto">
            <ReplyClockMark reply={lead.reply} now={now} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Tasks({ now }: { now: Date }) {
  const { data, error, refetch } = useQuery<TaskPage>({
    queryKey: ['/api/tasks?owner=me&due=today&limit=100'],
  })
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={3} label="Loading the tasks" />
  if (data.items.length === 0) return <p className="text-slate">No tasks are due today.</p>
  return <TaskList tasks={data.items} now={now} />
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return <ErrorState title="This can’t be shown" text={messageOf(error)} onRetry={onRetry} />
}
