import type { CustomValues } from '#features/custom-fields/custom-field.schema.ts'
import type { Status, SupplierFields } from './supplier.schema.ts'

/** The fields that a file writes on a supplier, a known one included. */
export const supplierFieldNames = [
  'type',
  'legalName',
  'contactName',
  'contactEmail',
  'contactPhone',
  'roles',
  'skills',
  'seniority',
  'dayRate',
  'location',
  'remote',
  'availableFrom',
  'capacity',
  'notes',
] as const satisfies readonly (keyof SupplierFields)[]

/** With what they hold in fields of the firm’s own; of a change, with what the file writes there. */
export type SupplierImportFields = SupplierFields & { custom: CustomValues }

/** What a file tells of a new supplier alone. Instants are ISO in UTC; null for what it doesn’t say. */
export interface NewSupplierFacts {
  status: Status
  statusReason: string | null
  archivedAt: string | null
  createdAt: string | null
}

/** What a column holds that only suppliers have. */
export const ofSuppliersAlone = [
  'type',
  'legalName',
  'contactName',
  'contactEmail',
  'contactPhone',
  'roles',
  'skills',
  'seniority',
  'dayRate',
  'location',
  'remote',
  'availableFrom',
  'capacity',
  'supplierStatus',
  'statusReason',
  'archivedAt',
] as const

/** What a column may hold; `id` only names which one is meant. */
export const supplierColumnNames = [
  'id',
  'firstName',
  'lastName',
  ...ofSuppliersAlone,
  'country',
  'createdAt',
  'notes',
] as const
export type SupplierColumn = (typeof supplierColumnNames)[number]
