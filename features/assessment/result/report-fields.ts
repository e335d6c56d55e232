import { textField } from '#features/intake/form-field.ts'

/** What the form of the report asks beside the person. */
export const reportFields = {
  message: textField('Message', 'Optional: what you would like to solve first', 4),
}
