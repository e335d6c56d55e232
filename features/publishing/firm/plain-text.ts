import { z } from 'zod/mini'

const isPlain = (value: string) => value.isWellFormed() && !/\p{Cc}/u.test(value.replaceAll('\n', ''))

/** Words without control characters, perhaps in several lines; empty for what isn't told. */
export const text = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(most, `Please use at most ${most} characters`),
      z.refine(isPlain, 'Please leave out control characters'),
    )

export const line = (most: number) =>
  text(most).check(z.refine((value) => !value.includes('\n'), 'Please write it in one line'))
