import { useState } from 'react'
import { useMe } from '#features/context/use-me.ts'
import { repeatNames, type TaskAnswer } from '#features/leads/tasks/task.schema.ts'
import { shortTime } from '#lib/office-time.ts'
import { IconButton } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Checkbox } from '#ui/field.tsx'
import { Link } from '#ui/link.tsx'
import { useWrite } from '#ui/use-write.ts'
import type { Contact } from './meeting-words.ts'
import { MeetingRow } from './meeting-row.tsx'
import { TaskForm } from './task-form.tsx'
import { useInvitations } from './use-invitations.ts'
import { useUndo } from '#features/lead-screens/use-undo.ts'

type Listed = TaskAnswer & { lead?: Contact | null }

interface Props {
  tasks: Listed[]
  /** On whose page they stand; elsewhere each names its own. */
  contact?: Contact
  now: Date
}

/** Tasks and meetings, of one lead on its page or of several. */
export function TaskList({ tasks, contact, now }: Props) {
  const invitations = useInvitations(tasks)
  return (
    <ul className="pb-2">
      {tasks.map((task) => {
        const whom = contact ?? task.lead
        return task.kind === 'meeting' && whom ? (
          <MeetingRow
            key={task.id}
            meeting={task}
            contact={whom}
            isOnLead={contact !== undefined}
            invitation={invitations.get(task.id)}
            now={now}
          />
        ) : (
          <TaskRow key={task.id} task={task} now={now} />
        )
      })}
    </ul>
  )
}

/** A task to tick off, to change and to delete. */
export function TaskRow({ task, now }: { task: Listed; now: Date }) {
  const [isEditing, setEditing] = useState(false)
  const { may } = useMe()
  const { offer } = useUndo()
  const tick = useWrite({ reread: ['/api/leads/', '/api/tasks'] })
  const remove = useWrite<{ undo: string }>({
    reread: ['/api/leads/', '/api/tasks'],
    onDone: ({ undo }) => offer('Task deleted', undo),
  })
  const close = () => setEditing(false)
  if (isEditing)
    return (
      <li className="border-y border-rule py-3">
        <TaskForm task={task} now={now} onDone={close} onCancel={close} />
      </li>
    )
  const url = `/api/tasks/${task.id}`
  return (
    <li className="flex items-start gap-1">
      <div className="min-w-0 grow">
        <Checkbox
          name={`task-${task.id}`}
          checked={task.doneAt !== null}
          disabled={tick.isPending || !may('leads.write')}
          onChange={(event) => tick.mutate({ method: 'PATCH', url, data: { isDone: event.target.checked } })}
          label={<TaskLine task={task} now={now} />}
        />
        {task.lead && (
          <p className="pb-1 pl-8 text-sm">
            <Link to={`/lead-form/${task.lead.id}`} className="text-sea hover:underline">
              {task.lead.name}
            </Link>
          </p>
        )}
      </div>
      {may('leads.write') && (
        <>
          <IconButton icon="edit" label={`Change: ${task.title}`} onClick={() => setEditing(true)} />
          <IconButton
            icon="trash"
            label={`Delete: ${task.title}`}
            onClick={() => remove.mutate({ method: 'DELETE', url })}
          />
        </>
      )}
    </li>
  )
}

function TaskLine({ task, now }: { task: TaskAnswer; now: Date }) {
  const isOver = task.doneAt === null && new Date(task.dueAt) < now
  const more = [task.owner?.name, task.repeat && repeatNames[task.repeat].toLowerCase()]
  return (
    <>
      <span className={task.doneAt ? 'text-slate line-through' : undefined}>{task.title}</span>{' '}
      <span className={classes('text-xs', isOver ? 'font-semibold text-ink' : 'text-slate')}>
        {[`${isOver ? 'was due' : 'due'} ${shortTime(task.dueAt, now)}`, ...more].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}
