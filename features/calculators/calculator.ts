export interface Field<Name extends string> {
  name: Name
  label: string
  unit: string
  hint?: string
  min: number
  max: number
  /** What stands there when nobody has written anything. */
  example: number
  isWhole?: boolean
}

export interface FieldError<Name extends string = string> {
  name: Name
  message: string
}

export interface Formula {
  name: string
  /** In words, with the visitor's figures, and what comes out. */
  words: string
  filled: string
  result: string
}

export interface Reading {
  label: string
  value: string
  note?: string
}

/** What a calculator shows for figures that make sense. */
export interface Outcome {
  headline: Reading
  readings: Reading[]
  formulas: Formula[]
  /** Said beside the result when the figures are possible but odd. */
  notice?: string
}

/** Where a file holds the figures: what reads it; elsewhere why none is asked for. */
export interface FileNote {
  text: string
  link?: { to: string; label: string }
}

export interface Calculator<Name extends string, Result> {
  file: FileNote
  fields: readonly Field<Name>[]
  /** What is wrong between the fields once each is right by itself. */
  check?: (values: Record<Name, number>) => FieldError<Name>[]
  compute: (values: Record<Name, number>) => Result
  describe: (values: Record<Name, number>, result: Result) => Outcome
}

/** What is in the fields, as written. */
export type Written = Record<string, string>

export type Answer<Result> =
  | { errors: FieldError[]; outcome?: undefined }
  | { errors: []; outcome: Outcome; result: Result }

const longest = 40

/** What an address says, field by field; the example where it says nothing. Never more than 40 characters of a field. */
export function readAddress(
  fields: readonly Pick<Field<string>, 'name' | 'example'>[],
  search: URLSearchParams,
): Written {
  return Object.fromEntries(
    fields.map(({ name, example }) => [name, (search.get(name) ?? String(example)).slice(0, longest)]),
  )
}

/** The address's search for what is in the fields, in their order. */
export function writeAddress(fields: readonly Pick<Field<string>, 'name'>[], written: Written): string {
  return `?${new URLSearchParams(fields.map(({ name }): [string, string] => [name, written[name] ?? '']))}`
}

/** The result for what is in the fields, or what is wrong with them, in their order. */
export function answer<Name extends string, Result>(
  { fields, check, compute, describe }: Calculator<Name, Result>,
  written: Written,
): Answer<Result> {
  const read = fields.map((field) => ({ field, ...readFigure(field, written[field.name] ?? '') }))
  const errors = read.flatMap(({ field, message }) => (message ? [{ name: field.name, message }] : []))
  if (errors.length > 0) return { errors }
  const values = valuesOf(read.map(({ field, value }) => [field.name, value]))
  const crossed = check?.(values) ?? []
  if (crossed.length > 0) return { errors: crossed }
  const result = compute(values)
  return { errors: [], outcome: describe(values, result), result }
}

/** `Object.fromEntries` forgets which names there are; the entries are those of all fields. */
function valuesOf<Name extends string>(entries: [Name, number][]): Record<Name, number> {
  return Object.fromEntries(entries) as Record<Name, number>
}

/** Takes `19,271`, `£1 200` and `3.5 %` for what they mean. */
function readFigure(field: Field<string>, text: string): { value: number; message?: string } {
  const { label, unit, min, max, isWhole } = field
  const plain = text
    .trim()
    .replace(/^£\s*/, '')
    .replace(/(?<!\s)\s*%$/, '')
    .replace(/[\s,_]/g, '')
  if (plain === '') return { value: NaN, message: `${label}: enter a figure` }
  if (!/^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain))
    return { value: NaN, message: `${label}: “${text.trim()}” is not a number. Write it as ${field.example}` }
  const value = Number(plain)
  if (value < min || value > max)
    return { value, message: `${label}: must be between ${figure(min)} and ${figure(max)} ${unit}` }
  if (isWhole && !Number.isInteger(value)) return { value, message: `${label}: must be a whole number` }
  return { value }
}

const figures = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })
const withPence = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const minus = (text: string) => text.replace('-', '−')

/** `19,271` or `0.25`: at most two decimals. */
export const figure = (value: number) => minus(figures.format(value))

/** `88.81%` of 0.8881. */
export const percent = (share: number) => `${minus(withPence.format(share * 100))}%`

/** Whole pounds from a hundred up, else with pence. */
export function pounds(value: number): string {
  const text =
    Math.abs(value) < 100 ? withPence.format(Math.abs(value)) : figures.format(Math.abs(Math.round(value)))
  return `${value < 0 ? '−' : ''}£${text}`
}
