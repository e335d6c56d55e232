import { z } from 'zod/mini'
import { supplierFields } from './supplier.schema.ts'

/** What became of a supplier that was put forward; null while it is open. */
export const outcomes = ['chosen', 'declined', 'no_answer', 'lost'] as const
export type Outcome = (typeof outcomes)[number]
export const outcomeNames: Record<Outcome, string> = {
  chosen: 'Chosen',
  declined: 'Declined',
  no_answer: 'Not answered',
  lost: 'Lost',
}

const note = z.nullable(z.string().check(z.trim(), z.maxLength(500, 'At most 500 characters')))
const day = z.iso.date('A date such as 2026-11-21')
const version = z.int().check(z.minimum(1))

export const shortlisting = z.object({ leadId: z.uuid() })
/** `version` is what was seen: a newer one answers 409 with it. */
export const outcomeChange = z.object({ version, outcome: z.nullable(z.enum(outcomes)), note })
export type OutcomeChange = z.infer<typeof outcomeChange>

export const placementFields = z.object({
  /** Who or what was placed: "Dana Okafor, ML engineer", "two data engineers". */
  who: z
    .string('Please say who or what was placed')
    .check(
      z.trim(),
      z.minLength(2, 'Please say who or what was placed'),
      z.maxLength(150, 'At most 150 characters'),
    ),
  startsOn: z.iso.date('Please choose the first day'),
  /** The last day; null while it is open. */
  endsOn: z.nullable(day),
  /** What they charge us there: whole pounds a day. */
  dayRate: supplierFields.shape.dayRate,
})
export type PlacementFields = z.infer<typeof placementFields>

const endsLater = ({ startsOn, endsOn }: PlacementFields) => endsOn === null || endsOn >= startsOn
const wrongEnd = { error: 'The last day is before the first', path: ['endsOn'] }

/** With which lead or company: with exactly one of them. */
export const newPlacement = z
  .extend(placementFields, { leadId: z.optional(z.uuid()), companyId: z.optional(z.uuid()) })
  .check(
    z.refine(endsLater, wrongEnd),
    z.refine(({ leadId, companyId }) => (leadId === undefined) !== (companyId === undefined), {
      error: 'Please choose a lead or a company',
      path: ['leadId'],
    }),
  )
export type NewPlacement = z.infer<typeof newPlacement>
export const placementChange = z.extend(placementFields, { version }).check(z.refine(endsLater, wrongEnd))
export type PlacementChange = z.infer<typeof placementChange>

/** Of one lead, or of one supplier. */
export const placingQuery = z
  .object({ leadId: z.optional(z.uuid()), supplierId: z.optional(z.uuid()) })
  .check(
    z.refine(({ leadId, supplierId }) => (leadId === undefined) !== (supplierId === undefined), {
      error: 'Please name a lead or a supplier',
      path: ['leadId'],
    }),
  )
export type PlacingQuery = z.infer<typeof placingQuery>

const named = z.object({ id: z.string(), name: z.string() })

export const shortlistEntry = z.object({
  id: z.string(),
  supplier: named,
  /** What may be told of the supplier to a customer. */
  profile: z.pick(supplierFields, {
    roles: true,
    seniority: true,
    skills: true,
    location: true,
    remote: true,
    availableFrom: true,
    capacity: true,
  }),
  /** Why the supplier can’t be put forward as it stands, in words; null for one that can. */
  concern: z.nullable(z.string()),
  lead: named,
  outcome: z.nullable(z.enum(outcomes)),
  note: z.nullable(z.string()),
  version: z.int(),
  addedAt: z.string(),
  addedBy: z.string(),
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
})
export type ShortlistEntry = z.infer<typeof shortlistEntry>
export const shortlistAnswer = z.object({ items: z.array(shortlistEntry) })

export const placement = z.extend(placementFields, {
  id: z.string(),
  supplier: named,
  lead: z.nullable(named),
  company: z.nullable(named),
  version: z.int(),
})
export type Placement = z.infer<typeof placement>
export const placementAnswer = z.object({ items: z.array(placement) })
