import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PickLeadDialog } from '#features/lead-screens/pick-lead-dialog.tsx'
import type { LeadPage } from '#features/leads/lead-answer.schema.ts'
import { messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Panel } from '#ui/panel.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useNow } from '#ui/use-now.ts'
import { DayList } from './day-list.tsx'
import { NewMeeting } from './new-meeting.tsx'
import { ReplyRow } from './reply-row.tsx'
import { TaskForm } from './task-form.tsx'

type Entering = 'task' | 'lead' | { leadId: string }

/** What is mine to do today: who waits for a reply, tasks and meetings in their order, and what other features add. */
export function MyDayScreen({ more }: { more?: React.ReactNode }) {
  const now = useNow()
  const [entering, setEntering] = useState<Entering>()
  const close = () => setEntering(undefined)
  useShortcuts([
    { keys: 'n', label: 'New task', run: () => setEntering('task') },
    { keys: 'm', label: 'New meeting', run: () => setEntering('lead') },
  ])
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3 pb-6">
        <h1 className="text-2xl">My day</h1>
        <div className="flex flex-wrap gap-2">
          <Button icon="plus" title="n" onClick={() => setEntering('task')}>
            New task
          </Button>
          <Button variant="secondary" icon="calendar" title="m" onClick={() => setEntering('lead')}>
            New meeting
          </Button>
        </div>
      </header>
      {entering && entering !== 'lead' && (
        <div className="max-w-xl pb-8">
          {entering === 'task' ? (
            <TaskForm now={now} hasFocus onDone={close} onCancel={close} />
          ) : (
            <NewMeeting leadId={entering.leadId} now={now} onClose={close} />
          )}
        </div>
      )}
      {entering === 'lead' && (
        <PickLeadDialog
          title="Whom is the meeting with?"
          except=""
          onClose={close}
          onPick={(leadId) => setEntering({ leadId })}
        />
      )}
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <Panel title="Replies, tasks and meetings">
          <DayList now={now} />
        </Panel>
        <div className="grid min-w-0 content-start gap-8">
          <Panel title="Waiting, with no owner yet">
            <Unowned now={now} />
          </Panel>
          {more}
        </div>
      </div>
    </>
  )
}

/** Who waits for a reply from anyone who takes it. */
function Unowned({ now }: { now: Date }) {
  const { data, error, refetch } = useQuery<LeadPage>({
    queryKey: ['/api/leads?owner=none&reply=waiting&sort=reply&limit=25'],
  })
  if (error && !data)
    return <ErrorState title="This can’t be shown" text={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={3} label="Loading the replies" />
  if (data.items.length === 0) return <p className="text-slate">Every enquiry that waits has an owner.</p>
  return (
    <ul className="grid">
      {data.items.map((lead) => (
        <ReplyRow key={lead.id} lead={lead} now={now} />
      ))}
    </ul>
  )
}
