import { z } from 'zod/mini'
import { customValues } from '#features/custom-fields/custom-field.schema.ts'
import { duplicate } from './merge/duplicate.schema.ts'
import { activityKinds, companySizes, consent, grades, replyStates, sources, touch } from './lead.schema.ts'
import { earlierNote } from './notes/note.schema.ts'
import { task } from './tasks/task.schema.ts'

const instant = z.string()

export const owner = z.object({ id: z.string(), name: z.string() })
export type Owner = z.infer<typeof owner>

export const replyClock = z.object({
  state: z.enum(replyStates),
  dueAt: instant,
  riskAt: instant,
  repliedAt: z.nullable(instant),
})
export type ReplyClock = z.infer<typeof replyClock>

/** A lead as a list shows it. */
export const leadItem = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  company: z.string(),
  email: z.nullable(z.string()),
  stage: z.string(),
  source: z.enum(sources),
  sector: z.nullable(z.string()),
  owner: z.nullable(owner),
  fit: z.number(),
  engagement: z.number(),
  grade: z.enum(grades),
  value: z.nullable(z.number()),
  /** A day as 2027-03-31. */
  expectedClose: z.nullable(z.string()),
  tags: z.array(z.string()),
  custom: customValues,
  createdAt: instant,
  lastActivityAt: instant,
  reply: z.nullable(replyClock),
})
export type LeadItem = z.infer<typeof leadItem>

export const leadPage = z.object({
  items: z.array(leadItem),
  nextCursor: z.nullable(z.string()),
  /** How many there are, counted up to 1,000; 1,001 means more. */
  total: z.optional(z.number()),
})
export type LeadPage = z.infer<typeof leadPage>

const scoredRule = z.object({ rule: z.string(), points: z.number(), outOf: z.number(), reason: z.string() })

export const timelineEntry = z.object({
  id: z.string(),
  at: instant,
  kind: z.enum([...activityKinds, 'enquiry']),
  body: z.string(),
  by: z.string(),
  /** Who wrote it, by id. */
  byId: z.optional(z.nullable(z.string())),
  /** What was written before it was changed. */
  history: z.optional(z.array(earlierNote)),
  /** Of a change of stage: from, to, reason. Of an enquiry: what the tool knows beyond the message. */
  data: z.optional(z.unknown()),
  enquiry: z.optional(
    z.object({
      source: z.enum(sources),
      company: z.string(),
      phone: z.nullable(z.string()),
      touch,
      replyDueAt: instant,
      repliedAt: z.nullable(instant),
    }),
  ),
})
export type TimelineEntry = z.infer<typeof timelineEntry>

/** A lead in full; its editable fields are those of `leadFields`. */
export const leadDetail = z.extend(leadItem, {
  domain: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  companySize: z.nullable(z.enum(companySizes)),
  country: z.nullable(z.string()),
  problem: z.nullable(z.string()),
  /** Which of the reasons of *Settings*, and what was said besides or instead. */
  lossReasonId: z.nullable(z.string()),
  lostReason: z.nullable(z.string()),
  ownerId: z.nullable(z.string()),
  firstTouch: touch,
  lastTouch: touch,
  consents: z.array(consent),
  updatedAt: instant,
  retainUntil: instant,
  score: z.object({ fit: z.array(scoredRule), engagement: z.array(scoredRule) }),
})
export type LeadDetail = z.infer<typeof leadDetail>

/** As it is now, and by what the move is taken back. */
export const movedLead = z.extend(leadDetail, { undo: z.optional(z.string()) })
export type MovedLead = z.infer<typeof movedLead>

/** Who takes part in a lead; `isMain` is the one whose lead it is. */
export const leadPerson = z.object({
  id: z.string(),
  name: z.string(),
  jobTitle: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  isMain: z.boolean(),
})
export type LeadPerson = z.infer<typeof leadPerson>
export const leadPeople = z.object({ contacts: z.array(leadPerson) })
export type LeadPeople = z.infer<typeof leadPeople>

/** A lead with all that hangs on it. The timeline holds the newest 200 entries. */
export const leadFile = z.extend(leadDetail, {
  timeline: z.array(timelineEntry),
  hasOlder: z.boolean(),
  tasks: z.array(task),
  duplicates: z.array(duplicate),
  /** The company that it is at, and who takes part. */
  companyId: z.nullable(z.string()),
  contacts: z.array(leadPerson),
  /** The lead that answers for it since they were merged. */
  mergedInto: z.nullable(z.string()),
})
export type LeadFile = z.infer<typeof leadFile>

export const facets = z.object({ owners: z.array(owner), tags: z.array(z.string()) })

/** How much is in each stage of the board. Counted up to 1,000: `isMore` says that there are more, and more value with them. */
export const stageTotal = z.object({
  stage: z.string(),
  count: z.number(),
  value: z.number(),
  isMore: z.boolean(),
})
export type StageTotal = z.infer<typeof stageTotal>
export const stageTotals = z.object({ items: z.array(stageTotal) })
