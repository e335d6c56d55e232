import { AppError } from '#lib/errors.ts'
import { isUuid } from '#lib/uuid.ts'

const form = /^((?:19|20)\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(.{36})$/

/** The position after a row in a list by time. */
export const writeCursor = (at: Date, id: string) => `${at.toISOString()}_${id}`

/** Throws `invalid` for what isn't such a position. */
export function readCursor(cursor: string): { at: string; id: string } {
  const [, at, id] = form.exec(cursor) ?? []
  if (!at || !id || !isUuid(id) || Number.isNaN(Date.parse(at))) {
    throw new AppError('invalid', 'This page of the list can’t be found. Please start from the first.')
  }
  return { at, id }
}
