import { z } from 'zod/mini'
import type { Choices } from '#features/demos/frame/read/reading.ts'
import type { Said } from './project.ts'

/** What this page writes; a higher number was written by a newer one. */
export const projectFormat = 1

const text = (longest: number) => z.string().check(z.maxLength(longest))
/** Headings and values are as long as cells are. */
const cell = text(10_000)
const most = <T extends z.ZodMiniType>(schema: T, count: number) =>
  z.record(cell, schema).check(z.refine((value) => Object.keys(value).length <= count))

const month = z.int().check(z.gte(1), z.lte(12))
const year = z.int().check(z.gte(1900), z.lte(2999))
const periodFormat = z.union([
  z.templateLiteral(['fiscal ', month]),
  z.templateLiteral(['fiscal ', month, ' first']),
  z.templateLiteral(['weeks ', year]),
  z.templateLiteral(['months ', year]),
])
const plainFormat = z.enum([
  'text',
  'number .',
  'number ,',
  'date dmy',
  'date mdy',
  'date ymd',
  'month',
  'week',
  'year',
  'unix s',
  'unix ms',
  'unix us',
  'unix ns',
  'days',
  'clock',
  'duration',
])

const format = z.union([plainFormat, periodFormat])

/** A key that a type gets and a shape lacks is an error here: else work could be kept and not be opened again. */
type Shape<T> = { [K in keyof Required<T>]: z.ZodMiniType }

const choices = z.strictObject({
  sheet: z.optional(cell),
  layout: z.optional(text(100)),
  encoding: z.optional(z.enum(['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'])),
  delimiter: z.optional(z.enum([',', ';', '\t', '|', ' ', 'none'])),
  skip: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
  hasHeading: z.optional(z.boolean()),
  isWide: z.optional(z.boolean()),
  groups: z.optional(z.union([z.enum(['beside', 'stacked']), z.templateLiteral(['only ', cell])])),
  keepsTotals: z.optional(z.boolean()),
  keepsBad: z.optional(z.boolean()),
  keepsBlank: z.optional(z.boolean()),
  formats: z.optional(most(format, 2000)),
  roles: z.optional(most(z.nullable(cell), 2000)),
} satisfies Shape<Choices>) satisfies z.ZodMiniType<Choices>

const said = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('table'),
    choices: z.optional(choices),
    meanings: z.optional(most(cell, 5000)),
  } satisfies Shape<Extract<Said, { kind: 'table' }>>),
  z.strictObject({ kind: z.literal('pictures') } satisfies Shape<Extract<Said, { kind: 'pictures' }>>),
  z.strictObject({
    kind: z.literal('sheets'),
    choices: z.optional(most(choices, 20)),
    pairs: z.optional(z.array(z.nullable(z.int().check(z.gte(0)))).check(z.maxLength(2000))),
  } satisfies Shape<Extract<Said, { kind: 'sheets' }>>),
]) satisfies z.ZodMiniType<Said>

/** A project without the contents of its files, as it is kept and exported. What settings there are, and their limits, only the demo knows. */
export const projectSchema = z.strictObject({
  format: z.literal(projectFormat),
  slug: text(100),
  title: text(200),
  name: text(200).check(z.trim(), z.minLength(1)),
  savedAt: z.number().check(z.gte(0), z.lte(8.64e15)),
  settings: most(z.union([z.number(), text(200), z.null()]), 200),
  said,
  files: z
    .array(z.strictObject({ slot: text(100), name: text(1000), type: text(200) }))
    .check(z.minLength(1), z.maxLength(200)),
})

export type ProjectRecord = z.infer<typeof projectSchema>

/** Which format a record says to have; undefined where it is none of ours. */
export const formatOf = (value: unknown): number | undefined =>
  typeof value === 'object' && value !== null && 'format' in value && typeof value.format === 'number'
    ? value.format
    : undefined
