import { z } from 'zod/mini'
import { firstSectorIds } from '#features/leads/sectors/first-sectors.ts'
import { subscriberStates, topics } from './newsletter-choices.ts'

export const subscriberQuery = z.object({
  /** A part of an address. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'At most 100 characters'))),
  state: z.optional(z.enum(subscriberStates)),
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
})
export type SubscriberQuery = z.infer<typeof subscriberQuery>

export const subscriberItem = z.object({
  id: z.uuid(),
  email: z.string(),
  state: z.enum(subscriberStates),
  topics: z.array(z.enum(topics)),
  sector: z.nullable(z.enum(firstSectorIds)),
  country: z.nullable(z.string()),
  /** When, where and to which words they agreed. */
  consent: z.nullable(
    z.object({
      at: z.string(),
      place: z.string(),
      version: z.string(),
      text: z.string(),
    }),
  ),
  confirmedAt: z.nullable(z.iso.datetime()),
  endedAt: z.nullable(z.iso.datetime()),
  endReason: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
})
export type SubscriberItem = z.infer<typeof subscriberItem>

export const subscriberPage = z.object({
  items: z.array(subscriberItem),
  nextCursor: z.nullable(z.string()),
})
export type SubscriberPage = z.infer<typeof subscriberPage>
