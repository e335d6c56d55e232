import { z } from 'zod/mini'

const wrongDay = 'Please enter a day as YYYY-MM-DD'
const day = z.iso.date(wrongDay).check(z.regex(/^(?:19|20)/, wrongDay))

const page = {
  cursor: z.optional(z.string().check(z.maxLength(120))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
}

export const auditFilter = z.object({
  /** A user’s id, or everything that visitors or the system did. */
  actor: z.optional(z.union([z.uuid(), z.enum(['visitor', 'system'])])),
  /** The beginning of the action's name: `user.` finds all about users. With a dot before it its later part: `.export`. */
  action: z.optional(
    z.string().check(z.maxLength(60), z.regex(/^[a-z._-]*$/, 'An action looks like user.updated')),
  ),
  entity: z.optional(z.string().check(z.maxLength(60))),
  entityId: z.optional(z.string().check(z.maxLength(100))),
  /** UTC days, both included. */
  from: z.optional(day),
  to: z.optional(day),
  ...page,
})
/** Of one record alone. */
export const historyQuery = z.object(page)
export type HistoryQuery = z.infer<typeof historyQuery>
/** The kinds of records that were ever written about. */
export const auditEntities = z.object({ items: z.array(z.string()) })

export type AuditFilter = z.infer<typeof auditFilter>

export const auditEntry = z.object({
  id: z.uuid(),
  at: z.string(),
  actorKind: z.enum(['visitor', 'user', 'system']),
  actorId: z.nullable(z.uuid()),
  actorName: z.string(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  from: z.unknown(),
  to: z.unknown(),
  /** By id, what the records are called now that it is about or names. */
  names: z.record(z.string(), z.string()),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const auditPage = z.object({ items: z.array(auditEntry), nextCursor: z.nullable(z.string()) })
export type AuditPage = z.infer<typeof auditPage>
