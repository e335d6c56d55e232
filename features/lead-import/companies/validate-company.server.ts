import type { KnownCompany } from '#features/leads/companies/import-companies.server/match-companies.ts'
import {
  companyFieldNames,
  type CompanyImportFields,
  type NewPartyFacts,
} from '#features/leads/companies/import-fields.ts'
import type { UpdateMode } from '#features/lead-import/lead-import.schema.ts'
import { changesTo, type Validation } from '#features/lead-import/validation.ts'
import type { CompanyValues } from './company-values.ts'

export type CompanyValidation = Validation<KnownCompany, CompanyImportFields & NewPartyFacts>

const mostNotes = 5000

/** What is to become of a row, given the companies that its ID, domains and name mean. Nothing is ever emptied, and no domain taken away. */
export function validateCompany(
  { id, fields, facts, kept }: CompanyValues,
  found: KnownCompany[],
  mode: UpdateMode,
): CompanyValidation {
  const [known, other] = found
  if (known && other) {
    const reason = `It belongs to two companies here, ${known.name} and ${other.name}. If they are the same, merge them first.`
    return { verdict: 'skip', reason, known }
  }
  if (known) return validateKnown(known, fields, mode)
  const name = fields.name ?? fields.domains?.[0]
  if (!name) {
    const reason = id
      ? 'There is no company with this ID, and no name to go by'
      : 'A new company needs a name'
    return { verdict: 'skip', reason }
  }
  const created = {
    domains: [],
    sector: null,
    companySize: null,
    country: null,
    custom: {},
    createdAt: null,
    archivedAt: null,
    ...facts,
    ...fields,
    name,
    notes: [fields.notes, ...kept].filter(Boolean).join('\n').slice(0, mostNotes) || null,
  }
  return { verdict: 'create', created, note: kept.length > 0 ? `Becomes a note: ${kept.join('. ')}` : null }
}

function validateKnown(
  known: KnownCompany,
  fields: Partial<CompanyImportFields>,
  mode: UpdateMode,
): CompanyValidation {
  if (known.isArchived) return { verdict: 'skip', reason: 'This company is in the archive', known }
  const told = { ...fields }
  if (fields.domains) told.domains = [...new Set([...known.domains, ...fields.domains])].toSorted()
  const change = changesTo(companyFieldNames, told, known, mode)
  return change ? { verdict: 'update', known, ...change } : { verdict: 'unchanged', known }
}
