import type { CustomField } from '#features/custom-fields/custom-field.schema.ts'
import { customName } from '#features/custom-fields/custom-values.ts'
import { companyColumnNames } from '#features/leads/companies/import-fields.ts'
import { personColumnNames } from '#features/leads/companies/import-people-fields.ts'
import { importFieldNames } from '#features/leads/import-fields.ts'
import { supplierColumnNames } from '#features/suppliers/import-fields.ts'
import { suggestMapping } from './columns.ts'
import { isCustomName, suggestCustom } from './custom-columns.ts'
import { suggestCompanyMapping } from './companies/company-columns.ts'
import { suggestPersonMapping } from './people/person-columns.ts'
import { suggestSupplierMapping } from './suppliers/supplier-columns.ts'
import type { FieldName, ImportKind, Mapping } from './lead-import.schema.ts'

/** What the columns of a file may hold, by what its rows become. */
export const fieldsOf: Record<ImportKind, readonly FieldName[]> = {
  lead: importFieldNames,
  company: companyColumnNames,
  person: personColumnNames,
  supplier: supplierColumnNames,
}

const suggestions = {
  lead: suggestMapping,
  company: suggestCompanyMapping,
  person: suggestPersonMapping,
  supplier: suggestSupplierMapping,
}

/** What the header's names suggest. `sample` are the first rows, `own` the firm's own fields of such records. */
export const suggestFields = (
  kind: ImportKind,
  header: readonly string[],
  sample: readonly string[][],
  own: readonly CustomField[],
) => suggestCustom(header, own, suggestions[kind](header, sample))

/** Without one of these nobody could tell which record a row means. */
const telling: Record<ImportKind, { fields: readonly FieldName[]; problem: string }> = {
  lead: {
    fields: ['name', 'lastName', 'email', 'id'],
    problem: 'Choose the column that holds the name, the address or the ID',
  },
  company: {
    fields: ['name', 'domains', 'id'],
    problem: 'Choose the column that holds the name, the mail domain or the ID',
  },
  person: {
    fields: ['name', 'firstName', 'lastName', 'email', 'id'],
    problem: 'Choose the column that holds the name, the address or the ID',
  },
  supplier: {
    fields: ['legalName', 'contactName', 'firstName', 'lastName', 'contactEmail', 'id'],
    problem: 'Choose the column that holds the name, the address or the ID',
  },
}

/** What keeps a file from being read by these columns, in words. */
export function mappingProblem(
  kind: ImportKind,
  mapping: Mapping,
  own: readonly CustomField[],
): string | undefined {
  const used = mapping.filter((field) => field !== null)
  if (new Set(used).size < used.length) return 'Two columns fill the same field'
  const owned = own.filter(({ isArchived }) => !isArchived).map(customName)
  if (used.some((field) => !(isCustomName(field) ? owned.includes(field) : fieldsOf[kind].includes(field))))
    return 'One of these fields is for other records, or archived'
  const { fields, problem } = telling[kind]
  return used.some((field) => !isCustomName(field) && fields.includes(field)) ? undefined : problem
}
