import type { Ctx } from '#features/context/context.server.ts'
import type { CustomRecord, CustomValues } from './custom-field.schema.ts'
import { readCustomFields } from './custom-fields.server.ts'
import { valuesInWords } from './custom-values.ts'

/** What stands in the fields that are written. */
export const heldOf = (held: CustomValues, written: CustomValues = {}): CustomValues =>
  Object.fromEntries(Object.entries(held).filter(([id]) => id in written))

/** What a file changes of a record’s own fields, and what stood there before; undefined when that is nothing. Gaps alone unless it may overwrite. */
export function customToChange(
  told: CustomValues | undefined,
  held: CustomValues,
  mayOverwrite: boolean,
): { changes: CustomValues; before: CustomValues } | undefined {
  const changed = Object.entries(told ?? {}).filter(
    ([id, value]) => value !== held[id] && (mayOverwrite || held[id] === undefined),
  )
  if (changed.length === 0) return undefined
  const changes = Object.fromEntries(changed)
  return { changes, before: heldOf(held, changes) }
}

/** What a record holds once that is put back; undefined when one of these fields was changed since. */
export function customPutBack(
  held: CustomValues,
  { before = {}, after = {} }: { before: CustomValues | undefined; after: CustomValues | undefined },
): CustomValues | undefined {
  if (Object.entries(after).some(([id, value]) => held[id] !== value)) return undefined
  const others = Object.entries(held).filter(([id]) => !(id in after))
  return { ...Object.fromEntries(others), ...before }
}

/** Says what a file writes into fields of a record as the log has it, by their names. */
export async function customLog(
  ctx: Ctx,
  record: CustomRecord,
): Promise<(values: CustomValues | undefined) => Record<string, string>> {
  const fields = await readCustomFields(ctx, record)
  return (values = {}) => valuesInWords(fields, values)
}
