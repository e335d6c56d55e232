import { z } from 'zod/mini'

/** All files of one mail together. */
export const attachmentsMaxBytes = 20 * 1024 * 1024

export const attachmentItem = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  isPicture: z.boolean(),
  contentId: z.nullable(z.string()),
})
export type AttachmentItem = z.infer<typeof attachmentItem>

export const uploadQuery = z.object({
  name: z.string().check(z.minLength(1, 'The file needs a name'), z.maxLength(255, 'At most 255 characters')),
})
