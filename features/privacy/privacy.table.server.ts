import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import { mentionStates, searchStates } from './mentions/mention-states.ts'
import type { MentionTerms } from './mentions/mention-matcher.ts'
import type { MentionRemoval } from './mentions/mention-texts.ts'
import { requestKinds, requestStatuses } from './requests/privacy-kinds.ts'

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
  /** What was taken out of others' records: to be done again as well. */
  removals: jsonb().$type<MentionRemoval[]>().notNull().default([]),
})

/** How far the search for mentions of the person who asked has come. The latest search of a request is the only one. */
export const mentionSearches = pgTable('mention_searches', {
  requestId: uuid()
    .primaryKey()
    .references(() => privacyRequests.id, { onDelete: 'cascade' }),
  /** Changes with each search: a job of a former one stops. */
  run: uuid().notNull(),
  state: text({ enum: searchStates }).notNull(),
  /** By what is looked for; null once the request is closed. */
  terms: jsonb().$type<MentionTerms>(),
  /** Places that are done. */
  places: integer().notNull().default(0),
  /** The last record of the place at work that was looked at. */
  after: text(),
  records: integer().notNull().default(0),
  /** So much was found that the search ended early. */
  isCut: boolean().notNull().default(false),
  startedAt: instant().notNull(),
  /** The last sign of life. */
  beatAt: instant().notNull(),
  finishedAt: instant(),
})

/** A record that mentions the person of a request, and what staff decided. It holds no text: that is read where it is. */
export const mentions = pgTable(
  'mentions',
  {
    id: uuid().primaryKey().defaultRandom(),
    requestId: uuid()
      .notNull()
      .references(() => privacyRequests.id, { onDelete: 'cascade' }),
    place: text().notNull(),
    /** The record's key as JSON, or the name of a file. */
    record: text().notNull(),
    isCertain: boolean().notNull(),
    /** Of the texts when they were searched: a decision holds for these. */
    textHash: text().notNull(),
    /** The search that found it last. */
    run: uuid().notNull(),
    state: text({ enum: mentionStates }).notNull().default('open'),
    /** Why it is kept; the person gets to read it. */
    reason: text(),
    /** Where it stood when it was taken out, each time. */
    removals: jsonb().$type<MentionRemoval[]>().notNull().default([]),
    decidedAt: instant(),
    decidedById: uuid(),
    decidedByName: text(),
  },
  (table) => [
    uniqueIndex('mentions_record').on(table.requestId, table.place, table.record, table.isCertain),
    index('mentions_state').on(table.requestId, table.state, table.isCertain.desc(), table.id),
  ],
)

export type StoredMention = typeof mentions.$inferSelect
export type StoredSearch = typeof mentionSearches.$inferSelect
