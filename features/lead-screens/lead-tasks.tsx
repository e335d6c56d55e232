import type { TaskAnswer } from '#features/leads/tasks/task.schema.ts'
import { TaskForm } from './task-form.tsx'
import { TaskList } from './task-list.tsx'

export function LeadTasks({ leadId, tasks, now }: { leadId: string; tasks: TaskAnswer[]; now: Date }) {
  return (
    <>
      {tasks.length === 0 && <p className="pb-2 text-slate">Nothing to do.</p>}
      <TaskList tasks={tasks} now={now} />
      <TaskForm leadId={leadId} now={now} />
    </>
  )
}
