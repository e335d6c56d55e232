import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import { z } from 'zod/mini'
import type { FieldErrors } from '#lib/errors.ts'
import { contactInput, type ContactInput } from './contact.schema.ts'

const typed = ['name', 'email', 'company', 'phone', 'message'] as const
export type TypedField = (typeof typed)[number]

export interface ContactControl {
  /** Checks everything that was typed; the parsed values, or undefined when `onErrors` was told why not. */
  check(): Promise<ContactInput | undefined>
  /** Shows what the server found, until the field is changed. */
  show(errors: FieldErrors): void
  reset(): void
  stop(): void
}

// zod otherwise tries whether code may be made from text, which the content policy reports.
z.config({ jitless: true })

/** Validation of a form that is already on the page: what was typed before this module arrived stays. */
export function controlContact(
  form: HTMLFormElement,
  onErrors: (errors: FieldErrors) => void,
): ContactControl {
  const control = createFormControl<ContactInput>({
    resolver: zodResolver(contactInput),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const fields = typed.flatMap((name) => {
    const element = form.elements.namedItem(name)
    return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? [{ name, element }]
      : []
  })
  const listening = new AbortController()
  for (const { name, element } of fields) {
    const { ref, onChange, onBlur } = control.register(name)
    ref(element)
    element.addEventListener('input', onChange, { signal: listening.signal })
    element.addEventListener('focusout', onBlur, { signal: listening.signal })
  }
  const unsubscribe = control.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) =>
      onErrors(
        Object.fromEntries(
          typed.flatMap((name) => (errors[name]?.message ? [[name, errors[name].message]] : [])),
        ),
      ),
  })

  return {
    async check() {
      // The browser fills fields in without telling.
      for (const { name, element } of fields) control.setValue(name, element.value)
      let values: ContactInput | undefined
      await control.handleSubmit((valid) => {
        values = valid
      })()
      return values
    },
    show(errors) {
      for (const { name } of fields) {
        if (errors[name]) control.setError(name, { message: errors[name] })
      }
    },
    reset() {
      form.reset()
      control.reset(Object.fromEntries(fields.map(({ name, element }) => [name, element.value])))
    },
    stop() {
      unsubscribe()
      listening.abort()
    },
  }
}
