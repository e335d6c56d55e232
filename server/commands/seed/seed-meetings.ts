import { officeCalendar } from '#features/leads/reply-clock.ts'
import { createTask, updateTask } from '#features/leads/tasks/tasks.server.ts'
import { hourMs, minuteMs } from '#lib/durations.ts'
import type { Seeding } from './seed-context.ts'

interface Course {
  leadId: string
  owner: Seeding['staff'][number]
  /** When it was arranged. */
  arrangedAt: Date
}

const minutes = 45
const halfHourMs = 30 * minuteMs
const toHalfHour = (at: Date) => new Date(Math.ceil(at.getTime() / halfHourMs) * halfHourMs)

/** A call two working days after it was arranged: logged with what it found where that is past, and still to come where it isn't. */
export async function seedCall(seeding: Seeding, course: Course): Promise<void> {
  const startsAt = toHalfHour(officeCalendar.addWorkingDays(course.arrangedAt, 2))
  const id = await arrange(seeding, course, { title: 'Video call: first look at the data', startsAt })
  const endsAt = new Date(startsAt.getTime() + minutes * minuteMs)
  if (endsAt > seeding.now) return
  await updateTask(seeding.at(endsAt, course.owner), {
    id,
    isDone: true,
    tookPlace: true,
    notes: 'The pictures are good enough to begin with. They send a week of them.',
  })
}

/** A meeting within the next working days, the first of them today or on the next working day. */
export async function seedVisit(seeding: Seeding, course: Course): Promise<void> {
  const days = course.arrangedAt.getTime() % 4
  const soon = officeCalendar.addWorkingTime(seeding.now, 2 * hourMs)
  const startsAt = toHalfHour(days === 0 ? soon : officeCalendar.addWorkingDays(soon, days))
  await arrange(seeding, course, { title: 'Go through the proposal', startsAt })
}

async function arrange(
  seeding: Seeding,
  { leadId, owner, arrangedAt }: Course,
  { title, startsAt }: { title: string; startsAt: Date },
): Promise<string> {
  const { id } = await createTask(seeding.at(arrangedAt, owner), {
    kind: 'meeting',
    leadId,
    title,
    dueAt: startsAt.toISOString(),
    minutes,
    place: `https://meet.example/${leadId.slice(0, 8)}`,
  })
  await seeding.note([{ place: 'tasks', key: id }])
  return id
}
