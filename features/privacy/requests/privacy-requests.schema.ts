import { z } from 'zod/mini'
import { requestKinds, requestStatuses } from './privacy-kinds.ts'

export const requestFilter = z.object({
  /** `open` unless told: what waits for an answer. */
  state: z._default(z.enum(['open', 'overdue', 'closed', 'all']), 'open'),
  kind: z.optional(z.enum(requestKinds)),
  /** In the reference, the name or the address. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'At most 100 characters'))),
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
})
export type RequestFilter = z.infer<typeof requestFilter>

/** A request as the list shows it; who asked is null once erased. */
export const requestItem = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(requestKinds),
  status: z.enum(requestStatuses),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  receivedAt: z.string(),
  dueOn: z.string(),
  isOverdue: z.boolean(),
  handlerName: z.nullable(z.string()),
})
export type RequestItem = z.infer<typeof requestItem>

export const requestPage = z.object({ items: z.array(requestItem), nextCursor: z.nullable(z.string()) })

export const requestDetail = z.extend(requestItem, {
  version: z.number(),
  message: z.nullable(z.string()),
  notice: z.object({ version: z.string(), text: z.string() }),
  needsIdentity: z.boolean(),
  confirmedAt: z.nullable(z.string()),
  confirmedHow: z.nullable(z.string()),
  acknowledgeBy: z.nullable(z.string()),
  acknowledgedAt: z.nullable(z.string()),
  extendedAt: z.nullable(z.string()),
  extensionReason: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  /** How many records each part of the software holds about this address. */
  held: z.array(z.object({ label: z.string(), count: z.number() })),
  /** Where the records of others mention them, and in how many; undefined until it was searched. */
  mentions: z.optional(z.array(z.object({ label: z.string(), count: z.number() }))),
  /** Mentions that wait for a decision; null while there is no search of the last day. */
  undecided: z.nullable(z.number()),
  /** What an erasure leaves, in words for the person. */
  kept: z.array(z.string()),
})
export type RequestDetail = z.infer<typeof requestDetail>

const version = z.int()
const words = (empty: string) =>
  z.string().check(z.trim(), z.minLength(1, empty), z.maxLength(5000, 'At most 5,000 characters'))

export const versionOnly = z.object({ version })
export const identityChange = z.object({
  version,
  /** How staff know that it is the person. */
  how: words('Please say how you know'),
})
export const extension = z.object({
  version,
  reason: words('Please give the reason: the person gets to read it'),
})
export const requestAnswer = z.object({
  version,
  outcome: z.enum(['done', 'refused']),
  text: words('Please write the answer'),
  /** Puts the readable copy of everything held under the answer. */
  withCopy: z._default(z.boolean(), false),
})
export type RequestAnswer = z.infer<typeof requestAnswer>
export const erasureOrder = z.object({
  version,
  /** Typed by staff, so that nobody is erased by a slip. */
  email: z.string().check(z.trim(), z.maxLength(254)),
})
export const erasureResult = z.extend(versionOnly, {
  reference: z.string(),
  erased: z.number(),
  kept: z.array(z.string()),
})
export type ErasureResult = z.infer<typeof erasureResult>

export const personCopy = z.object({
  reference: z.string(),
  email: z.string(),
  madeAt: z.string(),
  parts: z.array(
    z.object({
      label: z.string(),
      records: z.array(z.object({ title: z.string(), fields: z.record(z.string(), z.unknown()) })),
    }),
  ),
  /** Without the words, which are about others; undefined until it was searched. */
  mentions: z.optional(z.array(z.object({ label: z.string(), count: z.number() }))),
})
export type PersonCopy = z.infer<typeof personCopy>
