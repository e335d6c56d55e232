import type { CustomValues } from '#features/custom-fields/custom-field.schema.ts'
import type { CompanySize } from '#features/leads/lead.schema.ts'
import type { Sector } from '#features/leads/sectors/sector.schema.ts'

/** The fields that a file writes on a company, a known one included. */
export const companyFieldNames = ['name', 'domains', 'sector', 'companySize', 'country', 'notes'] as const

export interface CompanyImportFields {
  name: string
  /** The mail domains of its people, in the order of the alphabet. */
  domains: string[]
  sector: Sector | null
  companySize: CompanySize | null
  country: string | null
  notes: string | null
  /** What it holds in fields of the firm’s own; of a change, what the file writes there. */
  custom: CustomValues
}

/** What a file tells of a new company or person alone. Instants are ISO in UTC; null for what it doesn’t say. */
export interface NewPartyFacts {
  /** Never ahead of now. */
  createdAt: string | null
  archivedAt: string | null
}

/** What a column may hold; `id` only names which company is meant, and the dates are for new ones. */
export const companyColumnNames = ['id', ...companyFieldNames, 'archivedAt', 'createdAt'] as const
