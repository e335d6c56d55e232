import { z } from 'zod/mini'
import { AppError } from '#lib/errors.ts'

const position = z.tuple([z.string(), z.string(), z.string().check(z.maxLength(300))])
const isId = (id: string) => z.uuid().safeParse(id).success

/** The place after a row: the list, the row's sort key and its id. */
export function writeCursor(list: string, key: string, id: string): string {
  return Buffer.from(JSON.stringify([list, key, id])).toString('base64url')
}

/** Throws `invalid` for what isn't a cursor of this list or holds a key that `fits` refuses. */
export function readCursor(cursor: string, list: string, fits: (key: string, id: string) => boolean) {
  const parsed = position.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString()))
  if (!parsed.success || parsed.data[0] !== list || !fits(parsed.data[1], parsed.data[2])) {
    throw new AppError('invalid', 'This page of the list can’t be found. Please start from the first.', {
      errors: { cursor: 'Not a cursor of this list' },
    })
  }
  return { key: parsed.data[1], id: parsed.data[2] }
}

/** Keys that are instants, as `toISOString` writes them. */
export const fitsInstant = (key: string, id: string) => isId(id) && z.iso.datetime().safeParse(key).success
/** Keys that are text: a forged one must not reach PostgreSQL's own parser. */
export const fitsText = (key: string, id: string) => isId(id) && !key.includes('\0')

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A part of a text that somebody searches for, for `ilike`. */
export const likeOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
