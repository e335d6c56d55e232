import { z } from 'zod/mini'

/** The records that a firm may add fields of its own to. */
export const customRecords = ['lead', 'company', 'person', 'supplier'] as const
export type CustomRecord = (typeof customRecords)[number]

export const customKinds = ['text', 'number', 'date', 'choice'] as const
export type CustomKind = (typeof customKinds)[number]

const named = (what: string, max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `Please give the ${what} a name`),
      z.maxLength(max, `At most ${max} characters`),
      z.regex(/[\p{L}\p{N}]/u, 'A name needs a letter or a figure'),
    )

export const customFieldId = z.uuid()
const fieldName = named('field', 60)
const optionName = named('option', 80)

export const customOption = z.object({
  id: z.string(),
  name: z.string(),
  /** Records that have it keep it; nobody is given it any more. */
  isArchived: z.boolean(),
})
export type CustomOption = z.infer<typeof customOption>

export const customField = z.object({
  id: z.string(),
  record: z.enum(customRecords),
  kind: z.enum(customKinds),
  name: z.string(),
  /** Of a choice, in their order; empty for the other kinds. */
  options: z.array(customOption),
  /** What is written in it stays readable; nobody fills it any more. */
  isArchived: z.boolean(),
  version: z.number(),
})
export type CustomField = z.infer<typeof customField>

/** All fields: of each record those in use in their order, then the archived ones. */
export const customFieldList = z.object({ items: z.array(customField) })
export type CustomFieldList = z.infer<typeof customFieldList>

const mostOptions = 100

export const newCustomField = z.strictObject({
  record: z.enum(customRecords),
  kind: z.enum(customKinds),
  name: fieldName,
  /** What a choice offers, in its order. */
  options: z._default(z.array(optionName).check(z.maxLength(mostOptions)), []),
})
export type NewCustomField = z.infer<typeof newCustomField>

/** What is to change, and the version that the change was made on. Kind and record stay: what is written in it is of that kind. */
export const customFieldEdit = z.strictObject({
  name: z.optional(fieldName),
  /** All options in the order that they are to have; one without an id is new. */
  options: z.optional(
    z
      .array(
        z.strictObject({
          id: z.optional(z.uuid()),
          name: optionName,
          isArchived: z._default(z.boolean(), false),
        }),
      )
      .check(z.maxLength(mostOptions, `At most ${mostOptions} options, archived ones included`)),
  ),
  isArchived: z.optional(z.boolean()),
  version: z.int(),
})
export type CustomFieldEdit = z.infer<typeof customFieldEdit>

/** Every field of a record that is in use, in the order that it is to have. */
export const customFieldOrder = z.strictObject({
  record: z.enum(customRecords),
  ids: z.array(customFieldId).check(z.minLength(1), z.maxLength(60)),
})
export type CustomFieldOrder = z.infer<typeof customFieldOrder>

const customValue = z.union([z.string(), z.number()])
export type CustomValue = z.infer<typeof customValue>

/** What a record holds, by the ids of fields: words, a number, a day as 2027-03-31, or the id of an option. */
export const customValues = z.record(z.string(), customValue)
export type CustomValues = z.infer<typeof customValues>

/** The fields to change by their ids; null empties one. */
export const customChange = z
  .record(customFieldId, z.nullable(z.union([z.string().check(z.maxLength(2000)), z.number()])))
  .check(z.refine((fields) => Object.keys(fields).length <= 100, 'At most 100 fields at once'))
export type CustomChange = z.infer<typeof customChange>
