import type { FieldErrors } from '#lib/errors.ts'
import { visitorMessages } from './visitor-words.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

/** What is wrong with a field by its own attributes, such as `required`, in our words. The server knows the rest. */
export function faultOf(field: Field): string | undefined {
  const least = 'minLength' in field ? Math.max(1, field.minLength) : 1
  const isMissing = field.required && field.value.trim().length < least
  if (field.validity.valid && !isMissing) return undefined
  return messageAt(field.name) ?? field.validationMessage
}

/** The same of each field of a form, by name. */
export function faultsOf(form: HTMLFormElement): FieldErrors {
  const faults: FieldErrors = {}
  for (const field of form.elements) {
    const fault = isField(field) && faultOf(field)
    if (fault) faults[field.name] = fault
  }
  return faults
}

const messageAt = (name: string) => Object.entries(visitorMessages).find(([key]) => key === name)?.[1]
