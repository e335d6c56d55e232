import type { HTMLInputAutoCompleteAttribute } from 'react'
import type { PersonWords } from '#ui/person-fields.tsx'

interface Described {
  label: string
  hint?: string
  /** Over both columns of the form. */
  isWide?: boolean
}

/** One of several answers, or none. */
export interface ChoiceField<V extends string = string> extends Described {
  kind: 'choice'
  values: readonly V[]
  names: Record<V, string>
}

export interface LineField extends Described {
  kind: 'line'
  maxLength: number
  autoComplete: HTMLInputAutoCompleteAttribute
}

/** Several lines, as long as a message may be. */
export interface TextField extends Described {
  kind: 'text'
  rows: number
}

/** A visitor's optional field: its rule (`field-rules.ts`) and its input (`form-fields.tsx`) follow from this. */
export type FormField = ChoiceField | LineField | TextField

export type FormFieldList = Record<string, FormField>

/** What a form says beside its rules; both are passed to the browser by the page. */
export interface FormWords {
  person: PersonWords
  /** By a field’s name; one without keeps its own. */
  fields: Record<string, { label: string; hint?: string | undefined }>
  submit: string
  submitting: string
}

/** The fields with the words that are published now; those without any keep their own. */
export const worded = <List extends Record<string, Pick<Described, 'label' | 'hint'>>>(
  fields: List,
  words: FormWords['fields'] = {},
): List =>
  Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, { ...one, ...words[name] }])) as List

export const choiceField = <V extends string>(
  label: string,
  values: readonly V[],
  names: Record<V, string>,
): ChoiceField<V> => ({ kind: 'choice', label, values, names })

export const lineField = (label: string, more: Omit<LineField, 'kind' | 'label'>): LineField => ({
  kind: 'line',
  label,
  ...more,
})

export const textField = (label: string, hint: string, rows: number): TextField => ({
  kind: 'text',
  label,
  hint,
  rows,
  isWide: true,
})
