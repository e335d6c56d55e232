import { z } from 'zod/mini'
import { AppError } from './errors.ts'

const position = z.tuple([z.string(), z.string(), z.string().check(z.maxLength(300))])

/** The position after a row of a list, opaque to the caller: the list or its order, the row's sort key as the database writes it, and its id. */
export const writeCursor = (list: string, key: string, id: string): string =>
  Buffer.from(JSON.stringify([list, key, id])).toString('base64url')

/** Throws `invalid` for what isn't a cursor of this list, or holds a key or an id that `fits` refuses: a forged one must not reach PostgreSQL's own parser. */
export function readCursor(cursor: string, list: string, fits: (key: string, id: string) => boolean) {
  const parsed = position.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString()))
  if (!parsed.success || parsed.data[0] !== list || !fits(parsed.data[1], parsed.data[2])) {
    throw new AppError('invalid', 'This page of the list can’t be found. Please start from the first.', {
      errors: { cursor: 'Not a cursor of this list' },
    })
  }
  const [, key, id] = parsed.data
  return { key, id }
}

export { isUuid } from './uuid.ts'
export const isText = (key: string): boolean => !key.includes('\0')
/** A whole number, not negative. */
export const isCount = (key: string): boolean => /^\d{1,15}$/.test(key)
/** PostgreSQL knows no year 0. */
export const isDay = (key: string): boolean => !key.startsWith('0000') && z.iso.date().safeParse(key).success
/** As `isDay`. */
export const isIsoInstant = (key: string): boolean =>
  !key.startsWith('0000') && z.iso.datetime().safeParse(key).success

/** An instant as PostgreSQL writes it, such as `2026-11-22 06:24:30.123456+00`. */
export const isStoredInstant = (key: string): boolean =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/.test(key) &&
  !Number.isNaN(Date.parse(key.replace(/([+-]\d\d)$/, '$1:00')))

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
