import { writtenFieldNames } from '../import-fields.ts'
import type { Lead } from '../lead.table.server.ts'

/** The columns that a file's fields fill, with those that follow from them. */
export const fieldColumns = [
  ...writtenFieldNames,
  'custom',
  'emailKey',
  'domain',
  'phoneKey',
  'fit',
] as const satisfies readonly (keyof Lead)[]
