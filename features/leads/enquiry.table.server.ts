import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import { sources, type Consent, type Touch } from './lead.schema.ts'
import { wordsOfMessage } from './find/indexed-words.server.ts'
import { leads } from './lead.table.server.ts'

/** What someone sent through one of the public tools, as they sent it, with a reply clock of its own. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid().primaryKey().defaultRandom(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    receivedAt: instant().notNull(),
    source: text({ enum: sources }).notNull(),
    name: text().notNull(),
    company: text().notNull(),
    phone: text(),
    message: text(),
    /** The same message has the same key, no matter who sends it; null for a short one. */
    messageKey: text(),
    /** The same email, company and message have the same key. */
    repeatKey: text().notNull(),
    details: jsonb(),
    touch: jsonb().$type<Touch>().notNull(),
    consents: jsonb().$type<Consent[]>().notNull(),
    replyDueAt: instant().notNull(),
    repliedAt: instant(),
    /** Working time from receipt to reply. */
    repliedAfterMs: integer(),
  },
  (table) => [
    index('enquiries_lead').on(table.leadId, table.receivedAt, table.id),
    index('enquiries_received').on(table.receivedAt),
    index('enquiries_words').using('gin', wordsOfMessage(table)),
    index('enquiries_message')
      .on(table.messageKey, table.receivedAt)
      .where(sql`${table.messageKey} is not null`),
  ],
)

/** Enquiries that look like spam, kept aside for 30 days: staff release or discard them. */
export const quarantinedEnquiries = pgTable(
  'quarantined_enquiries',
  {
    id: uuid().primaryKey().defaultRandom(),
    receivedAt: instant().notNull(),
    emailKey: text().notNull(),
    messageKey: text(),
    enquiry: jsonb().notNull(),
    spamScore: integer().notNull(),
    reasons: jsonb().$type<string[]>().notNull(),
    /** When staff deleted it; a day later it goes. */
    discardedAt: instant(),
  },
  (table) => [
    index('quarantined_received').on(table.receivedAt, table.id),
    index('quarantined_message')
      .on(table.messageKey, table.receivedAt)
      .where(sql`${table.messageKey} is not null`),
  ],
)
