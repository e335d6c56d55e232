import { z } from 'zod/mini'
import { campaignKeys } from '#features/intake/campaign-keys.ts'
import { eventLimits } from '#config/constants.ts'

export const eventNames = [
  'page_view',
  'tool_start',
  'tool_step',
  'tool_finish',
  'lead_sent',
  'download',
  'demo_run',
  'chat_open',
  'search',
] as const
export type EventName = (typeof eventNames)[number]

const prop = z.union([
  z.string().check(z.regex(/^[\w .:/-]{0,64}$/)),
  z.number().check(z.gte(-1e9), z.lte(1e9)),
  z.boolean(),
])
const mark = z.optional(z.string().check(z.maxLength(200)))

const event = z.object({
  name: z.enum(eventNames),
  path: z.string().check(z.maxLength(300)),
  /** The first view of this document when the visitor came from elsewhere: one visit. */
  isEntry: z.optional(z.boolean()),
  props: z.optional(
    z
      .record(z.string().check(z.regex(/^[a-z][a-zA-Z]{0,23}$/)), prop)
      .check(z.refine((props) => Object.keys(props).length <= 6, 'Six properties at most')),
  ),
})

export const eventBatch = z.object({
  events: z.array(event).check(z.minLength(1), z.maxLength(eventLimits.perBatch)),
  origin: z.optional(z.object(Object.fromEntries(campaignKeys.map((key) => [key, mark])))),
  /** The host that led here, never its whole address. */
  referrer: z.optional(z.string().check(z.maxLength(253))),
})

export type SentEvent = z.infer<typeof event>
export type EventBatch = z.infer<typeof eventBatch>

export const accepted = z.object({ accepted: z.number() })
