import { textField } from '#features/intake/form-field.ts'

export const contactFields = {
  message: textField('Message', 'Share details about your project or challenges', 6),
}
