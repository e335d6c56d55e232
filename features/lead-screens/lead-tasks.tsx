import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Checkbox, TextField } from '#ui/field.tsx'
import { dayMs } from '#lib/durations.ts'
import type { TaskAnswer } from '#features/leads/lead-answer.schema.ts'
import { isoDateOf, longDate } from '#lib/office-time.ts'
import { useLeadWrite } from './use-lead-write.ts'

export function LeadTasks({ leadId, tasks, now }: { leadId: string; tasks: TaskAnswer[]; now: Date }) {
  const tick = useLeadWrite(leadId)
  return (
    <>
      {tasks.length === 0 && <p className="pb-2 text-slate">Nothing to do.</p>}
      <ul className="pb-2">
        {tasks.map((task) => (
          <li key={task.id}>
            <Checkbox
              name={`task-${task.id}`}
              checked={task.doneAt !== null}
              disabled={tick.isPending}
              onChange={(event) =>
                tick.mutate({
                  method: 'PATCH',
                  url: `/api/tasks/${task.id}`,
                  data: { isDone: event.target.checked },
                })
              }
              label={<TaskLine task={task} now={now} />}
            />
          </li>
        ))}
      </ul>
      <NewTask leadId={leadId} now={now} />
    </>
  )
}

function TaskLine({ task, now }: { task: TaskAnswer; now: Date }) {
  const isOver = task.doneAt === null && new Date(task.dueAt) < now
  return (
    <>
      <span className={task.doneAt ? 'text-slate line-through' : undefined}>{task.title}</span>{' '}
      <span className={classes('text-xs', isOver ? 'font-semibold text-ink' : 'text-slate')}>
        {isOver ? 'was due' : 'due'} {longDate(task.dueAt)}
        {task.owner && ` · ${task.owner.name}`}
      </span>
    </>
  )
}

/** Due at the end of the chosen day. */
function NewTask({ leadId, now }: { leadId: string; now: Date }) {
  const [title, setTitle] = useState('')
  const [day, setDay] = useState(() => isoDateOf(new Date(now.getTime() + dayMs)))
  const [error, setError] = useState<string>()
  const [id, setId] = useState(() => crypto.randomUUID())
  const add = useLeadWrite(leadId, () => {
    setTitle('')
    setId(crypto.randomUUID())
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!title.trim()) return setError('Please say what is to be done')
        if (!day) return setError('Please choose a day')
        const data = { id, title, dueAt: `${day}T17:00:00Z` }
        if (!add.isPending) add.mutate({ method: 'POST', url: `/api/leads/${leadId}/tasks`, data })
      }}
      className="grid grid-cols-[1fr_9.5rem_auto] gap-2 max-sm:grid-cols-2 print:hidden"
    >
      <TextField
        name="task-title"
        label="New task"
        isLabelHidden
        placeholder="Send the offer"
        maxLength={200}
        value={title}
        onChange={(event) => {
          setTitle(event.target.value)
          setError(undefined)
        }}
        className="max-sm:col-span-2"
      />
      <TextField
        name="task-due"
        label="Due"
        isLabelHidden
        type="date"
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <Button type="submit" variant="secondary" pending={add.isPending} className="h-11">
        Create task
      </Button>
      {error && (
        <p role="alert" className="col-span-full text-signal-strong">
          {error}
        </p>
      )}
    </form>
  )
}
