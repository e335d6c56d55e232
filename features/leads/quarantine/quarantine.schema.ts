import { z } from 'zod/mini'
import { consent, sources, touch } from '#features/leads/lead.schema.ts'

export const quarantinedEnquiry = z.object({
  id: z.string(),
  receivedAt: z.string(),
  deletedAt: z.string(),
  spamScore: z.number(),
  reasons: z.array(z.string()),
  enquiry: z.object({
    source: z.enum(sources),
    name: z.string(),
    email: z.string(),
    company: z.optional(z.string()),
    phone: z.optional(z.string()),
    message: z.optional(z.string()),
    touch,
    consents: z.array(consent),
    details: z.optional(z.unknown()),
  }),
})
export type QuarantinedEnquiry = z.infer<typeof quarantinedEnquiry>

export const quarantinePage = z.object({
  items: z.array(quarantinedEnquiry),
  nextCursor: z.nullable(z.string()),
})
