import { z } from 'zod/mini'
import { roleSlugs } from '#config/roles.ts'
import { providers } from '#features/job-scanner/boards/board.ts'

export const jobQuery = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'At most 100 characters'))),
  /** Open ones unless told. */
  state: z._default(z.enum(['open', 'closed', 'all']), 'open'),
  /** Of any role unless told: `any` is every job, matched or not. */
  role: z.optional(z.enum([...roleSlugs, 'none', 'any'])),
  place: z.optional(z.enum(['near', 'GB', 'IE', 'elsewhere'])),
  source: z.optional(z.uuid()),
  company: z.optional(z.string().check(z.maxLength(300))),
  cursor: z.optional(z.string().check(z.maxLength(500))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
})
export type JobQuery = z.infer<typeof jobQuery>

export const foundWord = z.object({
  phrase: z.string(),
  where: z.enum(['title', 'body']),
  points: z.number(),
})
export const roleMatch = z.object({ role: z.enum(roleSlugs), score: z.number(), words: z.array(foundWord) })

const posting = z.object({
  id: z.string(),
  sourceId: z.string(),
  provider: z.enum(providers),
  url: z.nullable(z.string()),
})

export const jobItem = z.extend(posting, {
  title: z.string(),
  company: z.string(),
  companyKey: z.string(),
  locations: z.array(z.string()),
  countries: z.array(z.string()),
  workplace: z.nullable(z.enum(['onsite', 'hybrid', 'remote'])),
  roles: z.array(z.enum(roleSlugs)),
  openedAt: z.string(),
  lastSeen: z.string(),
  missedRuns: z.number(),
  closedAt: z.nullable(z.string()),
  closedReason: z.nullable(z.enum(['not_listed', 'board_empty'])),
  /** Further postings of the same job. */
  alsoOn: z.array(posting),
})
export type JobItem = z.infer<typeof jobItem>

export const jobPage = z.object({ items: z.array(jobItem), nextCursor: z.nullable(z.string()) })

export const jobDetail = z.extend(jobItem, {
  employment: z.nullable(z.string()),
  salary: z.nullable(
    z.object({
      min: z.nullable(z.number()),
      max: z.nullable(z.number()),
      currency: z.string(),
      interval: z.enum(['year', 'month', 'week', 'day', 'hour']),
    }),
  ),
  descriptionText: z.string(),
  applyUrl: z.nullable(z.string()),
  requisition: z.nullable(z.string()),
  postedAt: z.nullable(z.string()),
  firstSeen: z.string(),
  missingSince: z.nullable(z.string()),
  matches: z.array(roleMatch),
})
export type JobDetail = z.infer<typeof jobDetail>
