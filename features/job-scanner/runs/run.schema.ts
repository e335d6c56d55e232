import { z } from 'zod/mini'
import { providers } from '#features/job-scanner/boards/board.ts'

export const runStatuses = ['queued', 'running', 'waiting', 'ok', 'partial', 'failed', 'cancelled'] as const
export type RunStatus = (typeof runStatuses)[number]
export const runTriggers = ['schedule', 'staff'] as const

export const openStatuses = ['queued', 'running', 'waiting'] as const
export const isOpenRun = (status: RunStatus) => openStatuses.some((open) => open === status)

export const openRun = z.object({
  id: z.string(),
  status: z.enum(runStatuses),
  page: z.number(),
  fetched: z.number(),
  retryAt: z.nullable(z.string()),
  isCancelAsked: z.boolean(),
})
export type OpenRun = z.infer<typeof openRun>

export const runItem = z.extend(openRun, {
  sourceId: z.string(),
  company: z.string(),
  provider: z.enum(providers),
  trigger: z.enum(runTriggers),
  createdAt: z.string(),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  new: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  closed: z.number(),
  bytes: z.number(),
  waits: z.number(),
  skipped: z.nullable(z.string()),
  error: z.nullable(z.string()),
})
export type RunItem = z.infer<typeof runItem>

export const runPage = z.object({ items: z.array(runItem), nextCursor: z.nullable(z.string()) })

export const runQuery = z.object({
  source: z.optional(z.uuid()),
  status: z.optional(z.enum(runStatuses)),
  cursor: z.optional(z.string().check(z.maxLength(500))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
})
export type RunQuery = z.infer<typeof runQuery>

export const startedRuns = z.object({
  started: z.number(),
  /** Sources that were being read already. */
  running: z.number(),
})
