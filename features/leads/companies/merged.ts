import type { CustomValues } from '#features/custom-fields/custom-field.schema.ts'
import { AppError } from '#lib/errors.ts'

/** What a merge of two companies or people did to the one that stays. */
export interface Merged {
  id: string
  otherId: string
  /** Of the one that stays, after the merge. */
  version: number
  /** Its fields, and the firm's own ones, that were empty and took what the other had. */
  filled: string[]
  filledCustom: string[]
  /** What had become part of the other one before. */
  earlier: string[]
}

interface Record {
  notes: string | null
  custom: CustomValues
}

const combined = '\n\n'

/** The notes of both, one after the other. */
export const combineNotes = (first: Record, second: Record): string | null =>
  [first.notes, second.notes].filter(Boolean).join(combined) || null

/** Which of `fields` are filled from the other one. */
export function filledFrom<Field extends string>(
  first: Record & { [name in Field]: unknown },
  second: Record & { [name in Field]: unknown },
  fields: readonly Field[],
): Pick<Merged, 'filled' | 'filledCustom'> {
  return {
    filled: fields.filter((field) => first[field] === null && second[field] !== null),
    filledCustom: Object.keys(second.custom).filter((key) => !Object.hasOwn(first.custom, key)),
  }
}

/** The fields of the one that stayed without what the other one brought. */
export function cleared(first: Record, second: Record, { filled, filledCustom }: Merged) {
  const { notes } = first
  const end = second.notes && combined + second.notes
  return {
    ...Object.fromEntries(filled.map((field) => [field, null])),
    notes: end && notes?.endsWith(end) ? notes.slice(0, -end.length) : notes === second.notes ? null : notes,
    custom: Object.fromEntries(Object.entries(first.custom).filter(([key]) => !filledCustom.includes(key))),
  }
}

export const goneSince = () =>
  new AppError('gone', 'One of the two was changed in the meantime, and both stay as they are')
