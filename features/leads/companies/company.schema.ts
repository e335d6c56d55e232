import { z } from 'zod/mini'
import { customChange, customValues } from '#features/custom-fields/custom-field.schema.ts'
import { customFilter } from '#features/custom-fields/custom-filter.ts'
import { companySizes, leadFields, sources } from '#features/leads/lead.schema.ts'
import { sectorId } from '#features/leads/sectors/sector.schema.ts'
import { timelineEntry } from '#features/leads/lead-answer.schema.ts'

const line = (max: number) => z.string().check(z.trim(), z.maxLength(max, `At most ${max} characters`))
const notes = z.nullable(z.string().check(z.trim(), z.maxLength(5000, 'At most 5,000 characters')))
export const domainName = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253, 'At most 253 characters'),
    z.regex(/^(?:[a-z\d-]{1,63}\.)+[a-z][a-z\d-]{1,62}$/, 'A domain such as example.com'),
  )

/** What staff may write on a company. */
export const companyFields = z.object({
  name: line(150).check(z.minLength(2, 'The name must be at least 2 characters')),
  /** The mail domains of its people. */
  domains: z.array(domainName).check(z.maxLength(20, 'At most 20 domains')),
  sector: leadFields.shape.sector,
  size: z.nullable(z.enum(companySizes)),
  country: leadFields.shape.country,
  notes,
})
export type CompanyFields = z.infer<typeof companyFields>
export const newCompany = z.extend(z.partial(companyFields), {
  name: companyFields.shape.name,
  custom: z.optional(customChange),
})
export type NewCompany = z.infer<typeof newCompany>
/** The fields to change and the version that the change was made on. */
export const companyChange = z.extend(z.partial(companyFields), {
  custom: z.optional(customChange),
  version: z.int(),
})
export type CompanyChange = z.infer<typeof companyChange>

/** What staff may write on a person. */
export const personFields = z.object({
  name: line(100).check(z.minLength(2, 'Name must be at least 2 characters')),
  jobTitle: z.nullable(line(100)),
  email: leadFields.shape.email,
  phone: z.nullable(line(30)),
  companyId: z.nullable(z.uuid()),
  notes,
})
export type PersonFields = z.infer<typeof personFields>
export const newPerson = z.extend(z.partial(personFields), {
  name: personFields.shape.name,
  custom: z.optional(customChange),
})
export type NewPerson = z.infer<typeof newPerson>
export const personChange = z.extend(z.partial(personFields), {
  custom: z.optional(customChange),
  version: z.int(),
})
export type PersonChange = z.infer<typeof personChange>

export const archiving = z.object({ isArchived: z.boolean() })
/** The other one, which becomes part of this one. */
export const joining = z.object({ otherId: z.uuid() })

const page = {
  q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'At most 100 characters'))),
  archived: z.optional(z.stringbool()),
  /** What the firm’s own fields must hold. */
  fields: z.optional(customFilter),
  cursor: z.optional(z.string().check(z.maxLength(400))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
}
export const companyQuery = z.object({
  ...page,
  sector: z.optional(sectorId),
  size: z.optional(z.enum(companySizes)),
})
export type CompanyQuery = z.infer<typeof companyQuery>
export const personQuery = z.object({ ...page, companyId: z.optional(z.uuid()) })
export type PersonQuery = z.infer<typeof personQuery>

const named = z.object({ id: z.uuid(), name: z.string() })

export const companyItem = z.object({
  id: z.uuid(),
  version: z.number(),
  name: z.string(),
  domains: z.array(z.string()),
  sector: z.nullable(z.string()),
  size: z.nullable(z.enum(companySizes)),
  country: z.nullable(z.string()),
  /** Opportunities that are open, and what they are worth. */
  open: z.number(),
  value: z.number(),
  people: z.number(),
  custom: customValues,
  isArchived: z.boolean(),
  updatedAt: z.string(),
})
export type CompanyItem = z.infer<typeof companyItem>

/** An opportunity as its company and its people show it. */
export const opportunity = z.object({
  id: z.uuid(),
  name: z.string(),
  company: z.string(),
  problem: z.nullable(z.string()),
  stage: z.string(),
  source: z.enum(sources),
  value: z.nullable(z.number()),
  owner: z.nullable(z.string()),
  createdAt: z.string(),
})
export type Opportunity = z.infer<typeof opportunity>

export const personItem = z.object({
  id: z.uuid(),
  version: z.number(),
  name: z.string(),
  jobTitle: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  company: z.nullable(named),
  custom: customValues,
  isArchived: z.boolean(),
  updatedAt: z.string(),
})
export type PersonItem = z.infer<typeof personItem>

/** What became part of another by merging; `undo` takes that back, for whoever merged them and a day. */
export const mergedRecord = z.extend(named, { undo: z.nullable(z.uuid()) })
export type MergedRecord = z.infer<typeof mergedRecord>

/** With its newest 100 opportunities and people. */
export const companyDetail = z.extend(companyItem, {
  notes: z.nullable(z.string()),
  /** The company that answers for it since they were merged. */
  mergedInto: z.nullable(z.uuid()),
  merged: z.array(mergedRecord),
  opportunities: z.array(opportunity),
  team: z.array(personItem),
})
export type CompanyDetail = z.infer<typeof companyDetail>
export const personDetail = z.extend(personItem, {
  notes: z.nullable(z.string()),
  mergedInto: z.nullable(z.uuid()),
  merged: z.array(mergedRecord),
  opportunities: z.array(opportunity),
})
export type PersonDetail = z.infer<typeof personDetail>

export const companyPage = z.object({ items: z.array(companyItem), nextCursor: z.nullable(z.string()) })
export const personPage = z.object({ items: z.array(personItem), nextCursor: z.nullable(z.string()) })

/** What happened at a company, of all its opportunities, the newest first. */
export const companyTimeline = z.object({
  items: z.array(z.extend(timelineEntry, { lead: named })),
  nextCursor: z.nullable(z.string()),
})
export type CompanyTimeline = z.infer<typeof companyTimeline>
export const timelineQuery = z.object({ cursor: page.cursor, limit: page.limit })
export type TimelineQuery = z.infer<typeof timelineQuery>

const undo = { undo: z.optional(z.uuid()) }
export const archivedCompany = z.extend(companyDetail, undo)
export const archivedPerson = z.extend(personDetail, undo)
/** With the id of what takes it back; none where nothing was changed. */
export type Archived<Detail> = Detail & { undo?: string | undefined }
