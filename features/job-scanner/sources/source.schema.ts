import { z } from 'zod/mini'
import { providers } from '#features/job-scanner/boards/board.ts'
import { healths } from './board-state.ts'
import { openRun } from '#features/job-scanner/runs/run.schema.ts'

export const schedules = ['twice_daily', 'daily', 'weekly', 'manual'] as const
export type Schedule = (typeof schedules)[number]

const company = z
  .string()
  .check(
    z.trim(),
    z.minLength(2, 'The company’s name must be at least 2 characters'),
    z.maxLength(150, 'At most 150 characters'),
  )
const address = z
  .string()
  .check(
    z.trim(),
    z.minLength(4, 'Please paste the address of a job board'),
    z.maxLength(1000, 'At most 1,000 characters'),
  )

export const trialInput = z.object({ address })

/** A board as it was read once, before anything is stored. */
export const trialAnswer = z.object({
  provider: z.enum(providers),
  token: z.string(),
  baseUrl: z.nullable(z.string()),
  company: z.string(),
  isRead: z.boolean(),
  /** What came of it, in words. */
  message: z.string(),
  jobs: z.number(),
  isComplete: z.boolean(),
  /** The first five. */
  titles: z.array(z.string()),
  /** Of an existing source of the same board. */
  sourceId: z.nullable(z.string()),
})
export type TrialAnswer = z.infer<typeof trialAnswer>

export const newSource = z.object({ address, company, schedule: z._default(z.enum(schedules), 'daily') })
export type NewSource = z.infer<typeof newSource>

export const sourceChange = z.object({
  company: z.optional(company),
  schedule: z.optional(z.enum(schedules)),
  version: z.int(),
})
export type SourceChange = z.infer<typeof sourceChange>

export const pauseChange = z.object({ isPaused: z.boolean() })

export const sourceQuery = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'At most 100 characters'))),
  provider: z.optional(z.enum(providers)),
  health: z.optional(z.enum(healths)),
  cursor: z.optional(z.string().check(z.maxLength(500))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
})
export type SourceQuery = z.infer<typeof sourceQuery>

export const sourceItem = z.object({
  id: z.string(),
  version: z.number(),
  provider: z.enum(providers),
  token: z.string(),
  baseUrl: z.nullable(z.string()),
  company: z.string(),
  schedule: z.enum(schedules),
  isEnabled: z.boolean(),
  health: z.enum(healths),
  healthReason: z.nullable(z.string()),
  openJobs: z.number(),
  matchedJobs: z.number(),
  lastRunAt: z.nullable(z.string()),
  lastSuccessAt: z.nullable(z.string()),
  lastYieldAt: z.nullable(z.string()),
  nextRunAt: z.nullable(z.string()),
  /** The run that waits or is at work. */
  run: z.nullable(openRun),
})
export type SourceItem = z.infer<typeof sourceItem>

export const sourcePage = z.object({ items: z.array(sourceItem), nextCursor: z.nullable(z.string()) })
