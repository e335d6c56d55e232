import { fromCsvCell } from '#lib/csv.ts'
import { isUuid } from '#lib/uuid.ts'
import { personFields } from '#features/leads/companies/company.schema.ts'
import type { NewPartyFacts } from '#features/leads/companies/import-fields.ts'
import type { personColumnNames, PersonImportFields } from '#features/leads/companies/import-people-fields.ts'
import type { CustomField } from '#features/custom-fields/custom-field.schema.ts'
import { readCustomCells } from '#features/lead-import/custom-columns.ts'
import type { Mapping } from '#features/lead-import/lead-import.schema.ts'
import { partyFactsOf, type Dates } from '#features/lead-import/party-facts.ts'

/** What a row of a file says of a person, which company it names, what it tells of a new person alone, and what has no place here: a note of a new person. */
export interface PersonValues {
  id?: string
  fields: Partial<PersonImportFields>
  company?: string
  facts: Partial<NewPartyFacts>
  kept: string[]
}

export type ReadPerson = { isValid: true; values: PersonValues } | { isValid: false; reason: string }

const refusing = { name: 'Name', email: 'Email', notes: 'Note' } as const
const noting = { jobTitle: 'Position', phone: 'Phone' } as const

/** Cells by their columns' fields. An empty cell says nothing; a telephone or position that doesn't fit refuses no row. */
export function readPersonRow(
  cells: readonly string[],
  mapping: Mapping,
  { own, ...dates }: { own: readonly CustomField[] } & Dates,
): ReadPerson {
  const told: Partial<Record<(typeof personColumnNames)[number], string>> = {}
  for (const [column, field] of mapping.entries()) {
    const text = fromCsvCell(cells[column] ?? '').trim()
    if (field && text !== '') Object.assign(told, { [field]: text })
  }
  const values: PersonValues = { fields: {}, facts: {}, kept: [] }
  if (told.id) {
    const id = told.id.toLowerCase()
    if (!isUuid(id)) return { isValid: false, reason: `“${told.id.slice(0, 40)}” isn’t an ID of this site` }
    values.id = id
  }
  const keep = (what: string, text: string) => values.kept.push(`${what} in the file: ${text.slice(0, 200)}`)
  const full = [told.firstName, told.lastName].filter(Boolean).join(' ')
  if (!told.name && full) told.name = full
  const addresses = told.email?.split(/[;,\s]+/).filter((one) => one.includes('@')) ?? []
  if (addresses.length > 1) {
    told.email = addresses[0] ?? ''
    keep('Other addresses', addresses.slice(1).join(', '))
  }
  for (const field of ['name', 'email', 'notes'] as const) {
    if (told[field] === undefined) continue
    const parsed = personFields.shape[field].safeParse(told[field])
    if (!parsed.success)
      return {
        isValid: false,
        reason: `${refusing[field]}: ${parsed.error.issues[0]?.message ?? 'it doesn’t fit'}`,
      }
    // The field's own schema answered it.
    Object.assign(values.fields, { [field]: parsed.data })
  }
  for (const field of ['jobTitle', 'phone'] as const) {
    const text = told[field]
    if (text === undefined) continue
    const parsed = personFields.shape[field].safeParse(text)
    if (parsed.success) values.fields[field] = parsed.data
    else keep(noting[field], text)
  }
  if (told.company) values.company = told.company
  values.facts = partyFactsOf(told, dates, keep)
  const { custom, faults } = readCustomCells(cells, mapping, own, dates.monthFirst)
  if (custom) values.fields.custom = custom
  for (const { name, text } of faults) keep(name, text)
  return { isValid: true, values }
}
