import { z } from 'zod/mini'

/** The kinds of entries in the worklist. Those without a deadline come in this order. */
export const workKinds = [
  'reply',
  'chat',
  'unassigned',
  'task',
  'privacy',
  'supplier',
  'mail',
  'backup',
  'disclosure',
  'claim',
  'draft',
  'missing-page',
  'search',
] as const

export const workItem = z.object({
  kind: z.enum(workKinds),
  /** Unique among those of its kind. */
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  /** ISO instant; null for what has no deadline. */
  dueAt: z.nullable(z.string()),
  /** From when the deadline is at risk. */
  riskAt: z.nullable(z.string()),
  /** The screen where it is done. */
  to: z.string(),
  /** What one does there: "Reply". */
  action: z.string(),
})
export type WorkItem = z.infer<typeof workItem>

export const worklist = z.object({
  items: z.array(workItem),
  /** More has a deadline than is shown. */
  isMore: z.boolean(),
  /** Kinds that can’t be read at the moment. */
  unread: z.array(z.enum(workKinds)),
})
export type Worklist = z.infer<typeof worklist>
