import { z } from 'zod/mini'
import { newActivity } from '#features/leads/lead.schema.ts'

/** What was written before, and until when. */
export const earlierNote = z.object({ body: z.string(), at: z.string(), until: z.string(), by: z.string() })
export type EarlierNote = z.infer<typeof earlierNote>

/** `seen` is the text that the editor saw: a newer one answers 409 with it. */
export const noteChange = z.object({
  seen: z.string().check(z.maxLength(10_000)),
  body: z.optional(newActivity.shape.body),
  at: newActivity.shape.at,
})
export type NoteChange = z.infer<typeof noteChange>
