import type { CustomValues } from '#features/custom-fields/custom-field.schema.ts'
import type { LeadFields, Source } from './lead.schema.ts'
import type { Stage } from './stages/stage-kind.ts'

/** The fields that a file writes on a lead, a known one included. */
export const writtenFieldNames = [
  'name',
  'email',
  'company',
  'phone',
  'sector',
  'companySize',
  'country',
  'problem',
  'value',
  'expectedClose',
  'tags',
] as const
/** `custom` is what the lead holds in fields of the firm’s own; of a change, what the file writes there. */
export type ImportFields = Omit<LeadFields, 'ownerId'> & { custom: CustomValues }

/** What else a column may hold. `id` only names which lead is meant; the others are for new leads, since a known one has its own way here. */
export const importFieldNames = [
  'id',
  'name',
  'firstName',
  'lastName',
  'email',
  'company',
  'phone',
  'sector',
  'companySize',
  'country',
  'problem',
  'value',
  'currency',
  'expectedClose',
  'tags',
  'stage',
  'status',
  'lostReason',
  'owner',
  'source',
  'createdAt',
  'notes',
] as const
export type ImportFieldName = (typeof importFieldNames)[number]

/** What a file tells of a new lead beside its fields. */
export interface NewLeadFacts {
  stage?: Stage
  lostReason?: string
  /** A colleague’s name or address, as the file has it. */
  owner?: string
  /** One of ours, or the words of another program. */
  source?: Source | { words: string }
  /** ISO, never ahead of now. */
  createdAt?: string
  /** Notes of the file, and what of it has no place here. */
  notes: string[]
}
