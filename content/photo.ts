import { z } from 'zod'

const pixels = z.number().int().positive()

/** A picture that staff uploaded for a page, in the place of its drawing. */
export const photo = z.strictObject({
  id: z.uuid(),
  /** Of the largest rendition. */
  width: pixels,
  height: pixels,
  /** Those that it was rendered in, rising. */
  widths: z.array(pixels).min(1),
  /** What it shows, for those who can’t see it. */
  alt: z.string().min(1),
})

export type Photo = z.infer<typeof photo>
