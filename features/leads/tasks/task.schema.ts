import { z } from 'zod/mini'

const instant = z.iso.datetime({ offset: true })

export const repeats = ['daily', 'weekdays', 'weekly', 'monthly'] as const
export type Repeat = (typeof repeats)[number]
export const repeatNames: Record<Repeat, string> = {
  daily: 'Every day',
  weekdays: 'Every working day',
  weekly: 'Every week',
  monthly: 'Every month',
}

const title = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please enter what needs doing'),
    z.maxLength(200, 'At most 200 characters'),
  )

export const newTask = z.object({
  title,
  dueAt: instant,
  leadId: z.optional(z.nullable(z.uuid())),
  /** Who is to do it: oneself unless told. */
  assigneeId: z.optional(z.uuid()),
  /** Done, it comes again. */
  repeat: z.optional(z.nullable(z.enum(repeats))),
  /** When a mail reminds of it. */
  remindAt: z.optional(z.nullable(instant)),
  /** Made by the form: sent twice, the task is written once. */
  id: z.optional(z.uuid()),
})
export type NewTask = z.infer<typeof newTask>

export const taskChange = z.object({
  title: z.optional(title),
  dueAt: z.optional(instant),
  assigneeId: z.optional(z.uuid()),
  repeat: newTask.shape.repeat,
  remindAt: newTask.shape.remindAt,
  isDone: z.optional(z.boolean()),
})
export type TaskChange = z.infer<typeof taskChange>

export const task = z.object({
  id: z.string(),
  leadId: z.nullable(z.string()),
  title: z.string(),
  dueAt: z.string(),
  doneAt: z.nullable(z.string()),
  repeat: z.nullable(z.enum(repeats)),
  remindAt: z.nullable(z.string()),
  owner: z.nullable(z.object({ id: z.string(), name: z.string() })),
})
export type TaskAnswer = z.infer<typeof task>

export const taskQuery = z.object({
  /** Whose: of everybody unless told. */
  owner: z.optional(z.union([z.literal('me'), z.uuid()])),
  /** `today`: due by the end of the day in London, or before. */
  due: z.optional(z.enum(['today'])),
  done: z.optional(z.stringbool()),
  cursor: z.optional(z.string().check(z.maxLength(400))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
})
export type TaskQuery = z.infer<typeof taskQuery>

export const taskPage = z.object({
  items: z.array(z.extend(task, { lead: z.nullable(z.object({ id: z.string(), name: z.string() })) })),
  nextCursor: z.nullable(z.string()),
})
export type TaskPage = z.infer<typeof taskPage>
