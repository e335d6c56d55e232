import { longDate } from '#lib/office-time.ts'
import { readNumber } from '#lib/written-number.ts'
import type { CustomField, CustomKind, CustomValue, CustomValues } from './custom-field.schema.ts'

const longestText = 500
const largest = 1_000_000_000_000

const figures = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 6 })

/** How forms, errors and conflicts name a field of this id. */
export type CustomName = `custom.${string}`
export const customName = ({ id }: { id: string }): CustomName => `custom.${id}`

const kindFaults: Record<CustomKind, string> = {
  text: `words of at most ${longestText} characters`,
  number: 'a number such as 12 or 12.5',
  date: 'a date such as 2027-03-31',
  choice: 'one of its options',
}

/** Why a field can’t hold a value, in words that name it; undefined when it can. `held` is what the record has there now. */
export function faultOf(field: CustomField, value: CustomValue, held?: CustomValue): string | undefined {
  return value === held || fits(field, value) ? undefined : `${field.name} takes ${kindFaults[field.kind]}`
}

function fits({ kind, options }: CustomField, value: CustomValue): boolean {
  switch (kind) {
    case 'text':
      return typeof value === 'string' && value.length <= longestText
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= largest
    case 'date':
      return typeof value === 'string' && isDay(value)
    case 'choice':
      return options.some(({ id, isArchived }) => id === value && !isArchived)
  }
}

function isDay(text: string): boolean {
  const day = /^(?:19|20|21)\d\d-\d\d-\d\d$/.test(text) ? new Date(text) : undefined
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** A value in words; empty where the record holds none. */
export function valueInWords({ kind, options }: CustomField, value: CustomValue | undefined): string {
  if (value === undefined) return ''
  if (kind === 'choice') return options.find(({ id }) => id === value)?.name ?? ''
  if (kind === 'date') return longDate(String(value))
  return typeof value === 'number' ? figures.format(value) : value
}

/** A value as a form holds it. */
export const textOf = (value: CustomValue | undefined): string => (value === undefined ? '' : String(value))

/** What was typed into a form, as the field takes it: null for nothing, the text itself where it isn’t understood. */
export function valueOf({ kind }: CustomField, text: string): CustomValue | null {
  const typed = text.trim()
  if (typed === '') return null
  return kind === 'number' ? (readNumber(typed) ?? typed) : typed
}

/** A field as lists of all fields name it: an archived one may be called like one in use. */
export const titleOf = ({ name, isArchived }: CustomField) => (isArchived ? `${name} (archived)` : name)

/** What a record holds, by the names of its fields, as people read it. What was archived is there too. */
export const valuesInWords = (fields: readonly CustomField[], values: CustomValues): Record<string, string> =>
  Object.fromEntries(
    fields
      .map((field) => [titleOf(field), valueInWords(field, values[field.id])] as const)
      .filter(([, words]) => words !== ''),
  )
