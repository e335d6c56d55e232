import type { CustomValues } from '#features/custom-fields/custom-field.schema.ts'

/** The fields that a file writes on a person, a known one included. */
export const personFieldNames = ['name', 'jobTitle', 'email', 'phone', 'companyId', 'notes'] as const

export interface PersonImportFields {
  name: string
  jobTitle: string | null
  email: string | null
  phone: string | null
  companyId: string | null
  notes: string | null
  /** What they hold in fields of the firm’s own; of a change, what the file writes there. */
  custom: CustomValues
}

/** What a column may hold; `id` only names who is meant, and the dates are for new people. */
export const personColumnNames = [
  'id',
  'name',
  'firstName',
  'lastName',
  'jobTitle',
  'email',
  'phone',
  'company',
  'notes',
  'archivedAt',
  'createdAt',
] as const
