import type { CustomValues } from '#features/custom-fields/custom-field.schema.ts'
import { customToChange } from '#features/custom-fields/custom-import.server.ts'
import type { ImportedValues, UpdateMode } from './lead-import.schema.ts'

/** What is to become of a row: a new record, or something with one that is known. */
export type Validation<Known extends { id: string }, New> =
  | { verdict: 'create'; created: New; note: string | null }
  | { verdict: 'update'; known: Known; changes: ImportedValues; before: ImportedValues }
  | { verdict: 'unchanged'; known: Known }
  | { verdict: 'skip'; reason: string; known?: Known }

/** What the file says else than the record, and may, and what stands there now; undefined when that is nothing. Nothing is ever emptied. */
export function changesTo<Name extends string>(
  names: readonly Name[],
  told: Partial<Record<Name, unknown>> & { custom?: CustomValues },
  known: Record<Name, unknown> & { custom: CustomValues },
  mode: UpdateMode,
): { changes: ImportedValues; before: ImportedValues } | undefined {
  const differing = fieldsToChange(names, told, known, mode)
  const own = customToChange(told.custom, known.custom, mode === 'overwrite')
  if (differing.length === 0 && !own) return undefined
  return {
    changes: { ...only(differing, told), ...(own && { custom: own.changes }) },
    before: { ...only(differing, known), ...(own && { custom: own.before }) },
  }
}

function fieldsToChange<Name extends string>(
  names: readonly Name[],
  fields: Partial<Record<Name, unknown>>,
  known: Record<Name, unknown>,
  mode: UpdateMode,
): Name[] {
  return names.filter(
    (name) =>
      fields[name] !== undefined &&
      !isSame(fields[name], known[name]) &&
      (mode === 'overwrite' || isEmpty(known[name])),
  )
}

const only = <Name extends string>(names: readonly Name[], from: Partial<Record<Name, unknown>>) =>
  Object.fromEntries(names.map((name) => [name, from[name]]))

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Lists are the same in any order. */
function isSame(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b
  return a.length === b.length && a.every((one) => b.includes(one))
}
