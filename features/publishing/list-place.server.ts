import { AppError } from '#lib/errors.ts'

/** Where a page of a list ended: a whole number by which it is sorted, and the id. */
export const writePlace = (key: number, id: string): string =>
  Buffer.from(`${key} ${id}`).toString('base64url')

/** Throws `invalid` for what isn't a place; `isId` says what an id looks like, a UUID unless told. */
export function readPlace(
  cursor: string,
  isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
): { key: number; id: string } {
  const [, key, id] = /^(\d{1,15}) (.*)$/s.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (key === undefined || id === undefined || !isId.test(id)) {
    throw new AppError('invalid', 'This page of the list can’t be found. Please start from the first.', {
      errors: { cursor: 'Not a cursor of this list' },
    })
  }
  return { key: Number(key), id }
}
