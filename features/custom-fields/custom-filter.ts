import { z } from 'zod/mini'
import { customFieldId, type CustomField, type CustomKind } from './custom-field.schema.ts'
import { valueInWords } from './custom-values.ts'

const bound = z.union([z.number(), z.iso.date()])

const contains = z.strictObject({ contains: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) })
const range = z
  .strictObject({ from: z.optional(bound), to: z.optional(bound) })
  .check(z.refine(({ from, to }) => from !== undefined || to !== undefined))
const choice = z.strictObject({ is: z.uuid() })

/** What a field of a record must hold: words somewhere in a text, a number or a day in a range that includes both ends, an option of a choice. */
const condition = z.union([contains, range, choice])
export type CustomCondition = z.infer<typeof condition>
/** By the ids of fields; all of them must hold. */
export type CustomConditions = Record<string, CustomCondition>

const conditions = z
  .record(customFieldId, condition)
  .check(z.refine((all) => Object.keys(all).length > 0 && Object.keys(all).length <= 20))

/** Conditions on the firm’s own fields in the query of an address, as JSON. */
export const customFilter = z.string().check(
  z.maxLength(4000, 'At most 4,000 characters'),
  z.refine((text) => readFilter(text) !== undefined, 'Conditions by the ids of fields, as JSON'),
)

/** The conditions of an address; none for one without, or with what are none. */
export const conditionsOf = (text: string | undefined): CustomConditions =>
  (text === undefined ? undefined : readFilter(text)) ?? {}

/** As an address holds them: the same for the same conditions, and empty for none. */
export function filterText(all: CustomConditions): string {
  const entries = Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return entries.length > 0 ? JSON.stringify(Object.fromEntries(entries)) : ''
}

function readFilter(text: string): CustomConditions | undefined {
  try {
    return conditions.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

const kindWords: Record<CustomKind, string> = {
  text: 'words that it contains',
  number: 'a range of numbers',
  date: 'a range of dates',
  choice: 'one of its options',
}

/** Why a field can’t be filtered so, in words that name it; undefined when it can. */
export function filterFault(field: CustomField, wanted: CustomCondition): string | undefined {
  return suits(field, wanted) ? undefined : `${field.name} is filtered by ${kindWords[field.kind]}`
}

function suits({ kind, options }: CustomField, wanted: CustomCondition): boolean {
  if ('contains' in wanted) return kind === 'text'
  if ('is' in wanted) return kind === 'choice' && options.some(({ id }) => id === wanted.is)
  const type = kind === 'number' ? 'number' : kind === 'date' ? 'string' : undefined
  return [wanted.from, wanted.to].every((end) => end === undefined || typeof end === type)
}

/** A condition as people read it: “Lines: 3 to 5”. */
export function conditionInWords(field: CustomField, wanted: CustomCondition): string {
  if ('contains' in wanted) return `${field.name}: “${wanted.contains}”`
  if ('is' in wanted) return `${field.name}: ${valueInWords(field, wanted.is)}`
  const [from, to] = [wanted.from, wanted.to].map((end) => valueInWords(field, end))
  if (!from) return `${field.name}: up to ${to}`
  if (!to) return `${field.name}: from ${from}`
  return from === to ? `${field.name}: ${from}` : `${field.name}: ${from} to ${to}`
}
