import { z } from 'zod/mini'
import { messageField, visitorInput } from '#features/intake/visitor.schema.ts'

/** Tools that have no form of their own: their results come with a message. */
export const contactTools = ['matcher', 'demo'] as const
export type ContactTool = (typeof contactTools)[number]

export const contactInput = z.extend(visitorInput, {
  message: messageField,
  tool: z.optional(z.enum(contactTools)),
})
export type ContactInput = z.infer<typeof contactInput>
