import { z } from 'zod/mini'
import { findKinds } from '#features/context/finder.ts'

export const findQuery = z.object({
  q: z.string('Please say what to find').check(z.trim(), z.maxLength(100, 'At most 100 characters')),
})

export const findAnswer = z.object({
  groups: z.array(
    z.object({
      kind: z.enum(findKinds),
      items: z.array(z.object({ id: z.string(), title: z.string(), detail: z.string(), url: z.string() })),
    }),
  ),
  /** Where looking took too long: there may be more of these. */
  unfinished: z.optional(z.array(z.enum(findKinds))),
})
export type FindAnswer = z.infer<typeof findAnswer>
