import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl, get, type FieldValues, type Path } from 'react-hook-form'
import { z } from 'zod/mini'
import type { FieldErrors } from '#lib/errors.ts'

export interface FormControl<T> {
  /** Checks everything that was typed; the parsed values, or undefined when `onErrors` was told why not. */
  check(): Promise<T | undefined>
  /** Shows what the server found, until the field is changed. */
  show(errors: FieldErrors): void
  reset(): void
  stop(): void
}

interface Options<T extends FieldValues> {
  form: HTMLFormElement
  schema: z.ZodMiniType<T, T>
  /** The typed fields, by the names that they have in the form. */
  names: readonly Path<T>[]
  /** Names of fields that are checked together, such as `roles` for `roles.…`. */
  groups?: readonly Path<T>[]
  onErrors: (errors: FieldErrors) => void
}

// zod otherwise tries whether code may be made from text, which the content policy reports.
z.config({ jitless: true })

/** Validation of a form that is already on the page: what was typed before this module arrived stays. */
export function controlForm<T extends FieldValues>(options: Options<T>): FormControl<T> {
  const { form, schema, names, groups = [], onErrors } = options
  const control = createFormControl<T>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const fields = names.flatMap((name) => {
    const element = form.elements.namedItem(name)
    return element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
      ? [{ name, element }]
      : []
  })
  const listening = new AbortController()
  const faulty = new Set<string>()
  for (const { name, element } of fields) {
    const { ref, onChange, onBlur } = control.register(name)
    ref(element)
    element.addEventListener('input', onChange, { signal: listening.signal })
    element.addEventListener('focusout', onBlur, { signal: listening.signal })
    const group = groups.find((one) => name.startsWith(`${one}.`))
    // A change is checked for its own name only; what was said of the group goes as soon as it no longer holds.
    const recheck = () => group && faulty.has(group) && void control.trigger(group)
    element.addEventListener('input', recheck, { signal: listening.signal })
  }
  const told = [...names, ...groups]
  const unsubscribe = control.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => {
      const found = told.flatMap((name) => messageAt(errors, name))
      faulty.clear()
      for (const [name] of found) faulty.add(name)
      onErrors(Object.fromEntries(found))
    },
  })

  return {
    async check() {
      // The browser fills fields in without telling.
      for (const { name, element } of fields) control.setValue(name, valueOf<T>(element))
      let values: T | undefined
      await control.handleSubmit((valid) => {
        values = valid
      })()
      return values
    },
    show(errors) {
      for (const name of told) {
        const message = errors[name]
        if (message) control.setError(name, { message })
      }
    },
    reset() {
      form.reset()
      control.reset()
      for (const { name, element } of fields) control.setValue(name, valueOf<T>(element))
    },
    stop() {
      unsubscribe()
      listening.abort()
    },
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

// Every registered field holds text; the schema says what may become of it.
const valueOf = <T extends FieldValues>(field: Field) => field.value as T[Path<T>] & string

function messageAt(errors: object, name: string): [string, string][] {
  const found: unknown = get(errors, name)
  if (typeof found !== 'object' || found === null || !('message' in found)) return []
  return typeof found.message === 'string' && found.message ? [[name, found.message]] : []
}
