import { fromCsvCell } from '#lib/csv.ts'
import { isUuid } from '#lib/uuid.ts'
import { companyFields, domainName } from '#features/leads/companies/company.schema.ts'
import type {
  companyColumnNames,
  CompanyImportFields,
  NewPartyFacts,
} from '#features/leads/companies/import-fields.ts'
import { businessDomainOf } from '#features/leads/email-key.ts'
import type { CustomField } from '#features/custom-fields/custom-field.schema.ts'
import { readCustomCells } from '#features/lead-import/custom-columns.ts'
import type { Mapping } from '#features/lead-import/lead-import.schema.ts'
import { partyFactsOf, type Dates } from '#features/lead-import/party-facts.ts'
import { countryOf, sizeOf } from '#features/lead-import/row-values.ts'
import type { ReadSector } from '#features/lead-import/sector-words.ts'

/** What a row of a file says of a company, what it tells of a new one alone, and what of it has no place here: a note of a new one. */
export interface CompanyValues {
  id?: string
  fields: Partial<CompanyImportFields>
  facts: Partial<NewPartyFacts>
  kept: string[]
}

export type ReadCompany = { isValid: true; values: CompanyValues } | { isValid: false; reason: string }

/** Cells by their columns' fields. An empty cell says nothing; a sector, size, country or domain that isn't understood refuses no row. */
export function readCompany(
  cells: readonly string[],
  mapping: Mapping,
  { own, sectorOf, ...dates }: { own: readonly CustomField[]; sectorOf: ReadSector } & Dates,
): ReadCompany {
  const told: Partial<Record<(typeof companyColumnNames)[number], string>> = {}
  for (const [column, field] of mapping.entries()) {
    const text = fromCsvCell(cells[column] ?? '').trim()
    if (field && text !== '') Object.assign(told, { [field]: text })
  }
  const values: CompanyValues = { fields: {}, facts: {}, kept: [] }
  if (told.id) {
    const id = told.id.toLowerCase()
    if (!isUuid(id)) return { isValid: false, reason: `“${told.id.slice(0, 40)}” isn’t an ID of this site` }
    values.id = id
  }
  const { fields, kept } = values
  const keep = (what: string, text: string) => kept.push(`${what} in the file: ${text.slice(0, 200)}`)
  for (const field of ['name', 'notes'] as const) {
    if (told[field] === undefined) continue
    const parsed = companyFields.shape[field].safeParse(told[field])
    if (!parsed.success) {
      const what = field === 'name' ? 'Name' : 'Note'
      return { isValid: false, reason: `${what}: ${parsed.error.issues[0]?.message ?? 'it doesn’t fit'}` }
    }
    // The field's own schema answered it.
    Object.assign(fields, { [field]: parsed.data })
  }
  if (told.domains) {
    const { domains, others } = domainsOf(told.domains)
    if (domains.length > 0) fields.domains = domains
    if (others.length > 0) keep('Website', others.join(', '))
  }
  const { sector, companySize, country } = told
  const known = {
    sector: sector && sectorOf(sector),
    companySize: companySize && sizeOf(companySize),
    country: country && countryOf(country),
  }
  Object.assign(fields, Object.fromEntries(Object.entries(known).filter(([, value]) => value)))
  if (sector && !known.sector) keep('Sector', sector)
  if (companySize && !known.companySize) keep('Size', companySize)
  if (country && !known.country) keep('Country', country)
  values.facts = partyFactsOf(told, dates, keep)
  const { custom, faults } = readCustomCells(cells, mapping, own, dates.monthFirst)
  if (custom) values.fields.custom = custom
  for (const { name, text } of faults) keep(name, text)
  return { isValid: true, values }
}

const mostDomains = 20

/** The mail domains that addresses of websites or people name; those of free mailboxes belong to nobody. */
function domainsOf(text: string): { domains: string[]; others: string[] } {
  const domains = new Set<string>()
  const others: string[] = []
  for (const one of text.split(/[;,\s]+/).filter(Boolean)) {
    const host = one
      .toLowerCase()
      .replace(/^[a-z]{1,10}:\/\//, '')
      .replace(/[/:?#].*$/, '')
      .replace(/^.*@/, '')
      .replace(/^www\./, '')
    const parsed = domainName.safeParse(host)
    const domain = parsed.success && businessDomainOf(`@${parsed.data}`)
    if (domain && domains.size < mostDomains) domains.add(domain)
    else others.push(one)
  }
  return { domains: [...domains].toSorted(), others }
}
