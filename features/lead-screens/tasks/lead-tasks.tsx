import { useState } from 'react'
import { useMe } from '#features/context/use-me.ts'
import type { TaskAnswer } from '#features/leads/tasks/task.schema.ts'
import { Button } from '#ui/button.tsx'
import { MeetingForm } from './meeting-form.tsx'
import type { Contact } from './meeting-words.ts'
import { TaskForm } from './task-form.tsx'
import { TaskList } from './task-list.tsx'

interface Props {
  lead: Contact
  tasks: TaskAnswer[]
  now: Date
}

/** What is to be done for a lead, and meetings with it; the form for one more is there when it is asked for. */
export function LeadTasks({ lead, tasks, now }: Props) {
  const [entering, setEntering] = useState<'task' | 'meeting'>()
  const { may } = useMe()
  const close = () => setEntering(undefined)
  return (
    <>
      {tasks.length === 0 && !entering && <p className="pb-2 text-slate">No tasks or meetings</p>}
      <TaskList tasks={tasks} contact={lead} now={now} />
      {entering === 'task' && (
        <TaskForm leadId={lead.id} now={now} hasFocus onDone={close} onCancel={close} />
      )}
      {entering === 'meeting' && <MeetingForm contact={lead} now={now} onDone={close} onCancel={close} />}
      {!entering && may('leads.write') && (
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button variant="secondary" size="sm" icon="plus" onClick={() => setEntering('task')}>
            New task
          </Button>
          <Button variant="secondary" size="sm" icon="calendar" onClick={() => setEntering('meeting')}>
            New meeting
          </Button>
        </div>
      )}
    </>
  )
}
