import type { FieldErrors } from '#lib/errors.ts'

/** What a form sent without script is shown again with. */
export interface ContactFormState {
  values: Partial<Record<'name' | 'email' | 'company' | 'phone' | 'message' | 'marketingOptIn', string>>
  errors: FieldErrors
  problem?: string
}
