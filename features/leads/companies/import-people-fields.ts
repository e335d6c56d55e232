/** The fields that a file writes on a person, a known one included. */
export const personFieldNames = ['name', 'jobTitle', 'email', 'phone', 'companyId', 'notes'] as const

export interface PersonImportFields {
  name: string
  jobTitle: string | null
  email: string | null
  phone: string | null
  companyId: string | null
  notes: string | null
}

/** What a column may hold; `id` only names who is meant. */
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
] as const
