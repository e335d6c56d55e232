import { z } from 'zod/mini'

const [firstYear, lastYear] = [2000, 2100]
/** The database knows no year 0, and nobody means 0202. */
const instant = z.iso.datetime({ offset: true }).check(
  z.refine((iso) => {
    const year = new Date(iso).getUTCFullYear()
    return year >= firstYear && year <= lastYear
  }, `Please give a year from ${firstYear} to ${lastYear}`),
)

export const repeats = ['daily', 'weekdays', 'weekly', 'monthly'] as const
export type Repeat = (typeof repeats)[number]
export const repeatNames: Record<Repeat, string> = {
  daily: 'Every day',
  weekdays: 'Every working day',
  weekly: 'Every week',
  monthly: 'Every month',
}

/** What is done by a time, or happens at one with the person of a lead. */
export const taskKinds = ['task', 'meeting'] as const

export const usualMinutes = 30
export const longestMinutes = 24 * 60
const minutes = z
  .int('A length in whole minutes')
  .check(z.minimum(5, 'At least 5 minutes'), z.maximum(longestMinutes, 'At most 24 hours'))
const place = z.string().check(z.trim(), z.maxLength(500, 'At most 500 characters'))

const title = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please enter what needs doing'),
    z.maxLength(200, 'At most 200 characters'),
  )

export const newTask = z.object({
  /** A task unless told. */
  kind: z.optional(z.enum(taskKinds)),
  title,
  /** Of a meeting, when it begins. */
  dueAt: instant,
  /** Of a meeting: 30 unless told. */
  minutes: z.optional(minutes),
  /** Of a meeting: a place, a phone number or a link to a call. */
  place: z.optional(place),
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
  minutes: newTask.shape.minutes,
  place: newTask.shape.place,
  assigneeId: z.optional(z.uuid()),
  repeat: newTask.shape.repeat,
  remindAt: newTask.shape.remindAt,
  isDone: z.optional(z.boolean()),
  /** Of a meeting that is done: it did unless told. Then it is logged, which stops the reply clock. */
  tookPlace: z.optional(z.boolean()),
  /** What was agreed in a meeting that took place. */
  notes: z.optional(z.string().check(z.trim(), z.maxLength(9000, 'At most 9,000 characters'))),
})
export type TaskChange = z.infer<typeof taskChange>

export const task = z.object({
  id: z.string(),
  kind: z.enum(taskKinds),
  leadId: z.nullable(z.string()),
  title: z.string(),
  dueAt: z.string(),
  minutes: z.nullable(z.number()),
  place: z.nullable(z.string()),
  tookPlace: z.nullable(z.boolean()),
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
  kind: z.optional(z.enum(taskKinds)),
  /** Only what is due, or a meeting that is on, between the two. */
  from: z.optional(instant),
  until: z.optional(instant),
  cursor: z.optional(z.string().check(z.maxLength(400))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
})
export type TaskQuery = z.infer<typeof taskQuery>

export const taskPage = z.object({
  items: z.array(
    z.extend(task, {
      lead: z.nullable(z.object({ id: z.string(), name: z.string(), email: z.nullable(z.string()) })),
    }),
  ),
  nextCursor: z.nullable(z.string()),
})
export type TaskPage = z.infer<typeof taskPage>
