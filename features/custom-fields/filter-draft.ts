import type { CustomField } from './custom-field.schema.ts'
import type { CustomCondition, CustomConditions } from './custom-filter.ts'
import { faultOf, textOf, valueOf } from './custom-values.ts'

/** What a form holds of a condition: words or an option, or the two ends of a range. */
export interface FilterDraft {
  text: string
  from: string
  to: string
}

export function filterDraftOf(wanted: CustomCondition | undefined): FilterDraft {
  const empty = { text: '', from: '', to: '' }
  if (!wanted) return empty
  if ('contains' in wanted) return { ...empty, text: wanted.contains }
  if ('is' in wanted) return { ...empty, text: wanted.is }
  return { ...empty, from: textOf(wanted.from), to: textOf(wanted.to) }
}

type Read = { isValid: true; wanted: CustomConditions } | { isValid: false; errors: Record<string, string> }

/** The conditions of a form by the ids of fields, or what is wrong with each that isn’t one. */
export function readDrafts(
  fields: readonly CustomField[],
  drafts: Readonly<Record<string, FilterDraft>>,
): Read {
  const wanted: CustomConditions = {}
  const errors: Record<string, string> = {}
  for (const field of fields) {
    const draft = drafts[field.id]
    if (!draft) continue
    const text = draft.text.trim()
    if (field.kind === 'text' && text) wanted[field.id] = { contains: text }
    if (field.kind === 'choice' && text) wanted[field.id] = { is: text }
    if (field.kind !== 'number' && field.kind !== 'date') continue
    const [from, to] = [valueOf(field, draft.from), valueOf(field, draft.to)]
    const fault = [from, to].map((end) => end !== null && faultOf(field, end)).find(Boolean)
    if (fault) errors[field.id] = fault
    else if (from !== null && to !== null && from > to) errors[field.id] = 'The range ends before it begins'
    else if (from !== null || to !== null)
      wanted[field.id] = { ...(from !== null && { from }), ...(to !== null && { to }) }
  }
  return Object.keys(errors).length > 0 ? { isValid: false, errors } : { isValid: true, wanted }
}
