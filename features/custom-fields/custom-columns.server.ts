import type { Cell } from '#lib/csv.ts'
import type { CsvColumn } from '#lib/csv-pages.ts'
import type { Ctx } from '#features/context/context.server.ts'
import type { CustomField, CustomRecord, CustomValue, CustomValues } from './custom-field.schema.ts'
import { readCustomFields } from './custom-fields.server.ts'
import { titleOf, valueInWords } from './custom-values.ts'

/** A column of an export for each field of a record, archived ones last: their values stay readable. */
export async function customColumns(
  ctx: Ctx,
  record: CustomRecord,
): Promise<CsvColumn<{ custom: CustomValues }>[]> {
  return (await readCustomFields(ctx, record)).map((field) => ({
    name: titleOf(field),
    of: ({ custom }) => cellOf(field, custom[field.id]),
  }))
}

/** As a spreadsheet and an import read it: a number and a day as they are stored, a choice by its name. */
const cellOf = (field: CustomField, value: CustomValue | undefined): Cell =>
  field.kind === 'choice' ? valueInWords(field, value) : value
