import { fromCsvCell } from '#lib/csv.ts'
import type { CustomField, CustomValue, CustomValues } from '#features/custom-fields/custom-field.schema.ts'
import { customName, faultOf, valueOf, type CustomName } from '#features/custom-fields/custom-values.ts'
import { dateOf } from './file-date.ts'
import type { FieldName, Mapping } from './lead-import.schema.ts'

/** Whether a column fills a field of the firm’s own. */
export const isCustomName = (field: FieldName | CustomName | null): field is CustomName =>
  field?.startsWith('custom.') ?? false

const wordOf = (text: string) => text.trim().toLowerCase()

/** Columns that are called like a field of the firm’s own fill it, whatever else their name may mean. */
export function suggestCustom(
  header: readonly string[],
  fields: readonly CustomField[],
  suggested: Mapping,
): Mapping {
  const nameOf = new Map(
    fields.filter(({ isArchived }) => !isArchived).map((field) => [wordOf(field.name), customName(field)]),
  )
  return suggested.map((field, column) => {
    const word = wordOf(header[column] ?? '')
    const own = nameOf.get(word)
    // No field twice: the first column of a name wins.
    nameOf.delete(word)
    return own ?? field
  })
}

/** What the cells of a row say of the firm’s own fields, and of which of them in words why they don’t. An empty cell says nothing. */
export function readCustomCells(
  cells: readonly string[],
  mapping: Mapping,
  fields: readonly CustomField[],
  monthFirst = false,
): { custom?: CustomValues; faults: { name: string; text: string; why: string }[] } {
  const custom: CustomValues = {}
  const faults: { name: string; text: string; why: string }[] = []
  for (const [column, name] of mapping.entries()) {
    const field = isCustomName(name) && fields.find((one) => customName(one) === name)
    const text = fromCsvCell(cells[column] ?? '').trim()
    if (!field || text === '') continue
    const value = fileValueOf(field, text, monthFirst)
    // An option that is archived comes back with the records that had it.
    const why = faultOf(field, value, field.kind === 'choice' && value !== text ? value : undefined)
    if (why) faults.push({ name: field.name, text: text.slice(0, 200), why })
    else custom[field.id] = value
  }
  return { ...(Object.keys(custom).length > 0 && { custom }), faults }
}

/** A cell as its field holds it; the cell itself where it isn’t understood. */
function fileValueOf(field: CustomField, text: string, monthFirst: boolean): CustomValue {
  if (field.kind === 'choice') {
    const named = field.options.filter(({ name }) => wordOf(name) === wordOf(text))
    return (named.find(({ isArchived }) => !isArchived) ?? named[0])?.id ?? text
  }
  if (field.kind === 'date') {
    const day = dateOf(text, monthFirst)?.slice(0, 10)
    // With a zone, the day is the one that was written.
    return day ? (/^\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? day) : text
  }
  return valueOf(field, text) ?? text
}
