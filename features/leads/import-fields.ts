import type { LeadFields } from './lead.schema.ts'

/** The fields of a lead that a file may bring; `id` only names which lead is meant. */
export const importFieldNames = [
  'id',
  'name',
  'email',
  'company',
  'phone',
  'sector',
  'companySize',
  'country',
  'problem',
  'value',
  'tags',
] as const
export type ImportFieldName = (typeof importFieldNames)[number]

export type ImportFields = Omit<LeadFields, 'ownerId'>
export const writtenFieldNames = importFieldNames.filter((name) => name !== 'id')
