import { useState } from 'react'
import { useDraft } from '#features/context/use-draft.ts'
import { useMe } from '#features/context/use-me.ts'
import { repeatNames, repeats, type TaskAnswer } from '#features/leads/tasks/task.schema.ts'
import { dayMs } from '#lib/durations.ts'
import { fieldOf, instantOfField } from '#lib/london-clock.ts'
import { isoDateOf } from '#lib/office-time.ts'
import { SelectField, TextField } from '#ui/field.tsx'
import { useWrite } from '#ui/use-write.ts'
import { useOwners } from '#features/lead-screens/use-owners.ts'
import { reminderOf, reminders, remindAtOf } from './reminders.ts'
import { TaskFormFoot } from './task-form-foot.tsx'

interface Props {
  /** The lead that a new task is about, or none. */
  leadId?: string
  /** The task that is changed; a new one without. */
  task?: TaskAnswer
  now: Date
  /** It was asked for, so one writes at once. */
  hasFocus?: boolean
  onDone?: () => void
  onCancel?: () => void
}

/** Enters a task, or changes one: what, until when, by whom, how often, and when to remind. */
export function TaskForm({ leadId, task, now, hasFocus, onDone, onCancel }: Props) {
  const { me } = useMe()
  const owners = useOwners(task?.owner ?? null)
  const { draft, set, ...kept } = useDraft(task ? `task:${task.id}` : `new-task:${leadId ?? ''}`, {
    title: task?.title ?? '',
    due: task ? fieldOf(task.dueAt) : tomorrow(now),
    assignee: task?.owner?.id ?? '',
    repeat: task?.repeat ?? '',
    lead: reminderOf(task),
  })
  const { title, due, assignee, repeat, lead } = draft
  const [error, setError] = useState<string>()
  const [id, setId] = useState(() => crypto.randomUUID())
  const write = useWrite({
    reread: ['/api/leads/', '/api/tasks'],
    onDone: () => {
      kept.drop()
      setId(crypto.randomUUID())
      onDone?.()
    },
  })
  const submit = () => {
    if (!title.trim()) return setError('Please enter what needs doing')
    if (!due) return setError('Please choose a day and a time')
    const dueAt = instantOfField(due)
    if (!dueAt) return setError('The clocks skip this hour')
    const data = {
      title,
      dueAt: dueAt.toISOString(),
      repeat: repeat || null,
      remindAt: remindAtOf(lead, dueAt),
      ...((assignee || me?.id) && { assigneeId: assignee || me?.id }),
      ...(!task && { id, leadId: leadId ?? null }),
    }
    if (write.isPending) return
    if (task) write.mutate({ method: 'PATCH', url: `/api/tasks/${task.id}`, data })
    else write.mutate({ method: 'POST', url: '/api/tasks', data })
  }
  // The form for a new one stands on the same screen as those that change others.
  const named = (field: string) => ({
    name: `task-${field}`,
    id: task ? `task-${field}-${task.id}` : `task-${field}`,
  })
  return (
    <form
      noValidate
      aria-label={task ? 'Change the task' : 'New task'}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="grid grid-cols-2 gap-2 print:hidden"
    >
      <TextField
        {...named('title')}
        label="New task"
        isLabelHidden
        placeholder="Send the offer"
        autoFocus={hasFocus}
        maxLength={200}
        value={title}
        onChange={(event) => {
          set('title', event.target.value)
          setError(undefined)
        }}
        className="col-span-2"
      />
      <TextField
        {...named('due')}
        label="Due"
        isLabelHidden
        type="datetime-local"
        value={due}
        onChange={(event) => set('due', event.target.value)}
      />
      <SelectField
        {...named('assignee')}
        label="Assigned to"
        isLabelHidden
        value={assignee || (me?.id ?? '')}
        options={owners}
        onChange={(event) => set('assignee', event.target.value)}
      />
      <SelectField
        {...named('repeat')}
        label="How often"
        isLabelHidden
        value={repeat}
        options={[
          { value: '', label: 'Once' },
          ...repeats.map((value) => ({ value, label: repeatNames[value] })),
        ]}
        onChange={(event) => set('repeat', event.target.value)}
      />
      <SelectField
        {...named('reminder')}
        label="Reminder"
        isLabelHidden
        value={lead}
        options={reminders}
        onChange={(event) => set('lead', event.target.value)}
      />
      <TaskFormFoot
        submitLabel={task ? 'Save the task' : 'Create task'}
        submitVariant="secondary"
        isPending={write.isPending}
        kept={kept}
        error={error}
        onCancel={onCancel}
      />
    </form>
  )
}

/** The end of the next day at the office. */
const tomorrow = (now: Date) => `${isoDateOf(new Date(now.getTime() + dayMs))}T17:00`
