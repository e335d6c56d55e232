import { z } from 'zod/mini'
import { decisions, mentionStates } from './mention-states.ts'

export const mentionFilter = z.object({
  /** `open` unless told: what waits for a decision. */
  state: z._default(z.enum(['open', 'decided']), 'open'),
  cursor: z.optional(z.uuid()),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
})
export type MentionFilter = z.infer<typeof mentionFilter>

/** A record that mentions the person. */
export const mentionItem = z.object({
  id: z.string(),
  /** "Note on another lead". */
  label: z.string(),
  /** Where staff see the record; null where it has no screen. */
  path: z.nullable(z.string()),
  /** The address, the number or a name that few have; else the name of several people, or a part of one. */
  isCertain: z.boolean(),
  state: z.enum(mentionStates),
  reason: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  /** How often it is in the record. */
  count: z.number(),
  /** The surroundings of the first three. */
  excerpts: z.array(z.object({ at: z.string(), before: z.string(), mention: z.string(), after: z.string() })),
  /** A decision names it, so that it is about the text that was read. */
  textHash: z.string(),
  /** Whether it goes out of the text, the record goes as a whole, or it is edited on its own screen. */
  removal: z.enum(['text', 'record', 'elsewhere']),
})
export type MentionItem = z.infer<typeof mentionItem>

export const mentionSearch = z.object({
  /** `stopped`: no sign of life for two minutes. */
  state: z.enum(['running', 'stopped', 'done']),
  /** Kinds of records that were searched, of so many. */
  places: z.number(),
  allPlaces: z.number(),
  /** Records looked at so far. */
  records: z.number(),
  /** It ended at a thousand undecided ones; more may follow. */
  isCut: z.boolean(),
  finishedAt: z.nullable(z.string()),
  /** Too old to erase by. */
  isOld: z.boolean(),
})
export type MentionSearch = z.infer<typeof mentionSearch>

export const mentionPage = z.object({
  /** Null while the address isn't confirmed: nothing is searched before. */
  search: z.nullable(mentionSearch),
  certain: z.number(),
  possible: z.number(),
  decided: z.number(),
  items: z.array(mentionItem),
  nextCursor: z.nullable(z.string()),
})
export type MentionPage = z.infer<typeof mentionPage>

export const mentionDecision = z
  .object({
    decision: z.enum(decisions),
    textHash: z.string().check(z.maxLength(100)),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(500, 'At most 500 characters'))),
  })
  .check(
    z.refine(({ decision, reason }) => decision !== 'keep' || Boolean(reason), {
      message: 'Please give the reason: the person gets to read it',
      path: ['reason'],
    }),
  )
export type MentionDecision = z.infer<typeof mentionDecision>

export const setAside = z.object({ count: z.number() })
