import { isStoredInstant, isText, isUuid, readCursor } from '#lib/list-cursor.ts'
import type { LeadSort } from '../lead-query.schema.ts'

/** Throws `invalid` for what isn't a position in this order. */
export const readLeadCursor = (cursor: string, sort: LeadSort) =>
  readCursor(cursor, sort, (key, id) => isUuid(id) && fits(sort, key))

function fits(sort: LeadSort, key: string): boolean {
  if (sort === 'name') return isText(key)
  if (sort === '-engagement') return Number.isFinite(Number(key)) && key.trim() !== ''
  return key === 'infinity' || isStoredInstant(key)
}
