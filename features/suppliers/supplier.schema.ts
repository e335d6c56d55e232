import { z } from 'zod/mini'
import { roleSlugs, seniorities, workPlaces } from '#config/roles.ts'
import { customChange } from '#features/custom-fields/custom-field.schema.ts'

export const supplierTypes = ['person', 'own_company', 'consultancy', 'agency'] as const
export const statuses = ['prospect', 'vetting', 'approved', 'paused', 'rejected'] as const
export const checkKinds = [
  'identity',
  'right_to_work',
  'insurance',
  'references',
  'dpa',
  'nda',
  'ir35',
] as const
/** Without these nobody is approved, and nobody approved is matched. */
export const neededChecks = ['identity', 'references', 'insurance', 'dpa'] as const

export type SupplierType = (typeof supplierTypes)[number]
export type Status = (typeof statuses)[number]
export type CheckKind = (typeof checkKinds)[number]

const line = (max: number) => z.string().check(z.trim(), z.maxLength(max, `At most ${max} characters`))
const optionalLine = (max: number) => z.nullable(line(max))
const day = z.iso.date('A date such as 2026-11-21')

/** What staff may write on a supplier. */
export const supplierFields = z.object({
  type: z.enum(supplierTypes, 'Please choose what they are'),
  legalName: line(150).check(z.minLength(2, 'The legal name must be at least 2 characters')),
  contactName: line(100).check(z.minLength(2, 'Name must be at least 2 characters')),
  contactEmail: z
    .email('Please enter a valid email address')
    .check(z.maxLength(254, 'At most 254 characters')),
  contactPhone: optionalLine(30),
  roles: z.array(z.enum(roleSlugs)).check(z.minLength(1, 'Please choose at least one role')),
  skills: z
    .array(line(60).check(z.minLength(1, 'A skill needs a letter')))
    .check(z.maxLength(40, 'At most 40 skills')),
  seniority: z.enum(seniorities, 'Please choose a seniority'),
  /** What they charge us: whole pounds a day. */
  dayRate: z.nullable(
    z
      .int('A whole number of pounds')
      .check(z.minimum(1, 'A rate of at least £1'), z.maximum(10_000, 'At most £10,000 a day')),
  ),
  location: line(100),
  remote: z.enum(workPlaces, 'Please choose where they work'),
  /** ISO date; null is now. */
  availableFrom: z.nullable(day),
  /** People they can send at once. */
  capacity: z
    .int('A whole number of people')
    .check(z.minimum(1, 'At least one person'), z.maximum(500, 'At most 500 people')),
  notes: z.nullable(z.string().check(z.trim(), z.maxLength(2000, 'At most 2,000 characters'))),
})
export type SupplierFields = z.infer<typeof supplierFields>

export const newSupplier = z.extend(z.partial(supplierFields), {
  type: supplierFields.shape.type,
  legalName: supplierFields.shape.legalName,
  contactName: supplierFields.shape.contactName,
  contactEmail: supplierFields.shape.contactEmail,
  roles: supplierFields.shape.roles,
  seniority: supplierFields.shape.seniority,
  custom: z.optional(customChange),
})
export type NewSupplier = z.infer<typeof newSupplier>

/** The fields to change and the version that the change was made on. */
export const supplierChange = z.extend(z.partial(supplierFields), {
  custom: z.optional(customChange),
  version: z.int(),
})
export type SupplierChange = z.infer<typeof supplierChange>

export const statusChange = z.object({
  status: z.enum(statuses),
  /** Asked for when a supplier is rejected. */
  reason: z.optional(line(300)),
  /** The status that the mover saw. */
  from: z.optional(z.enum(statuses)),
})
export type StatusChange = z.infer<typeof statusChange>

export const archiveChange = z.object({ isArchived: z.boolean() })

/** What was found; null takes the check back. */
export const checkChange = z.object({
  outcome: z.nullable(z.enum(['passed', 'failed'])),
  /** The last day on which it holds; null when it doesn't end. */
  expiresOn: z.nullable(day),
  /** Policy number, who gave the reference, where the paper lies. */
  note: optionalLine(300),
})
export type CheckChange = z.infer<typeof checkChange>
