import { fromCsvCell } from '#lib/csv.ts'
import { isUuid } from '#lib/uuid.ts'
import type { CustomField } from '#features/custom-fields/custom-field.schema.ts'
import { readCustomCells } from '#features/lead-import/custom-columns.ts'
import type { Mapping } from '#features/lead-import/lead-import.schema.ts'
import type {
  NewSupplierFacts,
  SupplierColumn,
  SupplierImportFields,
} from '#features/suppliers/import-fields.ts'
import { supplierFields } from '#features/suppliers/supplier.schema.ts'
import * as cell from './supplier-cells.ts'

/** What a row of a file says of a supplier, what it tells of a new one alone, and what has no place here: a note of a new one. */
export interface SupplierValues {
  id?: string
  fields: Partial<SupplierImportFields>
  facts: Partial<NewSupplierFacts>
  kept: string[]
}

export type ReadSupplier = { isValid: true; values: SupplierValues } | { isValid: false; reason: string }

const refusing = { legalName: 'Name', contactName: 'Contact', contactEmail: 'Email', notes: 'Notes' } as const
const mostSkills = 40

/** Cells by their columns' fields. An empty cell says nothing; only a name, an address, an ID or notes that can't be refuse the row. */
export function readSupplierRow(
  cells: readonly string[],
  mapping: Mapping,
  own: readonly CustomField[],
): ReadSupplier {
  const told = toldOf(cells, mapping)
  const values: SupplierValues = { fields: {}, facts: {}, kept: [] }
  const { fields, facts } = values
  const keep = (what: string, text: string) =>
    values.kept.push(`${what} in the file: ${text.replace(/\s+/g, ' ').slice(0, 200)}`)
  if (told.id) {
    const id = told.id.toLowerCase()
    if (!isUuid(id)) return { isValid: false, reason: `“${told.id.slice(0, 40)}” isn’t an ID of this site` }
    values.id = id
  }
  told.contactName ||= [told.firstName, told.lastName].filter(Boolean).join(' ')
  const addresses = told.contactEmail?.split(/[;,\s<>]+/).filter((one) => one.includes('@')) ?? []
  if (addresses.length > 0) told.contactEmail = addresses[0] ?? ''
  if (addresses.length > 1) keep('Other addresses', addresses.slice(1).join(', '))
  for (const field of ['legalName', 'contactName', 'contactEmail', 'notes'] as const) {
    if (!told[field]) continue
    const parsed = supplierFields.shape[field].safeParse(told[field])
    if (!parsed.success)
      return {
        isValid: false,
        reason: `${refusing[field]}: ${parsed.error.issues[0]?.message ?? 'it doesn’t fit'}`,
      }
    // The field's own schema answered it.
    Object.assign(fields, { [field]: parsed.data })
  }
  /** Takes what a cell was understood as if its field can hold it; keeps the cell otherwise. */
  const take = (field: keyof typeof supplierFields.shape, what: string, text: string, value: unknown) => {
    const parsed = value === undefined ? undefined : supplierFields.shape[field].safeParse(value)
    if (parsed?.success) Object.assign(fields, { [field]: parsed.data })
    else keep(what, text)
  }
  readRoles(told, values, keep)
  if (told.contactPhone) take('contactPhone', 'Phone', told.contactPhone, told.contactPhone)
  if (told.type) take('type', 'Type', told.type, cell.typeOf(told.type))
  if (told.seniority) take('seniority', 'Seniority', told.seniority, cell.seniorityOf(told.seniority))
  if (told.dayRate) take('dayRate', 'Day rate', told.dayRate, cell.dayRateOf(told.dayRate))
  const place = placeOf(told)
  if (place) take('location', 'Location', place, place)
  if (told.remote) take('remote', 'Works', told.remote, cell.placeOf(told.remote))
  if (told.availableFrom)
    take('availableFrom', 'Available', told.availableFrom, cell.availableOf(told.availableFrom))
  if (told.capacity) take('capacity', 'People', told.capacity, Number(told.capacity))
  if (told.supplierStatus) {
    const status = cell.statusOf(told.supplierStatus)
    if (status) facts.status = status
    else keep('Status', told.supplierStatus)
  }
  if (told.statusReason && facts.status === 'rejected') facts.statusReason = told.statusReason.slice(0, 300)
  else if (told.statusReason) keep('Reason', told.statusReason)
  for (const field of ['archivedAt', 'createdAt'] as const) {
    const text = told[field]
    const at = text && cell.instantOf(text)
    if (at) facts[field] = at
    else if (text) keep(field === 'archivedAt' ? 'In the archive since' : 'Created', text)
  }
  const { custom, faults } = readCustomCells(cells, mapping, own)
  if (custom) fields.custom = custom
  for (const { name, text } of faults) keep(name, text)
  return { isValid: true, values }
}

type Told = Partial<Record<SupplierColumn, string>>

function toldOf(cells: readonly string[], mapping: Mapping): Told {
  const told: Told = {}
  for (const [column, field] of mapping.entries()) {
    const text = fromCsvCell(cells[column] ?? '').trim()
    if (field && text !== '') Object.assign(told, { [field]: text })
  }
  return told
}

/** “Leeds, United Kingdom”: the town with the country, unless that stands there already. */
function placeOf({ location = '', country = '' }: Told): string {
  const isThere = location.toLowerCase().includes(country.toLowerCase())
  return isThere ? location : [location, country].filter(Boolean).join(', ')
}

/** Roles and skills. When the file names no role that is known here, a skill with the name of a role counts as that role. */
function readRoles(
  { roles = '', skills = '' }: Told,
  { fields }: SupplierValues,
  keep: (what: string, text: string) => void,
) {
  const can = cell.skillsOf(skills)
  const fitting = can.filter((skill) => skill.length <= 60)
  if (fitting.length > 0) fields.skills = fitting.slice(0, mostSkills)
  const further = [...can.filter((skill) => skill.length > 60), ...fitting.slice(mostSkills)]
  if (further.length > 0) keep('Further skills', further.join('; '))
  const named = cell.rolesOf(roles)
  if (named.others.length > 0) keep('Role', named.others.join('; '))
  const all = named.roles.length > 0 ? named.roles : cell.rolesInSkills(can)
  if (all.length > 0) fields.roles = all
  if (named.seniority) fields.seniority = named.seniority
}
