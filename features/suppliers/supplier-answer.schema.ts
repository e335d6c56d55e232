import { z } from 'zod/mini'
import { customValues } from '#features/custom-fields/custom-field.schema.ts'
import { endingFile } from '#features/attachments/attachment.schema.ts'
import { roleSlugs, seniorities, workPlaces } from '#config/roles.ts'
import { checkKinds, statuses, supplierTypes } from './supplier.schema.ts'

export const checkStates = ['missing', 'failed', 'expired', 'expiring', 'valid'] as const

export const checkAnswer = z.object({
  kind: z.enum(checkKinds),
  isNeeded: z.boolean(),
  state: z.enum(checkStates),
  expiresOn: z.nullable(z.string()),
  /** Days that it still holds, today not counted; below zero once it has ended. */
  daysLeft: z.nullable(z.number()),
  note: z.nullable(z.string()),
  checkedAt: z.nullable(z.string()),
  checkedBy: z.nullable(z.string()),
})
export type CheckAnswer = z.infer<typeof checkAnswer>

/** A supplier as a list shows it. */
export const supplierItem = z.object({
  id: z.string(),
  legalName: z.string(),
  contactName: z.string(),
  type: z.enum(supplierTypes),
  roles: z.array(z.enum(roleSlugs)),
  seniority: z.enum(seniorities),
  dayRate: z.nullable(z.number()),
  location: z.string(),
  remote: z.enum(workPlaces),
  availableFrom: z.nullable(z.string()),
  capacity: z.number(),
  status: z.enum(statuses),
  isArchived: z.boolean(),
  /** Approved once, but a needed check no longer holds: not matched until it does. */
  isLapsed: z.boolean(),
  /** Checks that have ended or end within 60 days, the most urgent first. */
  attention: z.array(checkAnswer),
  /** Documents that have ended or end within 30 days, the most urgent first. */
  documents: z.array(endingFile),
})
export type SupplierItem = z.infer<typeof supplierItem>

/** Of a supplier the check or document that ends first, among those that have ended or end soon. */
export const endingPaper = z.object({
  id: z.string(),
  name: z.string(),
  /** What the check or the file is called. */
  paper: z.string(),
  expiresOn: z.string(),
  /** Days that it still holds, today not counted; below zero once it has ended. */
  daysLeft: z.int(),
  /** How many more end soon. */
  more: z.int(),
})
export type EndingPaper = z.infer<typeof endingPaper>

/** A supplier in full; its editable fields are those of `supplierFields`. */
export const supplierDetail = z.extend(supplierItem, {
  version: z.number(),
  contactEmail: z.string(),
  contactPhone: z.nullable(z.string()),
  skills: z.array(z.string()),
  notes: z.nullable(z.string()),
  custom: customValues,
  statusReason: z.nullable(z.string()),
  checks: z.array(checkAnswer),
  /** Needed checks that don't hold today: they stand between it and approval. */
  lacking: z.array(z.enum(checkKinds)),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type SupplierDetail = z.infer<typeof supplierDetail>

export const supplierPage = z.object({
  items: z.array(supplierItem),
  nextCursor: z.nullable(z.string()),
})

const matchPart = z.object({
  rule: z.enum(['role', 'skills', 'availability', 'rate']),
  points: z.number(),
  outOf: z.number(),
  reason: z.string(),
})

export const matchAnswer = z.object({
  supplier: supplierItem,
  score: z.number(),
  parts: z.array(matchPart),
  /** What isn't scored but decides: where they work, a check that ends before the first day. */
  caveats: z.array(z.string()),
})
export type MatchAnswer = z.infer<typeof matchAnswer>

export const matchList = z.object({
  items: z.array(matchAnswer),
  nextCursor: z.null(),
  /** Approved suppliers of these roles that were left out because a needed check doesn't hold. */
  lapsed: z.number(),
})
export type MatchList = z.infer<typeof matchList>

/** After a change of status or archive, with the id of what takes it back; none where nothing was changed. */
export const movedSupplier = z.extend(supplierDetail, { undo: z.optional(z.uuid()) })
export type MovedSupplier = z.infer<typeof movedSupplier>
