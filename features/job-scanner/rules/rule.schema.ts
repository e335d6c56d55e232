import { z } from 'zod/mini'
import { roleSlugs } from '#config/roles.ts'
import { foundWord } from '#features/job-scanner/postings/scanned-job.schema.ts'
import { lineOf } from './word-match.ts'

const phrase = z.string().check(
  z.trim(),
  z.maxLength(60, 'At most 60 characters'),
  z.refine((text) => lineOf(text) !== ' ', 'A word needs a letter or a figure'),
)
const points = z.int('A whole number').check(z.minimum(0, 'From 0 to 9'), z.maximum(9, 'From 0 to 9'))

export const keyword = z.object({ phrase, title: points, body: points })

/** What staff may write in a role's rule. */
export const ruleFields = z.object({
  keywords: z
    .array(keyword)
    .check(z.minLength(1, 'A rule needs at least one word'), z.maxLength(60, 'At most 60 words')),
  exclusions: z.array(phrase).check(z.maxLength(40, 'At most 40 words')),
  threshold: z
    .int('A whole number')
    .check(z.minimum(1, 'At least 1, else every job matches'), z.maximum(40, 'At most 40')),
})
export type RuleFields = z.infer<typeof ruleFields>

/** The version is 0 as long as the rule is the one that comes with the product. */
export const ruleChange = z.extend(ruleFields, { version: z.int() })
export type RuleChange = z.infer<typeof ruleChange>

export const ruleAnswer = z.extend(ruleFields, {
  role: z.enum(roleSlugs),
  version: z.number(),
  updatedAt: z.nullable(z.string()),
  updatedBy: z.nullable(z.string()),
  /** Open jobs that have this role at present. */
  openMatches: z.number(),
  /** Matching stored jobs again: so many of all are done. Null when they all are. */
  matching: z.nullable(z.object({ done: z.number(), all: z.number() })),
  isDefault: z.boolean(),
  defaults: ruleFields,
})
export type RuleAnswer = z.infer<typeof ruleAnswer>

export const ruleList = z.object({ items: z.array(ruleAnswer), nextCursor: z.null() })

export const previewJob = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  score: z.number(),
  words: z.array(foundWord),
  /** Why a job with enough points is left out. */
  excludedBy: z.nullable(z.string()),
})
export type PreviewJob = z.infer<typeof previewJob>

export const rulePreview = z.object({
  /** Open jobs that were looked at, the newest first, and how many there are. */
  checked: z.number(),
  all: z.number(),
  matches: z.number(),
  newly: z.number(),
  noLonger: z.number(),
  /** The first 25 of each, the newest first. */
  examples: z.object({
    newly: z.array(previewJob),
    noLonger: z.array(previewJob),
    still: z.array(previewJob),
  }),
})
export type RulePreview = z.infer<typeof rulePreview>
