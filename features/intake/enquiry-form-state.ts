import type { FieldErrors } from '#lib/errors.ts'

/** What a form sent without script is shown again with. */
export interface EnquiryFormState {
  /** By the names of the fields. */
  values: Record<string, string>
  errors: FieldErrors
  problem?: string
}
