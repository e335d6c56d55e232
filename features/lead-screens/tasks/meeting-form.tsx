import { useState } from 'react'
import { useDraft } from '#features/context/use-draft.ts'
import { useMe } from '#features/context/use-me.ts'
import { useOwners } from '#features/lead-screens/use-owners.ts'
import { usualMinutes, type TaskAnswer } from '#features/leads/tasks/task.schema.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { dayMs, hourMs, minuteMs } from '#lib/durations.ts'
import { fieldOf, instantOfField } from '#lib/london-clock.ts'
import { hoursOf, isoDateOf } from '#lib/office-time.ts'
import { SelectField, TextField } from '#ui/field.tsx'
import { useWrite } from '#ui/use-write.ts'
import type { Contact } from './meeting-words.ts'
import { Overlaps } from './overlaps.tsx'
import { reminderOf, reminders, remindAtOf } from './reminders.ts'
import { TaskFormFoot } from './task-form-foot.tsx'

const lengths = [15, 30, 45, 60, 90, 120, 180, 240, 480]

interface Props {
  contact: Contact
  /** The meeting that is changed; a new one without. */
  meeting?: TaskAnswer
  now: Date
  onDone: () => void
  onCancel: () => void
}

/** Arranges a meeting with a lead, or changes one: what about, when, how long, where and who holds it. */
export function MeetingForm({ contact, meeting, now, onDone, onCancel }: Props) {
  const { me } = useMe()
  const owners = useOwners(meeting?.owner ?? null)
  const [first] = useState(() => ({
    title: meeting?.title ?? '',
    start: meeting ? fieldOf(meeting.dueAt) : nextHour(now),
    minutes: String(meeting?.minutes ?? usualMinutes),
    place: meeting?.place ?? '',
    holder: meeting?.owner?.id ?? '',
    reminder: reminderOf(meeting),
  }))
  const { draft, set, ...kept } = useDraft(
    meeting ? `meeting:${meeting.id}` : `new-meeting:${contact.id}`,
    first,
  )
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [id, setId] = useState(() => crypto.randomUUID())
  const write = useWrite({
    reread: ['/api/leads/', '/api/tasks'],
    onDone: () => {
      kept.drop()
      setId(crypto.randomUUID())
      onDone()
    },
    onFail: (error) => {
      if (!(error instanceof ApiError)) return false
      setErrors(error.body.errors ?? { form: messageOf(error) })
      return true
    },
  })
  const holder = draft.holder || me?.id
  const startsAt = instantOfField(draft.start)
  const submit = () => {
    const found = {
      ...(!draft.title.trim() && { title: 'Please enter what it is about' }),
      ...(!startsAt && {
        dueAt: draft.start ? 'The clocks skip this hour' : 'Please choose a day and a time',
      }),
    }
    setErrors(found)
    if (!startsAt || Object.keys(found).length > 0 || write.isPending) return
    const data = {
      title: draft.title,
      dueAt: startsAt.toISOString(),
      minutes: Number(draft.minutes),
      place: draft.place,
      remindAt: remindAtOf(draft.reminder, startsAt),
      ...(holder && { assigneeId: holder }),
    }
    if (meeting) write.mutate({ method: 'PATCH', url: `/api/tasks/${meeting.id}`, data })
    else
      write.mutate({
        method: 'POST',
        url: '/api/tasks',
        data: { ...data, kind: 'meeting', id, leadId: contact.id },
      })
  }
  const wire = (name: keyof typeof first, error = name as string) => ({
    name: `meeting-${name}`,
    value: draft[name],
    ...(errors[error] && { error: errors[error] }),
    onChange: (event: { target: { value: string } }) => {
      set(name, event.target.value)
      setErrors({})
    },
  })
  const known = lengths.includes(Number(first.minutes)) ? lengths : [...lengths, Number(first.minutes)]
  return (
    <form
      noValidate
      aria-label={meeting ? 'Change the meeting' : `Meeting with ${contact.name}`}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="grid gap-x-3 sm:grid-cols-2 print:hidden"
    >
      <TextField
        {...wire('title')}
        label="What it is about"
        required
        autoFocus
        maxLength={200}
        className="sm:col-span-2"
      />
      <TextField
        {...wire('start', 'dueAt')}
        label="Begins"
        hint="London time"
        type="datetime-local"
        required
      />
      <SelectField
        {...wire('minutes')}
        label="Length"
        options={known
          .toSorted((a, b) => a - b)
          .map((minutes) => ({ value: String(minutes), label: hoursOf(minutes * minuteMs) }))}
      />
      <TextField
        {...wire('place')}
        label="Where"
        hint="A place, a phone number or a link"
        maxLength={500}
        className="sm:col-span-2"
      />
      <SelectField {...wire('holder', 'assigneeId')} value={holder ?? ''} label="Held by" options={owners} />
      <SelectField {...wire('reminder')} label="Reminder" options={reminders} />
      {startsAt && holder && (
        <Overlaps
          holder={{ id: holder, name: owners.find(({ value }) => value === holder)?.label ?? '' }}
          except={meeting?.id}
          from={startsAt}
          minutes={Number(draft.minutes)}
          now={now}
        />
      )}
      <TaskFormFoot
        submitLabel={meeting ? 'Save the meeting' : 'Add the meeting'}
        isPending={write.isPending}
        kept={kept}
        error={errors['form']}
        onCancel={onCancel}
      />
    </form>
  )
}

/** The next full hour of the day, or ten in the morning. */
function nextHour(now: Date): string {
  const next = fieldOf(new Date(Math.ceil((now.getTime() + 1) / hourMs) * hourMs).toISOString())
  const hour = Number(next.slice(11, 13))
  if (hour >= 9 && hour <= 17) return next
  const day = hour < 9 ? next.slice(0, 10) : isoDateOf(new Date(now.getTime() + dayMs))
  return `${day}T10:00`
}
