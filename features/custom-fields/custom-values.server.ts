import { AppError, type FieldErrors } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { heldRecord, type HeldRecord } from '#features/context/person.ts'
import type { CustomChange, CustomField, CustomRecord, CustomValues } from './custom-field.schema.ts'
import { readCustomFields } from './custom-fields.server.ts'
import {
  customName,
  faultOf,
  titleOf,
  valueInWords,
  valuesInWords,
  type CustomName,
} from './custom-values.ts'

/** What a change of a record’s own fields comes to. */
export interface CustomDifference {
  /** The fields that differ, as a conflict names them; none when all is as asked. */
  fields: CustomName[]
  next: CustomValues
  /** By the names of the fields, for the log. */
  from: Record<string, string>
  to: Record<string, string>
}

/**
 * What becomes of the fields that a record holds. Those that aren’t sent stay; null or an empty text empties one. Throws `invalid`, with words
 * that name the field, for a value that it can’t hold, a field of another record, and a new value in one that is archived.
 */
export async function differenceOf(
  ctx: Ctx,
  record: CustomRecord,
  held: CustomValues,
  sent: CustomChange = {},
): Promise<CustomDifference> {
  const difference: CustomDifference = { fields: [], next: { ...held }, from: {}, to: {} }
  if (Object.keys(sent).length === 0) return difference
  const fields = new Map((await readCustomFields(ctx, record)).map((field) => [field.id, field]))
  const errors: FieldErrors = {}
  for (const [id, raw] of Object.entries(sent)) {
    const trimmed = typeof raw === 'string' ? raw.trim() : raw
    const value = trimmed === '' || trimmed === null ? undefined : trimmed
    const field = fields.get(id)
    const fault = field ? value !== undefined && faultNow(field, value, held) : 'There is no such field'
    if (fault) errors[customName({ id })] = fault
    if (!field || fault || value === held[id]) continue
    difference.fields.push(customName(field))
    if (value === undefined) delete difference.next[id]
    else difference.next[id] = value
    difference.from[titleOf(field)] = valueInWords(field, held[id])
    difference.to[titleOf(field)] = valueInWords(field, value)
  }
  const [message] = Object.values(errors)
  if (message) throw new AppError('invalid', message, { errors })
  return difference
}

/** What a new record begins with in its own fields, and what the log tells of it: these by their names. Throws as `differenceOf` does. */
export async function firstCustom<Input extends { custom?: CustomChange | undefined }>(
  ctx: Ctx,
  record: CustomRecord,
  { custom, ...input }: Input,
): Promise<{ custom: CustomValues; told: Record<string, unknown> }> {
  const { next, to } = await differenceOf(ctx, record, {}, custom)
  return { custom: next, told: { ...input, ...to } }
}

const faultNow = (field: CustomField, value: CustomValues[string], held: CustomValues) =>
  field.isArchived && value !== held[field.id]
    ? `${field.name} is archived and takes no new value`
    : faultOf(field, value, held[field.id])

/** Of two records that become one: what the first holds, its gaps filled by the second. */
export const uniteCustom = (first: CustomValues, second: CustomValues): CustomValues => ({
  ...second,
  ...first,
})

/** A row as the person reads it, its own fields by their names. */
export function heldWithCustom(
  fields: readonly CustomField[],
  title: string,
  { custom, ...row }: { custom: CustomValues },
  ...hidden: string[]
): HeldRecord {
  return heldRecord(title, { ...row, ...valuesInWords(fields, custom) }, ...hidden)
}
