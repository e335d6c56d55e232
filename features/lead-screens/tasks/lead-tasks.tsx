import { useState } from 'react'
import { useMe } from '#features/context/use-me.ts'
import type { TaskAnswer } from '#features/leads/tasks/task.schema.ts'
import { Button } from '#ui/button.tsx'
import { TaskForm } from './task-form.tsx'
import { TaskList } from './task-list.tsx'

/** What is to be done for a lead; the form for one more is there when it is asked for. */
export function LeadTasks({ leadId, tasks, now }: { leadId: string; tasks: TaskAnswer[]; now: Date }) {
  const [isEntering, setEntering] = useState(false)
  const { may } = useMe()
  const close = () => setEntering(false)
  return (
    <>
      {tasks.length === 0 && !isEntering && <p className="pb-2 text-slate">No tasks</p>}
      <TaskList tasks={tasks} now={now} />
      {isEntering ? (
        <TaskForm leadId={leadId} now={now} hasFocus onDone={close} onCancel={close} />
      ) : (
        may('leads.write') && (
          <Button
            variant="secondary"
            size="sm"
            icon="plus"
            onClick={() => setEntering(true)}
            className="print:hidden"
          >
            New task
          </Button>
        )
      )}
    </>
  )
}
