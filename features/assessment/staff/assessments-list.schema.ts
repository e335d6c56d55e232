import { z } from 'zod/mini'
import { levelNames } from '#config/readiness-levels.ts'

export const assessmentFilter = z.object({
  state: z.optional(z.enum(['finished', 'unfinished'])),
  level: z.optional(z.enum(levelNames)),
  /** Those whose report this lead had sent. */
  lead: z.optional(z.uuid()),
  cursor: z.optional(z.string().check(z.maxLength(120))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
})
export type AssessmentFilter = z.infer<typeof assessmentFilter>

export const assessmentItem = z.object({
  id: z.string(),
  startedAt: z.string(),
  finishedAt: z.nullable(z.string()),
  answered: z.number(),
  overall: z.nullable(z.number()),
  level: z.nullable(z.enum(levelNames)),
  isProvisional: z.boolean(),
  /** Of the person who had the report sent; null also for a role that may not read leads. */
  leadId: z.nullable(z.string()),
})
export type AssessmentItem = z.infer<typeof assessmentItem>

export const assessmentPage = z.object({ items: z.array(assessmentItem), nextCursor: z.nullable(z.string()) })

/** What was begun in the last `days`. */
export const assessmentFigures = z.object({
  days: z.number(),
  started: z.number(),
  finished: z.number(),
  /** Whose report was sent by mail. */
  sent: z.number(),
  levels: z.array(z.object({ name: z.enum(levelNames), count: z.number() })),
  /** In order: how many saw the question, and how many of the unfinished stopped at it. */
  steps: z.array(z.object({ id: z.string(), text: z.string(), reached: z.number(), stopped: z.number() })),
})
export type AssessmentFigures = z.infer<typeof assessmentFigures>
