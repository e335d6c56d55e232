import type { FieldErrors } from '#lib/errors.ts'
import { controlForm } from '#lib/form-control.ts'
import { contactInput } from './contact.schema.ts'

const names = ['name', 'email', 'company', 'phone', 'message', 'tool'] as const

export const controlContact = (form: HTMLFormElement, onErrors: (errors: FieldErrors) => void) =>
  controlForm({ form, schema: contactInput, names, onErrors })
