import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { requestKinds, requestStatuses } from './privacy-kinds.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** A person who uses a right or complains. Once erased, who asked is null and only kind, dates and outcome stay. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Random, so that nobody finds another's by counting. */
    reference: text().notNull().unique(),
    kind: text({ enum: requestKinds }).notNull(),
    status: text({ enum: requestStatuses }).notNull(),
    name: text(),
    email: text(),
    emailKey: text(),
    message: text(),
    /** The words that stood at the form, with their version. */
    notice: jsonb().$type<{ version: string; text: string }>().notNull(),
    receivedAt: instant().notNull(),
    dueOn: date().notNull(),
    /** Complaints: the last day for our acknowledgement. */
    acknowledgeBy: date(),
    acknowledgedAt: instant(),
    /** The SHA-256 of the key in the mail that asks whether the address is theirs. */
    confirmHash: text().unique(),
    confirmUntil: instant(),
    confirmedAt: instant(),
    /** How staff know it otherwise. */
    confirmedHow: text(),
    extendedAt: instant(),
    extensionReason: text(),
    closedAt: instant(),
    /** What the person was told at the end. */
    answer: text(),
    handlerId: uuid(),
    handlerName: text(),
    /** Rises with each change: two people at work notice each other. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index('privacy_requests_due').on(table.dueOn, table.id),
    index('privacy_requests_email')
      .on(table.emailKey)
      .where(sql`${table.emailKey} is not null`),
  ],
)

export type StoredRequest = typeof privacyRequests.$inferSelect

/** Who was erased, as a keyed hash of the address: enough to do it again after a restore, not to read who it was. */
export const erasures = pgTable('erasures', {
  emailHash: text().primaryKey(),
  /** The secret of the hash, the same in every row of an installation. */
  key: text().notNull(),
  erasedAt: instant().notNull(),
  reference: text(),
})
