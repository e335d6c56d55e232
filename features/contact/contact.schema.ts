import { z } from 'zod/mini'
import { rulesOf } from '#features/intake/field-rules.ts'
import { visitorInput } from '#features/intake/visitor.schema.ts'
import { contactFields } from './contact-fields.ts'

/** Tools that have no form of their own: their results come with a message. */
export const contactTools = ['matcher', 'demo', 'calculator', 'assessment'] as const
export type ContactTool = (typeof contactTools)[number]

/** What a visitor writes about: the tool, the path of its page and what that is called. */
export interface About {
  tool: ContactTool
  path: string
  name: string
}

export const contactInput = z.extend(visitorInput, {
  ...rulesOf(contactFields),
  tool: z.optional(z.enum(contactTools)),
})
export type ContactInput = z.infer<typeof contactInput>
