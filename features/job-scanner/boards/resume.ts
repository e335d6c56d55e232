import { z } from 'zod/mini'
import { hourMs } from '#lib/durations.ts'
import type { Board, FoundJob } from './board.ts'

/** What a reading knows between two pages. */
export interface Gathered {
  /** Pages read so far. */
  page: number
  /** Jobs of the provider's list that were passed. */
  offset: number
  /** What the provider said there are in all. */
  total: number | null
  bytes: number
  isComplete: boolean
  jobs: FoundJob[]
  /** Found in a list, their text still to be asked for. */
  pending: FoundJob[]
  skipped: { count: number; reason: string }[]
}

/** After this the beginning of the list is too old to go with its end. */
const longestBreakMs = 6 * hourMs

const text = z.nullable(z.string())
const count = z.number().check(z.int(), z.minimum(0))
const date = z.nullable(
  z.pipe(
    z.string(),
    z.transform((value) => new Date(value)),
  ),
)
const job = z.object({
  externalId: z.string(),
  title: z.string(),
  company: z.string(),
  locations: z.array(z.string()),
  countries: z.array(z.string()),
  workplace: z.nullable(z.enum(['onsite', 'hybrid', 'remote'])),
  employment: text,
  salary: z.nullable(
    z.object({
      min: z.nullable(z.number()),
      max: z.nullable(z.number()),
      currency: z.string(),
      interval: z.enum(['year', 'month', 'week', 'day', 'hour']),
    }),
  ),
  descriptionText: z.string(),
  url: z.string(),
  applyUrl: text,
  requisition: text,
  postedAt: date,
  updatedAt: date,
})
const point = z.object({
  board: z.string(),
  at: z.number(),
  page: count,
  offset: count,
  total: z.nullable(count),
  bytes: count,
  isComplete: z.boolean(),
  jobs: z.array(job),
  pending: z.array(job),
  skipped: z.array(z.object({ count, reason: z.string() })),
})

const nameOf = ({ provider, token, baseUrl }: Board) => JSON.stringify([provider, token, baseUrl])

/** Plain JSON that `resumeOf` understands. */
export function resumePoint(board: Board, gathered: Gathered): unknown {
  return JSON.parse(JSON.stringify({ ...gathered, board: nameOf(board), at: Date.now() }))
}

/** Undefined for anything that is no resume point of this board or is too old: the reading then begins anew. */
export function resumeOf(state: unknown, board: Board): Gathered | undefined {
  const parsed = point.safeParse(state)
  if (!parsed.success || parsed.data.board !== nameOf(board)) return undefined
  const { at, board: _, ...gathered } = parsed.data
  return Date.now() - at > longestBreakMs ? undefined : gathered
}
