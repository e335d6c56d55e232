import type { FieldErrors } from '#lib/errors.ts'
import { controlForm } from '#lib/form-control.ts'
import { reportRequest } from './assessment.schema.ts'

const names = ['name', 'email', 'company', 'message'] as const

export const controlSendReport = (form: HTMLFormElement, onErrors: (errors: FieldErrors) => void) =>
  controlForm({ form, schema: reportRequest, names, onErrors })
