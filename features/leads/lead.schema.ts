import { z } from 'zod/mini'
import { customChange } from '#features/custom-fields/custom-field.schema.ts'
import { lossReasonId } from './loss-reasons/loss-reason.schema.ts'
import { sectorId } from './sectors/sector.schema.ts'
import { stageId } from './stages/stage.schema.ts'

/** Where visitors ask by themselves. */
export const visitorSources = [
  'contact',
  'chat',
  'mail',
  'assessment',
  'matcher',
  'demo',
  'calculator',
  'team_request',
] as const
export const sources = [...visitorSources, 'job_scanner', 'import', 'manual'] as const
export const companySizes = ['1-9', '10-49', '50-249', '250-999', '1000+'] as const
export const grades = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3'] as const
export const replyStates = ['due', 'at_risk', 'breached', 'met', 'late'] as const
export const activityKinds = ['note', 'call', 'email', 'meeting', 'stage_change', 'system'] as const
/** Only these stop the reply clock: someone spoke or wrote to the person. */
export const contactKinds = ['call', 'email', 'meeting'] as const
export const loggedKinds = ['note', ...contactKinds] as const

export type Source = (typeof sources)[number]
export type CompanySize = (typeof companySizes)[number]
export type Grade = (typeof grades)[number]
export type ReplyState = (typeof replyStates)[number]

const line = (max: number) => z.string().check(z.trim(), z.maxLength(max, `At most ${max} characters`))
const optionalLine = (max: number) => z.nullable(line(max))
const instant = z.iso.datetime({ offset: true })

/** Where a person came from, at one moment. */
export const touch = z.object({
  at: z.optional(instant),
  page: z.optional(line(500)),
  /** The page of this site that led to the form, as a path without a query. */
  from: z.optional(line(500)),
  referrer: z.optional(line(500)),
  utm: z.optional(z.record(line(40), line(200))),
})
export type Touch = z.infer<typeof touch>

/** What a person agreed to (or not), in the very words and version that they saw. */
export const consent = z.object({
  kind: z.enum(['privacy', 'marketing']),
  given: z.boolean(),
  version: line(40),
  text: line(2000),
  at: instant,
})
export type Consent = z.infer<typeof consent>

const emailField = z
  .email('Please enter a valid email address')
  .check(z.maxLength(254, 'At most 254 characters'))
const country = z.nullable(
  z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/, 'A country code of two letters, such as GB')),
)
export const tag = line(40).check(z.minLength(1, 'A tag needs a letter'))

/** What staff may write on a lead. */
export const leadFields = z.object({
  name: line(100).check(z.minLength(2, 'Name must be at least 2 characters')),
  email: z.nullable(emailField),
  company: line(150),
  phone: optionalLine(30),
  sector: z.nullable(sectorId),
  companySize: z.nullable(z.enum(companySizes)),
  country,
  problem: optionalLine(500),
  value: z.nullable(
    z.int().check(z.minimum(0, 'A value can’t be negative'), z.maximum(1_000_000_000, 'At most a billion')),
  ),
  /** The day on which it is thought to be won. */
  expectedClose: z.nullable(z.iso.date('A date such as 2027-03-31')),
  tags: z.array(tag).check(z.maxLength(20, 'At most 20 tags')),
  ownerId: z.nullable(z.uuid()),
})
export type LeadFields = z.infer<typeof leadFields>

export const newLead = z.extend(z.partial(leadFields), {
  /** Made by the form: sent twice, the lead is made once. */
  id: z.optional(z.uuid()),
  name: leadFields.shape.name,
  custom: z.optional(customChange),
  /** Whose further lead it is: it has their contact details, and none of its own. */
  personId: z.optional(z.uuid()),
  source: z._default(z.enum(sources), 'manual'),
})
export type NewLead = z.infer<typeof newLead>

/** The fields to change and the version that the change was made on. */
export const leadChange = z.extend(z.partial(leadFields), {
  custom: z.optional(customChange),
  version: z.int(),
})
export type LeadChange = z.infer<typeof leadChange>

export const stageChange = z.object({
  stage: stageId,
  /** Why a lead is lost, of those in *Settings*. */
  lossReasonId: z.optional(lossReasonId),
  /** Words: asked for when a lead is lost without one of those, and when a won one goes back. */
  reason: z.optional(line(300)),
  /** The stage that the mover saw. */
  from: z.optional(stageId),
})
export type StageChange = z.infer<typeof stageChange>

export const newActivity = z.object({
  kind: z.enum(loggedKinds),
  body: line(10_000).check(z.minLength(1, 'Please enter some text')),
  /** When it was, where that is past. */
  at: z.optional(instant),
  /** Made by the form: sent twice, the activity is written once. */
  id: z.optional(z.uuid()),
})
export type NewActivity = z.infer<typeof newActivity>
