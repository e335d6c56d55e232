import { z } from 'zod/mini'
import { AppError } from '#lib/errors.ts'
import type { LeadSort } from '../lead-query.schema.ts'

const position = z.tuple([z.string(), z.string(), z.uuid()])

/** The place after a row in a sorted list, opaque to the caller: the sort, the row's key as PostgreSQL writes it, and its id. */
export function writeCursor(sort: LeadSort, key: string, id: string): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url')
}

/** Throws `invalid` for what isn't a cursor of this sort. */
export function readCursor(cursor: string, sort: LeadSort): { key: string; id: string } {
  const parsed = position.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString()))
  if (!parsed.success || parsed.data[0] !== sort || !fits(sort, parsed.data[1])) {
    throw new AppError('invalid', 'This page of the list can’t be found. Please start from the first.', {
      errors: { cursor: 'Not a cursor of this list' },
    })
  }
  const [, key, id] = parsed.data
  return { key, id }
}

/** A forged key must not reach PostgreSQL's own parser. */
function fits(sort: LeadSort, key: string): boolean {
  if (sort === 'name') return !key.includes('\0')
  if (sort === '-engagement') return Number.isFinite(Number(key)) && key.trim() !== ''
  return (
    key === 'infinity' ||
    (/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/.test(key) &&
      !Number.isNaN(Date.parse(key.replace(/([+-]\d\d)$/, '$1:00'))))
  )
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
