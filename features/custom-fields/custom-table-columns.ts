import type { DataColumn } from '#ui/data-table.tsx'
import type { CustomField, CustomValues } from './custom-field.schema.ts'
import { valueInWords } from './custom-values.ts'

/** A column of a list for each of the firm’s own fields that is in use, not there until someone chooses it. */
export const customTableColumns = <Row extends { custom: CustomValues }>(
  fields: readonly CustomField[],
): DataColumn<Row>[] =>
  fields
    .filter(({ isArchived }) => !isArchived)
    .map((field) => ({
      id: field.id,
      heading: field.name,
      isExtra: true,
      room: 132,
      numeric: field.kind === 'number',
      renderCell: ({ custom }) => valueInWords(field, custom[field.id]) || '–',
    }))
