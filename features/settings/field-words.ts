import type { CustomField, CustomKind, CustomRecord } from '#features/custom-fields/custom-field.schema.ts'

export const recordTitles: Record<CustomRecord, string> = {
  lead: 'Leads',
  company: 'Companies',
  person: 'People',
  supplier: 'Suppliers',
}

export const kindNames: Record<CustomKind, string> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  choice: 'Choice',
}

/** What a choice offers, in a line. */
export const offersOf = ({ options }: CustomField) =>
  options
    .filter(({ isArchived }) => !isArchived)
    .map(({ name }) => name)
    .join(', ')
