import type { Draft, Parsed } from '#features/context/use-record-edit.ts'
import { changedIn } from '#lib/merge-drafts.ts'
import type { CustomChange, CustomField, CustomValues } from './custom-field.schema.ts'
import { customName, faultOf, textOf, valueInWords, valueOf, type CustomName } from './custom-values.ts'

/** What a form holds of a record’s own fields. */
export const customDraftOf = (fields: readonly CustomField[], held: CustomValues): Draft<CustomName> =>
  Object.fromEntries(fields.map((field) => [customName(field), textOf(held[field.id])]))

/** The fields that differ from `base` as the API takes them, or a message a field. */
export function parseCustom(
  fields: readonly CustomField[],
  draft: Draft<CustomName>,
  base: Draft<CustomName>,
): Parsed<CustomName> {
  const changed = changedIn(fields.map(customName), draft, base)
  const change: CustomChange = {}
  const errors: Partial<Record<CustomName, string>> = {}
  for (const field of fields) {
    const name = customName(field)
    if (!changed.includes(name)) continue
    const value = valueOf(field, draft[name] ?? '')
    const fault = value === null ? undefined : faultOf(field, value)
    if (fault) errors[name] = fault
    change[field.id] = value
  }
  return Object.keys(errors).length > 0
    ? { isValid: false, errors }
    : { isValid: true, changes: { custom: change } }
}

/** What a form holds of a field as people read it: what isn’t understood stays as it was typed. */
export function draftInWords(field: CustomField, text: string): string {
  const value = valueOf(field, text)
  return value === null || faultOf(field, value) ? text : valueInWords(field, value)
}
