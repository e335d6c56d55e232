import type { TaskAnswer } from '#features/leads/tasks/task.schema.ts'
import { dayMs, hourMs } from '#lib/durations.ts'

/** How long before a task is due a mail reminds of it. */
export const reminders = [
  { value: '', label: 'No reminder' },
  { value: '0', label: 'Remind when it is due' },
  { value: String(hourMs), label: 'Remind an hour before' },
  { value: String(dayMs), label: 'Remind a day before' },
]

/** The offered time before the task that comes nearest to the one it has. */
export function reminderOf(task: TaskAnswer | undefined): string {
  if (!task?.remindAt) return ''
  const before = Date.parse(task.dueAt) - Date.parse(task.remindAt)
  const known = reminders.slice(1).map(({ value }) => Number(value))
  return String(known.reduce((a, b) => (Math.abs(b - before) < Math.abs(a - before) ? b : a)))
}

/** When a task that is due then is reminded of. */
export const remindAtOf = (reminder: string, dueAt: Date): string | null =>
  reminder === '' ? null : new Date(dueAt.getTime() - Number(reminder)).toISOString()
